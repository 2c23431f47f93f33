/** Members of a list that are shown before the rest is left out. */
const SHOWN = 1;
const MOST_LETTERS = 60;

/** A JSON value cut down to what shows its shape: the first of each list, long texts cut, objects down to a depth. */
export function shortened(value: unknown, depth = 5): unknown {
  if (typeof value === 'string') return value.length > MOST_LETTERS ? `${value.slice(0, MOST_LETTERS)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const shown = list.slice(0, SHOWN).map((one) => shortened(one, depth - 1));
    return list.length > SHOWN && typeof list[0] === 'object' ? [...shown, '…'] : shown;
  }
  if (depth <= 0) return '…';
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortened(member, depth - 1)]));
}
