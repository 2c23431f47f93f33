import {
  buildLadder,
  type GpuFacts,
  type Ladder,
  type Market,
  type PlannedWorkload,
  type PriceBook,
  type Rung,
  type TuningRun,
  type UseCase,
  type WeightPrecision,
} from '@compute-advisor/domain';
import { figure } from '../answer/wording';
import { CAPACITY_SHARE, TUNING } from '../interpretation/defaults';
import type { Question } from '../interpretation/question';
import type { Catalog } from '../ports/catalog.port';
import { marketOf } from './market';

/** The books one answer is computed on. */
export interface Books {
  readonly catalog: Catalog;
  readonly prices: PriceBook;
}

/** A question laid against the market: what each use case decides and speaks from. */
export interface Planned {
  readonly question: Question;
  readonly books: Books;
  readonly work: PlannedWorkload;
  readonly market: Market;
  readonly ladder: Ladder;
  /** The first rung; absent when nothing allowed can carry the workload. */
  readonly best?: Rung;
}

/** Sequences in a training step when the text says nothing. */
const TUNING_BATCH = 8;
/** Rank of served adapters; the usual choice of fine-tuning libraries. */
const LORA_RANK = 16;

/** The workload of a question, at another precision when asked. A fit question may use all of the capacity, a service 80 % of it. */
export function workloadOf(q: Question, precision: WeightPrecision = q.weightPrecision.value): PlannedWorkload {
  const { ttftMs, tpotMs, tokensPerSecondPerUser } = q.latency;
  const perUser = tokensPerSecondPerUser && 1000 / tokensPerSecondPerUser.value;
  const tpot = tpotMs === undefined ? perUser : Math.min(tpotMs.value, perUser ?? Infinity);
  const tuning = q.reading.tuning;
  const media = q.reading.media?.value;
  return {
    model: q.model,
    config: { engine: q.engine.value, weightPrecision: precision, kvPrecision: q.kvPrecision.value },
    useCase: q.useCase.value,
    inputTokens: q.lengths.inputTokens.value,
    outputTokens: q.lengths.outputTokens.value,
    contextTokens: q.lengths.contextTokens.value,
    demand: {
      ...(q.traffic.concurrentRequests === undefined ? {} : { concurrentRequests: q.traffic.concurrentRequests.value }),
      ...(q.traffic.requestsPerSecond === undefined ? {} : { requestsPerSecond: q.traffic.requestsPerSecond.value }),
    },
    targets: {
      ...(ttftMs === undefined ? {} : { ttftMs: ttftMs.value }),
      ...(tpot === undefined ? {} : { tpotMs: tpot }),
      ...(q.reading.endToEndMs === undefined ? {} : { endToEndMs: q.reading.endToEndMs.value }),
    },
    hoursPerMonth: q.traffic.hoursPerMonth.value,
    capacityShare: q.mode === 'model' || TUNING.has(q.useCase.value) ? 1 : CAPACITY_SHARE,
    highAvailability: q.reading.wishes.highAvailability,
    ...(TUNING.has(q.useCase.value)
      ? {
          tuning: {
            method: tuning?.method?.value ?? (q.useCase.value === 'training' ? 'full' : 'lora'),
            sequenceTokens:
              tuning?.sequenceTokens?.value ??
              (q.lengths.contextTokens.source === 'inferred'
                ? q.lengths.contextTokens.value
                : q.lengths.inputTokens.value),
            batchSize: tuning?.batchSize?.value ?? TUNING_BATCH,
          },
        }
      : {}),
    ...(media === undefined ? {} : { media }),
    ...(q.reading.loraAdapters === undefined
      ? {}
      : { adapters: { count: q.reading.loraAdapters.value, rank: LORA_RANK } }),
  };
}

/** What is trained and how, in words; said beside the numbers because the text rarely states all of it. */
export function tuningWords({ method, batchSize, sequenceTokens }: TuningRun, useCase: UseCase): string {
  return `${useCase === 'training' && method === 'full' ? 'training of all weights' : { full: 'full fine-tuning', lora: 'LoRA fine-tuning', qlora: 'QLoRA fine-tuning' }[method]} with steps of ${figure(batchSize)} sequences of ${figure(sequenceTokens)} tokens`;
}

/** Lays a question against the market. @param parts parts outside the catalog that the text describes */
export function plan(question: Question, books: Books, parts: readonly GpuFacts[] = []): Planned {
  const work = workloadOf(question);
  const market = marketOf(books.catalog, books.prices, question.reading, parts);
  const ladder = buildLadder(work, market);
  const best = ladder.rungs[0];
  return { question, books, work, market, ladder, ...(best === undefined ? {} : { best }) };
}
