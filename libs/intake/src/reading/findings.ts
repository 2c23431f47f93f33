import type { Mode, UseCase } from '@compute-advisor/domain';
import type { Page } from '../page/page';
import type { BatchReading, Fact, GazetteerModel, MediaReading, Reading, WorkloadReading } from '../reading';
import { billOf, type BillReading } from './bills';
import { deriveFacts } from './derive';
import { readExtras } from './extras';
import type { FleetReading } from './fleet';
import { type FigureFacts, withoutMember } from './figure-facts';
import { resolveFleet } from './fleet';
import { furtherOf } from './further';
import { pricedFleet } from './gpu-price';
import { splitClaims, withFigures } from './further-claims';
import { withoutOtherRigs } from './other-rigs';
import { withoutInhabitants } from './inhabitants';
import { isHeard, withSound } from './heard';
import { claimsCounted } from './counted-prompts';
import { withLoadsBeside } from './loads-beside';
import { mediaOwner } from './media';
import { modeOf } from './mode';
import type { ModelsReading } from './model';
import { resolveModel } from './model';
import type { MoneyReading } from './money';
import { readMoney } from './money';
import { tableBillOf } from './table-bills';
import { withoutOptions } from './option-lines';
import { passagesAsLoad, withPassages } from './passages-sent';
import { summedOverPlaces } from './placements';
import type { PrecisionsReading } from './precision';
import { resolvePrecision } from './precision';
import { withoutHeadcounts } from './headcounts';
import { joinRows } from './rows';
import { sharesOfGrowth } from './growth-by-share';
import { toldHours } from './two-windows';
import { withoutSecondJob } from './second-job';
import { elsewhereOf, servicePartsOf } from './service-parts';
import type { Settled } from './settle';
import { withoutManagedPace } from './managed-pace';
import { settledOf } from './settle';
import { resolveTask, resolveUseCase } from './use-case';
import type { ReaderParts, Weighing } from './weighing';
import { withWordedClaims } from './worded-claims';

/** What the text asks to be served: the model of the plan with the one value of each of its members, and the services
 *  beside it. */
export interface Services {
  readonly models: ModelsReading;
  readonly kind: GazetteerModel['kind'] | undefined;
  readonly settled: Settled;
  /** Figures that only count heads. */
  readonly heads: readonly number[];
  readonly further: readonly WorkloadReading[];
  /** A job of every night beside the service. */
  readonly job: Fact<BatchReading> | undefined;
  /** Whether an element tells of another service than the first, where parts of the text tell of one each. */
  readonly elsewhere: ((k: number) => boolean) | undefined;
}

/** What there is to serve it with: machines and what they cost. */
export interface Means {
  readonly fleet: FleetReading;
  readonly money: MoneyReading;
  readonly bill: BillReading | undefined;
}

/** What the tokens are for, and the figures as they count for that. */
export interface Purpose {
  readonly useCase: Fact<UseCase> | undefined;
  /** What a batch does with each item. */
  readonly task: Fact<UseCase> | undefined;
  readonly figures: FigureFacts;
  /** A model is trained or tuned. */
  readonly trains: boolean;
}

/** Everything found in a text that speaks of running models, before it is put together. */
export interface Findings extends Services, Means, Purpose {
  readonly precisions: PrecisionsReading;
  readonly media: Fact<MediaReading> | undefined;
  readonly tuning: Reading['tuning'];
  readonly mode: Fact<Mode> | undefined;
}

/** Settles what a weighed text says. */
export function findingsOf(weighing: Weighing, parts: ReaderParts): Findings {
  const { page, dropped } = weighing;
  const services = servicesOf(weighing, parts);
  const means = meansOf(weighing, services.settled);
  const precisions = resolvePrecision(page, weighing.tokens, parts.lexicon, (at) => dropped.has(at), services.models);
  const purpose = purposeOf(page, services, means.fleet);
  const use = purpose.useCase?.value;
  const { media, tuning, batch } = readExtras(
    page,
    use,
    isHeard(services.kind, use, services.further),
    services.models.otherAt,
    services.settled.winners.get('windowHours'),
  );
  const heard = mediaOwner(media, services.kind, services.further);
  const ownMedia = heard === undefined ? media : undefined;
  const mode = modeOf(page, {
    facts: purpose.figures.facts,
    seen: purpose.figures.seen,
    figures: purpose.figures,
    fleet: means.fleet,
    money: means.money,
    bill: means.bill,
    models: services.models,
    useCase: purpose.useCase,
    precisions: precisions.weights,
    media,
  });
  const further = withSound(services.further, purpose.figures.facts, heard, media);
  return {
    models: services.models,
    kind: services.kind,
    settled: services.settled,
    heads: services.heads,
    job: services.job,
    elsewhere: services.elsewhere,
    further,
    fleet: means.fleet,
    money: means.money,
    bill: means.bill,
    useCase: purpose.useCase,
    task: purpose.task,
    figures: ofSound(purpose.figures, heard === undefined ? batch : undefined),
    trains: purpose.trains,
    precisions,
    media: ownMedia,
    tuning,
    mode,
  };
}

function servicesOf(weighing: Weighing, parts: ReaderParts): Services {
  const { page } = weighing;
  const kindOf = (id: string): GazetteerModel['kind'] | undefined => parts.modelById.get(id)?.kind;
  const { claims: asked, towns } = withoutInhabitants(page, claimsCounted(page, weighing.assignment));
  const placed = summedOverPlaces(asked, weighing.places);
  const worded = withWordedClaims(page, weighing.assignment, [...placed, ...toldHours(page), ...sharesOfGrowth(page)]);
  const claims = withoutOptions(page, worded);
  const models = resolveModel(page, parts.finder, kindOf);
  const told = servicePartsOf(page, claims, models);
  const named = furtherOf(page, models, kindOf, told);
  const split = splitClaims(page, joinRows(page, claims, models.at), named, told);
  const { claims: served, job } = withoutSecondJob(page, split.first);
  const both = withLoadsBeside(page, served);
  const { claims: loads, heads } = withoutHeadcounts(page, withoutOtherRigs(page, weighing.hardware, both));
  const chosen = models.model?.value;
  return {
    models,
    kind: chosen?.kind === 'catalog' ? kindOf(chosen.id) : undefined,
    settled: settledOf(withoutManagedPace(page, loads)),
    heads: [...towns, ...heads],
    job,
    further: withPassages(
      page,
      named.map((w) => withFigures(page, w, split.others.get(w) ?? [])),
    ),
    elsewhere: elsewhereOf(page, told, models.at),
  };
}

function meansOf({ page, hardware, dropped }: Weighing, { winners }: Settled): Means {
  const fleet = resolveFleet(page, hardware, layoutOf(winners), (at) => dropped.has(at));
  const priced = pricedFleet(hardware, fleet.fleet?.value ?? []);
  const inTable = tableBillOf(page, hardware, priced.gpuCount);
  const money = readMoney(page, priced);
  const bill = money.bill === undefined ? (inTable ?? billOf(page, priced.gpuCount)) : undefined;
  return { fleet, money, bill };
}

/** Cards that a parallel layout takes. */
function layoutOf(winners: Settled['winners']): number | undefined {
  const tensor = winners.get('tensorParallel')?.value;
  const pipeline = winners.get('pipelineParallel')?.value;
  return tensor === undefined && pipeline === undefined ? undefined : (tensor ?? 1) * (pipeline ?? 1);
}

function purposeOf(page: Page, services: Services, fleet: FleetReading): Purpose {
  const { models, kind, further, settled, job, elsewhere } = services;
  const others = new Set(elsewhere === undefined ? further.flatMap((w) => w.useCase?.value ?? []) : []);
  const said = resolveUseCase(page, models.at, kind, others, elsewhere);
  const derived = deriveFacts(page, settled, said?.value, fleet.fleet !== undefined, fleet.owned);
  passagesAsLoad(page, kind, derived.facts);
  const figures = job === undefined || derived.batch !== undefined ? derived : { ...derived, batch: job };
  // A finite translation job is sized as the batch it is.
  const batched = said?.value === 'translation' && figures.batch !== undefined;
  const useCase = batched ? { ...said, value: 'batch' as const } : said;
  const task = useCase?.value === 'batch' ? resolveTask(page, models.at, others, elsewhere) : undefined;
  const trains = useCase?.value === 'fine_tuning' || useCase?.value === 'training';
  const isSetting = trains && figures.settings.has('concurrentRequests');
  return { useCase, task, trains, figures: isSetting ? withoutMember(figures, 'concurrentRequests') : figures };
}

/** A stock of sound with a time to be done in is the job, where there is no other. */
const ofSound = (figures: FigureFacts, batch: FigureFacts['batch']): FigureFacts =>
  batch === undefined || figures.batch !== undefined ? figures : { ...figures, batch };
