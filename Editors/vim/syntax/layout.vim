" Layout files, which constraint-cli solves to frames.
if exists('b:current_syntax')
  finish
endif

syntax case match
syntax iskeyword @,48-57,_,192-255

syntax match layoutOperator /==\|!=\|<=\|>=\|&&\|||\|??\|\.\.<\|\.\.\.\|±\|+\/-\|[-+*\/%<>=!?]/
syntax match layoutPunctuation /[{}()\[\],;:]\|\.\.\@!/

syntax match layoutNumber /\<\d\+\(\.\d\+\)\?\([eE][-+]\?\d\+\)\?\>/
syntax match layoutColor /#\x\{3,8}\>/
syntax match layoutPriority /@\(low\|medium\|high\|required\)\([-+]\d\+\(\.\d\+\)\?\)\?\>/
syntax match layoutPriority /@\d\+\(\.\d\+\)\?/
syntax match layoutPriority /@(\@=/

syntax match layoutType /\<\u\k*/
syntax match layoutType /\(:\s*\[*\)\@<=\(number\|int\|string\|bool\|object\|list\)\>/
syntax match layoutType /\.\@<!\<\(view\|image\|label\|button\|row\|column\|waterfall\|flow\)\>\(\s\+\k\)\@=/

syntax match layoutAttribute /\<\(left\|right\|top\|bottom\|leading\|trailing\|width\|height\|centerX\|centerY\|baseline\|firstBaseline\|lastBaseline\|edges\|horizontal\|vertical\|size\|center\)\>/
syntax match layoutFunction /\.\@<!\<\(min\|max\|abs\|floor\|ceil\|round\|count\|frame\|lines\|disjoint\|inside\|whole\|cut\)(\@=/

syntax match layoutKeyword /\.\@<!\<\(if\|else\|for\|in\|as\|inset\|expect\|let\|var\|div\)\>/
syntax match layoutConstant /\.\@<!\<\(true\|false\|null\)\>/
syntax match layoutReference /\.\@<!\<\(self\|super\|root\|prev\)\>/

" Words that are keywords at the start of a statement, followed by their form.
syntax match layoutKeyword /\(^\|[{;]\)\@<=\s*layout\(\s\+\d\)\@=/
syntax match layoutKeyword /\(^\|[{;]\)\@<=\s*import\(\s\+["A-Z_a-z]\)\@=/
syntax match layoutKeyword /\<from\(\s*"\)\@=/
syntax match layoutKeyword /\(^\|[{;]\)\@<=\s*\(param\|data\|type\|component\)\(\s\+\k\)\@=/
syntax match layoutKeyword /\(^\|[{;]\)\@<=\s*\(test\|vfl\)\(\s*"\)\@=/
syntax match layoutKeyword /\(\<expect\s\+\)\@<=\(holds\|breaks\|error\|ambiguous\)\(\s\+\k\)\@=/
syntax match layoutKeyword /\(\k\s\+\)\@<=\(beats\|by\)\>\(\s\)\@=/

" What is before the colon of a property, an argument or a field.
syntax match layoutProperty /\<\k\+\(\(\.\k\+\)*:\)\@=/

syntax cluster layoutCode contains=layoutOperator,layoutPunctuation,layoutNumber,layoutColor,layoutType,layoutAttribute,
      \layoutFunction,layoutKeyword,layoutConstant,layoutReference,layoutProperty,layoutString
syntax region layoutString start=/"/ skip=/\\"/ end=/"\|$/ oneline contains=layoutEscape,layoutInterpolation
syntax match layoutEscape /\\\(u{\x*}\|[^(]\)/ contained
syntax region layoutInterpolation matchgroup=layoutPunctuation start=/\\(/ end=/)/ oneline contained contains=@layoutCode,layoutParentheses
syntax region layoutParentheses matchgroup=layoutPunctuation start=/(/ end=/)/ oneline contained contains=@layoutCode,layoutParentheses

syntax match layoutComment /\/\/.*$/ contains=layoutTodo,@Spell
syntax region layoutComment start=/\/\*/ end=/\*\// contains=layoutComment,layoutTodo,@Spell
syntax keyword layoutTodo TODO FIXME allow contained

syntax sync minlines=200

highlight default link layoutComment Comment
highlight default link layoutTodo Todo
highlight default link layoutString String
highlight default link layoutEscape SpecialChar
highlight default link layoutNumber Number
highlight default link layoutColor Constant
highlight default link layoutPriority PreProc
highlight default link layoutType Type
highlight default link layoutAttribute Identifier
highlight default link layoutFunction Function
highlight default link layoutKeyword Keyword
highlight default link layoutConstant Boolean
highlight default link layoutReference Special
highlight default link layoutProperty Label
highlight default link layoutOperator Operator
highlight default link layoutPunctuation Delimiter

let b:current_syntax = 'layout'
