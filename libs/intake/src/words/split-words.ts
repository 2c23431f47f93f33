import { wordSet } from './word-set';

/** What leads from those who are served to the place they are served from. Folded. */
export const FROM_THERE = wordSet('from aus von depuis desde da dal dalla vanuit uit z ze из с fran');
/** That somebody, or what is his, is served or stays at a place. Folded. */
export const SERVED_THERE = new RegExp(
  '(?:^| )(?:served?|stay|stays|remain|processed|kept|handled|hosted|bedient|bleiben|verarbeitet|servis|servies|' +
    'traites|rester|restent|atendid[oa]s|servid[oa]s|quedarse|permanecer|procesad[oa]s|serviti|restare|elaborati|' +
    'ficar|bediend|blijven|verwerkt|obslugiwan\\p{L}*|pozosta\\p{L}*|обслужива\\p{L}*|оста\\p{L}*)(?: |$)',
  'u',
);
