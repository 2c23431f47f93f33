import {
  candidateReplicas,
  defined,
  type GpuFacts,
  type MigSlice,
  type Rung,
  rungsFor,
  sliceOf,
  slicesOf,
  type Speculation,
  speculationOn,
  type UseCase,
} from '@compute-advisor/domain';
import { partOf } from './fleet-parts';
import type { Planned } from './planned';

/** What proposing tokens ahead brings to the best option: its time per token without, over the one with. */
export interface SpeculationFigures {
  readonly facts: Speculation;
  readonly factor?: number;
}

/** What a slice of a card comes to under this load. */
export interface SliceFigures {
  readonly card: GpuFacts;
  /** Absent where the card has no slice of the profile that is named, or none that holds the model. */
  readonly slice?: MigSlice;
  readonly profile?: string;
  /** Slices that carry the load, where one holds the model. */
  readonly needed?: number;
}

/** What reuse of prompts would bring to the best option's part and layout, where the text says nothing of it and
 *  prompts of this kind of work usually begin alike. */
export interface ReuseFigures {
  readonly share: number;
  readonly now: Rung;
  readonly then: Rung;
}

/** Techniques the text asks for, or that this work calls for, and what they come to. */
export interface TechniqueFigures {
  readonly reuse?: ReuseFigures;
  readonly speculation?: SpeculationFigures;
  readonly slices?: SliceFigures;
}

const ALONE = { tensorParallel: 1, pipelineParallel: 1 } as const;

/** Undefined where the text asks for none. */
export function techniqueFigures(p: Planned): TechniqueFigures | undefined {
  const speculation = speculationFigures(p);
  const slices = sliceFigures(p);
  const reuse = reuseFigures(p);
  return speculation || slices || reuse ? defined({ speculation, slices, reuse }) : undefined;
}

function speculationFigures({ work, best }: Planned): SpeculationFigures | undefined {
  const { speculativeMethod, ...plain } = work;
  if (speculativeMethod === undefined) return undefined;
  const facts = speculationOn(work.config.engine, speculativeMethod);
  if (best?.planned.tpotMs === undefined) return { facts };
  const without = candidateReplicas.forLayout(plain, best.gpu, best.layout).at(best.concurrency / best.replicas);
  return defined({ facts, factor: without.tpotMs && without.tpotMs / best.planned.tpotMs });
}

/** The card that is cut: the first of the fleet or of those asked about that can be. */
function cardOf({ question: q, books }: Planned): GpuFacts | undefined {
  const lines = [...(q.fleet?.value ?? []), ...(q.stated.candidates?.value ?? [])];
  return lines
    .flatMap(({ gpuId }) => partOf({ gpuId, gpuCount: 1 }, books.catalog, q) ?? [])
    .find((gpu) => slicesOf(gpu).length > 0);
}

function sliceFigures(p: Planned): SliceFigures | undefined {
  const mig = p.question.reading.mig?.value;
  const card = mig && cardOf(p);
  if (card === undefined) return undefined;
  const profile = mig?.profile;
  const slice = profile === undefined ? smallestHolding(p, card) : sliceOf(card, profile);
  const needed = slice && slicesNeeded(p, slice);
  return defined({ card, slice, profile, needed });
}

const smallestHolding = (p: Planned, card: GpuFacts): MigSlice | undefined =>
  slicesOf(card).find((s) => slicesNeeded(p, s) !== undefined);

/** Slices that carry the load; undefined where one cannot hold the model. */
function slicesNeeded({ work, market }: Planned, { gpu }: MigSlice): number | undefined {
  const service = candidateReplicas.forLayout(work, gpu, ALONE);
  return service.maxSequences < 1 ? undefined : rungsFor(work, market, gpu, ALONE, service)[0]?.replicas;
}

/** Share of a prompt that sessions and repeated documents are commonly found to reuse. */
const USUAL_REUSE = 0.8;
/** Work whose prompts begin alike: a session's history, a repository, the same documents. */
const REUSES: ReadonlySet<UseCase> = new Set<UseCase>(['agents', 'coding', 'rag']);

function reuseFigures({ question: q, work, best, market }: Planned): ReuseFigures | undefined {
  if (!REUSES.has(work.useCase) || work.prefix !== undefined || q.mode === 'model' || best === undefined)
    return undefined;
  const reusing = { ...work, prefix: { share: USUAL_REUSE } };
  const service = candidateReplicas.forLayout(reusing, best.gpu, best.layout);
  const then = rungsFor(reusing, market, best.gpu, best.layout, service)[0];
  return then && { share: USUAL_REUSE, now: best, then };
}
