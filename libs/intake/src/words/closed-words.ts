import { wordSet } from './word-set';

/** Words of a service that nobody needs or that is switched off, folded, in all languages. */
export const CLOSED = wordSet(
  'off nobody closed shut unused abgeschaltet abschalten ausgeschaltet ab aus niemand geschlossen ruht eteint eteints ' +
    'arrete ferme fermes personne coupe apagado apagados apagamos cerrado nadie spento spenti spegniamo chiuso ' +
    'nessuno desligado desligados desligamos fechado ninguem uit uitgeschakeld uitzetten gesloten dicht wylaczone ' +
    'wylaczony wylaczamy zamkniete nikt выключен выключено выключаем никто закрыто 关机 没人 无人 关闭 誰も 停止 꺼 아무도 ' +
    'kapali kimse avstangd stangt ingen lukket slukket vypnuto nikdo',
);
