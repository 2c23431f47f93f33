import {
  type FleetLine,
  largestFirst,
  type ModelFacts,
  mustBeQuantised,
  type WeightPrecision,
  weightBytes,
} from '@compute-advisor/domain';
import type { Books } from '../ports/books';
import { INTERACTIVE_TPOT_MS } from '../question/defaults';
import { interpret } from '../question/interpret';
import type { Asked, Question } from '../question/question';
import { type ChosenModel, namedModel } from '../question/what-runs';
import { modelsFor, precisionsWorthBuying } from './affordable-models';
import { assessFleet } from './current-fleet';
import { partOf } from './fleet-parts';
import { isForOnePerson } from '../question/one-person';
import { marketOf } from './market';
import { standingOf } from './weighed-hardware';
import { workloadOf } from './workload';

/** The largest model of today that the hardware of the text serves under its load, in the best fidelity that fits: for
 *  "which model can I run on this?". Undefined where a model is named or none is asked for, where no hardware is named
 *  and where it serves none.
 *  @param asIs the question before a model is chosen */
function modelForHardware(asked: Asked, books: Books, asIs: Question): ChosenModel | undefined {
  const { reading } = asked;
  const lines = linesOf(asIs);
  if (reading.asksForModel !== true || namedModel(reading, books.catalog) || lines.length === 0) return undefined;
  const market = marketOf(books.catalog, books.prices, reading, {});
  const room = roomOf(lines, books, asIs);
  for (const model of largestFirst(modelsFor(reading, books.catalog)))
    for (const precision of precisionsFor(model, asIs)) {
      if (isForOnePerson(reading, books.catalog) && mustBeQuantised(model, precision, asIs.engine.value)) continue;
      if (weightBytes(model, precision) > room) continue;
      const question = interpret(asked, books.catalog, { model, precision });
      if (serves({ question, books, market, work: workloadOf(question) }, lines)) return { model, precision };
    }
  return undefined;
}

/** Of the files that llama.cpp loads those that anybody makes of any model, best first; else what is worth buying. */
const GGUF: readonly WeightPrecision[] = ['q8_0', 'q6_k', 'q5_k_m', 'q4_k_m'];
const precisionsFor = (model: ModelFacts, { engine, reading }: Question): readonly WeightPrecision[] =>
  engine.value === 'llama.cpp' && !reading.weightPrecision ? GGUF : precisionsWorthBuying(model, reading);

/** The question with the model that its hardware serves where it asks for one. */
export function questionOf(asked: Asked, books: Books): Question {
  const asIs = interpret(asked, books.catalog);
  const chosen = modelForHardware(asked, books, asIs);
  return chosen === undefined ? asIs : interpret(asked, books.catalog, chosen);
}

/** What is there, else what is asked about: one of each where the text gives no number. */
const linesOf = (q: Question): readonly FleetLine[] =>
  q.fleet?.value ?? (q.stated.candidates?.value ?? []).map(({ gpuId, gpuCount = 1 }) => ({ gpuId, gpuCount }));

const roomOf = (lines: readonly FleetLine[], { catalog }: Books, q: Question): number =>
  lines.reduce((sum, line) => sum + line.gpuCount * (partOf(line, catalog, q)?.memoryBytesUsable ?? 0), 0);

/** One group of it carries the load at the pace that people read at. One person has it all to himself, and waits for
 *  the first word of a long prompt. */
const serves = (p: Parameters<typeof assessFleet>[0], lines: readonly FleetLine[]): boolean => {
  const alone = isForOnePerson(p.question.reading, p.books.catalog);
  return assessFleet(p, lines).some((group) =>
    alone
      ? standingOf(group, 1, false) === 'carries' && (group.rung?.planned.tpotMs ?? 0) <= INTERACTIVE_TPOT_MS
      : standingOf(group, p.work.capacityShare, true) === 'carries',
  );
};

/** Whether the model of a question was chosen so. */
export const isChosenForHardware = ({ reading, modelMember, mode }: Question): boolean =>
  reading.asksForModel === true && mode !== 'budget' && modelMember.source === 'derived';
