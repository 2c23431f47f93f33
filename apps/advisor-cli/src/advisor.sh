#!/bin/sh
':' /*
# The command without the process of Node that only starts another: straight from the heap of today with the books open
# (advisor.ts makes it and says when), else as advisor.js does it. For POSIX shells; elsewhere, and to Node, which reads
# the last line alone, it is advisor.js.
self=$0
while [ -h "$self" ]; do
  to=$(readlink "$self")
  case $to in /*) self=$to ;; *) self=${self%/*}/$to ;; esac
done
here=${self%/*}
[ "$here" != "$self" ] || here=.
plain() { exec node "$here/advisor.js" "$@"; }

[ "${ADVISOR_SNAPSHOT:-}" != off ] || plain "$@"
case "${1:-}" in mcp | batch | report | audit | diff) plain "$@" ;; esac
for word in "$@"; do
  case "$word" in --url* | --books* | --out* | --prometheus* | --make-snapshot | --snapshot-file) plain "$@" ;; esac
done
cache=${XDG_CACHE_HOME:-${HOME:+$HOME/.cache}}
[ -n "$cache" ] || plain "$@"
system=$(uname -sm)
heap="$cache/compute-advisor/@CONTENT@-$(node --version)-${system% *}-${system#* }-$(date -u +%F).snapshot"
# Another's is not to be trusted.
[ -f "$heap" ] && [ -O "$heap" ] || plain "$@"
# Its bytes are read in large pages where the C library can.
GLIBC_TUNABLES=${GLIBC_TUNABLES:-glibc.malloc.hugetlb=1} node @FLAGS@ --snapshot-blob "$heap" -- "$@"
status=$?
# Larger ones are Node's, which could not start from it: it is made anew another time.
[ "$status" -gt 3 ] || exit "$status"
rm -f "$heap"
plain "$@"
':' */
require('./advisor.js');
