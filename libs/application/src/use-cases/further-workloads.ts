import { defined, type ModelFacts, roundToCents, type Rung } from '@compute-advisor/domain';
import type { Fact, Reading, WorkloadReading } from '@compute-advisor/intake';
import { modelOf } from '../question/catalog-rows';
import { TUNING } from '../question/defaults';
import { interpret } from '../question/interpret';
import { AFTER_JOB } from '../question/leading-job';
import { isForOnePerson } from '../question/one-person';
import { closedLoad } from './closed-load';
import { type FanOut, fanOutOf, sentTo } from './fan-out';
import { hoursOfService, runsBeside } from './further-hours';
import { plan, type Planned } from './planned';
import { otherPlacements } from './placements';
import { requirementFigures, type RequirementFigures } from './requirement-figures';
import { packInto, type Packed, roomsBeside, roomsOfFleet } from './spare-room';
import { doSameWork } from './weighed-models';

/** Another service of the same text, planned on its own figures. USD per month. */
export interface FurtherPlan {
  readonly label: string;
  readonly planned: Planned;
  readonly need: RequirementFigures;
  /** What it runs on; absent when nothing allowed carries it. */
  readonly rung?: Rung;
  /** `own`: machines of its own; `spare`: GPUs that are there and in no use; `shared`: the same GPUs as another
   *  service. */
  readonly placed: 'own' | 'spare' | 'shared';
  /** What the first service sends it, where it has no load of its own. */
  readonly fanOut?: FanOut;
  /** On GPUs that another service shares: what all of them take of the capacity together. */
  readonly sharedUse?: number;
  /** 0 on hardware that is counted already; absent where it has no price. */
  readonly monthlyUsd?: number;
}

/** Everything the text asks for together: each service, and the sum with each machine counted once. */
export interface FurtherFigures {
  readonly plans: readonly FurtherPlan[];
  /** Absent where a part of it has no price. */
  readonly total?: { readonly gpuCount: number; readonly monthlyUsd: number };
  /** How the stated fleet carries all of it; absent where none is stated. */
  readonly onFleet?: FleetForAll;
}

/** What of the services of a text a fleet has room for. */
export interface FleetForAll {
  readonly carriesFirst: boolean;
  /** Labels of further services it has no room for. */
  readonly withoutRoom: readonly string[];
  /** GPUs of it that the further services take to themselves. */
  readonly takenGpus: number;
}

/** Plans every further service and every further place of the first one, and packs them beside the best option; says
 *  what the stated fleet has room for.
 *  Undefined when there is none. */
export function furtherFigures(first: Planned): FurtherFigures | undefined {
  const { reading } = first.question;
  const services = servicesOf(first).map((w): Laid => {
    const fanOut = fanOutOf(first, w);
    const loaded = fanOut === undefined ? w : sentTo(w, fanOut);
    return defined({ ...laid(first, w.label, readingOf(reading, loaded), runsBeside(first.question, w)), fanOut });
  });
  const served = servedAfterRun(first);
  if (served !== undefined) services.unshift(laid(first, AFTER_RUN, served));
  const places = otherPlacements(reading).map((p) => laid(first, p.label, p.reading));
  if (!services.length && !places.length) return undefined;
  // machines of the writer's own hold the other services before any is rented
  const isOwn = first.best?.runningUsd !== undefined;
  let rooms = (isOwn ? roomsOfFleet(first)?.rooms : undefined) ?? roomsBeside(first);
  // machines of a job that ends are given back: what comes after it stands on others
  const ends = !isOwn && services.some(({ label }) => label === AFTER_JOB);
  const plans = services.map((service) => {
    const packed = (service.isBeside || isOwn) && !ends ? packInto(rooms, service.planned) : undefined;
    rooms = packed?.rooms ?? rooms;
    return furtherPlan(service, packed);
  });
  plans.push(...places.map((place) => furtherPlan(place, undefined)));
  return defined({ plans, total: ends ? undefined : totalOf(first, plans), onFleet: fleetForAll(first, services) });
}

/** The other services of the text; what one person names for one card runs by turns, where it is of one kind. */
function servicesOf({ question: { reading, model }, books: { catalog } }: Planned): readonly WorkloadReading[] {
  if (!isForOnePerson(reading, catalog)) return reading.furtherWorkloads;
  const kindOf = ({ model: { value } }: WorkloadReading): ModelFacts['kind'] =>
    (value.kind === 'catalog' ? modelOf(catalog, value.id)?.kind : undefined) ?? 'text';
  return reading.furtherWorkloads.filter((w) => !doSameWork(kindOf(w), model.kind));
}

/** How the service of what a run makes is called. */
const AFTER_RUN = 'The tuned model in service';

/** "Fine-tune Llama 3.1 8B on 20k examples and then serve it to 120 users": the load is that of the model that comes
 *  out; the run itself is one job. Undefined where the text speaks of no run, or of nobody who is served.
 *  Hours of a day spread a load that is told by the day; beside one told by the second they may be those of the run. */
function servedAfterRun({ question: { reading, useCase } }: Planned): Reading | undefined {
  const { totalUsers, concurrentRequests, requestsPerSecond, requestsPerDay } = reading;
  const load = defined({ totalUsers, concurrentRequests, requestsPerSecond, requestsPerDay });
  if (!TUNING.has(useCase.value) || Object.keys(load).length === 0 || reading.model === undefined) return undefined;
  const { model, inputTokens, outputTokens, hoursPerDay, ttftMs, tpotMs, weightPrecision } = reading;
  const hours = requestsPerDay && hoursPerDay;
  const figures = defined({ ...load, inputTokens, outputTokens, hoursPerDay: hours, ttftMs, tpotMs, weightPrecision });
  return { ...bareReading(reading), ...figures, model };
}

interface Laid {
  readonly label: string;
  readonly planned: Planned;
  /** The machines of the first service are there in all hours of this one. */
  readonly isBeside: boolean;
  readonly fanOut?: FanOut;
}

function laid({ books }: Planned, label: string, reading: Reading, isBeside = true): Laid {
  const question = interpret({ request: { description: label, mode: 'plan' }, reading }, books.catalog);
  return { label, planned: plan(question, books), isBeside };
}

function furtherPlan({ label, planned, fanOut }: Laid, packed: Packed | undefined): FurtherPlan {
  const rung = packed?.rung ?? planned.best;
  return defined({
    label,
    planned,
    need: requirementFigures(planned, closedLoad(planned.question, rung).concurrentRequests.value),
    rung,
    placed: packed?.placed ?? ('own' as const),
    sharedUse: packed?.usedShare,
    fanOut,
    monthlyUsd: packed ? 0 : planned.best?.monthlyUsd,
  });
}

function fleetForAll(first: Planned, services: readonly Laid[]): FleetForAll | undefined {
  const fleet = roomsOfFleet(first);
  if (!fleet || !services.length) return undefined;
  let { rooms } = fleet;
  let takenGpus = 0;
  const withoutRoom = services.filter(({ planned }) => {
    const packed = packInto(rooms, planned);
    rooms = packed?.rooms ?? rooms;
    takenGpus += packed?.placed === 'spare' ? packed.rung.gpuCount : 0;
    return packed === undefined;
  });
  return { carriesFirst: fleet.fits, withoutRoom: withoutRoom.map(({ label }) => label), takenGpus };
}

/** Undefined on machines of the writer's own: a sum of their rent, which nobody pays, and of another one would mislead.
 */
function totalOf({ best }: Planned, plans: readonly FurtherPlan[]): FurtherFigures['total'] {
  if (best?.monthlyUsd === undefined || plans.some((p) => p.monthlyUsd === undefined)) return undefined;
  if (best.runningUsd !== undefined) return undefined;
  const own = plans.filter((p) => p.placed === 'own');
  return {
    gpuCount: own.reduce((n, p) => n + (p.rung?.gpuCount ?? 0), best.gpuCount),
    monthlyUsd: roundToCents(own.reduce((sum, p) => sum + (p.monthlyUsd ?? 0), best.monthlyUsd)),
  };
}

/** What the text says of one further service: its own model, load and lengths; wishes hold for all of it. */
function readingOf(reading: Reading, w: WorkloadReading): Reading {
  const load = defined({
    useCase: w.useCase,
    totalUsers: w.totalUsers,
    concurrentRequests: w.concurrentRequests,
    requestsPerSecond: w.requestsPerSecond,
    requestsPerDay: w.requestsPerDay,
    inputTokens: w.inputTokens,
    outputTokens: w.outputTokens,
    contextTokens: w.contextTokens,
    media: w.media,
    ...hoursOfService(reading, w),
  });
  const model: Fact<typeof w.model.value> = w.model;
  return { ...bareReading(reading), ...load, model };
}

/** The wishes of a text without its load and its models. */
export function bareReading({ wishes, constraints, customGpuMemoryBytes }: Reading): Reading {
  return {
    wishes,
    constraints,
    customGpuMemoryBytes,
    otherModels: [],
    observed: {},
    furtherWorkloads: [],
    setAside: [],
    remarks: [],
  };
}
