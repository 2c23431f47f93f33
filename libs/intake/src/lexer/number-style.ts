/** A number as written: how far it reaches and what it is worth. */
export interface WrittenNumber {
  readonly end: number;
  readonly value: number;
  readonly decimal: boolean;
  readonly text: string;
}

const digit = (c: number): boolean => c >= 48 && c <= 57;
const letter = (c: number): boolean => c >= 97 && c <= 122;

function digitsFrom(text: string, from: number): number {
  let i = from;
  while (i < text.length && digit(text.charCodeAt(i))) i++;
  return i;
}

/** Where thousands groups that start behind `from` end: `,000,000`, ` 000`, `'000`, and the Indian `,50,000`. `from`
 *  when there are none. */
function groupsFrom(text: string, first: number, from: number, mark: string): { end: number; groups: number } {
  let end = from;
  let groups = 0;
  let pending = 0;
  while (text[end] === mark) {
    const stop = digitsFrom(text, end + 1);
    const width = stop - end - 1;
    if (width === 3) {
      groups += 1 + pending;
      pending = 0;
      end = stop;
      continue;
    }
    if (width === 2 && mark === ',' && text[stop] === ',' && digitsFrom(text, stop + 1) - stop - 1 >= 2) {
      pending++;
      end = stop;
      continue;
    }
    break;
  }
  if (pending > 0 || from - first > 3) return { end: from, groups: 0 };
  return { end, groups };
}

/** Units of which thousandths are written out. */
const MEASURED = /^ ?(?:s|ms|sec|h|%|x|gb|tb)(?![a-z])|^\/|^[.,]?\d/;

/** A point or comma before exactly three digits can be either; a European text or a euro sign beside it decides for
 *  thousands. */
function pointIsThousands(text: string, first: number, end: number, european: boolean): boolean {
  if (text[first] === '0') return false;
  if (text.slice(end - 3, end) === '000' && !MEASURED.test(text.slice(end, end + 4)) && text[first - 1] !== '$')
    return true;
  const before = text.slice(Math.max(0, first - 2), first).trim();
  const after = text.slice(end, end + 6).trim();
  return european || before.endsWith('\u20ac') || after.startsWith('\u20ac') || after.startsWith('eur');
}

/** Reads the number that begins at `first` (a digit), in any of the usual styles: 1,000 · 12 000 · 7.200 € · 2,50,000
 *  · 1'000 · 2,15 · 3.1. @param listed commas part values (CSV) */
export function readNumber(text: string, first: number, european: boolean, listed = false): WrittenNumber {
  const whole = digitsFrom(text, first);
  const done = (end: number, value: number, decimal: boolean): WrittenNumber => ({
    end,
    value,
    decimal,
    text: text.slice(first, end),
  });
  const plain = (end: number): number => Number(text.slice(first, end).replace(/[^0-9]/g, ''));
  const fraction = (end: number): number => Number(`${text.slice(first, whole)}.${text.slice(whole + 1, end)}`);
  const mark = listed && text[whole] === ',' ? '' : (text[whole] ?? '');
  if (mark === ',' || mark === "'" || mark === '_') {
    const { end, groups } = groupsFrom(text, first, whole, mark);
    if (groups > 0 && text[first] !== '0') {
      const tail = text[end] === '.' && digit(text.charCodeAt(end + 1)) ? digitsFrom(text, end + 1) : end;
      return tail === end
        ? done(end, plain(end), false)
        : done(tail, Number(text.slice(first, tail).replace(/[,'_]/g, '')), true);
    }
    const stop = digitsFrom(text, whole + 1);
    const listed = text[stop] === ',' && digit(text.charCodeAt(stop + 1));
    const inList = first > 0 && text[first - 1] === ',' && first > 1 && digit(text.charCodeAt(first - 2));
    if (mark === ',' && stop - whole - 1 >= 1 && stop - whole - 1 <= 2 && !listed && !inList && whole - first <= 4)
      return done(stop, fraction(stop), true);
    return done(whole, plain(whole), false);
  }
  if (mark === '.' && digit(text.charCodeAt(whole + 1))) {
    const { end, groups } = groupsFrom(text, first, whole, '.');
    if (groups > 1 || (groups === 1 && text[end] !== '.' && pointIsThousands(text, first, end, european))) {
      const tail =
        text[end] === ',' && digit(text.charCodeAt(end + 1)) && digitsFrom(text, end + 1) - end <= 3
          ? digitsFrom(text, end + 1)
          : end;
      return done(
        tail,
        tail === end ? plain(end) : Number(text.slice(first, tail).replace(/\./g, '').replace(',', '.')),
        tail !== end,
      );
    }
    const stop = digitsFrom(text, whole + 1);
    return done(stop, fraction(stop), true);
  }
  if (mark === ' ' && text[first] !== '0' && whole - first <= 3 && (first < 2 || !digit(text.charCodeAt(first - 2)))) {
    const { end, groups } = groupsFrom(text, first, whole, ' ');
    const next = text.charCodeAt(end);
    if (
      groups > 0 &&
      !letter(next) &&
      !(text[end] === '.' && digit(text.charCodeAt(end + 1))) &&
      (european || text.slice(whole + 1, end).includes('000'))
    )
      return done(end, plain(end), false);
  }
  return done(whole, plain(whole), false);
}
