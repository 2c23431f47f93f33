import type { Reading } from '../reading';
import { setAsides } from './account';
import { isOnlyCeiling } from './context-ceiling';
import { sitesOf } from './sites';
import { pieceBill } from './piece-bill';
import { constraintsOf } from './constraints';
import type { Facts } from './figure-facts';
import { engineOf } from './engine';
import { evidencePlaces } from './evidence';
import type { Findings } from './findings';
import { findingsOf } from './findings';
import { geometryOf } from './geometry';
import { knownReasons } from './known-reasons';
import { offeredMachines } from './offered-machine';
import { type Members, present, together } from './present';
import { asksForModel, weighsPurchase } from './text-questions';
import { weighedModelsOf } from './weighed-models';
import { readApart } from './read-apart';
import { readTechniques } from './techniques';
import { isAboutCompute } from './topic';
import type { ReaderParts, Weighing } from './weighing';
import { weigh } from './weighing';
import { readWishes } from './wishes';

/** Reads one description. */
export function readText(text: string, parts: ReaderParts): Reading {
  const weighing = weigh(text, parts);
  return readApart(weighing.page, readWeighed(weighing, parts), (part) => readWeighed(weigh(part, parts), parts));
}

function readWeighed(weighing: Weighing, parts: ReaderParts): Reading {
  const { page, tokens, assignment, dropped, hardware } = weighing;
  if (!isAboutCompute(page)) return offTopic(weighing);
  const found = findingsOf(weighing, parts);
  const members = membersOf(weighing, found);
  const superseded = new Set([...dropped, ...found.settled.lost.map((c) => c.at)]);
  const known = knownReasons(page, hardware, found.models);
  for (const head of found.heads) known.set(head, 'other_matter');
  const covered = evidencePlaces(members);
  const setAside = setAsides({ page, tokens, assignment, superseded, known, covered });
  return together<Reading>(members, { setAside });
}

/** All that the text states, each member once; all are there, so that a look at one costs the same whatever it is. */
function membersOf(weighing: Weighing, found: Findings): Members<Omit<Reading, 'setAside'>> {
  const { page, hardware } = weighing;
  const { models, precisions, fleet, money, bill, settled } = found;
  const { facts, seen, batch } = found.figures;
  const techniques = readTechniques(page);
  return {
    mode: found.mode,
    useCase: found.useCase,
    task: found.task,
    model: models.model,
    asksForModel: models.model === undefined && asksForModel(page) ? (true as const) : undefined,
    weighsPurchase: weighsPurchase(page) || offeredMachines(page).size > 0 ? (true as const) : undefined,
    otherModels: models.others,
    weighedModels: weighedModelsOf(page, models),
    weightPrecision: precisions.weights,
    kvPrecision: precisions.kv,
    engine: engineOf(page, models.at, models.otherAt),
    ...loadsOf(facts),
    fleet: fleet.fleet,
    customGpuMemoryBytes: fleet.customGpuMemoryBytes,
    candidateFleet: fleet.candidateFleet,
    candidates: fleet.candidates,
    pricePerGpuHour: money.pricePerGpuHour ?? bill?.price,
    utilizationFraction: facts.utilizationFraction,
    tensorParallel: facts.tensorParallel,
    pipelineParallel: facts.pipelineParallel,
    dataParallel: facts.dataParallel,
    observed: measured(seen),
    budget: money.budget,
    budgetOneOff: money.oneOff,
    fleetPerMonth: money.bill ?? bill?.bill,
    apiUsdPerMonth:
      money.apiUsdPerMonth ??
      pieceBill(page, { perDay: facts.requestsPerDay, media: found.media }, facts.daysPerWeek?.value),
    offeredUsd: money.offeredUsd,
    offeredUsdPerGpuHour: money.offeredUsdPerGpuHour,
    batch,
    contextIsCeiling: isOnlyCeiling(page, found.figures) ? true : undefined,
    placements: weighing.places?.placements,
    sites: weighing.places === undefined ? sitesOf(page) : undefined,
    sharedPrefixTokens: facts.sharedPrefixTokens,
    prefixCacheShare: facts.prefixCacheShare,
    growthFactor: facts.growthFactor,
    peakFactor: facts.peakFactor,
    loraAdapters: facts.loraAdapters,
    modelGeometry: geometryOf(page, facts, models.model?.value.kind === 'catalog'),
    media: found.media,
    speculativeDecoding: techniques.speculativeDecoding,
    mig: techniques.mig,
    tuning: tuningOf(found),
    wishes: readWishes(page, hardware),
    constraints: constraintsOf(page, hardware, facts.maxGpus, weighing.power),
    furtherWorkloads: found.further,
    remarks: [...settled.remarks, ...weighing.remarks],
  };
}

/** What is to be served: how much, how long and how fast. */
const loadsOf = (facts: Facts) => ({
  totalUsers: facts.totalUsers,
  concurrentRequests: facts.concurrentRequests,
  requestsPerSecond: facts.requestsPerSecond,
  requestsPerDay: facts.requestsPerDay,
  outputTokensPerSecond: facts.outputTokensPerSecond,
  hoursPerDay: facts.hoursPerDay,
  daysPerWeek: facts.daysPerWeek,
  inputTokens: facts.inputTokens,
  outputTokens: facts.outputTokens,
  contextTokens: facts.contextTokens,
  ttftMs: facts.ttftMs,
  tpotMs: facts.tpotMs,
  tokensPerSecondPerUser: facts.tokensPerSecondPerUser,
  endToEndMs: facts.endToEndMs,
});

/** What is measured on the hardware of the text. */
const measured = (seen: Facts): Reading['observed'] =>
  present<Reading['observed']>({
    outputTokensPerSecond: seen.outputTokensPerSecond,
    tokensPerSecondPerUser: seen.tokensPerSecondPerUser,
    ttftMs: seen.ttftMs,
    tpotMs: seen.tpotMs,
  });

/** How a run is done: its method and its figures. */
function tuningOf({ tuning, figures, trains }: Findings): Reading['tuning'] {
  const { facts } = figures;
  if (!trains && tuning === undefined && facts.epochs === undefined) return undefined;
  return present<NonNullable<Reading['tuning']>>({
    ...tuning,
    datasetTokens: facts.datasetTokens,
    datasetItems: facts.datasetItems,
    epochs: facts.epochs,
    batchSize: facts.trainBatch ?? tuning?.batchSize,
    deadlineHours: trains ? facts.windowHours : undefined,
  } as NonNullable<Reading['tuning']>);
}

/** A text that does not speak of running models states nothing; its figures are another matter. */
function offTopic({ page, tokens, assignment }: Weighing): Reading {
  const known = new Map(page.elements.map((_, k) => [k, 'other_matter' as const]));
  return {
    otherModels: [],
    customGpuMemoryBytes: {},
    observed: {},
    wishes: readWishes(page, []),
    constraints: {},
    furtherWorkloads: [],
    setAside: setAsides({ page, tokens, assignment, superseded: new Set(), known, covered: [] }),
    remarks: [],
  };
}
