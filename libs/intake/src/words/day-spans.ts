/** The days of a week cut short, from Monday on; one line for each language, folded. */
const ROWS = `
mon tue wed thu fri sat sun
mo di mi do fr sa so
lun mar mer jeu ven sam dim
lun mar mie jue vie sab dom
lun mar mer gio ven sab dom
seg ter qua qui sex sab dom
ma di wo do vr za zo
pn wt sr czw pt sb nd
pon wt sr czw pt sob niedz
pon wto sro czw pia sob nie
пн вт ср чт пт сб вс
man tis ons tor fre lor son
pzt sal car per cum cmt paz
月 火 水 木 金 土 日
월 화 수 목 금 토 일
周一 周二 周三 周四 周五 周六 周日
`;
const DAYS = ROWS.trim()
  .split('\n')
  .map((row) => row.split(' '));
/** How Monday is cut short. */
export const SHORT_MONDAYS: ReadonlySet<string> = new Set(DAYS.flatMap(([monday]) => monday ?? []));
/** What stands between the first and the last day: "Mon-Sat", "ma t/m za", "lun. a sáb." */
const JOINS: ReadonlySet<string> = new Set('- ~ . / to bis a al au t m tot en met do по till through thru'.split(' '));
const LONGEST = 4;
/** The fewest days that are those of a service. */
const FEWEST = 5;

/** How many days of a week a span from Monday names, and where it ends; `textAt` gives the words one by one. */
export function spanOfDays(textAt: (i: number) => string, from: number): { days: number; end: number } | undefined {
  const rows = SHORT_MONDAYS.has(textAt(from)) ? DAYS.filter(([monday]) => monday === textAt(from)) : [];
  if (rows.length === 0) return undefined;
  for (let n = 1; n <= LONGEST; n += 1) {
    const text = textAt(from + n);
    const days = n === 1 ? 0 : Math.max(...rows.map((row) => row.indexOf(text))) + 1;
    if (days >= FEWEST) return { days, end: from + n };
    if (!JOINS.has(text)) return undefined;
  }
  return undefined;
}
