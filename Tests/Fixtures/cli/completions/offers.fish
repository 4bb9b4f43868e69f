# Prints what fish offers for a line, without the descriptions: offers.fish SCRIPT LINE
source $argv[1]
complete -C $argv[2] | string replace -r '\t.*' '' | string replace -r '/$' ''
