import { HOURS_PER_MONTH, USE_CASES, type UseCase } from '@compute-advisor/domain';
import {
  CAPACITY_SHARE,
  DEFAULT_BUDGET_USD_PER_MONTH,
  DEFAULT_CONCURRENCY,
  DEFAULT_CONTEXT_TOKENS,
  DEFAULT_ENGINE,
  DEFAULT_KV_PRECISION,
  DEFAULT_MODEL,
  DEFAULT_TOKENS,
  INTERACTIVE,
  INTERACTIVE_TPOT_MS,
  INTERACTIVE_TTFT_MS,
  ONE_AT_A_TIME,
  PEAK_OVER_MEAN,
  REPOSITORY_CONTEXT_TOKENS,
  TUNING,
  USERS_IN_FLIGHT_SHARE,
  WORKING_HOURS_PER_DAY,
} from './defaults';

/** What stands in for the inputs of one use case. Tokens per request; latency in milliseconds, absent where nobody
 *  waits. */
export interface UseCaseDefaults {
  readonly useCase: UseCase;
  readonly modelId: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Requests at once where no load is stated, mode `plan`. */
  readonly atOnce: number;
  readonly ttftMs?: number;
  readonly tpotMs?: number;
}

/** Every default, as the questions use them: what the reference and the method page are made from. */
export const DOCUMENTED_DEFAULTS = {
  byUseCase: USE_CASES.map((useCase): UseCaseDefaults => ({
    useCase,
    modelId: DEFAULT_MODEL[useCase],
    inputTokens: DEFAULT_TOKENS[useCase].input,
    outputTokens: DEFAULT_TOKENS[useCase].output,
    atOnce: ONE_AT_A_TIME.has(useCase) || TUNING.has(useCase) ? 1 : DEFAULT_CONCURRENCY.plan,
    ...(INTERACTIVE.has(useCase) ? { ttftMs: INTERACTIVE_TTFT_MS, tpotMs: INTERACTIVE_TPOT_MS } : {}),
  })),
  engine: DEFAULT_ENGINE,
  kvPrecision: DEFAULT_KV_PRECISION,
  contextTokens: DEFAULT_CONTEXT_TOKENS,
  repositoryContextTokens: REPOSITORY_CONTEXT_TOKENS,
  hoursPerMonth: HOURS_PER_MONTH,
  usersAtOnceShare: USERS_IN_FLIGHT_SHARE,
  peakOverMean: PEAK_OVER_MEAN,
  workingHoursPerDay: WORKING_HOURS_PER_DAY,
  budgetUsdPerMonth: DEFAULT_BUDGET_USD_PER_MONTH,
  capacityShare: CAPACITY_SHARE,
} as const;
