import type { RoleRow } from './role';
import { head } from './role';

/** The shape of a model as its configuration states it. */
export const SHAPE_ROLES: readonly RoleRow[] = [
  {
    role: 'layers',
    takes: { setting: 0, bare: 0 },
    heads: [head('geomLayers', 4, { side: 'right', reach: 2 })],
    label: [head('geomLayers', 5)],
    needsHead: ['setting', 'bare'],
    range: [2, 500],
    whole: true,
  },
  {
    role: 'hiddenSize',
    takes: { bare: 0 },
    heads: [],
    label: [head('geomHidden', 6)],
    needsHead: ['bare'],
    range: [64, 100_000],
    whole: true,
  },
  {
    role: 'heads',
    takes: { setting: 0, bare: 0 },
    heads: [head('geomHeads', 4, { side: 'right', reach: 2 })],
    label: [head('geomHeads', 5)],
    needsHead: ['setting', 'bare'],
    range: [1, 1024],
    whole: true,
  },
  {
    role: 'kvHeads',
    takes: { setting: 0, bare: 0 },
    heads: [head('geomKvHeads', 5, { side: 'right', reach: 2 })],
    label: [head('geomKvHeads', 6)],
    needsHead: ['setting', 'bare'],
    range: [1, 1024],
    whole: true,
  },
  {
    role: 'vocabSize',
    takes: { bare: 0 },
    heads: [],
    label: [head('geomVocab', 6)],
    needsHead: ['bare'],
    range: [100, 2e6],
  },
  {
    role: 'intermediateSize',
    takes: { bare: 0 },
    heads: [],
    label: [head('geomFfn', 6)],
    needsHead: ['bare'],
    range: [64, 1e6],
    whole: true,
  },
  {
    role: 'headDim',
    takes: { bare: 0 },
    heads: [],
    label: [head('geomHeadDim', 6)],
    needsHead: ['bare'],
    range: [8, 2048],
    whole: true,
  },
];
