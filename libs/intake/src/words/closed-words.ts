import { wordSet } from './word-set';

/** Words of a service that nobody needs or that is switched off, folded, in all languages. */
export const CLOSED = wordSet(
  'off nobody closed shut abgeschaltet abschalten ausgeschaltet ausschalten niemand geschlossen ruht eteint arrete ' +
    'ferme fermes apagado apagados apagamos cerrado nadie spento spenti spegniamo nessuno desligado desligamos ' +
    'fechado ninguem uitgeschakeld uitzetten gesloten wylaczone wylaczony wylaczamy zamkniete nikt выключен ' +
    'выключаем никто закрыто 关机 没人 无人 关闭 誰も 停止 꺼 아무도 kapali kimse avstangd stangt lukket slukket vypnuto ' +
    'nikdo chiuso выключено avstangt slukkede dicht cerramos fermee fermees cerrada cerrados fechada fechados chiusa ' +
    'chiusi zamkniety zamknieta закрыт закрыта kapatiyoruz kapaliyiz abgestellt gestoppt wylaczona выключена eteinte',
);
/** Verbs and what makes them mean it: "schalten wir ab", "personne n'en a besoin", "zetten we uit". */
export const CLOSES = /^(?:schalt(?:en|et|e)|fahren|personne|zet(?:ten)?|staat|staan)$/;
export const CLOSES_WITH = /^(?:ab|aus|runter|herunter|ne|n'\p{L}+|uit)$/u;

/** "Nothing runs", "läuft nichts", "rien ne tourne": nothing, and verbs of what a service does. */
export const NOTHING_RUNS = wordSet(
  'nothing nichts rien nada niente nulla niets nic ничего ingenting intet hicbir inget nicht',
);
export const RUNS = new RegExp(
  '^(?:runs?|running|happens|goes|lauft|laufen|passiert|los|tourne|tournent|funciona|corre|pasa|gira|funziona|' +
    'succede|roda|acontece|draait|gebeurt|dziala|pracuje|работает|происходит|kors|hander|calismaz|calismiyor|olmuyor)$',
);
/** Words of it in scripts whose signs are elements of their own, right before or behind the hours or the day. */
export const CLOSED_SIGNS = new RegExp(
  '关机|不运行|不运作|不开放|不开门|不营业|不上班|没人|无人|关闭|停机|停止|停用|休息|没有流量|没流量|動きません|動かない|動かさ|休み|休業|' +
    '停止|止め|誰も|閉まっ|ありません|使いません|使わない|アクセスがな|쉽|쉬|쉰|아무것도|아무도|꺼|끕|닫|중단|없습|없다|없어|' +
    '안돌|운영하지않|사용하지않',
);
