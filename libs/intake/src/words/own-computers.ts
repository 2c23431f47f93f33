import { wordSet } from './word-set';

/** Words around the computer that somebody has for himself, folded: they mean it only beside one another. */

/** Computers for one person. */
export const OWN_COMPUTERS = wordSet(
  'laptop notebook macbook pc desktop ultrabook portable portatil portatile laptopa laptopie laptopem ноутбук ' +
    'ноутбуке ' +
    'ноуте ноут barbar dizustu diz computador ordenador ordinateur 笔 记 ノ 노 트북',
);
/** What follows from it. */
export const THEREFORE = wordSet(
  'so hence therefore thus also deshalb daher darum deswegen donc alors asi luego quindi percio entao dus ' +
    'daarom wiec ' +
    'dlatego поэтому значит sa derfor sa darfor yani 所 所以 因此 なので だから 그래서',
);
/** Verbs of renting and buying as one says them of oneself. */
export const RENTS = wordSet(
  'rent renting lease buy buying miete mieten kaufe kaufen brauche loue louer prends acheter alquilo alquilar compro ' +
    'comprar noleggio noleggiare affitto compro alugo alugar huur huren koop wynajme wynajmuje wynajac kupuje ' +
    'арендую ' +
    'арендовать сниму возьму hyr hyra lejer kiralayacagim kiraliyorum 租 租用 借り レンタル 빌려',
);
