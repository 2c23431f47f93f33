import { phraseSet, wordSet } from './word-set';

/** Words by which a sentence is framed as somebody else's, folded. They carry no tag: they mean it only where they
 *  stand. */

const opening = (phrases: readonly string[]): RegExp => new RegExp(`^(?:${phrases.join('|')})\\b`);

/** What a message begins with that is passed on. */
export const FORWARDS = wordSet(
  'forwarded forward fwd fw weitergeleitet wg transfere transferido reenviado encaminhado inoltrato doorgestuurd ' +
    'przekazane переслано пересланное 转发 転送',
);
/** The writer as the one to whom another speaks: "told me", "schrieb mir", "me dijo". */
export const OBJECT_PRONOUNS = wordSet('me us mir uns mich mi nos ci mij nam mnie мне нам');
/** "Whose talk I heard", "wie mir einer sagte": behind these the writer only says what he has to do with somebody. */
export const RELATING = wordSet(
  'whom whose who which dont que qui wie wo wen mir cui che waar jak ktory ktorego где которого которых',
);
/** "Where I worked". */
export const WHERE = wordSet('where wo ou donde onde dove waar gdzie где');
/** "That's how the neighbours do it", "so macht es", "c'est ainsi que". */
export const POINTS = opening([
  '(?:that is|this is|that was) (?:how|what)',
  "that's (?:how|what)",
  'so (?:macht|halt|lauft) es',
  "c'est (?:ainsi|ce) que",
  'asi lo hace',
  'cosi fa',
]);
/** What such words begin with. */
export const POINTING = wordSet("that that's this so c'est asi cosi");
/** What begins a clause about the medium before it. */
export const RELATIVE = opening([
  'in which|on which|where|which|that',
  'in dem|in der|wo',
  'ou|dans lequel',
  'en el que|em que|in cui|waarin|w ktorym',
]);
/** What is done to a test. */
export const MADE = wordSet(
  'made run done published measured shown gemacht gemessen veroffentlicht fait publie hecho publicado feito fatto ' +
    'pubblicato gemaakt',
);
/** Who pays by the token has no machines of his own. */
export const PAYS = wordSet('pays paid zahlt paie paga betaalt placi платит');
/** "48 of them": what was spoken of before. */
export const OF_THESE = opening(['of (?:them|these|those)', 'davon|di questi|de esos|van die|z nich']);
/** "Would have" in languages that report with it. */
export const CONDITIONAL = wordSet('aurait auraient avrebbe avrebbero habria habrian teria teriam');
/** How the participle behind it ends. */
export const PARTICIPLE = /(?:e|es|ee|ees|i|is|u|us|to|ta|ti|te|do|da|dos|das|so|sto)$/;
/** What a sentence begins with that only names somebody: "compare Airbus". */
export const SHOWCASES = wordSet(
  'compare take consider nimm vergleiche prenons prenez comparez tomemos compara vejamos prendi neem wez',
);
/** Words that point back to somebody who was introduced. */
export const BACK = wordSet(
  "it its it's that this their theirs es das ihr ihre ihrer sein seine seiner sie ca cela leur leurs c'est ellos " +
    'ellas su sus eso esto eles elas seu sua isso loro suo sua quello ci ze zij hun dat het oni one ich jego jej to ' +
    'они них их его это 他们 她们 它 彼ら 그들 그쪽',
);
/** Words of the place where somebody is. */
export const BACK_THERE = wordSet(
  'there dort la-bas alli ahi daar tam там 那边 那里 那儿 そこ 向こう 거기 거기는 거긴',
);
/** "There are": nothing is pointed to. */
export const EXISTS = /^(?:is|are|was|were|will|would|can|might|may|should|has|have|must|seems?|remains?|'s)\b/;
/** What has become of an offer. */
export const EXPIRED = wordSet(
  'expired lapsed expire expiree expiro caduco caducado scaduta scaduto expirou verlopen abgelaufen wygasla истекло',
);
/** What points back to somebody, right before what he holds: "that one runs two L40S", "die betreibt". */
export const THAT_ONE = phraseSet(
  `that one|this one|the latter|die|der|diese|dieser|jene|jener|letztere|er|elle|celle-ci|celui-ci|ce dernier
   cette derniere|ese|esa|ella|aquel|aquella|este ultimo|questa|questo|quella|quello|quest'ultima|lei|lui|ela|ele|essa
   esse|deze|hij|zij|ona|on|ta|ten|она|он|та|тот|den|han|hon`,
);
/** What points back to all that was said: "that alone was $22,000 a month". */
export const THAT = wordSet('that this das dies cela ca eso esto isso isto quello questo dat dit to это');
/** What the makers of a model did with it. */
export const TRAINED = wordSet(
  'trained pretrained pre-trained trainiert entraine entrenado treinado addestrato getraind trenowany обучали обучена',
);
/** What begins a clause that only says when or why: "measured after the vendor's engineer went home: 41 tok/s". */
export const AFTER_WHICH = wordSet(
  'after since because once while nachdem weil seitdem sobald parce puisque porque despues desde dopo perche poiche ' +
    'depois nadat omdat sinds poniewaz odkad после потому',
);
/** What a story about others begins with: "anecdote: ...". */
export const ANECDOTES = wordSet(
  'anecdote rumour rumor gossip aside trivia overheard anekdote geruchte anecdota rumeur rumor boato voce gerucht ' +
    'anegdota plotka анекдот слух',
);
/** What leads on to what is told: "it seems that half of Berlin rents". */
export const THAT_CLAUSE = wordSet('that dass que che dat ze что');
/** "When I worked there". */
export const WHEN = wordSet('when als quand cuando quando toen kiedy gdy когда');
export const WORKED = wordSet(
  'worked interned studied arbeitete travaillais trabajaba trabalhava lavoravo werkte pracowalem pracowalam работал ' +
    'работала учился училась',
);
/** What is reckoned from a trial is for what is to come. */
export const PROJECTED = wordSet(
  'extrapolated extrapolating extrapolation projected scaled hochgerechnet hochrechnung skaliert extrapole ' +
    'extrapolee extrapoles extrapolado extrapolados extrapolada proyectado proyectados projetado projetados ' +
    'estrapolato estrapolati proiettati geextrapoleerd doorgerekend opgeschaald ekstrapolowane przeliczone ' +
    'экстраполировано экстраполяция 推算 外挿 환산',
);
/** Words between people or a house and the place they are in. */
export const LEADS_HOME = wordSet('in at from near around aus bei a en de em no na di w we з у в во из i');
/** "But for now", "maar voor nu": words between a turn and the present. */
export const FOR_NOW = wordSet('for fur pour por per voor na на as');
