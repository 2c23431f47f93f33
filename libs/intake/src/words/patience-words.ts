import { wordSet } from './word-set';

/** Words of people whose patience ends, folded: "nobody waits more than 10 s", "they give up after 10 s". */

/** "More than", right before a time: each a word or two of the text. */
export const LONGER_THAN = wordSet(
  'over above beyond exceeds than als di de que dan niz чем больше дольше более свыше plus mas piu mais meer ' +
    'dluzej wiecej langer uber oltre langre mer 超',
);
/** Before or behind a time when it is up: "after 10 seconds". */
export const AFTER_IT = wordSet('after nach apres despues tras dopo apos depois na po через после etter efter');
/** Nobody who waits. */
export const NOBODY = wordSet(
  'nobody noone none niemand keiner personne nadie ninguno nessuno ninguem nikt никто ingen nikdo',
);
/** Verbs of waiting. */
export const WAITS = wordSet(
  'wait waits waiting wartet warten attend attendre attendent espera esperan esperar aspetta aspettano ' +
    "aspettare n'attend wacht wachten czeka czekac ждать ждет ждут vantar vantger vente venter ceka cekat 等 等待",
);
/** Verbs of those who do not: "they give up", "sie klicken weg", "lo abandonan". */
export const GIVES_UP = wordSet(
  'give gives gave leave leaves hang hangs quit quits abandon abandons bounce bounces close closes stop stops ' +
    'walk walks lose loses impatient patience aufgeben weg abspringen springen verlassen auflegen legen ' +
    'ungeduldig geduld abandonnent abandonne partent raccrochent patience abandonan abandona cuelgan van ' +
    'paciencia abbandonano rinunciano riattaccano pazienza desistem desligam paciencia haken ophangen geduld ' +
    'rezygnuja odchodza cierpliwosc уходят бросают сдаются терпение',
);
/** What somebody fears or is angry at. */
export const WORRIES = wordSet(
  'worried worry worries afraid fear fears concern concerned scared annoyed annoying angry unusable ' +
    'unacceptable hate hates sorge sorgen befurchte befurchten besorgt argern argert nervt inakzeptabel inquiet ' +
    'inquiete crains peur enerves enerve inacceptable preocupa preocupado miedo temo molesta molestan inaceptable ' +
    'preoccupa preoccupato temo paura seccano preocupado receio medo bang ongerust ergeren obawiam боюсь ' +
    'беспокоит опасаюсь злятся раздражает',
);
/** Words right before a wait that is not to be longer, folded: "summary within 15". */
export const UNDER_A_WAIT = wordSet(
  'within in under below after unter binnen innerhalb nach sous apres de dans en bajo menos entro sotto di meno dopo ' +
    'ate abaixo onder na w ponizej za до за в inom under icinde',
);
