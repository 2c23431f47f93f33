import { defined, roundToCents, type Rung } from '@compute-advisor/domain';
import type { Fact, Reading, WorkloadReading } from '@compute-advisor/intake';
import { interpret } from '../question/interpret';
import { closedLoad } from './closed-load';
import { plan, type Planned } from './planned';
import { otherPlacements } from './placements';
import { requirementFigures, type RequirementFigures } from './requirement-figures';
import { packInto, type Room, roomsOf } from './spare-room';

/** Another service of the same text, planned on its own figures. USD per month. */
export interface FurtherPlan {
  readonly label: string;
  readonly planned: Planned;
  readonly need: RequirementFigures;
  /** What it runs on; absent when nothing allowed carries it. */
  readonly rung?: Rung;
  /** `own`: machines of its own; `spare`: GPUs that are there and in no use; `shared`: the same GPUs as another service. */
  readonly placed: 'own' | 'spare' | 'shared';
  /** 0 on hardware that is counted already; absent where it has no price. */
  readonly monthlyUsd?: number;
  /** The stated fleet had no room for it. */
  readonly fleetTooSmall: boolean;
}

/** Everything the text asks for together: each service, and the sum with each machine counted once. */
export interface FurtherFigures {
  readonly plans: readonly FurtherPlan[];
  /** Absent where a part of it has no price. */
  readonly total?: { readonly gpuCount: number; readonly monthlyUsd: number };
  /** The stated fleet does not even carry the first service. */
  readonly firstDoesNotFitFleet: boolean;
}

/** Plans every further service and every further place of the first one, and packs them onto the stated fleet, or beside the best option; undefined when there is none. */
export function furtherFigures(first: Planned): FurtherFigures | undefined {
  const { reading } = first.question;
  const others = [
    ...reading.furtherWorkloads.map((w) => ({ label: w.label, reading: readingOf(reading, w), packs: true })),
    ...otherPlacements(reading).map((p) => ({ ...p, packs: false })),
  ];
  if (!others.length) return undefined;
  const hasFleet = first.question.fleet !== undefined;
  const { rooms: left, fits } = roomsOf(first);
  let rooms = left;
  const plans: FurtherPlan[] = [];
  for (const { label, reading: asked, packs } of others) {
    const laid = furtherPlan(first, label, asked, packs ? rooms : [], hasFleet && packs);
    rooms = packs ? laid.rooms : rooms;
    plans.push(laid.plan);
  }
  return defined({ plans, total: totalOf(first, plans), firstDoesNotFitFleet: hasFleet && !fits });
}

function furtherPlan(
  first: Planned,
  label: string,
  reading: Reading,
  rooms: readonly Room[],
  hasFleet: boolean,
): { plan: FurtherPlan; rooms: readonly Room[] } {
  const question = interpret({ request: { description: label, mode: 'plan' }, reading }, first.books.catalog);
  const planned = plan(question, first.books);
  const packed = packInto(rooms, planned);
  const rung = packed?.rung ?? planned.best;
  const need = requirementFigures(planned, closedLoad(question, rung).concurrentRequests.value);
  const plan_ = defined({
    label,
    planned,
    need,
    rung,
    placed: packed?.placed ?? ('own' as const),
    monthlyUsd: packed ? 0 : planned.best?.monthlyUsd,
    fleetTooSmall: hasFleet && !packed,
  });
  return { plan: plan_, rooms: packed?.rooms ?? rooms };
}

function totalOf({ best }: Planned, plans: readonly FurtherPlan[]): FurtherFigures['total'] {
  if (best?.monthlyUsd === undefined || plans.some((p) => p.monthlyUsd === undefined)) return undefined;
  const own = plans.filter((p) => p.placed === 'own');
  return {
    gpuCount: own.reduce((n, p) => n + (p.rung?.gpuCount ?? 0), best.gpuCount),
    monthlyUsd: roundToCents(own.reduce((sum, p) => sum + (p.monthlyUsd ?? 0), best.monthlyUsd)),
  };
}

/** What the text says of one further service: its own model, load and lengths; wishes hold for all of it. */
function readingOf(reading: Reading, w: WorkloadReading): Reading {
  const { wishes, constraints, customGpuMemoryBytes } = reading;
  const load = defined({
    useCase: w.useCase,
    totalUsers: w.totalUsers,
    concurrentRequests: w.concurrentRequests,
    requestsPerSecond: w.requestsPerSecond,
    requestsPerDay: w.requestsPerDay,
    inputTokens: w.inputTokens,
    outputTokens: w.outputTokens,
    contextTokens: w.contextTokens,
  });
  const model: Fact<typeof w.model.value> = w.model;
  return {
    ...load,
    model,
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
