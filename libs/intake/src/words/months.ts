/** The months of a year by name, folded, from January on; one line for each language and form. */
const ROWS = `
january february march april may june july august september october november december
jan feb mar apr may jun jul aug sept oct nov dec
januar februar marz april mai juni juli august september oktober november dezember
janner feber marz apr mai jun jul aug sep okt nov dez
janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
januari februari maart april mei juni juli augustus september oktober november december
januari februari mars april maj juni juli augusti september oktober november december
stycznia lutego marca kwietnia maja czerwca lipca sierpnia wrzesnia pazdziernika listopada grudnia
ledna unora brezna dubna kvetna cervna cervence srpna zari rijna listopadu prosince
января февраля марта апреля мая июня июля августа сентября октября ноября декабря
ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik
`;
const NAMED = ROWS.trim()
  .split('\n')
  .flatMap((row) => row.split(' ').map((word, n) => [word, n] as const));

/** Which month of the year a word names, 0 for January; where two languages differ, none does. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMED.filter(([word, n]) => NAMED.every(([other, m]) => other !== word || m === n)),
);
/** Signs behind the numbers of a year, a month and a day: "2026年12月20日", "12월 20일". */
export const DATE_SIGNS: readonly (readonly [year: string, month: string, day: string])[] = [
  ['年', '月', '日'],
  ['年', '月', '号'],
  ['년', '월', '일'],
];
