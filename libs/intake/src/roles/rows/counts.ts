import type { RoleRow } from '../role';
import { head } from '../role';

/** Pieces of work, limits of cards, and figures of other matters. */
export const COUNT_ROLES: readonly RoleRow[] = [
  {
    role: 'items',
    takes: { work: 1.6, things: 0.4, prose: 0.2, samples: 1, bare: -1 },
    heads: [
      head('due', 1, { reach: 10 }),
      head('nightly', 1.4, { reach: 8, only: ['things', 'work'], shared: true }),
      head('tok', 1.2, { side: 'right', reach: 6, only: ['things'], shared: true }),
      head('pageUnit', 1.2, { side: 'right', reach: 6, only: ['things'], shared: true }),
      head('day', 0.8, { side: 'right', reach: 4, only: ['things'], shared: true }),
      head('hour', 0.8, { side: 'right', reach: 4, only: ['things'], shared: true }),
    ],
    prior: { from: 1000, worth: 0.4 },
    label: [head('doc', 2.6), head('samples', 2.6)],
    against: [head('chunk', 1, { reach: 3 })],
    range: [20, 1e13],
  },
  {
    role: 'maxGpus',
    takes: { cards: 0.4 },
    heads: [head('most', 2.4, { side: 'left', reach: 2 })],
    needsHead: ['cards'],
    range: [1, 10_000],
    whole: true,
  },
  {
    role: 'aside',
    takes: {
      bare: 1,
      memory: 3,
      duration: 1.2,
      share: 1.2,
      factor: 1.2,
      work: 0.8,
      steps: 2,
      samples: 1.2,
      cards: 1.4,
      setting: 1,
      rate: 0,
      paced: 1.4,
      pacedLong: 1.4,
      thingRate: 1.6,
      things: 1.2,
      speed: 0,
      tokens: 1,
      people: 0,
      prose: 1,
      chunks: 0,
    },
    heads: [head('notUtil', 2, { reach: 5, only: ['share'] })],
    label: [
      head('hostThing', 3.4, { only: ['bare', 'cards', 'duration', 'work'] }),
      head('index', 4),
      head('gradAcc', 4),
    ],
    range: [-Infinity, Infinity],
  },
];
