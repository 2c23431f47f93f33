#!/usr/bin/env bash
# Plans the workloads of FILE as they are and as they were at BASE, and leaves the comment in a file. ADVISOR names the
# command; without it the published one is run.
set -euo pipefail
folder="$(mktemp -d)"
git show "$BASE:$FILE" > "$folder/before.yml" 2> /dev/null || rm -f "$folder/before.yml"
read -r -a advisor <<< "${ADVISOR:-npx --yes @compute-advisor/cli@$VERSION}"
ask=()
[ -z "${ASK:-}" ] || ask=(--url "$ASK")
"${advisor[@]}" diff "$folder/before.yml" "$FILE" ${ask[@]+"${ask[@]}"} > "$folder/comment.md"
cat "$folder/comment.md" >> "${GITHUB_STEP_SUMMARY:-/dev/null}"
echo "comment=$folder/comment.md" >> "$GITHUB_OUTPUT"
