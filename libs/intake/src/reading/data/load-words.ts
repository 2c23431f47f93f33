/** Words of the hour with the most load. */
export const BUSIEST = new RegExp(
  '^(?:busiest|worst|heaviest|hottest|peak|rush|starkste|starksten|schlimmste|schlimmsten|peor|pire|peggiore|pior|' +
    'drukste)$',
);

/** Prepositions before the busiest hour. */
export const LEADS: ReadonlySet<string> = new Set(
  'in at on during zu zur im in der a en aux nelle na op te'.split(' '),
);
