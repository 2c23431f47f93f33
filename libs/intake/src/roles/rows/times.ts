import type { RoleRow } from './role';
import { head } from './role';

/** Waits, hours of a day and windows of a job; durations in seconds. */
export const TIME_ROLES: readonly RoleRow[] = [
  {
    role: 'ttftMs',
    takes: { duration: 0.8, bare: -0.2 },
    heads: [
      head('ttft', 4.2, { reach: 9 }),
      head('begins', 3, { side: 'left', reach: 6, only: ['duration'] }),
      head('begins', 3, { side: 'right', reach: 4, only: ['duration'] }),
    ],
    label: [head('ttft', 4.6)],
    needsHead: ['duration', 'bare'],
    range: [1e-4, 3600],
  },
  {
    role: 'tpotMs',
    takes: { duration: 0.8, bare: -0.2 },
    heads: [head('tpot', 4.4, { reach: 6 })],
    label: [head('tpot', 4.6)],
    needsHead: ['duration', 'bare'],
    range: [1e-5, 60],
  },
  {
    role: 'endToEndMs',
    takes: { duration: 0.4 },
    heads: [
      head('latency', 2.6, { reach: 8 }),
      head('most', 1.6, { side: 'left', reach: 3 }),
      head('out', 1.2, { side: 'left', reach: 9 }),
      head('deadline', 0.8, { side: 'left', reach: 2 }),
      // "3 saniye içinde gelmeli", "60秒まで許容": what limits stands behind in many languages
      head('most', 1.6, { side: 'right', reach: 1 }),
      head('deadlineBehind', 0.8, { side: 'right', reach: 1 }),
      head('want', 0.8, { reach: 5 }),
      head('total', 2.2, { reach: 3 }),
    ],
    against: [
      head('ttft', 4, { reach: 6 }),
      head('tpot', 4, { reach: 6 }),
      head('begins', 2, { reach: 6 }),
      // "6 minutes before a pod answers", "1.6초까지 늘어납니다": how long it takes, and what it grows to
      head('beforeThat', 2, { side: 'right', reach: 1 }),
      head('growth', 2, { side: 'right', reach: 3 }),
    ],
    needsHead: ['duration'],
    range: [0.005, 900],
  },
  {
    role: 'hoursPerDay',
    takes: { duration: 0.6 },
    heads: [head('daily', 3.4, { side: 'right', reach: 3 }), head('daily', 1.6, { side: 'left', reach: 4 })],
    against: [head('audio', 3, { reach: 4 })],
    needsHead: ['duration'],
    range: [1800, 86_400],
  },
  {
    role: 'windowHours',
    takes: { duration: 0.4 },
    heads: [
      head('deadline', 2, { side: 'left', reach: 2 }),
      head('deadline', 2, { side: 'right', reach: 1 }),
      head('window', 3, { reach: 3 }),
      head('due', 2.6, { reach: 8 }),
    ],
    against: [head('lately', 4, { side: 'left', reach: 2 })],
    needsHead: ['duration'],
    range: [600, 3.2e7],
  },
];
