import { wordSet } from './word-set';

/** Words of a service that nobody needs or that is switched off, folded, in all languages. */
export const CLOSED = wordSet(
  'off nobody closed shut abgeschaltet abschalten ausgeschaltet ausschalten niemand geschlossen ruht eteint arrete ' +
    'ferme fermes apagado apagados apagamos cerrado nadie spento spenti spegniamo nessuno desligado desligamos ' +
    'fechado ninguem uitgeschakeld uitzetten gesloten wylaczone wylaczony wylaczamy zamkniete nikt выключен ' +
    'выключаем никто закрыто 关机 没人 无人 关闭 誰も 停止 꺼 아무도 kapali kimse avstangd stangt lukket slukket vypnuto ' +
    'nikdo chiuso выключено',
);
/** Verbs and what makes them mean it: "schalten wir ab", "personne n'en a besoin", "zetten we uit". */
export const CLOSES = /^(?:schalt(?:en|et|e)|fahren|personne|zet(?:ten)?|staat|staan)$/;
export const CLOSES_WITH = /^(?:ab|aus|runter|herunter|ne|n'\p{L}+|uit)$/u;
