import type { Rung } from '@compute-advisor/domain';
import type { AuditedFleet } from '../use-cases/audit-fleet.use-case';
import type { StayOption } from '../use-cases/same-part';
import { bestWords, billWords, fewerWords, insteadWords, leadsWithFewer } from './bill-words';
import { fleetWords } from './fleet-words';
import { fleetRunWords, jobNotes, sideJobNotes, tuningNotes } from './run-words';
import type { SaidOfPlan } from './said-of-plan';
import { chosenWords } from './chosen-words';
import { paceBesideNow, rungsNow, slowestNow } from './pace-words';
import { reachedWords } from './speed-words';
import { fewerBitsWords, lentWords, weighedWords } from './weighed-words';
import {
  describeRung,
  figure,
  gib,
  machines,
  MANY_TIMES,
  percent,
  perMonth,
  rough,
  sequencesAtOnce,
  usd,
} from './wording';

/** How the fleet stands, what would do instead, and what each group could hold. */
export function auditWords(plan: AuditedFleet): SaidOfPlan {
  const held = plan.largestHeld.map(
    ({ group, model: m }) =>
      `${machines(group.gpuCount, group.gpu)} hold up to ${m.id} (${figure(m.parametersTotal / 1e9, 1)} B) ` +
      `in ${m.nativePrecision}.`,
  );
  const weighed = weighedWords(plan.weighed ?? []);
  const chosen = chosenWords(plan.planned.question);
  const run = plan.run ? fleetRunWords(plan.run) : roomWords(plan);
  const said = [chosen, run, verdictWords(plan), ...weighed, paceWords(plan), gapWords(plan)];
  const summary = said.filter(Boolean).join(' ');
  const ends = [...tuningNotes(plan.tuning), ...jobNotes(plan.job), ...sideJobNotes(plan.sideJob)];
  return { summary, notes: [...(plan.stay ? [stayWords(plan.stay)] : []), ...ends, ...held] };
}

/** How many a fleet has room for, where the text says no load to weigh it by. */
function roomWords({ planned: { question }, current }: AuditedFleet): string {
  const { concurrentRequests, requestsPerDay, totalUsers, batch } = question.traffic;
  const running = rungsNow(current);
  if (concurrentRequests?.source !== 'defaulted' || requestsPerDay || totalUsers || batch || running.length === 0)
    return '';
  const sequences = running.reduce((n, r) => n + r.maxConcurrency, 0);
  const room = sequencesAtOnce(sequences, question.lengths.tokensPerSequence.value);
  return (
    `No load is stated. What runs has room for ${room}; ` + `what follows is for ${figure(concurrentRequests.value)}.`
  );
}

/** How the proposal answers beside today's fleet, where it is clearly slower or faster. */
function paceWords(plan: AuditedFleet): string {
  const { verdict } = plan;
  if (verdict.code === 'right_sized' || verdict.code === 'does_not_fit') return '';
  return paceBesideNow(leadsWithFewer(plan)?.rung ?? plan.planned.best, plan.current);
}

/** A measured utilisation that does not go with the stated load: said, and planned for as well. */
function gapWords({ verdict: { utilizationGap: gap } }: AuditedFleet): string {
  if (!gap) return '';
  const measured =
    `You measure ${percent(gap.statedFraction)} where the stated load would cause ` +
    `${percent(gap.modelledFraction)}`;
  const meaning =
    gap.statedFraction < gap.modelledFraction
      ? 'the load is smaller than stated, or the figure is an average over idle hours'
      : 'the load is larger than stated, or something keeps the fleet busy without serving (a small batch, ' +
        'an old engine, a missing link)';
  const price = gap.atMeasured?.monthlyUsd === undefined ? '' : ` for ${perMonth(gap.atMeasured.monthlyUsd)}`;
  const both = gap.atMeasured
    ? ` For the load that the measured figure speaks of ${describeRung(gap.atMeasured)}${price} would do.`
    : '';
  return `${measured}: ${meaning}.${both}`;
}

function stayWords({ rung, monthlyUsd, savedPerYearUsd: saved }: StayOption): string {
  return (
    `Staying on the same part: ${describeRung(rung)} for ${perMonth(monthlyUsd)} at market ` +
    `rate${effectWords(saved)}.`
  );
}

function effectWords(saved: number | undefined): string {
  if (saved === undefined) return '';
  return saved >= 0 ? `, which saves ${usd(saved)} a year` : `, ${usd(-saved)} a year more than today`;
}

/** How the fleet stands; what it costs; what would do instead and what that changes a month. One thing a sentence. */
function verdictWords(plan: AuditedFleet): string {
  const { planned, current, verdict } = plan;
  if (!current) return `No part can hold ${planned.question.model.id}.`;
  const have = fleetWords(current.fleet.member.value, planned.books.catalog);
  const sentences = [
    standsWords(have, plan),
    plan.moreLent && lentWords(plan.moreLent),
    plan.fewerBits && fewerBitsWords(plan.fewerBits),
  ];
  if (verdict.code !== 'right_sized') sentences.push(billWords(plan), insteadWords(plan));
  else sentences.push(fasterWords(plan));
  if (verdict.code === 'over_provisioned')
    sentences.push(
      `At peak ${percent(verdict.utilizationFraction)} of the modelled capacity is used${byFirst(plan)}.`,
      fewerWords(plan),
    );
  return sentences.filter(Boolean).join(' ');
}

/** What is kept because nothing costs less may still keep people waiting: the cheapest that does not. */
function fasterWords({ current, planned: { ladder, question } }: AuditedFleet): string {
  const isSlow = current?.groups.some(({ rung }) => rung?.meetsTargets === false) === true;
  const fast = ladder.leading.rungs
    .filter((r) => r.meetsTargets === true && r.proven && !r.missesStated)
    .reduce<Rung | undefined>(
      (least, r) => ((least?.monthlyUsd ?? Infinity) <= (r.monthlyUsd ?? Infinity) ? least : r),
      undefined,
    );
  if (!isSlow || question.latency.stated || fast?.monthlyUsd === undefined || fast.runningUsd !== undefined) return '';
  return `It keeps people waiting longer than usual: ${describeRung(fast)} for ${perMonth(fast.monthlyUsd)} would not.`;
}

/** Where the fleet does more than the first service, the share is of that one alone. */
const byFirst = ({ beside, planned: { question } }: AuditedFleet): string =>
  beside === undefined ? '' : ` by ${question.model.id} alone`;

function standsWords(have: string, plan: AuditedFleet): string {
  switch (plan.verdict.code) {
    case 'does_not_fit':
      return `${have} cannot hold ${whatIsNeeded(plan)}.`;
    case 'under_provisioned':
      return `${have} ${shortfall(plan)}.`;
    case 'right_sized':
      return keepWords(have, plan);
    case 'over_provisioned':
      return `${have} is more than this load needs.`;
    case 'better_hardware':
      return `Other hardware carries this load for less than ${have}.`;
  }
}

function whatIsNeeded({ planned: { question, work }, current }: AuditedFleet): string {
  const first = current?.groups[0];
  return (
    `${question.model.id} in ${work.config.weightPrecision}: ${gib(first?.neededBytes ?? 0)} are needed, ` +
    `${gib(first?.installedBytes ?? 0)} are ${first?.group.gpu.vendor === 'apple' ? 'lent to the GPU' : 'installed'}`
  );
}

/** Right-sized at a known bill, or as far as can be told without one. */
function keepWords(have: string, plan: AuditedFleet): string {
  const cost = plan.current?.cost;
  if (cost?.runningUsdPerMonth !== undefined) return `${have} is right-sized: it is paid for. ${billWords(plan)}`;
  if (cost?.monthlyUsd !== undefined) {
    const { slower } = plan.verdict;
    const [how, more] = slower ? ['answers as fast', slowerWords(plan, slower)] : ['carries this load', ''];
    return `${have} is right-sized: nothing that ${how} costs at least 10 % less. ${billWords(plan)} ${more}`.trim();
  }
  const used = percent(plan.verdict.utilizationFraction);
  const { best } = plan.planned;
  const rented = best?.monthlyUsd === undefined ? '' : ` The cheapest plan that can be rented is ${bestWords(best)}.`;
  const bill = billWords(plan) || 'What it costs is not known.';
  return `${have} carries this load at ${used} of its modelled capacity. ${bill}${rented}`;
}

/** What less money would buy, and what people would wait for it. */
function slowerWords(plan: AuditedFleet, slower: Rung): string {
  const running = slowestNow(plan.current);
  const now = running === undefined ? '' : `; now it is ${reachedWords(running)}, as modelled`;
  const pace = `That has ${reachedWords(slower)}, slower than people usually accept${now}.`;
  return `${insteadWords(plan)} ${pace}`;
}

/** What the fleet in use fails at. */
function shortfall({ planned: { work }, verdict }: AuditedFleet): string {
  const late = verdict.missesStatedLatency ? 'misses the stated latency' : '';
  return [tooFull(verdict.utilizationFraction, work.capacityShare), late].filter(Boolean).join(', and ');
}

function tooFull(used: number, share: number): string {
  if (used > MANY_TIMES)
    return `can carry only a small part of this load, which is ${rough(used)} times its modelled capacity`;
  if (used <= share) return '';
  return (
    `would run at ${percent(used)} of its modelled capacity at this load, more than the ${percent(share)} a ` +
    'plan keeps'
  );
}
