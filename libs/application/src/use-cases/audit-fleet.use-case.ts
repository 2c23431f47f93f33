import {
  type AuditCode,
  auditVerdict,
  type FleetLine,
  type GroupAssessment,
  type ReplicaService,
  type Rung,
  savingsPerYear,
  Usd,
} from '@compute-advisor/domain';
import type { Sourced } from '../answer/advice';
import type { Decision } from '../answer/assemble';
import { describeRung, figure, gib, percent, rough, usd } from '../answer/wording';
import type { Question } from '../interpretation/question';
import {
  assessFleet,
  assumedFleet,
  currentCost,
  type CurrentCost,
  fleetWords,
  partsOutsideCatalog,
  perMonth,
} from './current-fleet';
import { largestHeldNotes } from './largest-held';
import { type Books, plan, type Planned } from './planned';
import { QuestionUseCase } from './question-use-case';

/** "Are we paying too much for the fleet we have?" */
export class AuditFleet extends QuestionUseCase {
  /** A stated utilisation bounds the load when no load is stated: that share of what the fleet can serve is what has to be carried. */
  protected override lay(asked: Question, books: Books): Planned {
    const parts = partsOutsideCatalog(asked, books.catalog);
    const planned = withContextThatFits(plan(asked, books, parts), parts);
    const { question } = planned;
    const utilization = question.reading.utilizationFraction?.value;
    const { concurrentRequests } = question.traffic;
    if (
      utilization === undefined ||
      utilization <= 0 ||
      question.fleet === undefined ||
      concurrentRequests?.source !== 'defaulted' ||
      question.traffic.totalUsers
    )
      return planned;
    const share = Math.min(1, utilization);
    const load = assessFleet(planned, question.fleet.value).reduce(
      (sum, g) => sum + (g.rung ? g.rung.replicas * rateAtShare(g.rung.service, share) : 0),
      0,
    );
    if (!(load > 0)) return planned;
    const { concurrentRequests: _assumed, ...traffic } = question.traffic;
    const rate = Number(load.toPrecision(6));
    const ledger = question.ledger.without('Concurrent requests:');
    const loaded: Question = {
      ...question,
      ledger,
      traffic: { ...traffic, requestsPerSecond: ledger.derived(rate) },
      notes: [
        ...question.notes,
        `The load is taken from the stated utilisation: ${percent(utilization)} of what the fleet can serve.`,
      ],
    };
    return plan(loaded, books, parts);
  }

  protected decide(p: Planned): Decision {
    const notes: string[] = [];
    const fleet = p.question.fleet ?? assumedFleet(p);
    if (fleet === undefined)
      return { verdict: { code: 'does_not_fit', summary: `No part can hold ${p.question.model.id}.` }, notes };
    const assessment = assessFleet(p, fleet.value);
    const code = judge(p, fleet.value, assessment);
    const cost = currentCost(p, fleet.value, p.best?.monthlyUsd, code === 'right_sized', notes);
    if (code !== 'right_sized') notes.push(...samePartNote(p, assessment, cost));
    notes.push(
      ...largestHeldNotes(
        p,
        assessment.map((g) => g.group),
      ),
    );
    return {
      fleet,
      assessment,
      cost,
      verdict: { code, summary: auditSummary(code, p, fleet, assessment, cost.monthlyUsd) },
      notes,
    };
  }
}

/** Context lengths tried, longest first, when the default one does not fit on a fleet that is in use. */
const SHORTER_CONTEXTS = [4096, 2048, 1024, 512] as const;

/** A machine that is in use holds what is stated of its requests: an assumed context gives way to the longest usual one that fits, and the banner says so. */
function withContextThatFits(p: Planned, parts: Parameters<typeof plan>[2]): Planned {
  const { question: q } = p;
  const { contextTokens, inputTokens, outputTokens } = q.lengths;
  const fleet = q.fleet?.value;
  if (fleet === undefined || contextTokens.source !== 'defaulted' || assessFleet(p, fleet).some((g) => g.fits))
    return p;
  const needed = inputTokens.value + outputTokens.value;
  for (const context of [...SHORTER_CONTEXTS.filter((c) => c > needed && c < contextTokens.value), needed]) {
    const ledger = q.ledger.without('Context length:');
    const member = ledger.defaulted(
      context,
      `Context length: ${figure(context)} tokens; the usual ${figure(contextTokens.value)} do not fit on the current fleet.`,
    );
    const shorter = plan({ ...q, ledger, lengths: { ...q.lengths, contextTokens: member } }, p.books, parts);
    if (assessFleet(shorter, fleet).some((g) => g.fits)) return shorter;
  }
  return p;
}

/** The rate at which one replica reports this share of its capacity in use: of the throughput or of the cache room, whichever is reached first. */
const rateAtShare = (service: ReplicaService, share: number): number =>
  Math.min(
    share * service.saturated().requestsPerSecond,
    service.at(Math.max(1, share * service.maxSequences)).requestsPerSecond,
  );

/** The best rung on the part a fleet of one part is made of. */
const rungOnSamePart = (p: Planned, assessment: readonly GroupAssessment[]): Rung | undefined =>
  assessment.length === 1 ? p.ladder.rungs.find((r) => r.gpu.id === assessment[0]!.group.gpu.id) : undefined;

function judge(p: Planned, fleet: readonly FleetLine[], assessment: readonly GroupAssessment[]): AuditCode {
  const running = assessment.filter((g) => g.rung);
  const { best } = p;
  const onePart = assessment.length === 1 ? assessment[0] : undefined;
  const same = rungOnSamePart(p, assessment);
  const current = currentCost(p, fleet, best?.monthlyUsd, false, []).monthlyUsd;
  const meets = best?.meetsTargets === false || running.every((g) => g.rung!.meetsTargets !== false);
  return auditVerdict({
    fits: running.length > 0,
    utilizationFraction: Math.max(0, ...running.map((g) => g.rung!.utilizationFraction)),
    meetsStatedTargets: !p.question.latency.stated || meets,
    capacityShare: p.work.capacityShare,
    ...(current === undefined ? {} : { currentMonthlyUsd: current }),
    ...(best?.monthlyUsd === undefined ? {} : { bestMonthlyUsd: best.monthlyUsd }),
    bestIsSameParts: best !== undefined && onePart?.group.gpu.id === best.gpu.id,
    ...(same?.monthlyUsd === undefined ? {} : { samePartMonthlyUsd: same.monthlyUsd }),
    ...(same === undefined ? {} : { samePartGpuCount: same.gpuCount }),
    currentGpuCount: fleet.reduce((n, l) => n + l.gpuCount, 0),
  });
}

/** The way without changing hardware, for those who cannot or will not. */
function samePartNote(p: Planned, assessment: readonly GroupAssessment[], cost: CurrentCost): string[] {
  const same = rungOnSamePart(p, assessment);
  if (
    !same ||
    same.monthlyUsd === undefined ||
    same.gpu.id === p.best?.gpu.id ||
    same.gpuCount === assessment[0]!.group.gpuCount
  )
    return [];
  const saved =
    cost.monthlyUsd === undefined || cost.isEstimated
      ? undefined
      : savingsPerYear(Usd.of(cost.monthlyUsd), Usd.of(same.monthlyUsd), false).amount;
  const effect =
    saved === undefined
      ? ''
      : saved >= 0
        ? `, which saves ${usd(saved)} a year`
        : `, ${usd(-saved)} a year more than today`;
  return [`Staying on the same part: ${describeRung(same)} for ${perMonth(same.monthlyUsd)} at market rate${effect}.`];
}

/** From here on a share of the capacity is told as a multiple. */
const MANY_TIMES = 2;

/** What the fleet in use fails at. */
function shortfall(p: Planned, assessment: readonly GroupAssessment[]): string {
  const used = Math.max(0, ...assessment.map((g) => g.rung?.utilizationFraction ?? 0));
  const late = p.question.latency.stated && assessment.some((g) => g.rung?.meetsTargets === false);
  const full =
    used > MANY_TIMES
      ? `can carry only a small part of this load, which is ${rough(used)} times its modelled capacity`
      : used > p.work.capacityShare
        ? `would run at ${percent(used)} of its modelled capacity at this load, more than the ${percent(p.work.capacityShare)} a plan keeps`
        : '';
  return [full, late ? 'misses the stated latency' : ''].filter(Boolean).join(', and ');
}

/** The signed way from today's bill to the plan's. */
function difference(planUsd: number | undefined, currentUsd: number | undefined): string {
  if (planUsd === undefined || currentUsd === undefined) return '';
  const more = planUsd - currentUsd;
  return `, ${usd(Math.abs(more))} a month ${more < 0 ? 'less' : 'more'} than the ${usd(currentUsd)} of now`;
}

function auditSummary(
  code: AuditCode,
  p: Planned,
  fleet: Sourced<readonly FleetLine[]>,
  assessment: readonly GroupAssessment[],
  currentUsd: number | undefined,
): string {
  const have = fleetWords(fleet.value, p.books.catalog);
  const { best } = p;
  const instead = best
    ? `${describeRung(best)}${best.monthlyUsd === undefined ? '' : ` for ${perMonth(best.monthlyUsd)}`}`
    : 'nothing on the market';
  const now = currentUsd === undefined ? '' : ` (now ${perMonth(currentUsd)})`;
  const used = percent(Math.max(0, ...assessment.map((g) => g.rung?.utilizationFraction ?? 0)));
  if (code === 'does_not_fit')
    return `${have} cannot hold ${p.question.model.id} in ${p.work.config.weightPrecision}: ${gib(assessment[0]?.neededBytes ?? 0)} are needed, ${gib(assessment[0]?.installedBytes ?? 0)} are installed; ${instead} would carry it.`;
  if (code === 'under_provisioned')
    return `${have} ${shortfall(p, assessment)}; ${instead} would carry it${difference(best?.monthlyUsd, currentUsd)}.`;
  if (code === 'right_sized' && currentUsd === undefined)
    return `${have} carries this load at ${used} of its modelled capacity; what it costs is not known${best?.monthlyUsd === undefined ? '' : `, the cheapest plan that can be rented is ${instead}`}.`;
  if (code === 'right_sized')
    return `${have} is right-sized${now}: nothing${best?.preferred ? ' of the hardware asked about' : ''} that carries this load costs at least 10 % less.`;
  const same = rungOnSamePart(p, assessment);
  if (code === 'over_provisioned') {
    const fewer =
      same && same.gpu.id !== best?.gpu.id
        ? ` Of the same part ${describeRung(same)}${same.monthlyUsd === undefined ? '' : ` at ${usd(same.monthlyUsd)} a month`} would do.`
        : '';
    return `${have} is more than this load needs; ${instead} carries it${now}. At peak ${used} of the modelled capacity is used.${fewer}`;
  }
  return `Other hardware carries this load for less than ${have}; ${instead} does${now}.`;
}
