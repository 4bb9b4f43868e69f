# Prints what fish offers for lines, without the descriptions, each after the line: offers.fish SCRIPT LINE...
source $argv[1]
for line in $argv[2..]
    echo "> $line"
    complete -C $line | string replace -r '\t.*' '' | string replace -r '/$' ''
end
