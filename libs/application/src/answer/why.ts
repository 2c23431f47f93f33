import {
  gpusOf,
  HEAD,
  headroomFraction,
  type Listed,
  namesMachine,
  notSold,
  orderOf,
  precisionSupport,
  type PlannedWorkload,
  rentOf,
  type ReplicaDriver,
  type Rung,
  standingOf,
  wholeSequences,
} from '@compute-advisor/domain';
import { orderBesideBest } from './ordered-words';
import { usedShare } from './performance-view';
import { siteWords } from './site-words';
import { providerName } from './provider-words';
import { madeWords, rateWords } from './speed-words';
import { slowestWords } from './tail-words';
import { counted, describeRung, figure, percent, usd } from './wording';

const DRIVEN: Record<ReplicaDriver, string> = {
  one: '',
  memory: 'the cache for that many sequences sets the number of replicas',
  throughput: 'what it serves sets the number of replicas: 80 % of its throughput is planned with',
  latency: 'the latency target sets the number of replicas',
  availability: 'one replica more than the load needs, so that one may fail',
  sites: '',
  instance_size: 'sold only in whole instances, so all their GPUs are paid for and used',
};
const BOUND: Record<string, string> = {
  memory_bandwidth: 'memory bandwidth',
  compute: 'compute',
  overhead: 'per-step overhead',
  interconnect: 'the interconnect',
  kv_room: 'the cache room',
};

/** Why this rung stands where it stands and how it is ordered; then what it does; then what else has to be known of
 *  it. Short sentences, the first two are enough to buy.
 *  @param isRented false where nothing may be ordered from a provider */
export function whyOf(r: Rung, index: number, ladder: Listed, work: PlannedWorkload, isRented = true): string {
  const best = ladder.rungs[0] ?? r;
  const owned =
    r.runningUsd === undefined ? undefined : `it stands already: up to ${usd(r.runningUsd)} a month of electricity`;
  const stands = [`${describeRung(r)} ${place(r, index, best, ladder, work)}`, ...standsFor(r, index, ladder)].join(
    ', ',
  );
  const also = [
    DRIVEN[r.drivenBy],
    siteWords(r, work),
    latencyWords(r),
    r.meetsTargets === true && r.drivenBy === 'latency' ? slowestWords(r, work) : '',
    r.spansNodes ? `one replica spans ${counted(Math.ceil((gpusOf(r.layout) * r.nodes) / r.gpuCount), 'machine')}` : '',
    support(r, work),
    r.service.calibration === 'uncalibrated' ? 'no measured run stands behind the speed of this kind of part' : '',
    r.rate?.basis === 'community' ? 'only private hosts of a marketplace offer it' : '',
  ].filter(Boolean);
  return [stands, owned ?? (isRented ? orderWords(r, work) : yardstickWords(r)), does(r, work), also.join('; ')]
    .filter(Boolean)
    .map(asSentence)
    .join(' ');
}

const asSentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** A stated target that is out of reach, or the usual ones, which only rank. */
function latencyWords(r: Rung): string {
  if (r.meetsTargets !== false) return '';
  return r.missesStated
    ? 'no number of replicas meets the latency target on this part'
    : 'slower than people usually accept, which only ranks: state a latency to be held to it';
}

/** What it holds, how full it is, how fast it is. */
function does(r: Rung, work: PlannedWorkload): string {
  const free = `${percent(headroomFraction(r))} of memory free`;
  const made = madeWords(r);
  if (made !== undefined) return `makes up to ${made} with ${free}`;
  const speed = r.planned.tpotMs
    ? `, about ${rateWords(1000 / r.planned.tpotMs, r.service.range)} tokens/s per user`
    : '';
  return (
    `holds ${counted(wholeSequences(r.concurrency), 'sequence')} of ${lengthWords(work)} at ` +
    `${percent(usedShare(r, work))} of its modelled capacity with ${free}${speed}; bound by ` +
    `${BOUND[r.planned.boundBy] ?? r.planned.boundBy}`
  );
}

/** The tokens planned per sequence and what set them; the longest one is always held. */
function lengthWords({ contextTokens, tokensPerSequence = contextTokens }: PlannedWorkload): string {
  return tokensPerSequence === contextTokens
    ? `${figure(contextTokens)} tokens`
    : `${figure(tokensPerSequence)} tokens (prompt and answer; any one may grow to ${figure(contextTokens)})`;
}

function support(r: Rung, work: PlannedWorkload): string {
  const s = precisionSupport(r.gpu, work.config.weightPrecision, work.config.engine);
  return s.level === 'native' ? '' : (s.reason ?? '');
}

/** What renting would cost, where the hardware has to stand in the writer's own rooms. */
const yardstickWords = ({ monthlyUsd }: Rung): string =>
  monthlyUsd === undefined ? '' : `rented it would be ${usd(monthlyUsd)} a month, a yardstick for buying`;

/** How it is ordered: machines, provider, price; or why it cannot be. */
function orderWords(r: Rung, { hoursPerMonth }: PlannedWorkload): string {
  if (notSold(r))
    return `no provider in the book sells a machine that holds ${counted(gpusOf(r.layout), 'of them', 'of them')}`;
  if (!r.machines) return '';
  const { gpus, count, rate } = r.machines;
  const type = namesMachine(rate.order) ? rate.order.instanceType : undefined;
  const size = counted(gpus, 'GPU');
  const what = type === undefined ? `${counted(count, 'machine')} of ${size}` : `${figure(count)} x ${type} (${size})`;
  const idle = r.gpusIdle > 0 ? `, ${counted(r.gpusIdle, 'GPU')} idle` : '';
  const each = `${usd(rate.order.usdPerGpuHour * gpus)} an hour${count === 1 ? '' : ' each'}`;
  return `order ${what} at ${providerName(rate.order.provider)}, ${each}${idle}${belowTheUsual(r, hoursPerMonth)}`;
}

/** What the order comes to, where other sellers ask more and the bill is counted at what is usual. */
function belowTheUsual(r: Rung, hoursPerMonth: number): string {
  const [order, usual] = [orderOf(r, hoursPerMonth)?.monthlyUsd, r.monthlyUsd];
  if (order === undefined || usual === undefined || usd(order) === usd(usual)) return '';
  const span = r.onceUsd === undefined ? 'a month' : `for ${figure(hoursPerMonth)} hours`;
  return `: ${usd(order)} ${span} there, counted at the ${usd(usual)} that is usual`;
}

/** What a rung of the head stands there for beside its price. */
function standsFor(r: Rung, index: number, { distinctions: d }: Listed): string[] {
  if (index === 0) return [];
  return [
    r === d.asked ? `the ${d.bestIsAsked ? 'next ' : ''}best plan on the hardware in use or asked about` : '',
    r === d.otherVendor ? 'the cheapest of another vendor' : '',
    r === d.fastest ? 'the fastest within twice the cost' : '',
    r === d.roomiest ? 'the most memory to spare within twice the cost' : '',
  ].filter(Boolean);
}

function place(r: Rung, index: number, best: Rung, ladder: Listed, work: PlannedWorkload): string {
  if (index === 0 && r.runningUsd !== undefined) return 'is the plan to take: it is yours and paid for';
  const [bill, ofBest] = [rentOf(r), rentOf(best)];
  if (bill === undefined) return 'has no price and stands behind what can be bought';
  if (index === 0) return leads(r, ladder, work);
  const span = r.onceUsd === undefined ? 'a month' : 'in all';
  if (ofBest === undefined || best.runningUsd !== undefined) return `costs ${usd(bill)} ${span} to rent`;
  const more = bill - ofBest;
  if (Math.abs(more) < 0.01) return 'costs the same as the best';
  return more > 0
    ? `costs ${usd(more)} ${span} more than the best${orderBesideBest(r, best)}`
    : `costs ${usd(-more)} ${span} less, but ${lesser(r, best)}`;
}

/** Why the first rung is the first. */
function leads(r: Rung, { rungs }: Listed, { targets }: PlannedWorkload): string {
  if (r.meetsTargets === false && Object.keys(targets).length > 0)
    return 'is the cheapest that carries the load; nothing meets the latency target';
  const bill = rentOf(r) ?? 0;
  const cheaper = rungs.filter((o) => standingOf(o) === standingOf(r) && (rentOf(o) ?? Infinity) < bill);
  if (cheaper.length === 0) return `is the plan to take: ${nothingLess(rungs, bill)}`;
  const least = Math.min(...cheaper.map((o) => rentOf(o) ?? Infinity));
  const more = percent(bill / least - 1);
  if (cheaper.every((o) => (o.slowness ?? 1) > (r.slowness ?? 1)))
    return `is the plan to take: what is cheaper, by up to ${percent(1 - least / bill)}, answers more slowly`;
  if (cheaper.every((o) => o.nodes > r.nodes)) return `is the plan to take: fewer machines, for ${more} more`;
  return `is the plan to take: simpler or faster than what is cheaper, for ${more} more`;
}

/** That nothing costs less; or what alone does, and that it is passed over. A brief ladder knows that there is such a
 *  rung and not all of them, so none is named. */
function nothingLess(rungs: readonly Rung[], bill: number): string {
  const passedOver = rungs.some((o) => !o.proven && !o.missesStated && (rentOf(o) ?? Infinity) < bill);
  return passedOver
    ? 'what costs less is left aside: private hosts alone rent it, nobody measured it or it joins many cards over PCIe'
    : cheapestWords(rungs);
}

/** That nothing costs less, at what is usual where an order of the first options does. */
function cheapestWords(rungs: readonly Rung[]): string {
  const ordered = rungs[0]?.orderedUsd ?? Infinity;
  const isBeaten = rungs.slice(1, HEAD).some((o) => !o.missesStated && (o.orderedUsd ?? Infinity) < ordered);
  return `nothing that carries the load costs less${isBeaten ? ' at what is usual' : ''}`;
}

/** Why a cheaper rung is not the first. */
function lesser(r: Rung, best: Rung): string {
  if (r.missesStated && !best.missesStated)
    return r.meetsTargets === false ? 'misses the latency target' : 'leaves too little memory free';
  if (r.rate?.basis === 'community') return 'only a marketplace of private hosts sells it';
  if (r.service.calibration === 'uncalibrated') return 'its speed was never measured';
  if (!r.proven) return 'joins more cards over PCIe than practice does';
  if (r.nodes > best.nodes) return `takes ${counted(r.nodes, 'machine')} instead of ${figure(best.nodes)}`;
  return 'answers more slowly than people usually accept';
}
