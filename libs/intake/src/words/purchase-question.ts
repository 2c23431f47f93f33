import { wordSet } from './word-set';

/** To buy, and a purchase. */
export const BUYS = wordSet(
  'buy buying purchase purchasing kaufen kauf anschaffen anschaffung acheter achat comprar compra comprare ' +
    'acquistare acquisto kopen koop aanschaffen kupic kupowac zakup купить покупать покупка покупку купувати купити ' +
    'придбати koupit kopa kopet kobe satin almak almali alalim membeli beli mua khareedna',
);
/** To rent, and renting. */
export const RENTS = wordSet(
  'rent renting rental lease leasing cloud mieten miete louer location alquilar alquiler alugar aluguel noleggiare ' +
    'noleggio affittare huren huur wynajac wynajmowac wynajem najem арендовать аренда аренду орендувати оренда ' +
    'pronajmout pronajem hyra leje kiralamak kiralamali kiralama kirala menyewa sewa thue',
);
/** The same in scripts that cut no words. */
const BUYING = '(?:買[うっいえ]|購入|구매|구입|买|采购)';
const RENTING = '(?:借り|レンタル|リース|임대|렌트|대여|租)';
const BETWEEN = '[^。.!?！？]{0,24}';
/** Buying set against renting in those scripts. */
export const BUYS_OR_RENTS = new RegExp(`${BUYING}${BETWEEN}${RENTING}|${RENTING}${BETWEEN}${BUYING}`);
