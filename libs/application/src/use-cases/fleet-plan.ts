import { defined, type ReplicaService, type Rung } from '@compute-advisor/domain';
import type { Books } from '../ports/books';
import type { AssumedEntry } from '../question/banner-entry';
import type { Question } from '../question/question';
import { derived, withoutInput } from '../question/spec-ledger';
import { assessFleet } from './current-fleet';
import { plan, type Planned } from './planned';

/** The plan an audit compares with: the assumed context gives way to what the fleet holds, and a stated utilisation
 *  bounds the load. */
export function planOfFleet(asked: Question, books: Books): Planned {
  const planned = withContextThatFits(plan(asked, books));
  const loaded = loadFromUtilization(planned);
  return loaded === undefined ? planned : plan(loaded, books);
}

/** A stated utilisation bounds the load when no load is stated: that share of what the fleet can serve is what has to
 *  be carried. */
function loadFromUtilization(planned: Planned): Question | undefined {
  const { traffic } = planned.question;
  const loadIsAssumed = traffic.concurrentRequests?.source === 'defaulted' && !traffic.totalUsers;
  return loadIsAssumed ? atStatedUtilization(planned) : undefined;
}

/** A measured utilisation beside the one that the stated load would cause, and what carries the load it speaks of. */
export interface UtilizationGap {
  readonly statedFraction: number;
  readonly modelledFraction: number;
  /** The best plan for the load that the measured utilisation speaks of; absent when there is none. */
  readonly atMeasured?: Rung;
}

/** Measured and modelled further apart than this contradict each other. */
const CONTRADICTS = 1.5;

/** Where a stated load and a measured utilisation contradict each other; undefined where they agree, or where one of
 *  them is not stated. */
export function utilizationGap(planned: Planned, books: Books, modelledFraction: number): UtilizationGap | undefined {
  const statedFraction = planned.question.fleetFacts.utilizationFraction?.value ?? 0;
  const { traffic, remarks } = planned.question;
  const stated = [traffic.concurrentRequests, traffic.requestsPerSecond].some((t) => t && t.source !== 'defaulted');
  const settled = remarks.some((r) => r.kind === 'load_from_utilization');
  if (statedFraction <= 0 || modelledFraction <= 0 || !stated || settled) return undefined;
  const ratio = modelledFraction / statedFraction;
  if (ratio < CONTRADICTS && ratio > 1 / CONTRADICTS) return undefined;
  const measured = atStatedUtilization(planned);
  return defined({ statedFraction, modelledFraction, atMeasured: measured && plan(measured, books).best });
}

/** The question with the load that the stated utilisation of the fleet speaks of. */
function atStatedUtilization(planned: Planned): Question | undefined {
  const { question } = planned;
  const utilization = question.fleetFacts.utilizationFraction?.value ?? 0;
  const { concurrentRequests: _replaced, ...traffic } = question.traffic;
  if (utilization <= 0 || question.fleet === undefined) return undefined;
  const share = Math.min(1, utilization);
  const load = assessFleet(planned, question.fleet.value).reduce(
    (sum, g) => sum + (g.rung ? g.rung.replicas * rateAtShare(g.rung.service, share) : 0),
    0,
  );
  if (!(load > 0)) return undefined;
  return {
    ...question,
    assumptions: withoutInput(question.assumptions, 'concurrent_requests'),
    traffic: { ...traffic, requestsPerSecond: derived(Number(load.toPrecision(6))) },
    remarks: [...question.remarks, { kind: 'load_from_utilization', fraction: utilization }],
  };
}

/** Context lengths tried, longest first, when the default one does not fit on a fleet that is in use. */
const SHORTER_CONTEXTS = [4096, 2048, 1024, 512] as const;

/** A machine that is in use holds what is stated of its requests: an assumed context gives way to the longest usual
 *  one that fits, and the banner says so. */
function withContextThatFits(p: Planned): Planned {
  const { contextTokens, inputTokens, outputTokens } = p.question.lengths;
  const fleet = p.question.fleet?.value;
  if (fleet === undefined || contextTokens.source !== 'defaulted' || assessFleet(p, fleet).some((g) => g.fits))
    return p;
  const needed = inputTokens.value + outputTokens.value;
  for (const context of [...SHORTER_CONTEXTS.filter((c) => c > needed && c < contextTokens.value), needed]) {
    const shorter = plan(withContext(p.question, context), p.books);
    if (assessFleet(shorter, fleet).some((g) => g.fits)) return shorter;
  }
  return p;
}

function withContext(q: Question, context: number): Question {
  const entry: AssumedEntry<'context_tokens'> = {
    input: 'context_tokens',
    value: context,
    why: { rule: 'fits_current_fleet', usualTokens: q.lengths.contextTokens.value },
  };
  return {
    ...q,
    assumptions: [...withoutInput(q.assumptions, 'context_tokens'), entry],
    lengths: { ...q.lengths, contextTokens: { value: context, source: 'defaulted' } },
  };
}

/** The rate at which one replica reports this share of its capacity in use: of the throughput or of the cache room,
 *  whichever is reached first. */
const rateAtShare = (service: ReplicaService, share: number): number =>
  Math.min(
    share * service.saturated().requestsPerSecond,
    service.at(Math.max(1, share * service.maxSequences)).requestsPerSecond,
  );
