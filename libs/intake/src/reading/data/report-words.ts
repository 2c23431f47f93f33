/** Verbs and prepositions right before a wait that is so ("TTFT is 3.1 s"). */
export const COPULAS: ReadonlySet<string> = new Set([
  'is',
  'are',
  'was',
  'at',
  'ist',
  'liegt bei',
  'est',
  'es',
  'è',
  'é',
  '是',
]);
