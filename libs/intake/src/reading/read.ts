import type { GpuIndex } from '../gazetteers/gpu-index';
import type { Lexicon } from '../gazetteers/lexicon';
import type { ModelFinder } from '../gazetteers/model-mention';
import { lex } from '../lexer/lex';
import type { Token } from '../lexer/token';
import { ElementBuilder } from '../elements/build';
import { inLanguage } from '../elements/languages';
import { Page } from '../elements/page';
import type { Fact, GazetteerModel, Reading, SetAsideReason } from '../reading';
import type { Assignment } from '../roles/choose';
import { chooseRoles } from '../roles/choose';
import { claimsOf } from '../roles/claims';
import { setAsides } from './account';
import { billOf } from './bills';
import { constraintsOf } from './constraints';
import { correct } from './corrections';
import type { FigureFacts } from './derive';
import { deriveFacts } from './derive';
import { readExtras } from './extras';
import { evidencePlaces } from './evidence';
import { resolveFleet } from './fleet';
import type { Hardware } from './hardware-mention';
import { findHardware } from './hardware';
import type { PlacementsReading } from './placements';
import { areLoads, placementsOf, summedOverPlaces } from './placements';
import { withPaces } from './paces';
import { powerPriceOf } from './power-price';
import { geometryOf } from './geometry';
import { mediaOwner } from './media';
import { modeOf } from './mode';
import type { ModelsReading } from './model';
import { resolveModel } from './model';
import { readMoney } from './money';
import { resolvePrecision } from './precision';
import { scheduleOf } from './schedule';
import { furtherOf, isChoice } from './further';
import { splitClaims, withFigures } from './further-claims';
import { joinRows } from './rows';
import { isRuledOut } from './ruled-out';
import { settle } from './settle';
import { readTechniques } from './techniques';
import { isAboutCompute } from './topic';
import { resolveUseCase } from './use-case';
import { readWishes } from './wishes';

/** Everything that is built once from the gazetteer. */
export interface ReaderParts {
  readonly lexicon: Lexicon;
  readonly gpus: GpuIndex;
  readonly finder: ModelFinder;
  readonly modelById: ReadonlyMap<string, GazetteerModel>;
}

/** A text on its way to a reading: its pieces, and the roles that its figures were given. */
export interface Weighing {
  readonly tokens: readonly Token[];
  readonly page: Page;
  readonly hardware: readonly Hardware[];
  readonly assignment: Assignment;
  readonly dropped: ReadonlySet<number>;
  readonly remarks: readonly string[];
  /** What a kilowatt hour costs, USD. */
  readonly power?: Fact<number>;
  readonly places?: PlacementsReading;
}

/** Lexer, elements, statements and roles of a text: what the debug view shows and the reading is made of. */
export function weigh(text: string, parts: ReaderParts): Weighing {
  const tokens = lex(text);
  const page = new Page(inLanguage(new ElementBuilder(tokens, parts.finder, parts.gpus, parts.lexicon).build()), text);
  const hardware = findHardware(page, parts.gpus);
  const power = powerPriceOf(page);
  if (power !== undefined) page.used.add(power.at);
  const figures: number[] = [];
  page.elements.forEach((e, k) => {
    if (e.kind === 'figure' && !page.used.has(k) && page.against(k) === undefined) figures.push(k);
  });
  const { places, roles } = placedRoles(page, figures);
  const { assignment, dropped, remarks } = correct(page, roles);
  return {
    tokens,
    page,
    hardware,
    assignment,
    dropped,
    remarks,
    ...present<Partial<Weighing>>({ power: power?.fact, places }),
  };
}

/** The roles of the figures, with loads of several places as one where they are loads. */
function placedRoles(page: Page, figures: readonly number[]): { places?: PlacementsReading; roles: Assignment } {
  const places = placementsOf(page);
  if (places === undefined) return { roles: chooseRoles(page, figures) };
  const parts = new Set(places.parts);
  const others = figures.filter((k) => !parts.has(k));
  const roles = chooseRoles(page, others);
  if (!areLoads(places, roles)) return { roles: chooseRoles(page, figures) };
  for (const k of parts) page.used.add(k);
  return { places, roles };
}

/** Reads one description. */
export function readText(text: string, parts: ReaderParts): Reading {
  const weighing = weigh(text, parts);
  const { page, hardware, assignment, dropped } = weighing;
  if (!isAboutCompute(page)) return offTopic(weighing);
  const placed = summedOverPlaces(claimsOf(page, assignment), weighing.places);
  const claims = withPaces(page, [...placed, ...scheduleOf(page)]);
  const models = resolveModel(page, parts.finder, (id) => parts.modelById.get(id)?.kind);
  const further = furtherOf(page, models, (id) => parts.modelById.get(id)?.kind);
  const split = splitClaims(page, joinRows(page, claims, models.at), further);
  const settled = settle(split.first);
  const tp = settled.winners.get('tensorParallel')?.value;
  const pp = settled.winners.get('pipelineParallel')?.value;
  const layout = tp === undefined && pp === undefined ? undefined : (tp ?? 1) * (pp ?? 1);
  const fleet = resolveFleet(page, hardware, layout, (at) => dropped.has(at));
  const gpuCount = fleet.fleet?.value.reduce((n, line) => n + line.gpuCount, 0) ?? 0;
  const money = readMoney(page, gpuCount, fleet.fleet?.value.some((l) => l.instanceType !== undefined) === true);
  const bill = money.bill === undefined && money.pricePerGpuHour === undefined ? billOf(page, gpuCount) : undefined;
  const kind = models.model?.value.kind === 'catalog' ? parts.modelById.get(models.model.value.id)?.kind : undefined;
  const precisions = resolvePrecision(page, weighing.tokens, parts.lexicon, (at) => dropped.has(at));
  const elsewhere = new Set(further.flatMap((w) => w.useCase?.value ?? []));
  const said = resolveUseCase(page, models.at, kind, elsewhere);
  const figures = deriveFacts(page, settled, said?.value, fleet.fleet !== undefined, fleet.owned);
  // A finite translation job is sized as the batch it is.
  const useCase =
    said?.value === 'translation' && figures.batch !== undefined ? { ...said, value: 'batch' as const } : said;
  const { facts, seen } = figures;
  const trains = useCase?.value === 'fine_tuning' || useCase?.value === 'training';
  if (trains && figures.settings.has('concurrentRequests')) delete facts.concurrentRequests;
  const engineAt = page.elements.findIndex(
    (e, k) => e.kind === 'engine' && !page.has(k - 1, 'not') && page.against(k) === undefined,
  );
  const engine = page.at(engineAt);
  const { media, ...extras } = readExtras(page, useCase?.value);
  const heard = mediaOwner(media, kind, further);
  const ownMedia = heard === undefined ? media : undefined;
  const constraints = constraintsOf(page, hardware, facts.maxGpus, weighing.power);
  const geometry = geometryOf(page, facts, models.model?.value.kind === 'catalog');
  const mode = modeOf(page, {
    facts,
    seen,
    figures,
    fleet,
    money,
    models,
    useCase,
    precisions: precisions.weights,
    media: ownMedia,
  });
  const reading: Omit<Reading, 'setAside'> = present({
    mode,
    useCase,
    model: models.model,
    otherModels: models.others,
    weightPrecision: precisions.weights,
    kvPrecision: precisions.kv,
    engine:
      engine?.engine === undefined
        ? undefined
        : {
            value: engine.engine,
            evidence: text.slice(engine.start, engine.end),
            start: engine.start,
            end: engine.end,
          },
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
    fleet: fleet.fleet,
    customGpuMemoryBytes: fleet.customGpuMemoryBytes,
    candidateFleet: fleet.candidateFleet,
    candidates: fleet.candidates,
    pricePerGpuHour: money.pricePerGpuHour ?? bill?.price,
    utilizationFraction: facts.utilizationFraction,
    tensorParallel: facts.tensorParallel,
    pipelineParallel: facts.pipelineParallel,
    dataParallel: facts.dataParallel,
    observed: present({
      outputTokensPerSecond: seen.outputTokensPerSecond,
      tokensPerSecondPerUser: seen.tokensPerSecondPerUser,
      ttftMs: seen.ttftMs,
      tpotMs: seen.tpotMs,
    }),
    budget: money.budget,
    budgetOneOff: money.oneOff,
    fleetPerMonth: money.bill ?? bill?.bill,
    batch: figures.batch,
    placements: weighing.places?.placements,
    sharedPrefixTokens: facts.sharedPrefixTokens,
    prefixCacheShare: facts.prefixCacheShare,
    growthFactor: facts.growthFactor,
    peakFactor: facts.peakFactor,
    loraAdapters: facts.loraAdapters,
    modelGeometry: geometry,
    media: ownMedia,
    ...extras,
    ...readTechniques(page),
    tuning: tuningOf(extras.tuning, facts, trains),
    wishes: readWishes(page, hardware),
    constraints,
    furtherWorkloads: further.map((w) => ({
      ...withFigures(page, w, split.others.get(w) ?? []),
      ...(w === heard && media !== undefined ? { media } : {}),
    })),
    remarks: [...settled.remarks, ...weighing.remarks],
  });
  const superseded = new Set([...dropped, ...settled.lost.map((c) => c.at)]);
  return {
    ...reading,
    setAside: setAsides({
      page,
      tokens: weighing.tokens,
      assignment,
      superseded,
      known: knownReasons(page, hardware, models),
      covered: evidencePlaces(reading),
    }),
  };
}

/** How a run is done: its method and its figures. */
function tuningOf(said: Reading['tuning'], facts: FigureFacts['facts'], trains: boolean): Reading['tuning'] {
  if (!trains && said === undefined && facts.epochs === undefined) return undefined;
  return present<NonNullable<Reading['tuning']>>({
    ...said,
    datasetTokens: facts.datasetTokens,
    epochs: facts.epochs,
    batchSize: facts.trainBatch ?? said?.batchSize,
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
  page.elements.forEach((e, k) => {
    if (e.kind === 'place' && page.against(k) === undefined && isRuledOut(page, k)) known.set(k, 'not_modelled');
  });
  for (const h of hardware) {
    const reason = HARDWARE_REASONS[h.standing];
    if (reason !== undefined) known.set(h.at, reason);
  }
  for (const at of models.otherAt)
    if (page.against(at) === undefined) known.set(at, isChoice(page, at) ? 'superseded' : 'not_modelled');
  return known;
}
const HARDWARE_REASONS: Readonly<Partial<Record<Hardware['standing'], SetAsideReason>>> = {
  foreign: 'not_mine',
  past: 'past',
  imagined: 'hypothetical',
};

/** Without the members that are undefined. */
function present<T extends object>(members: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(members).filter(([, v]) => v !== undefined)) as T;
}
