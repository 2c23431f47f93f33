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

/** What a later figure does to an earlier one that is named behind: "replaces the 45 requests of the first edition". */
export const REPLACES = wordSet(
  'replaces replace replacing supersedes supersede superseding overrides override ersetzt ersetzen remplace ' +
    'remplacent annule sustituye sustituyen reemplaza reemplazan substitui substituem sostituisce sostituiscono ' +
    'vervangt vervangen zastepuje zastepuja заменяет заменяют отменяет 取代 替代',
);
