import { CURRENCY_NAMES } from '../gazetteers/data/currencies';
import { plainText } from '../lexer/plain-text';

/** A column of a table that says what each row costs. */
export interface PaidColumn {
  readonly period: 'month' | 'year' | 'hour';
  /** Absent where the heading names none. */
  readonly currency?: string;
  /** What one of the counted costs, and not the row. */
  readonly each?: true;
}

/** What a heading says of money: `EUR/month`, `cost_per_month_usd`, `cout_mensuel_eur`, "Kosten/Monat (€)", 月額(円).
 *  Undefined where it names no money, or no time that it is paid for: "price" may be that of a purchase. */
export function paidColumn(name: string): PaidColumn | undefined {
  const plain = plainText(name);
  const words = plain.match(/\p{L}+|\p{Sc}/gu) ?? [];
  const currency = words.map((w) => CURRENCY_NAMES.get(w)).find((code) => code !== undefined);
  if (currency === undefined && !words.some((w) => PAID.test(w))) return undefined;
  const period = PERIODS.find(([, shape]) => words.some((w) => shape.test(w)))?.[0];
  if (period === undefined) return undefined;
  return { period, ...(currency === undefined ? {} : { currency }), ...(EACH.test(plain) ? { each: true } : {}) };
}

/** Words of money that a heading may be made of. */
const PAID = heading(
  'costs? price bill spend rent kosten preis miete couts? prix loyer montant costos? costes? precio costi prezzo ' +
    'custos? preco prijs huur koszty? cena kostnad pris maliyet fiyat стоимость цена затраты',
  '費用|料金|月額|月费|费用|价格|金额|비용|요금',
);
const PERIODS: readonly (readonly [PaidColumn['period'], RegExp])[] = [
  [
    'month',
    heading(
      'months? monthly mo mth monat monatlich monatskosten mtl mois mensuel(?:le)? mensuels mes mensual mese mensile ' +
        'mensal maand maandelijks miesiac miesieczn[aeiy] mies mesic manad maned ay aylik месяц мес місяць',
      '月|월',
    ),
  ],
  [
    'year',
    heading(
      'years? yearly annual yr jahr jahrlich annuel(?:le)? ano anual anno annuo jaar rok roczn[aeiy] год рік',
      '年|연간',
    ),
  ],
  ['hour', heading('hours? hourly hr h std stunde heure hora ora uur godz godzina час', '小时|時間|시간')],
];
const EACH = new RegExp(
  'per[ _](?:gpu|card|unit|node|server)|/ ?(?:gpu|card)|\\bje (?:gpu|karte|server)|\\beach\\b|\\bunit\\b|' +
    'unitaire|unitario|stuck',
  'u',
);

/** Whole words, and signs that stand in a word. */
function heading(words: string, signs: string): RegExp {
  return new RegExp(`^(?:${words.replaceAll(' ', '|')})$|${signs}`, 'u');
}

/** Headings of columns that name machines. */
const HOSTS = new RegExp(
  '^[\\s|"]*(?:host(?:name)?s?|servers?|serveurs?|servidor(?:es)?|nodes?|noeuds?|nodos?|nodi|knoten|rechner|' +
    'maschinen?|machines?|maquinas?|macchin[ae]|vms?|box(?:es)?|system|serwer|сервер|узел|主机|服务器|ホスト|' +
    'サーバー?|서버|호스트|sunucu)[\\s|"]*$',
  'u',
);
/** A name with a joint or a number in it. */
const HOST = /^[\s|"]*[a-z][a-z0-9]*(?:[-_.][a-z0-9]+|\d+)+[\s|"]*$/iu;

/** Whether each row of a table is a machine: its first column is headed so, or holds the names of hosts. */
export const listsMachines = (first: string, names: readonly string[]): boolean =>
  HOSTS.test(plainText(first)) || (names.length > 1 && names.every((name) => HOST.test(name)));
