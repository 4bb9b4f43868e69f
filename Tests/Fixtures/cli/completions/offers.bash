# Prints what bash offers for a line: offers.bash SCRIPT LINE
source "$1"
read -r -a COMP_WORDS <<< "$2"
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_constraint_cli
printf '%s\n' "${COMPREPLY[@]}"
