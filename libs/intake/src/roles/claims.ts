import type { Page } from '../page/page';
import type { Assignment } from './choose';
import type { Claim } from './claim';
import { type Maker, plain } from './claim-maker';
import { layout } from './layout-claims';
import { context, length } from './length-claims';
import { count, inFlight, people, rate } from './load-claims';
import { perUser } from './per-user';
import { atOnce, growthFold, growthShare, hours, share, used, windowed } from './share-claims';
import { speed } from './speed-claims';
import type { Role } from './table';
import { wait } from './wait-claims';
import type { Proposal } from './weigh';

/** With `--enable-dp-attention` the size parts the attention of one replica, and counts no replicas. */
const DP_ATTENTION = /\bdp[-_ ]attention/i;

/** What each role makes of its figure; roles without a row say nothing about the question. */
const CLAIMS: Readonly<Partial<Record<Role, Maker>>> = {
  totalUsers: people,
  concurrentRequests: inFlight,
  requestRate: rate,
  perUser,
  speed,
  inputTokens: length('inputTokens', 'Input tokens'),
  outputTokens: length('outputTokens', 'Output tokens'),
  contextTokens: context,
  datasetTokens: plain('datasetTokens'),
  ttftMs: wait('ttftMs'),
  tpotMs: wait('tpotMs'),
  endToEndMs: wait('endToEndMs'),
  hoursPerDay: hours,
  daysPerWeek: plain('daysPerWeek'),
  windowHours: windowed,
  utilizationFraction: used,
  prefixCacheShare: share('prefixCacheShare'),
  sharedPrefixTokens: plain('sharedPrefixTokens'),
  concurrentShare: atOnce,
  growthShare,
  growthFactor: growthFold,
  peakFactor: plain('peakFactor'),
  tensorParallel: layout('tensorParallel'),
  pipelineParallel: layout('pipelineParallel'),
  dataParallel: (page, p) => (DP_ATTENTION.test(page.text) ? undefined : plain('dataParallel')(page, p)),
  loraAdapters: plain('loraAdapters'),
  epochs: plain('epochs'),
  trainBatch: plain('trainBatch'),
  layers: plain('layers'),
  hiddenSize: plain('hiddenSize'),
  heads: plain('heads'),
  kvHeads: plain('kvHeads'),
  vocabSize: plain('vocabSize'),
  intermediateSize: plain('intermediateSize'),
  headDim: plain('headDim'),
  items: count('items', 'Items'),
  // a limit of machines is none of cards
  maxGpus: (page, p) => (page.has(p.unit.noun, 'node') ? undefined : plain('maxGpus')(page, p)),
};

/** What the chosen roles say, in the order of the text. */
export function claimsOf(page: Page, assignment: Assignment): Claim[] {
  const out: Claim[] = [];
  for (const p of assignment.chosen.values()) {
    const claim = CLAIMS[p.role]?.(page, p);
    if (claim === undefined) continue;
    out.push(claim);
    if (isBothLengths(page, p)) out.push({ ...claim, member: 'inputTokens' });
  }
  return out.sort((a, b) => a.at - b.at);
}

/** `ISL=OSL=1024`, "30 tokens each way": one figure is both lengths. */
const isBothLengths = (page: Page, p: Proposal): boolean =>
  p.role === 'outputTokens' && (isBothKeys(page, p) || p.heads.some((h) => page.has(h, 'bothWays')));
const isBothKeys = (page: Page, p: Proposal): boolean =>
  page.is(p.at - 1, '=') &&
  page.has(p.at - 2, 'osl') &&
  (page.is(p.at - 3, '=') || page.is(p.at - 3, '/')) &&
  page.has(p.at - 4, 'isl');
