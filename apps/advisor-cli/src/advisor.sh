#!/bin/sh
# The command without the process of Node that only starts another: straight from the heap of today with the books open
# (advisor.ts makes it and says when), else as advisor.js does it. For POSIX shells; elsewhere advisor.js is the command.
here=$(dirname "$(readlink -f "$0" 2> /dev/null || echo "$0")")
plain() { exec node "$here/advisor.js" "$@"; }

[ "${ADVISOR_SNAPSHOT:-}" != off ] || plain "$@"
case "${1:-}" in mcp | batch | report | audit | diff) plain "$@" ;; esac
for word in "$@"; do
  case "$word" in --url* | --books* | --out* | --prometheus* | --make-snapshot | --snapshot-file) plain "$@" ;; esac
done
system=$(uname -sm)
heap="${XDG_CACHE_HOME:-$HOME/.cache}/compute-advisor/@CONTENT@-$(node --version)-${system% *}-${system#* }-$(date -u +%F).snapshot"
[ -f "$heap" ] || plain "$@"
# Its bytes are read in large pages where the C library can.
GLIBC_TUNABLES=${GLIBC_TUNABLES:-glibc.malloc.hugetlb=1} node @FLAGS@ --snapshot-blob "$heap" -- "$@"
status=$?
# Larger ones are Node's, which could not start from it: it is made anew another time.
[ "$status" -gt 3 ] || exit "$status"
rm -f "$heap"
plain "$@"
