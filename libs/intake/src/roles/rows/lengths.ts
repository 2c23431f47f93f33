import type { RoleRow } from './role';
import { head } from './role';

/** How long prompts, answers, contexts and data are, in tokens. */
export const LENGTH_ROLES: readonly RoleRow[] = [
  {
    role: 'inputTokens',
    takes: { tokens: 1.4, prose: 1.5, bare: -0.6 },
    heads: [
      head('in', 3.2, { reach: 6 }),
      head('isl', 4.4, { reach: 4 }),
      head('req', 1.2, { side: 'left', reach: 8, shared: true }),
      head('doc', 1.2, { side: 'left', reach: 8, shared: true }),
      head('samples', 1.2, { side: 'left', reach: 4, shared: true, only: ['tokens', 'prose'] }),
      head('doc', 1.2, { side: 'right', reach: 3, shared: true, only: ['tokens', 'prose'] }),
      head('rps', 1.2, { side: 'left', reach: 6, shared: true }),
      head('rpm', 1.2, { side: 'left', reach: 6, shared: true }),
      head('each', 1.2, { side: 'left', reach: 6, shared: true }),
      head('each', 1, { side: 'right', reach: 3 }),
      head('chunk', 0.8, { reach: 4, shared: true }),
      head('into', 1.6, { side: 'right', reach: 5, only: ['tokens', 'prose'] }),
      head('total', 1.6, { side: 'right', reach: 2, only: ['tokens', 'prose'] }),
    ],
    label: [head('in', 3.4), head('isl', 5)],
    against: [
      head('hour', 3, { side: 'right', reach: 3, only: ['tokens'] }),
      head('stock', 3, { reach: 8, only: ['prose'] }),
    ],
    needsHead: ['bare'],
    range: [1, 20_000_000],
  },
  {
    role: 'outputTokens',
    takes: { tokens: 1.2, prose: 1.3, bare: -0.6 },
    heads: [
      head('out', 3.2, { reach: 6 }),
      head('osl', 4.4, { reach: 4 }),
      head('into', 3, { side: 'left', reach: 2 }),
      head('bothWays', 3.4, { reach: 4 }),
    ],
    label: [head('out', 3.4), head('osl', 5)],
    needsHead: ['bare', 'tokens'],
    range: [1, 2_000_000],
  },
  {
    role: 'contextTokens',
    takes: { tokens: 0.8, bare: 0.2 },
    heads: [
      head('ctx', 4.2, { side: 'right', reach: 5 }),
      head('ctx', 4.2, { side: 'left', reach: 5 }),
      head('ctx', 2.8, { side: 'left', reach: 8 }),
      head('seqs', 2.2, { reach: 4, shared: true }),
      head('inWhole', 4, { side: 'right', reach: 7, only: ['tokens'] }),
    ],
    label: [head('ctx', 5)],
    against: [head('each', 2.6, { side: 'left', reach: 6 }), head('in', 4.4, { side: 'right', reach: 5 })],
    needsHead: ['bare', 'tokens'],
    range: [64, 20_000_000],
  },
  {
    role: 'sharedPrefixTokens',
    takes: { tokens: 1.2, bare: -0.4 },
    heads: [head('sharedPart', 4.6, { side: 'right', reach: 2 }), head('sharedPart', 3, { side: 'left', reach: 4 })],
    label: [head('sharedPart', 3)],
    needsHead: ['bare', 'tokens'],
    range: [16, 2_000_000],
  },
  {
    role: 'datasetTokens',
    takes: { tokens: 0.6 },
    heads: [head('dataset', 3.6, { reach: 8 }), head('trains', 2.2, { reach: 10 })],
    prior: { from: 5e6, worth: 1.6 },
    range: [10_000, 1e15],
  },
  { role: 'chunk', takes: { chunks: 3 }, heads: [], range: [1, 10_000] },
];
