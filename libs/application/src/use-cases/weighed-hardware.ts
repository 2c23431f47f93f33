import { assessGroup, defined, engineRefusal, type GroupAssessment } from '@compute-advisor/domain';
import { type FewerBits, fewerBitsThatHold } from './fewer-bits';
import { partOf } from './fleet-parts';
import { withMoreLent } from './lent-memory';
import type { Question } from '../question/question';
import type { Planned } from './planned';

/** Answers given at most: a text that weighs more is served by the ladder. */
const MOST_WEIGHED = 4;

/** How hardware that the text asks about ("is one RTX 5090 enough?") stands under the load. */
export interface WeighedHardware {
  readonly group: GroupAssessment;
  readonly standing: 'cannot_hold' | 'too_small' | 'misses_latency' | 'carries';
  /** Where it cannot hold the model in the planned format and would in a smaller one. */
  readonly fewerBits?: FewerBits;
  /** How many of the cards the text would add to those that run. */
  readonly added?: number;
  /** Why the engine that is planned with cannot use it at all. */
  readonly refusal?: string;
  /** A Mac that holds the model with more of its memory lent to the GPU. */
  readonly moreLent?: GroupAssessment;
}

/** What becomes of the hardware asked about, where the text says how much of it, or none of it would do; the plan
 *  itself is left out, it needs no second word. */
export function weighedHardware(p: Planned): readonly WeighedHardware[] {
  const { question: q, best, books, market, work } = p;
  return (q.stated.candidates?.value ?? [])
    .flatMap(({ gpuId, gpuCount: told, added }) => {
      const gpuCount = told ?? oneThatHolds(p, gpuId) ?? oneOfNone(p, gpuId);
      const gpu = gpuCount === undefined ? undefined : partOf({ gpuId, gpuCount }, books.catalog, q);
      if (gpu === undefined || gpuCount === undefined) return [];
      const there = added === true ? runningOf(q, gpuId) : 0;
      return [{ gpu, gpuCount: gpuCount + there, ...(there > 0 ? { added: gpuCount } : {}) }];
    })
    .filter(({ gpu, gpuCount }) => gpu.id !== best?.gpu.id || gpuCount !== best.gpuCount)
    .slice(0, MOST_WEIGHED)
    .map(({ added, ...asked }) => {
      const looked = assessGroup(work, market, asked);
      // What the ladder holds of it is said as the ladder has it: two figures for one thing would contradict.
      const listed = p.ladder.leading.rungs.find((r) => r.gpu.id === asked.gpu.id && r.gpuCount === asked.gpuCount);
      const group = listed === undefined ? looked : { ...looked, rung: listed };
      const standing = standingOf(group, work.capacityShare, q.latency.stated);
      const line = { gpuId: asked.gpu.id, gpuCount: asked.gpuCount };
      const cannot = standing === 'cannot_hold';
      return defined({
        group,
        standing,
        added,
        refusal: cannot ? engineRefusal(asked.gpu, work.config.engine) : undefined,
        moreLent: cannot ? withMoreLent(p, [group]) : undefined,
        fewerBits: cannot ? fewerBitsThatHold(p, [line]) : undefined,
      });
    });
}

/** "Can an RTX 4090 fit it?": one, where that is the question and one does. */
const oneThatHolds = ({ ladder, question: { mode } }: Planned, gpuId: string): 1 | undefined =>
  mode === 'model' && ladder.leading.rungs.some((r) => r.gpu.id === gpuId && r.gpuCount === 1) ? 1 : undefined;

/** One of a part that no number of would do, so that the answer says so; undefined where the ladder holds the part. */
const oneOfNone = ({ ladder }: Planned, gpuId: string): 1 | undefined =>
  ladder.leading.rungs.some((r) => r.gpu.id === gpuId) ? undefined : 1;

/** Cards of a part that are in use. */
const runningOf = (q: Question, gpuId: string): number =>
  (q.fleet?.value ?? []).filter((l) => l.gpuId === gpuId).reduce((n, l) => n + l.gpuCount, 0);

/** How one group stands under its load.
 *  @param share of its capacity that a plan uses @param isHeldTo whether it has to keep the targets as well */
export function standingOf({ rung }: GroupAssessment, share: number, isHeldTo: boolean): WeighedHardware['standing'] {
  if (rung === undefined || rung.concurrency > rung.maxConcurrency) return rung ? 'too_small' : 'cannot_hold';
  if (rung.utilizationFraction > share) return 'too_small';
  return isHeldTo && rung.meetsTargets === false ? 'misses_latency' : 'carries';
}
