" Layout files: comments, indentation by blocks, and constraint-cli behind :make and gq.
if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

setlocal commentstring=//\ %s comments=s1:/*,mb:*,ex:*/,://
setlocal expandtab shiftwidth=2 softtabstop=2 smartindent
setlocal suffixesadd=.layout
setlocal formatprg=constraint-cli\ fmt\ -
compiler constraint-cli

let b:undo_ftplugin = 'setlocal commentstring< comments< expandtab< shiftwidth< softtabstop<'
      \ . ' smartindent< suffixesadd< formatprg< makeprg< errorformat<'
