import type { Tag } from '../words';
import type { Dimension } from './quantity';

/** Every single figure the reader can report. */
export type Role =
  | 'totalUsers'
  | 'concurrentRequests'
  | 'requestRate'
  | 'perUser'
  | 'speed'
  | 'prefill'
  | 'inputTokens'
  | 'outputTokens'
  | 'contextTokens'
  | 'datasetTokens'
  | 'chunk'
  | 'ttftMs'
  | 'tpotMs'
  | 'endToEndMs'
  | 'hoursPerDay'
  | 'daysPerWeek'
  | 'windowHours'
  | 'utilizationFraction'
  | 'prefixCacheShare'
  | 'sharedPrefixTokens'
  | 'concurrentShare'
  | 'growthFactor'
  | 'growthShare'
  | 'peakFactor'
  | 'tensorParallel'
  | 'pipelineParallel'
  | 'dataParallel'
  | 'loraAdapters'
  | 'epochs'
  | 'trainBatch'
  | 'layers'
  | 'hiddenSize'
  | 'heads'
  | 'kvHeads'
  | 'vocabSize'
  | 'intermediateSize'
  | 'headDim'
  | 'items'
  | 'maxGpus'
  | 'aside';

/** A word that speaks for a role, what it is worth right beside the figure, and where it may stand. */
export interface Head {
  readonly tag: Tag;
  readonly weight: number;
  readonly side?: 'left' | 'right';
  /** How many elements away it may stand; 8 when absent. */
  readonly reach?: number;
  /** Speaks only for figures of these dimensions. */
  readonly only?: readonly Dimension[];
  /** Speaks also where it is the unit of another figure ("16 sequences of 64k tokens"). */
  readonly shared?: true;
}

/** One row: which figures can play the role and what speaks for it. */
export interface RoleRow {
  readonly role: Role;
  /** Dimensions it takes and what each is worth by itself. */
  readonly takes: Readonly<Partial<Record<Dimension, number>>>;
  readonly heads: readonly Head[];
  /** Worth of the head as a label right before the figure (`users: 40`, `tp=8`, `concurrency 20`). */
  readonly label?: readonly Head[];
  /** Words that speak against it. */
  readonly against?: readonly Head[];
  /** Without one of its heads the role is not proposed for figures of these dimensions. */
  readonly needsHead?: readonly Dimension[];
  readonly range: readonly [number, number];
  /** Worth of a figure that is counted for each user ("6 msg/user/day"). */
  readonly perHead?: number;
  /** Figures this large speak for it by themselves. */
  readonly prior?: { readonly from: number; readonly worth: number; readonly only?: readonly Dimension[] };
  readonly whole?: true;
}

/** What must be reached for a role to be taken at all. */
export const THRESHOLD = 1.5;

const head = (tag: Tag, weight: number, more: Omit<Head, 'tag' | 'weight'> = {}): Head => ({ tag, weight, ...more });

/** Who weighs what, set by hand and measured on the development texts (2026-07). */
export const ROLES: readonly RoleRow[] = [
  {
    role: 'totalUsers',
    takes: { people: 3, bare: 0 },
    heads: [],
    label: [head('who', 3.2), head('dau', 3.4), head('mau', 2.8), head('groupOf', 3.2)],
    needsHead: ['bare'],
    against: [head('sec', 3, { side: 'right', reach: 1 }), head('ms', 3, { side: 'right', reach: 1 })],
    range: [1, 1e10],
  },
  {
    role: 'concurrentRequests',
    takes: { inflight: 4.2, people: 0.8, sequences: 2.6, work: 0.2, bare: 0 },
    heads: [head('conc', 3.4, { side: 'right', reach: 14 }), head('conc', 3.0, { side: 'left', reach: 6 })],
    label: [head('conc', 4.4), head('batchSize', 2.6)],
    needsHead: ['people', 'work', 'bare'],
    against: [
      head('trains', 2),
      head('ms', 1.5, { reach: 7, only: ['bare'] }),
      head('tps', 1.5, { reach: 8, only: ['bare'] }),
      head('latency', 1.5, { reach: 6, only: ['bare'] }),
    ],
    range: [1, 1e8],
  },
  {
    role: 'requestRate',
    takes: { rate: 4.4, thingRate: 2.4, paced: 1.5, pacedLong: 0.2, work: 0.4, bare: 0 },
    heads: [
      head('req', 2.4, { reach: 12, only: ['paced', 'pacedLong'], shared: true }),
      head('doc', 2.4, { reach: 12, only: ['paced', 'pacedLong'], shared: true }),
      head('image', 2.4, { reach: 12, only: ['paced', 'pacedLong'], shared: true }),
      head('load', 1.8, { reach: 10, only: ['paced'], shared: true }),
      head('want', 1.2, { reach: 6, only: ['paced'] }),
      head('peak', 1.2, { reach: 5, only: ['paced'] }),
      head('mean', 1.2, { reach: 5, only: ['paced'] }),
      head('daily', 3.6, { side: 'left', reach: 5, only: ['work'] }),
      head('monthly', 3.2, { side: 'left', reach: 5, only: ['work'] }),
      head('hourly', 3.2, { side: 'left', reach: 5, only: ['work'] }),
      head('daily', 2, { side: 'right', reach: 5, only: ['work'] }),
      head('daily', 1.6, { side: 'right', reach: 1, only: ['bare'] }),
      head('image', 1.2, { side: 'left', reach: 9, only: ['bare'], shared: true }),
      head('req', 1.2, { side: 'left', reach: 9, only: ['bare'], shared: true }),
    ],
    label: [head('rps', 4.6), head('rpm', 4.6), head('rpd', 4.6)],
    against: [
      head('tok', 3, { reach: 3, only: ['paced', 'pacedLong'] }),
      head('budget', 3, { reach: 5, only: ['paced', 'pacedLong'] }),
    ],
    needsHead: ['bare', 'pacedLong', 'work'],
    perHead: -4,
    prior: { from: 500, worth: 1.8, only: ['pacedLong'] },
    range: [1e-6, 1e13],
  },
  {
    role: 'perUser',
    takes: { rate: 2.6, thingRate: 0.6, paced: 1.6, pacedLong: 1.6, work: 0.6 },
    heads: [head('each', 3.2, { reach: 6 }), head('daily', 3.4, { side: 'left', reach: 5, only: ['work'] })],
    needsHead: ['rate', 'thingRate', 'paced', 'pacedLong', 'work'],
    perHead: 3.2,
    range: [0, 1e5],
  },
  {
    role: 'speed',
    takes: { speed: 4.4, bare: 0 },
    heads: [head('generation', 0.6, { reach: 5 })],
    against: [head('api', 4, { side: 'right', reach: 5 })],
    label: [head('tps', 4.2), head('tpsUser', 4.4)],
    needsHead: ['bare'],
    range: [1e-3, 1e12],
  },
  {
    role: 'prefill',
    takes: { speed: 3.2 },
    heads: [
      head('prefill', 3.4, { side: 'left', reach: 5 }),
      head('prefill', 2.6, { side: 'right', reach: 5 }),
      head('isl', 2, { reach: 3 }),
    ],
    needsHead: ['speed'],
    range: [1e-3, 1e12],
  },
  {
    role: 'inputTokens',
    takes: { tokens: 1.4, prose: 1.5, bare: -0.6 },
    heads: [
      head('in', 3.2, { reach: 6 }),
      head('isl', 4.4, { reach: 4 }),
      head('req', 1.2, { side: 'left', reach: 8, shared: true }),
      head('doc', 1.2, { side: 'left', reach: 8, shared: true }),
      head('doc', 1.2, { side: 'right', reach: 3, shared: true, only: ['tokens', 'prose'] }),
      head('rps', 1.2, { side: 'left', reach: 6, shared: true }),
      head('rpm', 1.2, { side: 'left', reach: 6, shared: true }),
      head('each', 1.2, { side: 'left', reach: 6 }),
      head('each', 1, { side: 'right', reach: 3 }),
      head('chunk', 0.8, { reach: 4, shared: true }),
      head('into', 1.6, { side: 'right', reach: 5, only: ['tokens', 'prose'] }),
      head('total', 1.6, { side: 'right', reach: 2, only: ['tokens', 'prose'] }),
    ],
    label: [head('in', 3.4), head('isl', 5)],
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
  {
    role: 'ttftMs',
    takes: { duration: 0.8, bare: -0.2 },
    heads: [head('ttft', 4.2, { reach: 9 }), head('begins', 3, { side: 'left', reach: 5, only: ['duration'] })],
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
      head('want', 0.8, { reach: 5 }),
    ],
    against: [head('ttft', 4, { reach: 6 }), head('tpot', 4, { reach: 6 })],
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
      head('window', 3, { reach: 3 }),
      head('due', 2.6, { reach: 8 }),
    ],
    against: [head('lately', 4, { side: 'left', reach: 2 })],
    needsHead: ['duration'],
    range: [600, 3.2e7],
  },
  {
    role: 'utilizationFraction',
    takes: { share: 0.8 },
    heads: [
      head('util', 3.2, { reach: 7 }),
      head('idle', 3.4, { reach: 5 }),
      head('gpuWord', 1.6, { side: 'left', reach: 2 }),
    ],
    against: [
      head('notUtil', 4, { reach: 6 }),
      head('prefix', 3, { reach: 5 }),
      head('hostThing', 3, { side: 'left', reach: 4 }),
      head('moreOf', 3, { side: 'right', reach: 2 }),
      head('growth', 3, { reach: 3 }),
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
    against: [head('conc', 2, { reach: 5 }), head('util', 2, { reach: 5 })],
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
    ],
    against: [head('tps', 3, { reach: 6 }), head('latency', 2, { reach: 6 })],
    needsHead: ['factor'],
    range: [1, 1000],
  },
  {
    role: 'peakFactor',
    takes: { factor: 0.8 },
    heads: [head('peak', 3, { reach: 6 })],
    needsHead: ['factor'],
    range: [1, 1000],
  },
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
  {
    role: 'items',
    takes: { work: 1.6, things: 0.4, prose: 0.2, samples: 1, bare: -1 },
    heads: [
      head('due', 1, { reach: 10 }),
      head('nightly', 1.4, { reach: 8, only: ['things'], shared: true }),
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
    label: [head('hostThing', 3.4), head('index', 4), head('gradAcc', 4)],
    range: [-Infinity, Infinity],
  },
];
