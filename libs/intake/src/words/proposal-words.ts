import { phraseSet, wordSet } from './word-set';

/** Words of hardware that others reckon with, propose or promise, and whose it is. Folded. */

/** Verbs with which somebody reckons with hardware or proposes it. */
export const RECKONS = wordSet(
  'reckons budgets specifies compare mentioned suggested proposed erwahnten erwahnte mentionne mencionaron ' +
    'rechnet rechnen empfiehlt nennt plant veranschlagt chiffre chiffrent preconise ' +
    'prevoit dimensionne calcula calculan propone proponen plantea recomienda dimensiona preve sugere propoe calcola ' +
    'prevede suggerisce consiglia rekent rekenen noemt noemen adviseert liczy policzyl proponuje zaleca wycenil ' +
    'насчитал насчитали насчитала посчитал посчитали предлагает предлагают предложил советует советуют рекомендует ' +
    'swears vouches schwort pladiert jure jura giura zweert przysiega клянется svar sverger ' +
    'diyor oneriyor hesapladi 建议 推荐 建议上 报了 提案 見積もり raknar foreslar anbefaler doporucuje',
);
/** "My boss had promised me A100s": what was promised is not there. */
export const PROMISED = wordSet(
  'promised versprochen prometido prometida prometidas prometidos promis promise promises promesso promessa promesse ' +
    'promessi beloofd obiecano obiecal obiecali обещали обещал обещала пообещали пообещал 答应 承诺 答应过 約束 lovat lovade ' +
    'lovet sliboval slibil prometeu prometeram prometio prometieron',
);
/** Words right before hardware that make it the writer's. */
export const MINE = wordSet(
  'my our mein meine meinen meiner unsere unseren unserer mon ma mes nos notre mi mis nuestras nuestros mijn onze ' +
    'mie miei nostre nostri nostro nuestro nossas nossos minhas meus nosso moich moje naszych nasze наших моих наши ' +
    'мои мою моих мой нашу наш unser unserem meinem nuestra nostra nossa nosso meu minha mia mio min mina mitt ' +
    'ons vores ' +
    'vara vare var 我们的 我的 我們的 我们 我們 咱们 我司 우리 저희 당사 자사 当社の うちの 弊社の 自社の 私たちの 我々の bizim benim',
);
/** What stands between such a word and the hardware: "our own". */
export const OWN_ONES = wordSet(
  'own eigenen eigene eigener propre propres propias propios proprie proprii eigen proprias wlasnych wlasne ' +
    'собственных',
);
/** "Una L40S propia", "una L40S di proprietà", "4 L40S, owned outright": behind what is one's own. */
export const OWN_BEHIND = phraseSet(
  'propia|propias|propio|propria|proprias|proprie|di proprieta|de propiedad|en propiedad|bien a|a nous|owned outright',
);
/** "That we rent", "die wir mieten". */
export const RELATIVES = wordSet('that which die que che ktore которые');
/** "A100'ümüz", "L40S'imiz var": the ending of a name behind its apostrophe that makes it the writer's, folded. */
export const OURS_BY_ENDING = /^s?[iu]?m(?:[iu]z)?(?:[iu]n|[iu]|[ea]|d[ea]n?|l[ae])?$/;
/** "Rented by the vendor": who is named behind. */
export const BY_WHOM = wordSet('by von par por da door przez');
/** Nouns of renting behind what is rented: "le 2 H100 a noleggio". */
export const HIRED_NOW = phraseSet('a noleggio|en location|en alquiler|zur miete');
/** The one who is spoken to. */
export const YOU = wordSet('you jullie ihr vous ustedes voces voi вы');
/** Others who were spoken of. */
export const THEY = wordSet('they sie ils elles on ellos ellas loro zij ze eles oni они');
/** What is said of hardware that nobody takes: "the 5090 is out", "die H200 ist raus". */
export const IS_OUT = wordSet('out raus draussen fuera fuori fora eruit ute');
/** What is denied of a seller that nobody may take: "Azure is not allowed". */
export const ALLOWED = wordSet(
  'allowed permitted acceptable possible erlaubt zulassig moglich permis permitido permesso toegestaan',
);
/** What is said of hardware that is the writer's: "4x A100, that's ours". */
export const OURS = wordSet(
  'ours unsere unser uns nuestras nuestros nuestra nuestro nostre ' + 'nostra nossas onze nasze наши',
);
/** "The rented", "der gemieteten", "les ... loués": said of what one has now. By how they begin, folded. */
export const RENTED =
  /^(?:rented|leased|gemietet|geleast|louee?s?$|alquilad|alugad|noleggiat|affittat|gehuurd|wynaj|арендован|pronajat)/;

/** Verbs of taking one thing for another, and what leads to the one that is taken: "swap the 8 A100 for H200". */
export const SWAPS = wordSet(
  'replace replacing replaced swap swapping exchange exchanging trade trading change changing ersetzen ersetze ' +
    'tauschen austauschen eintauschen remplacer echanger changer cambiar sustituir reemplazar trocar substituir ' +
    'sostituire cambiare vervangen ruilen inruilen zamienic wymienic zastapic byta ersatta ' +
    'заменить обменять поменять 换成 替换',
);
export const SWAPPED_FOR = wordSet('for by with durch gegen par contre pour por con per tegen door voor na mot med на');

/** What stands for machines that a sentence before named, and what says that they are there: "they are in my basement
 *  already", "we already have them". */
export const THOSE = wordSet(
  'they them these those it sie die diese ils elles les eux los las ellos essi le li ze die они их',
);
export const ALREADY = wordSet(
  'already schon bereits deja ya gia ja al juz уже zaten redan allerede 已经 已經 すでに 이미',
);
/** Verbs and nouns of proposing hardware to somebody, by how they begin; folded. */
export const PROPOSES = new RegExp(
  '^(?:offer|propos|suggest|recommend|quote$|angebot|anbiet|biet|vorschl|empfehl|offr|ofre[zc]|sugi?er|recom|aanb|' +
    'stel voor|предлага|предлож|zapropon|propon|oferuj|提案|推荐|推薦)',
);
/** A value that nobody has decided: `hardware: TBD   # shortlist L40S, H100`, "GPU: noch offen (L40S, H100)". */
export const UNDECIDED = new RegExp(
  '^\\s*["\'<(\\[]?\\s*(?:tb[dac]|t\\.b\\.d|to be (?:decided|defined|determined|filled|confirmed)|undecided|unknown|' +
    'not decided|open|null|none|\\?+|noch offen|offen|unklar|unentschieden|à définir|a definir|à choisir|' +
    'por definir|pendiente|em aberto|da definire|da decidere|nog open|nader te bepalen|do ustalenia|' +
    'не решено|не определено|待定|未定|미정)(?=[\\s"\'>)\\]#,;(]|$)',
  'i',
);
/** "He'd put", "they would": others with what they would do; folded. */
export const OTHERS_WOULD = wordSet("he'd she'd they'd who'd");
/** What somebody else would do with hardware: "he'd put a Jetson at each press". */
export const WOULD_PUT = wordSet(
  'put use install take buy choose run go pick order get place mount deploy rather add set build rent stick hang',
);
/** The same where the ending of the verb says "would", or that somebody else has it in mind. */
export const PUTS_IT = wordSet(
  'mettrait mettraient prendrait prendraient installerait installeraient acheterait utiliserait poserait pondria ' +
    'pondrian usaria usarian instalaria instalarian compraria cogeria metterebbe metterebbero prenderebbe userebbe ' +
    'installerebbe comprerebbe colocaria colocariam usariam comprariam dalby wzialby postawilby kupilby',
);
/** "Würde ... stellen", "zou ... zetten": the verb closes the clause. */
export const WOULD_AT_HEAD = wordSet('wurde wurden zou zouden skulle');
export const PUT_AT_END = wordSet(
  'stellen hinstellen nehmen einbauen setzen kaufen einsetzen verbauen aufstellen hangen verwenden zetten nemen ' +
    'plaatsen kopen gebruiken inzetten satta ta kopa stalla anvanda',
);
/** "Right now it runs", "derzeit läuft darauf": what something does on a machine. */
export const RUNS_ON_IT = wordSet(
  'runs hosts serves running lauft laufen bedient tourne tournent fait corre corren roda rodam gira girano draait ' +
    'draaien dziala chodzi работает крутится kor kors calisiyor 跑着 運行 動いて',
);
/** Verbs and participles of proposing something to somebody. */
export const PROPOSED_TO_US = wordSet(
  'suggested suggests suggest proposed proposes recommended recommends recommend advised advises vorgeschlagen ' +
    'empfohlen empfiehlt empfahl schlagt propose proposes suggere recommande conseille conseillait proposait propone ' +
    'propuso sugiere sugirio recomienda recomendo proposto suggerito suggerisce consiglia consigliato propoe propos ' +
    'sugeriu recomendou voorgesteld aangeraden adviseert proponuje zaproponowal poleca polecil zasugerowal ' +
    'предложил предложила предлагает посоветовал советует рекомендует foreslog foreslar rekommenderade onerdi ' +
    '建议 推荐 提案 추천',
);
