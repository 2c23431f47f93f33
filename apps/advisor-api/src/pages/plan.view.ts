import type { Advice } from '@compute-advisor/application';
import type { Chart } from './bars';
import { memoryByPart, memoryByPrecision, monthlyCosts } from './charts';
import { count, day, gib, percent, usd, usdExact } from './format';
import { optionCard, recommends, tableOf, words, type OptionCard, type OptionTable } from './option-cards';
import { snippets, type AskedView, type Snippet } from './snippets';
import { freshnessWords, specGroups, type SpecGroup } from './spec.view';
import { wordsView, type WordsView } from './words.view';

/** Everything the plan template shows, worded and rounded. */
export interface PlanView {
  readonly id: string;
  readonly description: string;
  readonly asked: AskedView;
  readonly mode: string;
  /** `lead` is the headline, `rest` what follows it; together they are the summary. */
  readonly verdict: { readonly code: string; readonly summary: string; readonly lead: string; readonly rest: string };
  readonly figure?: { readonly words: string; readonly exact: string };
  readonly costLine?: string;
  readonly priceLine: string;
  readonly confidence: { readonly level: string; readonly score: string; readonly reasons: readonly string[] };
  readonly words: WordsView;
  readonly groups: readonly SpecGroup[];
  readonly banner: readonly string[];
  readonly options: readonly OptionCard[];
  readonly optionTable: OptionTable;
  readonly precisionChart: Chart;
  readonly partChart: Chart;
  readonly costChart?: Chart;
  readonly fits: readonly { readonly precision: string; readonly total: string; readonly on: string }[];
  readonly assessment?: {
    readonly summary: string;
    readonly fits: boolean;
    readonly required: string;
    readonly headroom: string;
  };
  readonly flips: readonly string[];
  readonly deployment?: {
    readonly engine: string;
    readonly command: string;
    readonly kubernetes?: string;
    readonly skypilot?: string;
  };
  readonly rejected: readonly { readonly name: string; readonly reason: string }[];
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
  readonly sources: readonly string[];
  readonly snapshotId: string;
  readonly snippets: readonly Snippet[];
  readonly apiPath: string;
  readonly reportPath: string;
}

/** A long summary cut after its first clause, so that the headline is one sentence. */
function headline(summary: string): { readonly lead: string; readonly rest: string } {
  const [, lead, rest] = /^(.{20,140}?(?:[;:.](?= )))(.+)$/s.exec(summary) ?? [];
  return lead === undefined || rest === undefined ? { lead: summary, rest: '' } : { lead, rest };
}

/** The title of a page about this plan. */
export const titleOf = (plan: PlanView): string => `${plan.verdict.lead.replace(/[;:.]$/, '')} - Compute Advisor`;

function figureOf(advice: Advice): PlanView['figure'] {
  const { savings_per_year: savings, options, verdict } = advice.recommendation_set;
  if (savings !== undefined) {
    const exact = `${usdExact(savings)} per year`;
    if (savings > 0) return { words: `saves ${usd(savings)} / yr`, exact };
    return savings < 0 ? { words: `${usd(-savings)} / yr more`, exact } : { words: 'keep what you have', exact };
  }
  const cost = options[0]?.monthly_cost;
  const short = verdict.code === 'budget_too_small' || verdict.code === 'feasible_over_budget';
  return cost === undefined
    ? undefined
    : { words: `${short ? 'needs ' : ''}${usd(cost)} / month`, exact: `${usdExact(cost)} per month` };
}

function costLineOf(advice: Advice): string | undefined {
  const {
    current_monthly_cost: now,
    current_cost_is_estimated: estimated,
    options,
    verdict,
  } = advice.recommendation_set;
  if (now === undefined) return undefined;
  const basis = estimated === true ? ' at market rate' : '';
  const next = options[0]?.monthly_cost;
  return next === undefined || verdict.code === 'right_sized'
    ? `now ${usd(now)} / month${basis}`
    : `now ${usd(now)} / month${basis} \u2192 ${usd(next)} / month`;
}

function flipWords({ input, at, changes_to: to }: Advice['recommendation_set']['flip_points'][number]): string {
  const value = typeof at === 'number' ? count(at, 2) : at;
  const worded: Readonly<Record<string, string>> = {
    context_tokens: `from ${value} tokens of context on`,
    concurrent_requests: `from ${value} requests at once on`,
    requests_per_second: `from ${value} requests per second on`,
    usd_per_gpu_hour: `if the best option costs more than ${typeof at === 'number' ? usdExact(at) : at} per GPU-hour`,
    weight_precision: `with weights in ${value}`,
  };
  return `${worded[input] ?? `${words(input)} ${value}`} \u2192 ${to}`;
}

/** Per precision what it needs and the first four parts that hold it. */
function fitsOf(advice: Advice, nameOf: (gpuId: string) => string): PlanView['fits'] {
  return advice.recommendation_set.requirement.by_precision.map((view) => ({
    precision: view.precision,
    total: gib(view.total_required_bytes),
    on:
      view.fits.length === 0
        ? 'no part of the catalog'
        : view.fits
            .slice(0, 4)
            .map((fit) => `${fit.gpu_count} \u00d7 ${nameOf(fit.gpu_id)}`)
            .join(', '),
  }));
}

function assessmentOf(advice: Advice): PlanView['assessment'] {
  const assessment = advice.recommendation_set.current_assessment;
  return assessment === undefined
    ? undefined
    : {
        summary: assessment.summary,
        fits: assessment.fits,
        required: gib(assessment.required_bytes),
        headroom: percent(assessment.headroom_fraction),
      };
}

/** The view of one answer. `origin` is where this service was reached, for the code snippets. */
export function planView(
  advice: Advice,
  asked: AskedView,
  nameOf: (gpuId: string) => string,
  origin: string,
): PlanView {
  const set = advice.recommendation_set;
  const costLine = costLineOf(advice);
  const figure = figureOf(advice);
  const costChart = monthlyCosts(advice, nameOf);
  const assessment = assessmentOf(advice);
  return {
    id: advice.analysis_id,
    description: asked.description,
    asked,
    mode: advice.spec_so_far.mode,
    verdict: { ...set.verdict, ...headline(set.verdict.summary) },
    ...(figure === undefined ? {} : { figure }),
    ...(costLine === undefined ? {} : { costLine }),
    priceLine:
      advice.price_freshness === 'unavailable'
        ? 'prices: none at hand'
        : 'prices: ' +
          `${freshnessWords(advice.price_freshness)}` +
          `${advice.pricing.as_of === undefined ? '' : `, ${day(advice.pricing.as_of)}`}`,
    confidence: { level: set.confidence.level, score: percent(set.confidence.score), reasons: set.confidence.reasons },
    words: wordsView(advice, asked.description),
    groups: specGroups(advice.spec_so_far, nameOf),
    banner: advice.assumption_banner,
    options: set.options.slice(0, 8).map((option, i) => optionCard(option, i, nameOf, recommends(advice))),
    optionTable: tableOf(set.options, nameOf),
    precisionChart: memoryByPrecision(set.requirement, advice.spec_so_far.weight_precision.value),
    partChart: memoryByPart(set.requirement),
    ...(costChart === undefined ? {} : { costChart }),
    fits: fitsOf(advice, nameOf),
    ...(assessment === undefined ? {} : { assessment }),
    flips: set.flip_points.map(flipWords),
    ...(set.deployment === undefined ? {} : { deployment: set.deployment }),
    rejected: (set.rejected ?? []).map((part) => ({ name: nameOf(part.gpu_id), reason: part.reason })),
    notes: set.notes ?? [],
    warnings: advice.warnings ?? [],
    sources: advice.pricing.sources,
    snapshotId: advice.pricing.snapshot_id,
    snippets: snippets(asked, origin),
    apiPath: `/advisor/analyses/${advice.analysis_id}`,
    reportPath: `/reports/${advice.analysis_id}`,
  };
}
