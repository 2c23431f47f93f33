import {
  defined,
  type Demand,
  HOURS_PER_DAY,
  type LatencyTargets,
  type PlannedWorkload,
  type PrefixReuse,
  SECONDS_PER_HOUR,
  type ServingConfig,
  type TuningRun,
  type WeightPrecision,
  areForEachOther,
} from '@compute-advisor/domain';
import { CAPACITY_SHARE, SPOKEN, TUNING } from '../question/defaults';
import { jobBesideOf } from '../question/job-beside';
import type { Question } from '../question/question';
import { plannedDemand } from './planned-load';
import { wishesOf } from './market';

/** Sequences in a training step when the text says nothing. */
const TUNING_BATCH = 8;
/** Rank of served adapters; the usual choice of fine-tuning libraries. */
const LORA_RANK = 16;

/** The workload of a question, at another precision when asked. A fit question may use all of the capacity, a service
 *  80 % of it. */
export function workloadOf(q: Question, precision: WeightPrecision = q.weightPrecision.value): PlannedWorkload {
  const tuning = tuningOf(q);
  return defined({
    model: q.model,
    config: configOf(q, precision),
    useCase: q.useCase.value,
    inputTokens: q.lengths.inputTokens.value,
    outputTokens: q.lengths.outputTokens.value,
    contextTokens: q.lengths.contextTokens.value,
    tokensPerSequence: q.lengths.tokensPerSequence.value,
    prefix: prefixOf(q),
    demand: tuning ? (runDemand(q, tuning) ?? ONE_RUN) : plannedDemand(q),
    jobBeside: tuning || q.mode === 'model' ? undefined : jobBesideOf(q.reading),
    targets: q.latency.stated ? latencyOf(q) : {},
    usualTargets: q.latency.stated ? undefined : latencyOf(q),
    once: onceOf(q, tuning),
    hoursPerMonth: q.traffic.hoursPerMonth.value,
    capacityShare: q.mode === 'model' || TUNING.has(q.useCase.value) ? 1 : CAPACITY_SHARE,
    ...standingOf(q, tuning),
    tuning,
    media: q.reading.media?.value,
    speculativeMethod: generates(q) ? q.reading.speculativeDecoding?.value : undefined,
    adapters: q.reading.loraAdapters && { count: q.reading.loraAdapters.value, rank: LORA_RANK },
  });
}

/** Places that each get machines of their own, and whether a replica is to spare: not where the other places carry
 *  the load of one that is gone. Machines that stand already are where they are. */
function standingOf(
  { mode, reading }: Question,
  tuning: TuningRun | undefined,
): Pick<PlannedWorkload, 'highAvailability' | 'sites'> {
  const sites = tuning || mode === 'model' || reading.fleet ? undefined : reading.sites?.value;
  const isSpare = sites !== undefined && areForEachOther(sites);
  return defined({ highAvailability: wishesOf(reading).highAvailability && !isSpare, sites });
}

/** Work that ends: the steps of a run whose length is told, the items of a job that comes once and is all there is.
 *  Who only asks what holds it is told of no job. */
function onceOf(q: Question, tuning: TuningRun | undefined): PlannedWorkload['once'] {
  if (q.mode === 'model') return undefined;
  if (tuning) {
    const tokens = statedRunTokens(q, tuning);
    return tokens === undefined ? undefined : { requests: tokens / (tuning.sequenceTokens * tuning.batchSize) };
  }
  const { items, windowHours, beside, recurrence } = q.reading.batch?.value ?? {};
  if (items === undefined || windowHours === undefined || recurrence !== undefined || beside === true) return undefined;
  return Math.abs(windowHours - q.traffic.hoursPerMonth.value) < 0.01 ? { requests: items } : undefined;
}

/** Tokens per parameter at which training from scratch spends its compute best (Hoffmann et al. 2022, "Training
 *  Compute-Optimal Large Language Models"). */
export const TOKENS_PER_PARAMETER = 20;
/** Tokens of a run whose length nobody states: a usual instruction data set. */
const TUNING_TOKENS = 100e6;

/** Tokens of a run: as stated, else what is usual. */
export const runTokens = (q: Question, tuning: TuningRun): number =>
  statedRunTokens(q, tuning) ??
  (q.useCase.value === 'training' ? TOKENS_PER_PARAMETER * q.model.parametersTotal : TUNING_TOKENS);

/** What of a prompt is read from the cache: the share as stated, at least what all share; that is held once. */
function prefixOf({ reading: r, lengths }: Question): PrefixReuse | undefined {
  const { prefixCacheShare, sharedPrefixTokens } = r;
  if (prefixCacheShare === undefined && sharedPrefixTokens === undefined) return undefined;
  const sharedTokens = Math.min(lengths.inputTokens.value, sharedPrefixTokens?.value ?? 0);
  const share = Math.max(prefixCacheShare?.value ?? 0, sharedTokens / Math.max(1, lengths.inputTokens.value));
  return defined({ share, sharedTokens: sharedPrefixTokens && sharedTokens });
}

/** Only text is proposed ahead. */
const generates = ({ model, lengths }: Question): boolean =>
  (model.kind === 'text' || model.kind === 'vision-language') && lengths.outputTokens.value > 0;

/** One object per configuration and reading: what is known of a configuration is kept with it, and lives as long as
 *  the answer. */
const configsKnown = new WeakMap<Question['reading'], Map<string, ServingConfig>>();

function configsOf(reading: Question['reading']): Map<string, ServingConfig> {
  let known = configsKnown.get(reading);
  if (!known) configsKnown.set(reading, (known = new Map<string, ServingConfig>()));
  return known;
}

/** Lets a reading with other figures ask under the configurations of the one it was made of: what holds whatever the
 *  load is then worked out once for both. */
export const keepConfigs = (changed: Question['reading'], of: Question['reading']): void => {
  configsKnown.set(changed, configsOf(of));
};

function configOf(q: Question, weightPrecision: WeightPrecision): ServingConfig {
  const config = { engine: q.engine.value, weightPrecision, kvPrecision: q.kvPrecision.value };
  const known = configsOf(q.reading);
  const key = `${config.engine} ${weightPrecision} ${config.kvPrecision}`;
  const same = known.get(key) ?? config;
  known.set(key, same);
  return same;
}

/** What is spoken is answered when its first words are there: the rest is written while they are heard. */
function latencyOf(q: Question): LatencyTargets {
  const { ttftMs, endToEndMs } = q.latency;
  const tpotMs = timePerToken(q);
  if (!SPOKEN.has(q.useCase.value) || !endToEndMs)
    return defined({ ttftMs: ttftMs?.value, tpotMs, endToEndMs: endToEndMs?.value });
  return defined({ ttftMs: Math.min(ttftMs?.value ?? Infinity, endToEndMs.value), tpotMs });
}

/** The stricter of a time per token and a speed per person. */
function timePerToken({ latency: { tpotMs, tokensPerSecondPerUser } }: Question): number | undefined {
  const perUser = tokensPerSecondPerUser && 1000 / tokensPerSecondPerUser.value;
  return tpotMs === undefined ? perUser : Math.min(tpotMs.value, perUser ?? Infinity);
}

/** The data set as stated, in tokens or in items of the planned sequence, times its epochs; undefined where the text
 *  states none. */
export function statedRunTokens({ reading }: Question, { sequenceTokens }: TuningRun): number | undefined {
  const { datasetTokens, datasetItems, epochs } = reading.tuning ?? {};
  const tokens = datasetTokens?.value ?? (datasetItems && datasetItems.value * sequenceTokens);
  return tokens && tokens * (epochs?.value ?? 1);
}

/** Hours in which a run has to end: as stated, else the part of a day it may take ("overnight"). */
export const runDeadline = ({ reading }: Question): number | undefined =>
  reading.tuning?.deadlineHours?.value ?? partOfDay(reading.hoursPerDay?.value);

const partOfDay = (hours: number | undefined): number | undefined =>
  hours !== undefined && hours < HOURS_PER_DAY ? hours : undefined;

/** A run is one job, however many are served by what it makes. */
const ONE_RUN: Demand = { concurrentRequests: 1 };

/** A run of stated length that has to end in time wants so many steps a second, however many replicas share them. */
function runDemand(q: Question, tuning: TuningRun): Demand | undefined {
  const tokens = statedRunTokens(q, tuning);
  const hours = runDeadline(q);
  if (!tokens || !hours) return undefined;
  return { requestsPerSecond: tokens / (hours * SECONDS_PER_HOUR) / (tuning.sequenceTokens * tuning.batchSize) };
}

function tuningOf(q: Question): TuningRun | undefined {
  if (!TUNING.has(q.useCase.value)) return undefined;
  const stated = q.reading.tuning;
  const { contextTokens, inputTokens } = q.lengths;
  return {
    method: stated?.method?.value ?? (q.useCase.value === 'training' ? 'full' : 'lora'),
    sequenceTokens:
      stated?.sequenceTokens?.value ?? (contextTokens.source === 'inferred' ? contextTokens.value : inputTokens.value),
    batchSize: stated?.batchSize?.value ?? TUNING_BATCH,
  };
}
