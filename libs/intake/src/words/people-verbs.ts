import { wordPattern } from './word-set';

/** Verbs of using a service, folded, as parts of a regular expression: who is said to do so is its user. */
export const USE_VERBS = `
  uses? using use adopts? adopt
  nutz(?:t|en) benutz(?:t|en) verwend(?:et|en)
  utilis(?:e|ent|era|eront) usa(?:n|ra|ran|m|no|ria|rao)? utiliza(?:n|m|ra|ran)? utilizza(?:no)? useranno
  gebruik(?:t|en)? korzysta(?:ja|c)? uzywa(?:ja|c)?
  использу(?:ет|ют) использовать пользу(?:ется|ются) пользоваться
  使用 使 利用
`;

/** Whoever does this to a service is its user. */
export const USES = wordPattern(USE_VERBS);

/** The same of several who are counted, with those of coming to a service. */
export const USE_TOGETHER = wordPattern(`
  use using nutzen benutzen verwenden (?:l')?utilisent (?:l')?utiliseront (?:l')?utiliser
  usan usaran usar utilizan utilizaran utilizar usano useranno usare utilizzano utilizzeranno usam usarao
  utilizam gebruiken korzysta korzystac uzywa uzywac
  используют использовать пользуются пользоваться anvander anvanda bruger bruge bruker bruke
  kullaniyor kullanacak kullanir pouziva pouzivat hasznalja
`);

/** Words between a number and what so many do: pronouns, helping verbs and how often. */
export const DOES_SO = wordPattern(`
  will would can could may might should are be to actually actively really regularly currently already daily now
  it them das es ihn sie werden wurden sollen konnen taglich regelmassig aktiv ihn
  l le la les ' en y vont devront doivent pourront lo los las van a podran deben suelen li ne
  potranno devono vao o os as poderao devem het zullen moeten mogen go je sie bedzie beda z tego
  будут могут этим им ska skal vil kommer att at i den det den bunu
`);

/** Words right before the number of those who do something: "of whom 300 use it", "davon werden 300 es nutzen". */
export const LEADS_TO_NUMBER = wordPattern(`
  whom them which davon werden wurden nutzen dont lesquels cuales cui quais waarvan czego ktorych них которых daily
  taglich all alle tous todos tutti wszystkie bude unos unas environ circa cerca
`);
