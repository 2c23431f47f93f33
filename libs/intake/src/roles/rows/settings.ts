import type { RoleRow } from './role';
import { head } from './role';

/** Settings of a server and of a training run. */
export const SETTING_ROLES: readonly RoleRow[] = [
  {
    role: 'tensorParallel',
    takes: { bare: 0, cards: 0 },
    heads: [],
    label: [head('tp', 6)],
    needsHead: ['bare', 'cards'],
    range: [1, 1024],
    whole: true,
  },
  {
    role: 'pipelineParallel',
    takes: { bare: 0, cards: 0 },
    heads: [],
    label: [head('pp', 6)],
    needsHead: ['bare', 'cards'],
    range: [1, 64],
    whole: true,
  },
  {
    role: 'dataParallel',
    takes: { bare: 0, cards: 0 },
    heads: [],
    label: [head('dp', 6)],
    needsHead: ['bare', 'cards'],
    range: [1, 1024],
    whole: true,
  },
  {
    role: 'loraAdapters',
    takes: { setting: 0 },
    heads: [head('lora', 4, { side: 'right', reach: 3 })],
    needsHead: ['setting'],
    range: [1, 10_000],
    whole: true,
  },
  {
    role: 'epochs',
    takes: { setting: 0, bare: 0 },
    heads: [head('epochs', 4.5, { side: 'right', reach: 2 })],
    label: [head('epochs', 4.5)],
    needsHead: ['setting', 'bare'],
    range: [1, 1000],
  },
  {
    role: 'trainBatch',
    takes: { bare: 0 },
    heads: [],
    label: [head('batchSize', 2.4)],
    needsHead: ['bare'],
    range: [1, 1e6],
    whole: true,
  },
];
