#!/usr/bin/env bash
# Plans the workloads of FILE as they are and as they were at BASE, and leaves the comment in a file. ADVISOR names the
# command; without it the published one is run. A file that cannot be planned is said in the comment, and fails.
set -euo pipefail
folder="$(mktemp -d)"
comment="$folder/comment.md"
status=0
git show "$BASE:$FILE" > "$folder/before.yml" 2> /dev/null || rm -f "$folder/before.yml"
read -r -a advisor <<< "${ADVISOR:-npx --yes @compute-advisor/cli@$VERSION}"
ask=()
[ -z "${ASK:-}" ] || ask=(--url "$ASK")
"${advisor[@]}" diff "$folder/before.yml" "$FILE" ${ask[@]+"${ask[@]}"} > "$comment" 2> "$folder/error" || status=$?
cat "$folder/error" >&2
if [ "$status" -ne 0 ]; then
  # Words of the file stay within the fence.
  printf '### Compute: not planned\n\n```\n%s\n```\n' "$(tr -d '`' < "$folder/error")" > "$comment"
fi
cat "$comment" >> "${GITHUB_STEP_SUMMARY:-/dev/null}"
echo "comment=$comment" >> "$GITHUB_OUTPUT"
exit "$status"
