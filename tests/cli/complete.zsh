#!/usr/bin/env zsh
# Prints what a line becomes when Tab is pressed behind it: complete.zsh FOLDER LINE, with the folder of the completion.
zmodload zsh/zpty
setopt extended_glob

# Returns when the shell in the terminal has written a line that begins with the word $1, and prints the rest of that line.
rest_of_line() {
    local text
    zpty -r -m terminal text "*$1 *"$'\n'
    text=${text##*$1 }
    print -r -- ${text%%[$'\r\n']*}
}

zpty terminal zsh -f -i
zpty -w terminal "PROMPT= COLUMNS=300; stty -echo; bindkey -e; setopt no_beep; fpath=($1 \$fpath)"
zpty -w terminal "autoload -Uz compinit; compinit -D -u; print REA''DY now"
rest_of_line READY >/dev/null
# Behind the line is Tab, and then the whole line becomes the argument of print.
zpty -w -n terminal "$2"$'\t\C-a'"print -r -- AN''SWER '"$'\C-e'"'"$'\n'
rest_of_line ANSWER
zpty -d terminal
