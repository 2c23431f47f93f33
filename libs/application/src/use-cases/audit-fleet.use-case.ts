import {
  type AuditCode,
  auditVerdict,
  defined,
  type GroupAssessment,
  usdForHours,
  type Rung,
  savingsPerYear,
  Usd,
} from '@compute-advisor/domain';
import type { Books } from '../ports/books';
import type { Asked } from '../question/question';
import {
  assessFleet,
  assumedFleet,
  type CurrentCost,
  currentCost,
  type CurrentSituation,
  gpusInFleet,
  keptOf,
  type KnownFleet,
  statedFleet,
} from './current-fleet';
import { billsOf } from './audit-bills';
import type { ReasonedDoubt } from './doubt-reasons';
import { type FewerBits, fewerBitsThatHold } from './fewer-bits';
import { type Figures, figuresOf } from './figures';
import { planOfFleet, utilizationGap, type UtilizationGap } from './fleet-plan';
import { type LargestHeld, largestHeldByGroups } from './largest-held';
import { withMoreLent } from './lent-memory';
import { contradictsObserved } from './observed-gaps';
import { isOwned } from './market';
import { questionOf } from './model-for-hardware';
import type { PlanBase } from './plan-base';
import type { Planned } from './planned';
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

/** The way without changing hardware. USD. */
export interface StayOption {
  readonly rung: Rung;
  readonly monthlyUsd: number;
  /** Against the caller's own price; absent without one. */
  readonly savedPerYearUsd?: number;
}

/** Fewer of the parts in use, in whole machines of those that run, at the rate that is paid for them today. USD. */
export interface FewerAtPaidRate {
  readonly rung: Rung;
  readonly gpuCount: number;
  readonly usdPerGpuHour: number;
  readonly monthlyUsd: number;
}

/** A fleet beside a right-sized plan. */
export interface AuditedFleet extends PlanBase, RunsOfFleet {
  readonly kind: 'existing';
  readonly verdict: AuditVerdict;
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
    const judged = judge(planned, fleet, groups);
    const gap = utilizationGap(planned, books, judged.utilizationFraction);
    const verdict = defined({ ...judged, utilizationGap: gap });
    const cost = costOf(planned, fleet, verdict.code === 'right_sized');
    const current: CurrentSituation = { fleet, groups, cost };
    return defined({
      kind: 'existing',
      planned,
      figures: withDoubts(figuresOf(planned), gap, contradictsObserved(groups, planned.question.fleetFacts)),
      current,
      weighed: weighedHardware(planned),
      verdict,
      stay: stayOption(planned, current, verdict),
      fewer: fewerAtPaidRate(planned, fleet, verdict.samePart),
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

const costOf = (p: Planned, { member }: KnownFleet, keep: boolean): CurrentCost =>
  currentCost(p, member.value, p.best?.monthlyUsd, keep);

/** The best rung on the part a fleet of one part is made of. */
function rungOnSamePart(p: Planned, [only, ...others]: readonly GroupAssessment[]): Rung | undefined {
  if (!only || others.length) return undefined;
  const isOfPart = (r: Rung): boolean => r.gpu.id === only.group.gpu.id;
  return p.ladder.leading.rungs.find(isOfPart) ?? p.ladder.rungs.find(isOfPart);
}

function judge(p: Planned, fleet: KnownFleet, groups: readonly GroupAssessment[]): AuditVerdict {
  const { best, question, work } = p;
  const running = groups.flatMap((g) => g.rung ?? []);
  const samePart = rungOnSamePart(p, groups);
  const cost = costOf(p, fleet, false);
  const late = running.some((r) => r.meetsTargets === false);
  const bill = billsOf(p, fleet, samePart, cost);
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
    samePartGpuCount: samePart?.gpuCount,
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

/** The way without changing hardware, for those who cannot or will not; undefined where it is the plan itself or what
 *  stands already. */
function stayOption(
  p: Planned,
  { groups: [only], cost }: CurrentSituation,
  { code, samePart: rung }: AuditVerdict,
): StayOption | undefined {
  if (code === 'right_sized' || rung?.monthlyUsd === undefined) return undefined;
  if (rung.gpu.id === p.best?.gpu.id || rung.gpuCount === only?.group.gpuCount) return undefined;
  const own = cost.monthlyUsd !== undefined && !cost.isEstimated ? cost.monthlyUsd : undefined;
  const savedPerYearUsd =
    own === undefined ? undefined : savingsPerYear(Usd.of(own), Usd.of(rung.monthlyUsd), false).amount;
  return defined({ rung, monthlyUsd: rung.monthlyUsd, savedPerYearUsd });
}

/** What a part of today's fleet costs at today's rate, which no list price tells. What is owned has no such rate. */
function fewerAtPaidRate(
  { question, work }: Planned,
  { member }: KnownFleet,
  rung: Rung | undefined,
): FewerAtPaidRate | undefined {
  const usdPerGpuHour = question.pricePerGpuHour?.value;
  if (usdPerGpuHour === undefined || rung === undefined || isOwned(question.reading)) return undefined;
  const gpuCount = keptOf(member.value, rung);
  if (gpuCount >= gpusInFleet(member.value)) return undefined;
  return { rung, gpuCount, usdPerGpuHour, monthlyUsd: usdForHours(gpuCount, usdPerGpuHour, work.hoursPerMonth) };
}
