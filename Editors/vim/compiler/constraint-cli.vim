" :make checks the file at hand and fills the quickfix list.
if exists('current_compiler')
  finish
endif
let current_compiler = 'constraint-cli'

CompilerSet makeprg=constraint-cli\ check\ --diagnostics\ concise\ %:S
CompilerSet errorformat=%f:%l:%c:\ %trror[%*[EW0-9]]:\ %m,%f:%l:%c:\ %tarning[%*[EW0-9]]:\ %m,
      \%f:%l:%c:\ %tote[%*[EW0-9]]:\ %m,%-G%.%#
