/** A stem that two forms of a noun share has at least this many letters; what is behind it is an ending up to this. */
const STEM = 3;
const ENDING = 3;

/** Two forms of one noun: "clinic" and "clinics", "Filiale" and "Filialen", "branch" and "branches". */
export function isSameNoun(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const ending = Math.max(a.length, b.length) - same;
  return same >= STEM && ending <= ENDING && ending < same;
}
