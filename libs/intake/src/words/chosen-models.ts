import { wordSet } from './word-set';

/** Words with which somebody takes one of several models; folded. */

/** Verbs right before the one that is taken: "we decided on Qwen3 14B". */
export const CHOSE = wordSet(
  'chose choose picked settled decided opted landed selected gewahlt choisi choisissons retenu elegimos elegi ' +
    'elegido ' +
    'escogimos decidimos optamos escolhemos escolhi scelto scegliamo optato deciso kozen gekozen wybralismy wybralem ' +
    'zdecydowalismy zdecydowalem выбрали выбрал остановились решили valde valt sectik sectim 选了 选定 选择了 決め 決定 選び ' +
    '선택했 골랐 정했',
);
/** What may stand between such a verb and the name. */
export const LEADS_TO_CHOICE = wordSet('on for to in with fur na sie das die den per a al voor op la le el il на se');
/** What is said behind the name: "Qwen3 14B is what we'd take". */
export const TAKEN_BEHIND = new RegExp(
  "\\b(?:(?:that's|that is|is|was|which is) (?:what|the one) (?:we|i)" +
    "(?:'d|'ll| will| would| plan to| want to| are going to)? ?" +
    '(?:take|use|run|go with|pick|want|need|deploy|ship|chose|went with)|' +
    "(?:that's|that is|this is|it's|is) (?:the one|our choice|the winner|our pick|our favou?rite)|won\\b|wins\\b|" +
    'we (?:will|would|are going to) (?:take|use|go with)|gets? the job|made it|' +
    '(?:nehmen|nutzen|verwenden|nahmen) wir|hat gewonnen|macht das rennen|wird es|' +
    'soll es sein|haben wir (?:uns )?entschieden|' +
    "c'est celui|c'est lui (?:que|qu')|on (?:le )?(?:prend|garde|retient)|l'emporte|a gagne|est retenu|" +
    'es el que|gano\\b|nos quedamos con (?:el|ese|este)|lo elegimos|e quello che|ha vinto|e o que|venceu|ganhou|' +
    'die nemen we|wint\\b|won het|wygral|bierzemy|победил|берем|его и берем)',
);
/** What says of the name before it that it is not the one: "no, that is the test instance". */
export const ONLY_TESTED = new RegExp(
  '^[\\s.…,;:—–-]*(?:sorry,? |wait,? |no,? |nope,? |nein,? |nee,? |non,? |' +
    'no |ach,? |moment,? |pardon,? |scusa,? |perdon,? ){1,3}' +
    "(?:that(?:'s| is| was)|das (?:ist|war)|dat (?:is|was)|c'(?:est|etait)|" +
    '(?:eso|ese|esa|era) (?:es|era)?|quello e(?:ra)?|isso (?:e|era))' +
    ' ?(?:just |only |nur |de |het |der |die |das |the |our |unser |la |le |el |il |a |o |una? |ein |eine )*' +
    '(?:test|trial|pilot|proef|dev|staging|demo|sandbox|old|previous|alte|oude|' +
    'essai|pilote|prueba|prova|teste|last year)',
);
/** What leads to the one that is in production: "production is Mistral Nemo 12B". */
export const IN_PRODUCTION = wordSet('production prod produktion produktiv produccion producao produzione productie');
/** What a line about the model begins with. */
export const MODEL_LABELS = wordSet('model modell modelo modele modello модель llm');
/** The verb right behind the name: "haben wir uns für Qwen3 14B entschieden". */
export const TAKEN_RIGHT_BEHIND = /^[\s,]*(?:entschieden|gewahlt|genommen|ausgesucht|geworden|gekozen|genomen|valt)\b/;
