import { type AuditCode, auditVerdict, defined, type GroupAssessment, type Rung } from '@compute-advisor/domain';
import type { Books } from '../ports/books';
import type { Asked } from '../question/question';
import {
  assessFleet,
  assumedFleet,
  type CurrentCost,
  currentCost,
  type CurrentSituation,
  type KnownFleet,
  statedFleet,
} from './current-fleet';
import { billsOf } from './audit-bills';
import { type BesideFirst, besideFirst, usdForAll } from './beside-first';
import type { ReasonedDoubt } from './doubt-reasons';
import { type FewerBits, fewerBitsThatHold } from './fewer-bits';
import { type Figures, figuresOf } from './figures';
import { gpusInFleet } from './fleet-parts';
import { planOfFleet, utilizationGap, type UtilizationGap } from './fleet-plan';
import { type LargestHeld, largestHeldByGroups } from './largest-held';
import { withMoreLent } from './lent-memory';
import { contradictsObserved } from './observed-gaps';
import { questionOf } from './model-for-hardware';
import type { PlanBase } from './plan-base';
import type { Planned } from './planned';
import { type FewerAtPaidRate, fewerAtPaidRate, rungOnSamePart, type StayOption, stayOption } from './same-part';
import { type RunsOfFleet, runsOf } from './run-figures';
import { weighedHardware } from './weighed-hardware';

/** What an audit says of the fleet, and what it rests on. */
export interface AuditVerdict {
  /** `does_not_fit` without a current fleet: no part can hold the model at all. */
  readonly code: AuditCode;
  /** Share of the modelled capacity in use at peak; over 1 where the load is more than the fleet carries. */
  readonly utilizationFraction: number;
  /** A stated latency is missed by some of the fleet. */
  readonly missesStatedLatency: boolean;
  /** The best rung on the part a fleet of one part is made of. */
  readonly samePart?: Rung;
  /** What would cost less and keeps people waiting longer than usual, where that alone speaks for keeping the fleet. */
  readonly slower?: Rung;
  /** A measured utilisation that contradicts the modelled one. */
  readonly utilizationGap?: UtilizationGap;
}

/** A fleet beside a right-sized plan. */
export interface AuditedFleet extends PlanBase, RunsOfFleet {
  readonly kind: 'existing';
  readonly verdict: AuditVerdict;
  /** What the fleet does beside the first service. */
  readonly beside?: BesideFirst;
  readonly stay?: StayOption;
  /** Absent where no rate is known, or where what stands is needed. */
  readonly fewer?: FewerAtPaidRate;
  /** Where the planned format does not fit what stands and a smaller one does. */
  readonly fewerBits?: FewerBits;
  /** Where a Mac that lends its GPU more memory than by default holds the model. */
  readonly moreLent?: GroupAssessment;
  readonly largestHeld: readonly LargestHeld[];
}

/** "Are we paying too much for the fleet we have?" */
export class AuditFleet {
  /** @param asked the request and its reading @param books the editions to answer on */
  run(asked: Asked, books: Books): AuditedFleet {
    const planned = planOfFleet(questionOf(asked, books), books);
    const fleet = statedFleet(planned) ?? assumedFleet(planned);
    if (fleet === undefined)
      return { kind: 'existing', planned, figures: figuresOf(planned), verdict: NOTHING_FITS, largestHeld: [] };
    const groups = assessFleet(planned, fleet.member.value);
    const figures = figuresOf(planned);
    const beside = besideFirst(planned, figures.further);
    const judged = judge(planned, fleet, groups, beside);
    const gap = utilizationGap(planned, books, judged.utilizationFraction);
    const verdict = defined({ ...judged, utilizationGap: gap });
    const cost = costOf(planned, fleet, beside, verdict.code === 'right_sized');
    const current: CurrentSituation = { fleet, groups, cost };
    return defined({
      kind: 'existing',
      planned,
      figures: withDoubts(figures, gap, contradictsObserved(groups, planned.question.fleetFacts)),
      current,
      beside,
      weighed: weighedHardware(planned),
      verdict,
      stay: stayOption(planned, current, verdict, beside),
      fewer: fewerAtPaidRate(planned, fleet, verdict.samePart, beside),
      fewerBits: verdict.code === 'does_not_fit' ? fewerBitsThatHold(planned, fleet.member.value) : undefined,
      moreLent: withMoreLent(planned, groups),
      largestHeld: largestHeldByGroups(
        planned,
        groups.map((g) => g.group),
      ),
      ...runsOf(planned, groups),
    });
  }
}

/** Two figures that contradict each other keep an answer from being sure. */
function withDoubts(figures: Figures, gap: UtilizationGap | undefined, speedContradicts: boolean): Figures {
  const more: ReasonedDoubt[] = [];
  if (gap) more.push({ reason: 'utilization_contradicted', cost: CONTRADICTION_COST, atMost: 'medium' });
  if (speedContradicts) more.push({ reason: 'speed_contradicted', cost: CONTRADICTION_COST, atMost: 'medium' });
  return { ...figures, doubts: [...figures.doubts, ...more] };
}

/** Enough to weigh beside the other doubts; the ceiling keeps it from high. */
const CONTRADICTION_COST = 0.15;

const NOTHING_FITS: AuditVerdict = { code: 'does_not_fit', utilizationFraction: 0, missesStatedLatency: false };

const costOf = (p: Planned, { member }: KnownFleet, beside: BesideFirst | undefined, keep: boolean): CurrentCost =>
  currentCost(p, member.value, usdForAll(p, beside), keep);

function judge(
  p: Planned,
  fleet: KnownFleet,
  groups: readonly GroupAssessment[],
  beside: BesideFirst | undefined,
): AuditVerdict {
  const { best, question, work } = p;
  const running = groups.flatMap((g) => g.rung ?? []);
  const samePart = rungOnSamePart(p, groups);
  const cost = costOf(p, fleet, beside, false);
  const late = running.some((r) => r.meetsTargets === false);
  const bill = billsOf(p, fleet, samePart, cost, beside);
  const utilizationFraction = Math.max(0, ...running.map((r) => r.utilizationFraction));
  const facts = defined({
    fits: running.length > 0,
    utilizationFraction,
    meetsStatedTargets: !question.latency.stated || best?.meetsTargets === false || !late,
    capacityShare: work.capacityShare,
    currentMonthlyUsd: bill.current,
    bestMonthlyUsd: bill.best,
    bestIsSameParts: best !== undefined && groups.length === 1 && groups[0]?.group.gpu.id === best.gpu.id,
    bestGivesUpPace: best?.meetsTargets === false && running.every((r) => r.meetsTargets !== false),
    samePartMonthlyUsd: bill.samePart,
    samePartGpuCount: samePart && samePart.gpuCount + (beside?.fleetGpus ?? 0),
    currentGpuCount: gpusInFleet(fleet.member.value),
  });
  const code = auditVerdict(facts);
  const isKeptForPace = code === 'right_sized' && auditVerdict({ ...facts, bestGivesUpPace: false }) !== code;
  return defined({
    code,
    utilizationFraction,
    missesStatedLatency: question.latency.stated && late,
    samePart,
    slower: isKeptForPace ? best : undefined,
  });
}
