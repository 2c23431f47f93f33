import { wordPattern, wordSet } from './word-set';

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
/** "Before I ask for quota", "bevor wir bestellen", "avant de commander": what is told then is to be got; folded. */
export const BEFORE_GETTING = new RegExp(
  '\\b(?:before (?:i|we) (?:ask for|apply for|request|file for|order|buy|sign|purchase|commit|place (?:the|an) order|' +
    'rent|book|spend|pull the trigger|press the button)|' +
    'before (?:ordering|buying|signing|purchasing|committing|renting)|' +
    'bevor (?:ich|wir) (?:(?:das|es|die|den|alles|so|etwas|irgendwas|quota|kontingent) ){0,2}' +
    '(?:bestell|kauf|unterschreib|beantrag|ordern|zuschlag|buch)|vor der (?:bestellung|beschaffung|unterschrift)|' +
    "avant (?:de (?:commander|signer|demander|louer|reserver|valider la commande)|d'acheter|la commande|l'achat)|" +
    'antes de (?:comprar|pedir|firmar|encargar|alquilar|solicitar|assinar|alugar|encomendar|fechar)|' +
    'prima di (?:ordinare|comprare|firmare|acquistare|noleggiare|chiedere)|' +
    'voordat (?:ik|we|wij) (?:(?:het|dit|de|dat) )?(?:bestel|koop|kopen|teken|aanvraag|aanvragen|huur|huren)|' +
    'zanim (?:zamowi|kupi|podpis|z[lł]o[zż]|wynajm)|' +
    'прежде чем (?:заказ|куп|подпис|арендов)|перед (?:заказом|покупкой)|' +
    'innan (?:vi|jag) (?:bestaller|koper|skriver|hyr))' +
    '(?! (?:more|another|anything|any more|an additional|a second|a third|noch|weitere|une autre|otra|outra))',
);
/** "We don't know whether", "on ne sait pas si", "keine Ahnung, ob": what leads to a doubt; folded. */
export const NOT_KNOWN = wordPattern('whether if ob si se of czy ли om');
/** What was paid already: "we paid 38,000 for our server". */
export const BOUGHT = wordPattern(`
  paid bought spent purchased bezahlt gezahlt gekauft angeschafft paye achete pagado pagamos comprado compramos
  pagato comprato pago comprei betaald gekocht zaplacilismy kupilismy заплатили купили betalat kopte
`);
