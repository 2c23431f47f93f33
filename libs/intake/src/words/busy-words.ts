import { wordPattern, wordSet } from './word-set';

/** Words of what a crowd does at one moment. They count those who are there at once only beside a number of them or
 *  beside each other. Folded. */

/** "All in one place", as an adverb: at once behind a verb of use ("ten run it together"), a sum behind any other. */
export const TOGETHER = wordSet(
  'together zusammen gemeinsam ensemble juntos juntas juntos/as samen razem wspolnie вместе разом tillsammans sammen ' +
    'birlikte spolecne spolu разом 一起 一緒に 함께 같이',
);
/** Verbs and participles of using a service, as parts of a regular expression. */
const DOING = `
  runs? running us(?:e|es|ing) works? working types? typing writ(?:e|es|ing) chat(?:s|ting)? ask(?:s|ing)?
  quer(?:y|ying)
  press(?:es|ing)? click(?:s|ing)? hit(?:s|ting)? send(?:s|ing)? sit(?:s|ting)? log(?:s|ged)? call(?:s|ing)?
  talk(?:s|ing)? speak(?:s|ing)? go(?:ing)? gam(?:e|ing) play(?:s|ing)? generat(?:e|es|ing) dictat(?:e|es|ing)
  arbeiten tippen schreiben chatten fragen drucken klicken senden sprechen telefonieren laufen nutzen diktieren
  ecrivent tapent travaillent demandent utilisent cliquent envoient parlent appellent tournent dictent
  escriben trabajan preguntan usan pulsan envian hablan llaman teclean dictan
  scrivono lavorano chiedono usano premono inviano parlano chiamano dettano
  escrevem trabalham perguntam usam clicam enviam falam ligam digitam ditam
  werken typen schrijven vragen gebruiken klikken sturen praten bellen dicteren
  pracuja pisza pytaja korzystaja klikaja wysylaja rozmawiaja dzwonia dyktuja
  работают пишут спрашивают пользуются нажимают отправляют говорят звонят диктуют
  arbeitet tippt schreibt fragt ecrit tape travaille escribe trabaja usa scrive lavora escreve trabalha werkt typt
  pracuje pisze pyta korzysta dzwoni работает пишет пользуется
  skriver jobbar arbetar fragar anvander trycker skickar pratar ringer dikterar arbejder bruger sporger taler
`;
/** A word of somebody who uses a service. */
export const USING = wordPattern(DOING);
/** Right behind a number of those who are there, what they are in the middle of: "120 of them typing", "a peak of 60
 *  running", "64 qui tapent", "12 calls going on". */
export const IN_THE_MIDDLE = wordSet(
  'running typing streaming generating chatting underway ongoing talking dictating querying tippend tippende laufend ' +
    'laufende laufen tippen tapent ecrivent tournent parlent escribiendo tecleando chateando hablando usando ' +
    'escrevendo digitando falando typend pratend piszacych пишущих 路',
);
/** The same as a sign behind digits: "12 路", never "双路" (two sockets). */
export const LINES = '路';
/** "12 calls going on", "30 sessions in progress": the same in two words. */
export const UNDER_WAY: ReadonlySet<string> = new Set([
  'going on',
  'in progress',
  'under way',
  'in corso',
  'en cours',
  'en curso',
  'em curso',
  'em andamento',
  'w toku',
  'im gang',
]);
/** Who of those who were counted: "of them", "who", "qui", "die". */
export const OF_THEM = wordSet(
  'who that qui que che die ktorzy которые som der of our the are were them us sont son sind zijn sono sao estan',
);
/** "Of the time": what a share of use is of, as one word of it; folded. */
export const OF_THE_TIME = new RegExp(
  '(?:^| )(?:time|zeit|temps|tiempo|tempo|tijd|czasu|времени|tiden|zamanin|zaman|时间|時間|시간|시간만|시간의|时 间|' +
    '時 間)$',
);
/** Verbs of using machines, where the share is one of the time; folded. */
export const USED = new RegExp(
  '^(?:(?:is |are |get |being )?(?:used|in use|needed|working|running)|genutzt|benutzt|gebraucht|verwendet|' +
    'beschaftigt|' +
    'utilisees?|utilises?|usad[ao]s?|se usan?|utilizad[ao]s?|usat[aei]|utilizzat[aei]|gebruikt|benut|bezig|' +
    'uzywan[aey]|jest uzywan[aey]|wykorzystywan[aey]|zajete|uzywane|' +
    'используют?ся|заняты|работают|задействованы|' +
    'anvands|utnyttjas|upptagna|kullaniliyor|mesgul|calisiyor|用|忙|使用|使われ|사용됩니다|쓰입니다|사용|바쁩니다)$',
);
/** Verbs of not using them. */
export const NOT_USED = new RegExp(
  '^(?:unused|idle|idling|doing nothing|ungenutzt|still|stillstehen|brach|rum|herum|inutilisees?|inactives?|' +
    'sin usar|parad[ao]s|ocios[ao]s|inutilizzat[aei]|ferme|inattive|sem uso|parad[ao]s|ocios[ao]s|ongebruikt|stil|' +
    'bezczynnie|nieuzywan[aey]|простаивают?|без дела|свободны|oanvanda|stilla|' +
    'bosta|bosta duruyor|bosta duruyorlar|kullanilmiyor|空|闲置|没人用|空闲|空いて|遊んで|使われていません|놀고|' +
    '쉬고|안 쓰입니다)$',
);
/** Verbs of cards that come to a share of what they could do: "never go above 30%". */
export const REACHES = new RegExp(
  '(?:^| )(?:go above|go over|goes above|get above|exceed|reach|sit at|stay below|stay under|come above|' +
    'kommen|steigen|' +
    'liegen|erreichen|bleiben|depassent|atteignent|restent|pasan|superan|llegan|quedan|superano|raggiungono|' +
    'stanno|passam|' +
    'chegam|ficam|komen|halen|blijven|przekraczaja|osiagaja|поднимаются|превышают|доходят|держатся|gar|kommer|' +
    'ligger|nar)$',
);
/** Times of the day that are called by what is done then: at check-in, in the meeting, over lunch; folded. */
export const OCCASIONS = new RegExp(
  '(?<!\\p{L})(?:check-?in|check-?out|lunch|dinner|breakfast|meeting|standup|stand-up|rush|handover|roll ?call|' +
    'morning round|mittagszeit|mittags|mittagspause|mittagessen|fruhstuck|besprechung|schichtwechsel|stosszeit|' +
    'dejeuner|midi|pause|reunion|almuerzo|comida|cena|desayuno|pranzo|riunione|almoco|jantar|lunchtijd|middagpauze|' +
    'obiad|przerwa|обед|обеда|планерка|lunchen|昼休み|朝礼|午休|점심)(?!\\p{Ll})',
  'u',
);
