/** Signs of the places below ten thousand, Chinese, Japanese and Korean. */
export const PLACES: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
  ['십', 10],
  ['백', 100],
  ['천', 1000],
]);
/** Signs that multiply all that stands before them. */
export const MYRIADS: ReadonlyMap<string, number> = new Map([
  ['万', 1e4],
  ['萬', 1e4],
  ['만', 1e4],
  ['亿', 1e8],
  ['億', 1e8],
  ['억', 1e8],
]);
/** Sino-Korean digits: "팔백", "이천오백". */
export const HANGUL_DIGITS: ReadonlyMap<string, number> = new Map(
  [...'일이삼사오육칠팔구'].map((sign, n) => [sign, n + 1] as const),
);
/** Korean numbers before what they count: "두 장", "스무 명". */
export const HANGUL_NATIVE: ReadonlyMap<string, number> = new Map([
  ['한', 1],
  ['두', 2],
  ['세', 3],
  ['네', 4],
  ['다섯', 5],
  ['여섯', 6],
  ['일곱', 7],
  ['여덟', 8],
  ['아홉', 9],
  ['열', 10],
  ['스무', 20],
  ['서른', 30],
  ['마흔', 40],
  ['쉰', 50],
]);
/** What Korean numbers count. */
export const HANGUL_COUNTERS: ReadonlySet<string> = new Set([...'장대명개건곳쪽원초분토글회']);
