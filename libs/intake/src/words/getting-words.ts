import { wordSet } from './word-set';

/** Words of machines that somebody wants to get, folded. */

/** Who wants or has to do something. */
export const WISHES_TO = wordSet(
  'want wants need needs like love plan planning intend intends going hope hoping aim wollen will mochten mochte ' +
    'mussen planen plane brauchen wurden voulons veux veut voudrions voudrais devons prevoyons souhaitons queremos ' +
    'quiero quisiera quisieramos necesitamos debemos pensamos vogliamo voglio vorremmo vorrei dobbiamo pensiamo ' +
    'queremos precisamos pretendemos willen wil moeten zouden chcemy chce musimy planujemy хотим хочу нужно надо ' +
    'планируем собираемся vill behover vil skal chceme potrebujeme istiyoruz',
);
/** What is done to get machines, as something to be done. */
export const TO_GET = wordSet(
  'rent lease hire buy get order purchase reserve book mieten anmieten leasen kaufen anschaffen bestellen beschaffen ' +
    'louer acheter commander prendre reserver alquilar comprar contratar adquirir noleggiare affittare comprare ' +
    'acquistare prenotare alugar adquirir huren kopen leasen aanschaffen wynajac kupic zamowic арендовать купить ' +
    'взять заказать hyra kopa leje pronajmout koupit kiralamak',
);
/** What goes on is there. */
export const GOES_ON_HAVING = wordSet(
  'keep keeps keeping continue continuing stay behalten weiter weiterhin garder continuer conserver seguir mantener ' +
    'continuare tenere mantenere continuar manter blijven houden dalej nadal оставить дальше продолжать more further',
);
