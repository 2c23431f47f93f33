import type { RoleRow } from './role';
import { head } from './role';

/** Shares and factors: utilisation, cache, growth and peaks. */
export const SHARE_ROLES: readonly RoleRow[] = [
  {
    role: 'utilizationFraction',
    takes: { share: 0.8 },
    heads: [
      head('util', 3.2, { reach: 7 }),
      head('idle', 3.4, { reach: 9 }),
      head('gpuWord', 1.4, { side: 'left', reach: 3 }),
    ],
    against: [
      head('notUtil', 4, { reach: 6 }),
      head('kv', 4, { side: 'right', reach: 2 }),
      head('prefix', 3, { reach: 5 }),
      head('hostThing', 3, { side: 'left', reach: 4 }),
      head('moreOf', 3, { side: 'right', reach: 2 }),
      head('growth', 3, { reach: 3 }),
      head('conc', 2, { side: 'right', reach: 4 }),
    ],
    needsHead: ['share'],
    range: [0, 1],
  },
  {
    role: 'prefixCacheShare',
    takes: { share: 0.8, bare: -0.2 },
    heads: [head('prefix', 4, { reach: 9, only: ['share'] })],
    label: [head('prefix', 3)],
    needsHead: ['share', 'bare'],
    range: [0, 1],
  },
  {
    role: 'concurrentShare',
    takes: { share: 0.8 },
    heads: [head('conc', 3.4, { reach: 9 }), head('busyPeople', 2.6, { reach: 6 })],
    needsHead: ['share'],
    range: [0, 1],
  },
  {
    role: 'growthShare',
    takes: { share: 0.6 },
    heads: [
      head('growth', 3.4, { reach: 7 }),
      head('moreOf', 1.2, { reach: 3 }),
      head('load', 0.8, { reach: 5 }),
      head('who', 0.8, { side: 'right', reach: 4 }),
      head('future', 1.2, { reach: 9 }),
    ],
    against: [
      head('conc', 2, { reach: 9 }),
      head('busyPeople', 2, { reach: 7 }),
      head('util', 2, { reach: 5 }),
      head('price', 3, { reach: 6 }),
      head('bill', 3, { reach: 6 }),
      head('tax', 5, { reach: 3 }),
    ],
    needsHead: ['share'],
    range: [0, 10],
  },
  {
    role: 'growthFactor',
    takes: { factor: 0.8 },
    heads: [
      head('growth', 3.2, { reach: 7 }),
      head('plan', 1.2, { side: 'left', reach: 3 }),
      head('future', 0.9, { reach: 8 }),
      head('load', 0.9, { reach: 6 }),
      head('who', 0.9, { reach: 5 }),
      head('req', 0.9, { side: 'right', reach: 5 }),
      head('deadline', 0.9, { side: 'right', reach: 3 }),
    ],
    against: [head('tps', 3, { reach: 6 }), head('latency', 2, { reach: 6 })],
    needsHead: ['factor'],
    range: [1, 1000],
  },
  {
    role: 'peakFactor',
    takes: { factor: 0.8 },
    heads: [head('peak', 3, { reach: 6 })],
    // "the peak is 2.5x the trough" says nothing of the mean
    against: [head('lull', 5, { reach: 6 })],
    needsHead: ['factor'],
    range: [1, 1000],
  },
];
