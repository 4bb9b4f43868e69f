# Prints what zsh offers for lines, each after the line: offers.zsh SCRIPT LINE...
#
# A line and a tab are typed into a shell with a terminal of its own, whose `compadd` writes down
# what matches.
zmodload zsh/zpty
zpty -b shell 'zsh -f -i'
zpty -w shell "PS1=; autoload -U compinit; compinit -u -D; source $1"
zpty -w shell 'compadd() {
  if [[ " ${@[1,(i)(-|--)]}" != *" -"[OAD]* ]]; then
    local -a found
    builtin compadd -A found "$@"
    print -rl -- "${found[@]}" >> .offers
  fi
  builtin compadd "$@"
}'
zpty -w shell 'finish() { print FIN""ISHED }; zle -N finish; bindkey "^T" finish; print RE""ADY'
zpty -r shell seen "*READY*"
for line in "${@[2,-1]}"; do
  : > .offers
  zpty -w -n shell "$line"$'\t\x14'
  zpty -r shell seen "*FINISHED*"
  zpty -w -n shell $'\x15'
  print -r -- "> $line"
  print -rl -- ${(Q)${(f)"$(<.offers)"}}
done
zpty -d shell
