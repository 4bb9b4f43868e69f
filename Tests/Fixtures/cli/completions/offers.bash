# Prints what bash offers for lines, each after the line: offers.bash SCRIPT LINE...
source "$1"
shift
for line; do
  echo "> $line"
  read -r -a COMP_WORDS <<< "$line"
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  COMPREPLY=()
  _constraint_cli
  printf '%s\n' "${COMPREPLY[@]}"
done
