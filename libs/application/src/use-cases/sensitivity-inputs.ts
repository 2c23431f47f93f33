import {
  checkpointFor,
  defined,
  engineFor,
  HOURS_PER_MONTH,
  type PlannedWorkload,
  servablePrecisions,
} from '@compute-advisor/domain';
import type { Fact, Reading } from '@compute-advisor/intake';
import { TUNING } from '../question/defaults';
import { interpret } from '../question/interpret';
import type { Question } from '../question/question';
import type { Planned } from './planned';
import { keepConfigs, workloadOf } from './workload';

/** An input whose range is looked over. */
export type SensitivityInput =
  | 'concurrent_requests'
  | 'requests_per_second'
  | 'context_tokens'
  | 'input_tokens'
  | 'output_tokens'
  | 'usd_per_gpu_hour'
  | 'weight_precision'
  | 'prefix_cache_share'
  | 'hours_per_month';

/** A figure that can be turned: where it stands, how far it is looked at and in which steps, and the workload at
 *  another value. */
export interface TurnedInput {
  readonly input: SensitivityInput;
  readonly at: number;
  /** Closed, multiples of `step`. */
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** The cost of a plan follows the input itself: what is compared is the plan alone. */
  readonly setsCost?: true;
  readonly workAt: (value: number) => PlannedWorkload;
}

/** Tokens are looked at in blocks, as engines allocate them. */
const BLOCK = 16;
/** Nobody plans past these. */
const MOST_CONCURRENCY = 100_000;
const MOST_CONTEXT = 1_048_576;
/** Shares of a prompt that come from the prefix cache, at most. */
const MOST_REUSE = 0.9;

const fact = <T>(value: T): Fact<T> => ({ value, evidence: '', start: 0, end: 0 });

/** The question as it would be if the text stated other figures: what is read takes the place of what was assumed, by
 *  the same rules. */
function restated({ question: q, books }: Planned): (changed: Partial<Reading>) => Question {
  const chosen = q.mode === 'budget' ? { model: q.model, precision: q.weightPrecision.value } : undefined;
  const request = { description: '', mode: q.mode };
  return (changed) => {
    const reading = { ...q.reading, ...changed };
    keepConfigs(reading, q.reading);
    return interpret({ request, reading }, books.catalog, chosen);
  };
}

/** Figures of a question that a reader may turn; none for a training run. */
export function turnedInputs(p: Planned): readonly TurnedInput[] {
  const { question: q, work } = p;
  if (TUNING.has(q.useCase.value) || work.media !== undefined) return [];
  const ask = restated(p);
  const workOf = (changed: Partial<Reading>): PlannedWorkload => workloadOf(ask(changed));
  // Each length is asked about once, each load on the lengths of the plan.
  const passing = (changed: Partial<Reading>): PlannedWorkload => ({ ...workOf(changed), passing: true });
  return [loadInput(p, workOf), ...lengthInputs(p, passing), ...reuseInput(p, passing), hoursInput(p)];
}

/** Rates are looked at in hundredths of themselves. */
const rateStep = (rate: number): number => Number((10 ** Math.floor(Math.log10(rate / 50))).toPrecision(1));

function loadInput({ question: q }: Planned, workOf: (changed: Partial<Reading>) => PlannedWorkload): TurnedInput {
  const { concurrentRequests, requestsPerSecond } = q.traffic;
  if (requestsPerSecond !== undefined) {
    const at = requestsPerSecond.value;
    const step = rateStep(at);
    return {
      input: 'requests_per_second',
      at,
      from: Math.max(1, Math.floor(at / 5 / step)) * step,
      to: Math.ceil((at * 5) / step) * step,
      step,
      workAt: (value) => workOf({ requestsPerSecond: fact(value) }),
    };
  }
  const at = concurrentRequests?.value ?? 1;
  return {
    input: 'concurrent_requests',
    at,
    from: Math.max(1, Math.floor(at / 5)),
    to: Math.min(MOST_CONCURRENCY, Math.max(16, at * 5)),
    step: 1,
    workAt: (value) => workOf({ concurrentRequests: fact(value) }),
  };
}

const blocks = (value: number): number => Math.max(BLOCK, Math.round(value / BLOCK) * BLOCK);

/** Longest context, prompt and answer. Where none of them is stated, the lengths stay what they are while the context
 *  is turned; a prompt or an answer that is stated settles the lengths, as it would in the text. */
function lengthInputs(
  { question: q, work }: Planned,
  workOf: (changed: Partial<Reading>) => PlannedWorkload,
): TurnedInput[] {
  const { inputTokens, outputTokens, contextTokens, tokensPerSequence } = q.lengths;
  if (outputTokens.value === 0) return [];
  const held =
    tokensPerSequence.rule === 'usual_lengths'
      ? { inputTokens: fact(inputTokens.value), outputTokens: fact(outputTokens.value) }
      : {};
  const needed = inputTokens.value + outputTokens.value;
  const most = Math.min(MOST_CONTEXT, work.model.maxContext ?? MOST_CONTEXT);
  const length = (input: 'input_tokens' | 'output_tokens', at: number, other: number): TurnedInput => ({
    input,
    at,
    from: blocks(at / 4),
    to: Math.max(blocks(at), Math.min(blocks(at * 4), blocks(most - other - BLOCK))),
    step: BLOCK,
    workAt: (value) => workOf(input === 'input_tokens' ? { inputTokens: fact(value) } : { outputTokens: fact(value) }),
  });
  return [
    {
      input: 'context_tokens',
      at: contextTokens.value,
      from: Math.min(contextTokens.value, blocks(Math.max(needed, contextTokens.value / 4))),
      to: Math.max(contextTokens.value, Math.min(most, contextTokens.value * 4)),
      step: BLOCK,
      workAt: (value) => workOf({ ...held, contextTokens: fact(value) }),
    },
    length('input_tokens', inputTokens.value, outputTokens.value),
    length('output_tokens', outputTokens.value, inputTokens.value),
  ];
}

function reuseInput({ question: q }: Planned, workOf: (changed: Partial<Reading>) => PlannedWorkload): TurnedInput[] {
  if (q.lengths.inputTokens.value === 0 || q.lengths.outputTokens.value === 0) return [];
  return [
    {
      input: 'prefix_cache_share',
      at: q.traffic.prefixCacheShare?.value ?? 0,
      from: 0,
      to: MOST_REUSE,
      step: 0.1,
      workAt: (value) => workOf({ prefixCacheShare: fact(value) }),
    },
  ];
}

const hoursInput = ({ work }: Planned): TurnedInput => ({
  input: 'hours_per_month',
  at: work.hoursPerMonth,
  from: Math.min(73, work.hoursPerMonth),
  to: HOURS_PER_MONTH,
  step: 1,
  setsCost: true,
  workAt: (hoursPerMonth) => ({ ...work, hoursPerMonth }),
});

/** Precisions a reader may turn to: the model's own, published ones and the planned one, best fidelity first; and the
 *  workload at each. */
export function turnedPrecisions(
  p: Planned,
): readonly { readonly precision: string; readonly work: PlannedWorkload }[] {
  const { model, config, tuning } = p.work;
  if (tuning !== undefined) return [];
  const offered = servablePrecisions(model).filter(
    (precision) =>
      engineFor(precision, config.engine) === config.engine &&
      (precision === config.weightPrecision ||
        precision === model.nativePrecision ||
        checkpointFor(model, precision) !== undefined),
  );
  return offered.map((precision) => ({
    precision,
    work: defined({ ...p.work, config: { ...config, weightPrecision: precision } }),
  }));
}
