import { wordSet } from './word-set';

/** Words of a tax that a price may have in it or not, folded. */

/** The tax itself. */
export const TAX = wordSet(
  'vat gst hst pst qst tax taxes mwst ust mehrwertsteuer umsatzsteuer tva iva btw moms ндс kdv dph podatek podatku ' +
    'nds 税 税率 消费税 増值税 增值税 消費税 부가세',
);
/** What says that a price has it in it. */
export const INCLUDES = wordSet(
  'included including includes include inclusive incl inc inkl inklusive einschliesslich inclus incluse inclusa ' +
    'inclusas incluso compresa compreso incluida incluido incluidos comprise comprises wliczony razem включая ' +
    'включен включительно с con com avec with mit z s dahil zzgl- covers cover 含 込 込み 포함',
);
/** Prices that are named after it: gross in Germany and Poland, TTC in France, 含税 and 税込. */
export const GROSS = wordSet('brutto gross ttc 含税 税込 税込み dahil');
/** What says that a price is without it, or that it comes on top. */
export const EXCLUDES = wordSet(
  'ex excl excluding exclusive excluded without net before plus + exkl exklusive zzgl zuzuglich netto ohne ht hors ' +
    'sans sin mas no esclusa escluso senza piu exclusief zonder sem mais bez без не haric 不 抜 抜き 별도 top',
);
/** What may stand between these words. */
export const TAX_LINKS = wordSet('of at the a di de del da von zu der : % prozent percent процентов');

/** The usual rate where one currency is that of one country, per cent. */
export const RATE_OF_CURRENCY: Readonly<Record<string, number>> = {
  GBP: 20,
  CHF: 8.1,
  SEK: 25,
  NOK: 25,
  DKK: 25,
  PLN: 23,
  CZK: 21,
  RUB: 22,
  TRY: 20,
  JPY: 10,
  CNY: 13,
  KRW: 10,
  AUD: 10,
  NZD: 15,
};
/** The same of countries that have the euro, by the word that only one of them has for it: per cent. */
export const RATE_OF_WORD: Readonly<Record<string, number>> = {
  mwst: 19,
  ust: 19,
  mehrwertsteuer: 19,
  umsatzsteuer: 19,
  brutto: 19,
  ttc: 20,
  btw: 21,
  inclusa: 22,
  compresa: 22,
  incluido: 21,
};

/** No tax on what is bought is higher, per cent. */
export const HIGHEST_RATE = 30;
