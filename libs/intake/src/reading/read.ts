import type { Page } from '../page/page';
import type { Reading, SetAsideReason } from '../reading';
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
import { isChoice } from './further';
import { geometryOf } from './geometry';
import type { Hardware } from './hardware-mention';
import { offeredMachines } from './offered-machine';
import type { ModelsReading } from './model';
import { type Members, present, together } from './present';
import { isRuledOut } from './ruled-out';
import { isPerSeat } from './seat-prices';
import { takenBack } from './taken-back';
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

/** Reasons that hardware and models bring along. */
function knownReasons(page: Page, hardware: readonly Hardware[], models: ModelsReading): Map<number, SetAsideReason> {
  const known = new Map<number, SetAsideReason>();
  for (const [k, reason] of placesApart(page)) known.set(k, reason);
  for (const h of hardware) {
    const reason = HARDWARE_REASONS[h.standing];
    if (reason === undefined) continue;
    known.set(h.at, reason);
    // its counts are said of it
    for (let k = h.from; k < h.at; k += 1) if (page.at(k)?.figure !== undefined) known.set(k, reason);
  }
  for (const h of hardware)
    if (h.standing === 'asked') for (const k of pricesBehind(page, h.at)) known.set(k, 'hypothetical');
  for (const k of offeredMachines(page)) known.set(k, 'hypothetical');
  for (const at of models.otherAt)
    if (page.against(at) === undefined) known.set(at, isChoice(page, at) ? 'superseded' : 'not_modelled');
  for (const at of [...takenBack(page).models, ...takenBack(page).sums]) known.set(at, 'superseded');
  return known;
}

/** Places that are ruled out, and what is paid for seats of a service of others. */
const placesApart = (page: Page): readonly (readonly [number, SetAsideReason])[] => [
  ...page.kinds('place').flatMap((k) => (isNow(page, k) && isRuledOut(page, k) ? [[k, 'not_modelled'] as const] : [])),
  ...page.kinds('money').flatMap((k) => (isNow(page, k) && isPerSeat(page, k) ? [[k, 'other_matter'] as const] : [])),
];
const isNow = (page: Page, k: number): boolean => page.against(k) === undefined;

/** "An H100 would be $2.80/h": what is asked for hardware that is only thought of. */
function pricesBehind(page: Page, at: number): number[] {
  const prices: number[] = [];
  for (let k = at + 1; k <= at + PRICE_WITHIN && page.sameSentence(k, at); k += 1) {
    const kind = page.at(k)?.kind;
    if (kind === 'gpu' || kind === 'instance') break;
    if (kind === 'money') prices.push(k);
  }
  return prices;
}
const PRICE_WITHIN = 6;

const HARDWARE_REASONS: Readonly<Partial<Record<Hardware['standing'], SetAsideReason>>> = {
  foreign: 'not_mine',
  past: 'past',
  imagined: 'hypothetical',
};
