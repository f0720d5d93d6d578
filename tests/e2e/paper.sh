#!/usr/bin/env bash
# Prints on queues of a CUPS of its own, which write files, and looks at these: paper.sh TEST_PROGRAM [ARGUMENT...]
#
# The queues: "plain" has A4, Letter and A5, margins of 12 pt and turns sheets; "wide" has larger margins at the left and the bottom;
# "letter" has Letter only; "closed" accepts no jobs.
set -euo pipefail

: "${PRINTER:?the PPD of the plain queue}"
for need in cupsd lpadmin lpstat cupsreject pdftoppm; do
    if ! PATH=$PATH:/usr/sbin command -v "$need" >/dev/null; then
        echo "skipped: needs $need (package cups, cups-client or poppler-utils)"
        exit 77
    fi
done
if [[ ! -x /usr/lib/cups/filter/pdftopdf ]]; then
    echo "skipped: needs the filters of CUPS (package cups-filters)"
    exit 77
fi
PATH=$PATH:/usr/sbin

folder=$(mktemp -d)
scheduler=
end() {
    [[ -z $scheduler ]] || kill "$scheduler" 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf "$folder"
}
trap end EXIT
trap 'exit 143' TERM INT HUP

# Root's scheduler runs its filters as another user, who must get in.
mkdir "$folder"/{etc,spool,spool/tmp,cache,state,out,home}
chmod 755 "$folder"
chmod 700 "$folder/home"
((EUID != 0)) || chown -R lp "$folder"/{spool,cache,state}
cat >"$folder/etc/cups-files.conf" <<END
ServerRoot $folder/etc
RequestRoot $folder/spool
TempDir $folder/spool/tmp
CacheDir $folder/cache
StateDir $folder/state
ServerKeychain $folder/etc
AccessLog $folder/access
ErrorLog $folder/log
PageLog $folder/pages
FileDevice Yes
SystemGroup $(id -gn)
END
cat >"$folder/etc/cupsd.conf" <<END
LogLevel debug
MaxLogSize 0
Listen $folder/socket
Browsing Off
WebInterface No
<Location />
Allow all
</Location>
<Policy default>
<Limit All>
Allow all
</Limit>
</Policy>
END
cupsd -f -c "$folder/etc/cupsd.conf" -s "$folder/etc/cups-files.conf" >"$folder/cupsd" 2>&1 &
scheduler=$!

export CUPS_SERVER=$folder/socket HOME=$folder/home XDG_RUNTIME_DIR=$folder/home QT_QPA_PLATFORM=offscreen
until lpstat -r 2>/dev/null | grep -q 'is running'; do
    if ! kill -0 "$scheduler" 2>/dev/null; then
        echo "skipped: no CUPS of its own can be started here: $(tail -n 1 "$folder/cupsd" "$folder/log" 2>/dev/null)"
        exit 77
    fi
    sleep 0.1
done

# add_queue NAME PPD
add_queue() {
    lpadmin -p "$1" -E -v "file://$folder/out/$1" -P "$2" 2>/dev/null # it calls PPDs deprecated
}

sed '/^\*ImageableArea/s/"12 12 /"18 40 /' "$PRINTER" >"$folder/wide.ppd"
sed -E '/^\*[A-Za-z]+ A[45]/d; s/^(\*Default.*): A4/\1: Letter/' "$PRINTER" >"$folder/letter.ppd"
add_queue plain "$PRINTER"
add_queue wide "$folder/wide.ppd"
add_queue letter "$folder/letter.ppd"
add_queue closed "$PRINTER"
cupsreject closed

PRINTED=$folder/out PRINT_LOG=$folder/log "$@"
