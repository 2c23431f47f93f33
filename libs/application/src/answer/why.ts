import {
  gpusTogether,
  headroomFraction,
  machineSizes,
  nodeSize,
  precisionSupport,
  type PlannedWorkload,
  type ReplicaDriver,
  type Rung,
  type WorkUnit,
} from '@compute-advisor/domain';
import { counted, describeRung, figure, percent, rough, usd } from './wording';

const DRIVEN: Record<ReplicaDriver, string> = {
  one: '',
  memory: 'the cache for that many sequences sets the number of replicas',
  throughput: 'the request rate sets the number of replicas',
  latency: 'the latency target sets the number of replicas',
  availability: 'one replica more than the load needs, so that one may fail',
  instance_size: 'sold only in whole instances, so all their GPUs are paid for and used',
};
const BOUND: Record<string, string> = {
  memory_bandwidth: 'memory bandwidth',
  compute: 'compute',
  overhead: 'per-step overhead',
  interconnect: 'the interconnect',
  kv_room: 'the cache room',
};

/** One sentence: why this rung stands where it stands. */
export function whyOf(r: Rung, index: number, best: Rung, work: PlannedWorkload): string {
  const parts = [
    `${describeRung(r)} ${place(r, index, best)}`,
    `${does(r, work)}, bound by ${BOUND[r.planned.boundBy] ?? r.planned.boundBy}`,
    DRIVEN[r.drivenBy],
    r.meetsTargets === false ? 'no number of replicas meets the latency target on this part' : '',
    r.spansNodes
      ? `one replica spans ${counted(Math.ceil((r.layout.tensorParallel * r.layout.pipelineParallel) / nodeSize(r.gpu)), 'node')}`
      : '',
    support(r, work),
    r.service.calibration === 'uncalibrated' ? 'no measured run stands behind the speed of this kind of part' : '',
    soldTogether(r),
    r.rate?.basis === 'community' ? 'only private hosts of a marketplace offer it' : '',
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}

const MADE: Partial<Record<WorkUnit, readonly [string, number]>> = {
  images: ['images per second', 1],
  video_seconds: ['seconds of video per hour', 3600],
  audio_hours: ['hours of audio per hour', 3600],
  training_tokens: ['tokens per second in training', 1],
};

/** What it holds, how full it is, how fast it is. */
function does(r: Rung, work: PlannedWorkload): string {
  const free = `${percent(headroomFraction(r))} of memory free`;
  const made = MADE[r.service.unit];
  if (made)
    return `makes up to ${rough(r.service.saturated().requestsPerSecond * r.replicas * r.service.unitsPerRequest * made[1])} ${made[0]} with ${free}`;
  const speed = r.planned.tpotMs ? `, about ${rough(1000 / r.planned.tpotMs)} tokens/s per user` : '';
  return `holds ${counted(Math.max(1, Math.ceil(r.concurrency - 1e-9)), 'sequence')} of ${figure(work.contextTokens)} tokens at ${percent(r.utilizationFraction)} of its modelled capacity with ${free}${speed}`;
}

function support(r: Rung, work: PlannedWorkload): string {
  const s = precisionSupport(r.gpu, work.config.weightPrecision, work.config.engine);
  return s.level === 'native' ? '' : (s.reason ?? '');
}

function soldTogether(r: Rung): string {
  const together = gpusTogether(r.layout, r.gpu);
  if (r.rate === undefined || together === 1) return '';
  const sizes = machineSizes(r.gpu, r.rate);
  if (sizes.includes(together)) return '';
  return together <= (sizes[sizes.length - 1] ?? 1)
    ? `listed machines hold ${sizes.join(', ')}; ask for ${counted(together, 'of them', 'of them')} in one`
    : `no listed machine holds ${counted(together, 'of them', 'of them')} together, ask the provider first`;
}

function place(r: Rung, index: number, best: Rung): string {
  if (r.monthlyUsd === undefined) return 'has no price and stands behind what can be bought';
  if (index === 0) return leads(r);
  if (best.monthlyUsd === undefined) return `costs ${usd(r.monthlyUsd)} a month`;
  const more = r.monthlyUsd - best.monthlyUsd;
  if (Math.abs(more) < 0.01) return 'costs the same as the best';
  return more > 0
    ? `costs ${usd(more)} a month more than the best`
    : `costs ${usd(-more)} a month less, but ${lesser(r, best)}`;
}

function leads(r: Rung): string {
  if (r.preferred) return 'is the cheapest plan on the hardware asked about';
  return r.meetsTargets === false
    ? 'is the cheapest that carries the load; nothing meets the latency target'
    : 'is the cheapest plan that carries the load';
}

function lesser(r: Rung, best: Rung): string {
  if (best.preferred && !r.preferred) return 'is not the hardware asked about';
  if (r.meetsTargets === false && best.meetsTargets !== false) return 'misses the latency target';
  if (r.service.calibration === 'uncalibrated') return 'its speed was never measured';
  return r.rate?.basis === 'community'
    ? 'only a marketplace of private hosts sells it'
    : 'no listed machine holds a replica together';
}
