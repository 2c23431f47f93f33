import { wordSet } from './word-set';

/** Words of corrections. Folded. */

/** What says that so many have to be planned for: "my boss says plan for 80", "wir sollen mit 80 planen". */
export const PREPARES: ReadonlySet<string> = new Set(
  (
    'plan,plan for,planning for,plan with,plan on,prepare for,size for,size it for,sized for,assume,expect,count on,' +
    'make it,make that,planen,plane,plant,rechnen,rechne,rechnet,auslegen,ausgelegt,planifiquemos,planificar,' +
    'planifica,planifiquen,prever,preparar,contar,calcular,prevoir,prevoyez,prevoyons,planifier,compter,comptez,' +
    'planejar,planeje,planejemos,pianificare,pianifichiamo,prevedere,calcolare,plannen,rekenen,uitgaan,planowac,' +
    'zaplanowac,liczyc,zakladac,планировать,планируем,рассчитывать,закладывать,按,规划,計画,計画して,想定,계획,' +
    'planla,planera,planlaegge'
  ).split(','),
);

/** What stands between the new figure and the one that it replaces: "80 instead of 40", "80 statt 40". */
export const INSTEAD_OF: ReadonlySet<string> = new Set([
  ...wordSet('not nicht statt anstatt stattdessen pas no nao non niet nie не вместо zamiast invece 而不是 代わりに'),
  ...'instead of,rather than,anstelle von,au lieu de,en lugar de,en vez de,em vez de,invece di,in plaats van'.split(
    ',',
  ),
]);

/** What takes back the words right before it, and not only weighs them ("better", "rather"). */
export const TAKES_BACK: ReadonlySet<string> = new Set(
  (
    'sorry,sorry i mean,i mean,i meant,make that,make it,no make that,no sorry,no wait,wait no,' +
    "scratch that,correction,my bad,typo,or rather,no it's,no it is,wait,pardon,ich meine,korrektur," +
    'quatsch,besser gesagt,genauer,entschuldigung,perdon,mejor dicho,quiero decir,corrijo,digo,desculpa,' +
    'desculpe,quer dizer,quero dizer,scusa,scusate,volevo dire,anzi,je veux dire,enfin,excusez-moi,' +
    'ik bedoel,nee wacht,przepraszam,to znaczy,вернее,точнее,извините,простите,то есть,pardon yani,yani,' +
    '不对,更正,訂正,抱歉,すみません,失礼,죄송합니다,아니'
  ).split(','),
);
/** What a later figure does to an earlier one that is named behind: "replaces the 45 requests of the first edition". */
export const REPLACES = wordSet(
  'replaces replace replacing supersedes supersede superseding overrides override ersetzt ersetzen remplace ' +
    'remplacent annule sustituye sustituyen reemplaza reemplazan substitui substituem sostituisce sostituiscono ' +
    'vervangt vervangen zastepuje zastepuja заменяет заменяют отменяет 取代 替代',
);
/** What is left of a number of machines: "six remain", "leaves us with three", "bleiben sechs". */
export const REMAINS = new RegExp(
  '^(?:remain(?:s|ing)?|(?:are|is) left|leaves|leaving|bleiben|verbleiben|ubrig|restent|reste|quedan|restano|' +
    'sobram|blijven|zostaje|zostalo|осталось|остается|лишилося|залишилось|kaldi|kvar)$',
);
/** "There I wrote 240 calls": the figure behind it is the one that is taken back. */
export const WROTE = wordSet(
  'wrote written stated posted typed schrieb geschrieben ecrit ecrivais note escribi escrito puse escrevi scritto ' +
    'scrivevo schreef geschreven napisalem napisalam pisalem писал писала написал написала skrev skrivit yazmistim 写了',
);
/** Verbs of what a written figure is to be: "the peak must read 190", "muss richtig 190 lauten". */
export const READS = wordSet(
  'read reads lauten lautet heissen lire lisez leer lease leggere leggasi leia lees lezen luidt brzmi powinno читать ' +
    'lasa lyde',
);
/** Nouns right before the number of a paragraph, a question or a page. */
export const REFERENCES = new RegExp(
  '^(?:§|section|sections|sec|paragraph|clause|article|art|item|point|nr|question|q|page|annex|' +
    'appendix|table|row|line|version|lot|punkt|ziffer|abschnitt|absatz|artikel|\\p{L}*frage|seite|zeile|anlage|' +
    'tabelle|article|alinea|annexe|ligne|lot|seccion|apartado|punto|pregunta|pagina|articulo|sezione|domanda|' +
    'articolo|allegato|secao|pergunta|paragraaf|vraag|artikel|bijlage|punkt|pytanie|strona|пункт|вопрос|раздел)$',
  'u',
);
/** What leads to the figure that is replaced where it is named first: "statt 140 sind es 190", "for 140 read 190". */
export const LEADS_TO_OLD: ReadonlySet<string> = new Set([
  ...wordSet('instead statt anstatt for replace replaces remplacer sustituir sostituire vervang zamiast вместо'),
  ...'instead of,in place of,anstelle von,au lieu de,en lugar de,en vez de,invece di,in plaats van,em vez de'.split(
    ',',
  ),
]);
