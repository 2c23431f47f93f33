import { declinedPattern, wordPattern } from './word-set';

/** Words of the time at which a job beside a service is done, folded: "at night", "every Saturday", "once a month". */

/** Words of the night: an element that is one, or begins with one. */
export const NIGHT_WORD = new RegExp(
  `^(?:${[
    "at night|by night|overnight|nights?$|nacht(?!rag)|in der nacht|'s nachts|s nachts|la nuit",
    'nuits?$|de nuit|nocturne',
    'noches?$|de noche|por la noche|nocturn[ao]s?$|notte|di notte|nella notte|notturn[oaie]$',
    'a noite|noites?$|de noite|noturn[ao]s?$|nocy$|noca$|w nocy|nocn\\p{L}*$|ноч\\p{L}*$|夜|深夜|밤|야간|새벽',
  ].join('|')})`,
  'u',
);

/** Days of the week and their ends, as jobs have them. */
export const JOB_DAY = declinedPattern(`
  saturdays? sundays? fridays? weekends? samstags? sonntags? sonnabends? freitags? wochenenden? samedis? dimanches?
  vendredis? week-ends? sabados? domingos? viernes fines sabato domenica venerdi sextas? zaterdag(?:en)? zondag(?:en)?
  vrijdag(?:en)? sobot\\p{L}* niedziel\\p{L}* piatek weekend\\p{L}* суббот\\p{L}* воскресень\\p{L}* пятниц\\p{L}*
  周末 周六 周日 星期六 星期天 土曜 土曜日 日曜 日曜日 週末 토요일 일요일 주말
`);

/** Work that is a job by its name: an evaluation, a run, a re-index. */
export const JOB_NAME = wordPattern(`
  evals? evaluations? suite set eval-suite eval-run eval-set evaluierung evaluierungslauf evallauf testlauf testsatz
  evaluacion valutazione avaliacao evaluatie ewaluacja benchmarks? regression regressionstest
`);
