import { defined, type UseCase } from '@compute-advisor/domain';
import type { Reading } from '@compute-advisor/intake';
import type { Catalog } from '../ports/catalog.port';
import { INTERACTIVE, INTERACTIVE_TPOT_MS, INTERACTIVE_TTFT_MS, SPOKEN } from './defaults';
import { budgetOf } from './budget';
import { engineOf } from './engine';
import { fleetFactsOf } from './fleet-facts';
import { lengthsOf } from './lengths';
import { isForOnePerson } from './one-person';
import { mostSequences } from './most-sequences';
import type { Asked, LatencyQuestion, Question } from './question';
import type { Remark } from './remark';
import type { Sourced } from './sourced';
import { provided, SpecLedger } from './spec-ledger';
import { statedOf } from './stated';
import { isDailyVolume, trafficOf } from './traffic';
import { unusedOf } from './unused';
import {
  type ChosenModel,
  defaultModel,
  kvPrecisionOf,
  modelMember,
  namedModel,
  useCaseOf,
  weightPrecisionOf,
} from './what-runs';

/** Fills every gap of a reading by the documented defaults and keeps the books of provenance. Pure: the same reading
 *  gives the same question.
 *  @param chosen a model the advisor picked itself (mode `budget`); absent, the text or the default decides */
export function interpret({ request, reading }: Asked, catalog: Catalog, chosen?: ChosenModel): Question {
  const { description } = request;
  const ledger = new SpecLedger(description);
  const mode = request.mode ?? reading.mode?.value ?? 'plan';
  const named = chosen?.model ?? namedModel(reading, catalog);
  const useCase = useCaseOf(ledger, reading, named);
  const model = named ?? defaultModel(useCase.value, catalog);
  const member = modelMember(ledger, reading, model, useCase.value, chosen);
  const engine = engineOf(ledger, reading, useCase.value, model, catalog);
  const weightPrecision = weightPrecisionOf(ledger, reading, model, engine.value, chosen);
  const kvPrecision = kvPrecisionOf(ledger, reading, engine.value, weightPrecision.value, model, useCase.value);
  const { lengths, remarks } = lengthsOf(ledger, reading, useCase.value, model, mode);
  const most = mostSequences(model, kvPrecision.value, lengths.contextTokens.value);
  const alone = isForOnePerson(reading, catalog);
  const traffic = trafficOf(ledger, reading, mode, useCase.value, lengths, most, alone);
  const latency = latencyOf(ledger, reading, mode, useCase.value);
  const budget = budgetOf(ledger, reading, mode);
  const pricePerGpuHour = priceOf(ledger, request.currentPricePerGpuHour, reading);
  const fleet = ledger.readIfStated('fleet', reading.fleet);
  return defined({
    reading,
    mode,
    assumptions: ledger.entries,
    useCase,
    model,
    modelMember: member,
    weightPrecision,
    kvPrecision,
    engine,
    traffic,
    lengths,
    latency,
    fleet,
    fleetFacts: fleetFactsOf(reading, description),
    pricePerGpuHour,
    budget,
    remarks: [...readersRemarks(reading), ...remarks, ...remarksOn(reading, pricePerGpuHour, useCase.value)],
    stated: statedOf(reading, description),
    setAside: reading.setAside,
    unused: unusedOf(reading),
    verbose: request.verbose === true,
    ignoredFields: request.ignoredFields ?? [],
  });
}

/** The request's own price wins over the text's. */
function priceOf(ledger: SpecLedger, own: number | undefined, reading: Reading): Sourced<number> | undefined {
  return own === undefined ? ledger.readIfStated('price_per_gpu_hour', reading.pricePerGpuHour) : provided(own);
}

const readersRemarks = ({ remarks }: Reading): Remark[] => remarks.map((words) => ({ kind: 'reader', words }));

function remarksOn(reading: Reading, price: Sourced<number> | undefined, useCase: UseCase): Remark[] {
  const remarks: Remark[] = [];
  if (price?.source === 'inferred')
    remarks.push({
      kind: 'price_only_in_text',
      usdPerGpuHour: price.value,
      fromBill: reading.fleetPerMonth !== undefined,
    });
  if (reading.wishes.onPremises) remarks.push({ kind: 'on_premises' });
  if (reading.endToEndMs)
    remarks.push({
      kind: SPOKEN.has(useCase) ? 'first_words_target' : 'end_to_end_target',
      ms: reading.endToEndMs.value,
      evidence: reading.endToEndMs.evidence,
    });
  return remarks;
}

/** The load is a job; one beside a service leaves that what it is, and so does a volume that is only told in tokens. */
const isJob = ({ batch }: Reading): boolean =>
  batch !== undefined && batch.value.beside !== true && !isDailyVolume(batch.value);

/** Stated targets, else the interactive ones for people who wait; a batch, a fit question and work without tokens have
 *  none. */
function latencyOf(ledger: SpecLedger, reading: Reading, mode: Question['mode'], useCase: UseCase): LatencyQuestion {
  const read = defined({
    ttftMs: ledger.readIfStated('ttft_ms', reading.ttftMs),
    tpotMs: ledger.readIfStated('tpot_ms', reading.tpotMs),
    tokensPerSecondPerUser: ledger.readIfStated('tokens_per_second_per_user', reading.tokensPerSecondPerUser),
    endToEndMs: ledger.readIfStated('end_to_end_ms', reading.endToEndMs),
  });
  const stated = Object.keys(read).length > 0;
  if (stated || mode === 'model' || !INTERACTIVE.has(useCase) || isJob(reading)) return { ...read, stated };
  return {
    ttftMs: ledger.defaulted('ttft_ms', INTERACTIVE_TTFT_MS, { rule: 'only_ranks' }),
    tpotMs: ledger.defaulted('tpot_ms', INTERACTIVE_TPOT_MS, { rule: 'only_ranks' }),
    stated: false,
  };
}
