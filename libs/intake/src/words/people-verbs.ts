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
