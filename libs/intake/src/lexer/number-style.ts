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
  while (digit(text.charCodeAt(i))) i++;
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

/** A number that begins at `first` and whose first run of digits ends at `whole`. */
interface Opening {
  readonly text: string;
  readonly first: number;
  readonly whole: number;
  readonly european: () => boolean;
}

/** Thousands that can be nothing else, "400.000": who writes them so groups all numbers by points. */
const GROUPED_BY_POINT = /(?:^|[^\d.,$])[1-9]\d{0,2}(?:\.000)+(?![\d.,]*\d)(?! ?(?:s|ms|sec|h|%|x|gb|tb|ghz)(?![a-z]))/;
/** Whether a folded text groups its digits by points. */
export const groupsByPoints = (text: string): boolean => GROUPED_BY_POINT.test(text);

/** A point or comma before exactly three digits can be either; a European text or a euro sign beside it decides for
 *  thousands. */
function pointIsThousands({ text, first, european }: Opening, end: number): boolean {
  if (text[first] === '0') return false;
  if (text.slice(end - 3, end) === '000' && !MEASURED.test(text.slice(end, end + 4)) && text[first - 1] !== '$')
    return true;
  const before = text.slice(Math.max(0, first - 2), first).trim();
  const after = text.slice(end, end + 6).trim();
  return before.endsWith('\u20ac') || after.startsWith('\u20ac') || after.startsWith('eur') || european();
}

const done = (o: Opening, end: number, value: number, decimal: boolean): WrittenNumber => ({
  end,
  value,
  decimal,
  text: o.text.slice(o.first, end),
});
function plain(o: Opening, end: number): WrittenNumber {
  const written = o.text.slice(o.first, end);
  return done(o, end, Number(end === o.whole ? written : written.replace(/[^0-9]/g, '')), false);
}
const fraction = (o: Opening, end: number): WrittenNumber =>
  done(o, end, Number(`${o.text.slice(o.first, o.whole)}.${o.text.slice(o.whole + 1, end)}`), true);
const isDigitAt = (text: string, i: number): boolean => digit(text.charCodeAt(i));

/** Reads the number that begins at `first` (a digit), in any of the usual styles: 1,000 · 12 000 · 7.200 € · 2,50,000
 *  · 1'000 · 2,15 · 3.1. @param european whether the text groups digits by points; seldom asked
 *  @param listed commas part values (CSV) */
export function readNumber(text: string, first: number, european: () => boolean, listed = false): WrittenNumber {
  const o: Opening = { text, first, whole: digitsFrom(text, first), european };
  const mark = listed && text[o.whole] === ',' ? '' : (text[o.whole] ?? '');
  if (mark === ',' || mark === "'" || mark === '_') return behindComma(o, mark);
  if (mark === '.' && isDigitAt(text, o.whole + 1)) return behindPoint(o);
  return (mark === ' ' ? behindBlank(o) : undefined) ?? plain(o, o.whole);
}

/** Digits behind the comma of a price for one token or one minute. */
const MOST_OF_NOUGHT = 7;

/** `1,000` and `1'000.5` group; `2,15` is a fraction; `1,2,3` is a list. */
function behindComma(o: Opening, mark: string): WrittenNumber {
  const { text, first, whole } = o;
  const { end, groups } = groupsFrom(text, first, whole, mark);
  if (groups > 0 && text[first] !== '0') {
    const tail = text[end] === '.' && isDigitAt(text, end + 1) ? digitsFrom(text, end + 1) : end;
    return tail === end ? plain(o, end) : done(o, tail, Number(text.slice(first, tail).replace(/[,'_]/g, '')), true);
  }
  const stop = digitsFrom(text, whole + 1);
  const width = stop - whole - 1;
  // "0,006 €": what begins with a nought has no thousands
  const most = text[first] === '0' && whole - first === 1 ? MOST_OF_NOUGHT : 2;
  const isFraction = mark === ',' && width >= 1 && width <= most && whole - first <= 4;
  return isFraction && !isInList(o, stop) ? fraction(o, stop) : plain(o, whole);
}

/** Another value follows or precedes behind a bare comma. */
function isInList({ text, first }: Opening, stop: number): boolean {
  if (text[stop] === ',' && isDigitAt(text, stop + 1)) return true;
  return first > 1 && text[first - 1] === ',' && isDigitAt(text, first - 2);
}

/** `1.100.2`: a point and a digit behind the group; one at the end of a sentence stands behind no digit. */
const isSection = ({ text }: Opening, end: number): boolean => text[end] === '.' && isDigitAt(text, end + 1);

/** `7.200 €` groups, `7.200,50` has a fraction behind its groups, `3.1` is one. */
function behindPoint(o: Opening): WrittenNumber {
  const { text, first, whole } = o;
  const { end, groups } = groupsFrom(text, first, whole, '.');
  const grouped = groups > 1 || (groups === 1 && !isSection(o, end) && pointIsThousands(o, end));
  if (!grouped) return fraction(o, digitsFrom(text, whole + 1));
  const cents = text[end] === ',' && isDigitAt(text, end + 1) && digitsFrom(text, end + 1) - end <= 3;
  if (!cents) return plain(o, end);
  const tail = digitsFrom(text, end + 1);
  return done(o, tail, Number(text.slice(first, tail).replace(/\./g, '').replace(',', '.')), true);
}

/** `6 400 €`, `4 090 EUR`, `12 500 zł`: a sum in a currency of the continent is written as there. */
const BEFORE_EURO =
  /^[ \u00a0]?(?:\u20ac|eur|z\u0142|pln|chf|k\u010d|czk|kr\b|sek|nok|dkk|\u0440\u0443\u0431|\u20bd|\u0433\u0440)/i;
/** Currencies that are written right before their sum: `CHF4 500`. */
const CURRENCY_BEFORE = /(?:^|[^a-z])(?:eur|chf|usd|gbp|pln|czk|sek|nok|dkk|kr|inr|rs|us)$/;
/** `L4 246 €`, `A2 156`: a digit behind a letter belongs to a name. */
function isOfName(text: string, first: number): boolean {
  return letter(text.charCodeAt(first - 1)) && !CURRENCY_BEFORE.test(text.slice(Math.max(0, first - 4), first));
}
/** A number stands before it, "12 500 000"; what ends a name is none: "B200 180 000 €". */
function isBehindNumber(text: string, first: number): boolean {
  if (first < 2 || !isDigitAt(text, first - 2)) return false;
  let run = first - 2;
  while (isDigitAt(text, run - 1)) run -= 1;
  return !isOfName(text, run);
}
/** `1 350,75 €`: one or two digits behind the comma that ends the groups. */
function groupsWithCents(o: Opening, end: number): WrittenNumber | undefined {
  const { text, first, european } = o;
  const stop = text[end] === ',' ? digitsFrom(text, end + 1) : end;
  if (stop - end !== 2 && stop - end !== 3) return undefined;
  if (!BEFORE_EURO.test(text.slice(stop, stop + 5)) && !european()) return undefined;
  return done(o, stop, Number(text.slice(first, stop).replaceAll(' ', '').replace(',', '.')), true);
}
/** `12 000`: groups behind blanks, where the text is continental or a group is all noughts. */
function behindBlank(o: Opening): WrittenNumber | undefined {
  const { text, first, whole, european } = o;
  if (text[first] === '0' || whole - first > 3 || isBehindNumber(text, first) || isOfName(text, first))
    return undefined;
  const { end, groups } = groupsFrom(text, first, whole, ' ');
  const withCents = groups > 0 ? groupsWithCents(o, end) : undefined;
  if (withCents !== undefined) return withCents;
  const goesOn = letter(text.charCodeAt(end)) || (text[end] === '.' && isDigitAt(text, end + 1));
  if (groups === 0 || goesOn) return undefined;
  const isGrouped = text.slice(whole + 1, end).includes('000') || BEFORE_EURO.test(text.slice(end, end + 5));
  return isGrouped || european() ? plain(o, end) : undefined;
}
