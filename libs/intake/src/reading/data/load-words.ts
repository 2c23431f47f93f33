/** Words of the hour with the most load. */
export const BUSIEST = new RegExp(
  '^(?:busiest|worst|heaviest|hottest|peak|rush|starkste|starksten|schlimmste|schlimmsten|peor|pire|peggiore|pior|' +
    'drukste)$',
);
