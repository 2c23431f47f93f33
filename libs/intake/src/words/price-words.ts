import { wordSet } from './word-set';

/** Words around a price that has no currency, folded: they mean it only beside a machine or a word of costing. */

/** What leads to it: "a 3090 at 700", "die 4090 für 1.650". */
export const PRICE_LEADS = wordSet(
  'at for around about fur zu bei mit um pour a vers por en com per voor om met za po w за по от для for till cirka',
);
/** "Is out", "ist raus", "liegt bei": between a machine, its price and what is said of it. */
export const COPULAS = wordSet(
  'is are was costs goes ist sind war liegt kostet est sont etait coute es son esta cuesta e costa sta custa ' +
    'kost jest ' +
    'kosztuje стоит ar koster kostar',
);
/** "700 apiece". */
export const EACH_ONE = wordSet('each apiece pro je stuck piece cada per ciascuna stuk sztuka штука st to bis');
/** "Too dear", "zu teuer". */
export const DEAR = /dear|expensive|pricey|costly|teuer|cher|car[oai]|duur|drog|дорог|dyr|pahali|贵|高い|비싸/;
/** What heads a list of what a seller asks: "the hoster's prices", "Preise des Hosters", "tarifs de l'hébergeur". */
export const PRICE_LISTS = wordSet(
  'prices pricing rates tariff tariffs pricelist preise preisliste tarife monatspreise mietpreise prix tarif tarifs ' +
    'grille precios tarifas tarifa precos prezzi tariffe listino prijzen prijslijst tarieven ceny cennik priser ' +
    'prislista цены прайс тарифы расценки 价格 报价 价目 料金 価格 fiyatlar ціни',
);
