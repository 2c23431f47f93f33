import { wordSet } from './word-set';

/** Words for a part of the day beside an hour: "晚上10点", "밤 10시", "9 утра", "8 de la tarde", "subah 8 baje". Folded. */

/** What a word makes of the hour beside it: as it stands, one behind noon, or of the night, which is behind noon only
 *  from six on; "next day" moves nothing. */
export type HalfOfDay = 'am' | 'pm' | 'night' | 'next';

/** Apart by bars; a phrase may have several words. */
const WORDS: Readonly<Record<HalfOfDay, string>> = {
  am:
    '早上|早|上午|早晨|清晨|凌晨|午前|朝|早朝|未明|아침|오전|새벽|subah|savere|utra|утра|rano|morgens|vormittags|fruh|' +
    'in the morning|in the mornings|am morgen|am vormittag|in der fruh|' +
    "du matin|le matin|de la manana|de la madrugada|da manha|da madrugada|di mattina|del mattino|'s ochtends|" +
    "s ochtends|'s morgens|s morgens|sabah|sabahleyin|pa morgonen|pa formiddagen|dopoledne|ранку|ранок|翌朝|明朝",
  pm:
    '下午|中午|傍晚|午後|夕方|오후|저녁|dopahar|dopeher|shaam|вечера|po poludniu|wieczorem|wieczor|nachmittags|' +
    'in the afternoon|in the evening|in the evenings|am nachmittag|am abend|' +
    "abends|de l'apres-midi|du soir|le soir|de la tarde|da tarde|di pomeriggio|del pomeriggio|di sera|" +
    "'s middags|'s avonds|s middags|s avonds|oglen|ogleden sonra|aksam|pa eftermiddagen|pa kvallen|odpoledne|vecer|" +
    'вечора',
  night:
    'at night|in the night|in der nacht|' +
    '晚上|晚|夜里|夜间|夜晚|晚间|深夜|夜|深夜|夜間|밤|raat|ночи|вечером|nocy|nachts|de la nuit|de la noche|da noite|di notte|' +
    "'s nachts|s nachts|gece|geceleyin|pa natten|v noci|ночі",
  next:
    '隔天|次日|第二天|翌日|翌|다음 날|다음날|익일|agle din|dnia nastepnego|nastepnego dnia|следующего дня|' +
    'am nachsten tag|del dia siguiente|do dia seguinte|le lendemain|du lendemain',
};

/** Phrases and what they say of the hour beside them. */
export const HALVES_OF_DAY: ReadonlyMap<string, HalfOfDay> = new Map(
  (Object.keys(WORDS) as HalfOfDay[]).flatMap((half) =>
    WORDS[half].split('|').map((phrase): [string, HalfOfDay] => [phrase, half]),
  ),
);

/** The nights beside the days, as what machines do is told of both. Folded. */
export const NIGHTS = wordSet(
  'night nights nighttime nachts nacht nuit nuits noche noches notte notti noite noites nocy noca nocą ночью natten ' +
    'gece geceleri 夜间 夜里 晚上 夜間 야간 밤에 raat',
);
/** The days beside the nights, as those who use machines do so only then. Folded. */
export const DAYS = wordSet(
  'day daytime days daily tagsuber tags journee jour dia diurno giorno giornata overdag dag dzien dnia днем день ' +
    'dagtid dagen gunduz 白天 日中 昼間 昼 낮 낮에 주간 din',
);
