import type { UseCase } from '@compute-advisor/domain';
import type { Reading } from '@compute-advisor/intake';
import type { AdviseRequest } from '../advise-request';
import type { Catalog } from '../ports/catalog.port';
import { figure, rough, usd } from '../answer/wording';
import { DEFAULT_BUDGET_USD_PER_MONTH, INTERACTIVE, INTERACTIVE_TPOT_MS, INTERACTIVE_TTFT_MS } from './defaults';
import { lengthsOf } from './lengths';
import { mostSequences } from './most-sequences';
import type { BudgetQuestion, LatencyQuestion, Question } from './question';
import { SpecLedger } from './spec-ledger';
import { trafficOf } from './traffic';
import {
  type ChosenModel,
  defaultModel,
  engineOf,
  kvPrecisionOf,
  modelMember,
  namedModel,
  useCaseOf,
  weightPrecisionOf,
} from './what-runs';

/** Fills every gap of a reading by the documented defaults and keeps the books of provenance. Pure: the same reading gives the same question.
 *  @param chosen a model the advisor picked itself (mode `budget`); absent, the text or the default decides */
export function interpret(request: AdviseRequest, reading: Reading, catalog: Catalog, chosen?: ChosenModel): Question {
  const ledger = new SpecLedger();
  const notes: string[] = [...reading.remarks];
  const mode = request.mode ?? reading.mode?.value ?? 'plan';
  const named = chosen?.model ?? namedModel(reading, catalog);
  const useCase = useCaseOf(ledger, reading, named);
  const model = named ?? defaultModel(useCase.value, catalog);
  const member = modelMember(ledger, reading, model, useCase.value, chosen);
  const engine = engineOf(ledger, reading, useCase.value, model);
  const weightPrecision = weightPrecisionOf(ledger, reading, model, engine.value, chosen);
  const kvPrecision = kvPrecisionOf(ledger, reading, engine.value, weightPrecision.value, model, useCase.value);
  const lengths = lengthsOf(ledger, reading, useCase.value, model, notes);
  const traffic = trafficOf(
    ledger,
    reading,
    mode,
    useCase.value,
    lengths.outputTokens.value,
    mostSequences(model, kvPrecision.value, lengths.contextTokens.value),
  );
  const latency = latencyOf(ledger, reading, mode, useCase.value);
  const budget = budgetOf(ledger, reading, mode);
  const price =
    request.currentPricePerGpuHour !== undefined
      ? ledger.provided(request.currentPricePerGpuHour)
      : reading.pricePerGpuHour && ledger.inferred(reading.pricePerGpuHour, reading.pricePerGpuHour.value);
  if (request.currentPricePerGpuHour === undefined && reading.pricePerGpuHour)
    notes.push(
      `The description states $${figure(reading.pricePerGpuHour.value, 2)} per GPU-hour; send currentPricePerGpuHour to get savings.`,
    );
  if (reading.wishes.onPremises)
    notes.push(
      'The hardware is wanted on your own premises: monthly_cost is what renting it would cost, a yardstick for buying; purchase, power and housing are not in the price book.',
    );
  if (reading.endToEndMs)
    notes.push(
      `The whole request is held to ${rough(reading.endToEndMs.value)} ms ("${reading.endToEndMs.evidence}").`,
    );
  const fleet = reading.fleet && ledger.inferred(reading.fleet, reading.fleet.value);
  return {
    request,
    reading,
    mode,
    ledger,
    useCase,
    model,
    modelMember: member,
    weightPrecision,
    kvPrecision,
    engine,
    traffic,
    lengths,
    latency,
    notes,
    ...(fleet === undefined ? {} : { fleet }),
    ...(price === undefined ? {} : { pricePerGpuHour: price }),
    ...(budget === undefined ? {} : { budget }),
  };
}

/** Stated targets, else the interactive ones for people who wait; a batch, a fit question and work without tokens have none. */
function latencyOf(ledger: SpecLedger, reading: Reading, mode: Question['mode'], useCase: UseCase): LatencyQuestion {
  const read = {
    ...(reading.ttftMs === undefined ? {} : { ttftMs: ledger.inferred(reading.ttftMs, reading.ttftMs.value) }),
    ...(reading.tpotMs === undefined ? {} : { tpotMs: ledger.inferred(reading.tpotMs, reading.tpotMs.value) }),
    ...(reading.tokensPerSecondPerUser === undefined
      ? {}
      : {
          tokensPerSecondPerUser: ledger.inferred(reading.tokensPerSecondPerUser, reading.tokensPerSecondPerUser.value),
        }),
  };
  const stated = Object.keys(read).length > 0 || reading.endToEndMs !== undefined;
  if (stated || mode === 'model' || !INTERACTIVE.has(useCase) || reading.batch) return { ...read, stated };
  return {
    ttftMs: ledger.defaulted(
      INTERACTIVE_TTFT_MS,
      'First token: within 2 s, a target that only ranks the options; none is stated.',
    ),
    tpotMs: ledger.defaulted(
      INTERACTIVE_TPOT_MS,
      'Time per token: within 100 ms, faster than people read; it only ranks the options, none is stated.',
    ),
    stated: false,
  };
}

function budgetOf(ledger: SpecLedger, reading: Reading, mode: Question['mode']): BudgetQuestion | undefined {
  if (reading.budget) {
    const { usdPerMonth, currency } = reading.budget.value;
    return {
      usdPerMonth: ledger.inferred(reading.budget, usdPerMonth),
      ...(currency === 'USD'
        ? {}
        : { currency: { value: currency, source: 'inferred' as const, evidence: reading.budget.evidence } }),
    };
  }
  if (mode !== 'budget') return undefined;
  return {
    usdPerMonth: ledger.defaulted(
      DEFAULT_BUDGET_USD_PER_MONTH,
      `Budget: ${usd(DEFAULT_BUDGET_USD_PER_MONTH)} per month; no sum can be read.`,
    ),
  };
}
