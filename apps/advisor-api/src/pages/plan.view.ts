import type { Advice, OptionView } from '@compute-advisor/application';
import { memoryByPart, memoryByPrecision, monthlyCosts, type Chart } from './charts';
import { between, count, day, duration, gib, layoutWords, percent, plural, usd, usdExact } from './format';
import { snippets, type AskedView, type Snippet } from './snippets';
import { freshnessWords, specGroups, type SpecGroup } from './spec.view';
import { wordsView, type WordsView } from './words.view';

export interface OptionCard {
  readonly rank: number;
  readonly best: boolean;
  readonly name: string;
  readonly layout: string;
  readonly nodes: string;
  readonly cost: string;
  readonly costExact: string;
  readonly price: string;
  readonly cheapest?: string;
  readonly used: string;
  readonly free: string;
  readonly headroom: number;
  readonly speeds: readonly { readonly label: string; readonly value: string; readonly exact: string }[];
  readonly labels: readonly string[];
  readonly why: string;
}

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
  readonly optionTable: { readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] };
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

const words = (code: string): string => code.replace(/_/g, ' ');

function speedsOf({ performance: p }: OptionView): OptionCard['speeds'] {
  const ranged = (value: number): string => between(value * p.range.low, value * p.range.high);
  const speed = (label: string, value: number | undefined, unit = ''): OptionCard['speeds'] =>
    value === undefined
      ? []
      : [
          {
            label,
            value: `${ranged(value)}${unit}`,
            exact: `modelled ${count(value, 2)}${unit}, 80 % range ${ranged(value)}`,
          },
        ];
  return [
    ...speed('tokens/s per user', p.tpot_ms === undefined || p.tpot_ms === 0 ? undefined : 1000 / p.tpot_ms),
    ...speed('output tokens/s in all', p.output_tokens_per_second),
    ...speed('requests/s', p.requests_per_second),
    ...speed('samples/s', p.samples_per_second),
    ...speed('images/s', p.images_per_second),
    ...speed('seconds of video per hour', p.video_seconds_per_hour),
    ...speed('audio hours per hour', p.audio_hours_per_hour),
    ...speed('documents/s', p.documents_per_second),
    ...speed('training tokens/s', p.training_tokens_per_second),
    ...(p.ttft_ms === undefined
      ? []
      : [
          {
            label: 'first token',
            value: `${duration(p.ttft_ms / p.range.high)} to ${duration(p.ttft_ms / p.range.low)}`,
            exact: `modelled ${duration(p.ttft_ms)}`,
          },
        ]),
  ];
}

/** Whether the first option is a recommendation at all: what is over a budget, fits nowhere or has no price is not. */
const recommends = ({ price_freshness: freshness, recommendation_set: set }: Advice): boolean =>
  freshness !== 'unavailable' && !['budget_too_small', 'infeasible'].includes(set.verdict.code);

function optionCard(
  option: OptionView,
  index: number,
  nameOf: (gpuId: string) => string,
  recommended: boolean,
): OptionCard {
  const offer = option.cheapest_offer;
  return {
    rank: index + 1,
    best: recommended && option.labels.includes('best'),
    name: nameOf(option.gpu_id),
    layout: layoutWords(option),
    nodes: option.nodes > 1 ? plural(option.nodes, 'node') : '',
    cost: option.monthly_cost === undefined ? 'no price' : `${usd(option.monthly_cost)} / month`,
    costExact:
      option.monthly_cost === undefined
        ? 'Nobody in the price book sells this part.'
        : `${usdExact(option.monthly_cost)} per month`,
    price:
      option.usd_per_gpu_hour === undefined
        ? ''
        : `${usdExact(option.usd_per_gpu_hour)} per GPU-hour, market rate, ${freshnessWords(option.price_freshness)}`,
    ...(offer === undefined
      ? {}
      : {
          cheapest: `from ${usdExact(offer.usd_per_gpu_hour)} at ${offer.provider}${offer.instance_type === undefined || offer.instance_type.startsWith('(') ? '' : ` ${offer.instance_type}`}${offer.region === undefined ? '' : `, ${offer.region}`} (${day(offer.as_of)}, ${offer.source})`,
        }),
    used: percent(1 - option.headroom_fraction),
    free: percent(option.headroom_fraction),
    headroom: option.headroom_fraction,
    speeds: speedsOf(option),
    labels: option.labels.filter((label) => label !== 'best').map(words),
    why: option.why,
  };
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

/** The figures of every option, for the table behind the cards. */
function tableOf(options: readonly OptionView[], nameOf: (gpuId: string) => string): PlanView['optionTable'] {
  const figure = (value: number | undefined, digits = 1): string => (value === undefined ? '' : count(value, digits));
  return {
    header: [
      '#',
      'GPU',
      'Layout',
      'Free memory',
      'USD/month',
      'USD/GPU-hour',
      'At once (max)',
      'Output tokens/s (max)',
      'First token',
      'Per token',
      'Range',
      'Bound by',
      'Labels',
    ],
    rows: options.map((option, i) => {
      const p = option.performance;
      return [
        String(i + 1),
        nameOf(option.gpu_id),
        `${option.replicas} \u00d7 (TP ${option.tensor_parallel} \u00d7 PP ${option.pipeline_parallel})`,
        `${(option.headroom_fraction * 100).toFixed(1)} %`,
        option.monthly_cost === undefined ? '' : usdExact(option.monthly_cost),
        option.usd_per_gpu_hour === undefined ? '' : usdExact(option.usd_per_gpu_hour),
        `${count(p.concurrency)}${p.max_concurrency === undefined ? '' : ` (${count(p.max_concurrency)})`}`,
        `${figure(p.output_tokens_per_second)}${p.max_output_tokens_per_second === undefined ? '' : ` (${figure(p.max_output_tokens_per_second)})`}`,
        p.ttft_ms === undefined ? '' : duration(p.ttft_ms),
        p.tpot_ms === undefined ? '' : duration(p.tpot_ms),
        `\u00d7 ${p.range.low} to ${p.range.high}`,
        words(p.bound_by),
        option.labels.map(words).join(', '),
      ];
    }),
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
  const assessment = set.current_assessment;
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
        : `prices: ${freshnessWords(advice.price_freshness)}${advice.pricing.as_of === undefined ? '' : `, ${day(advice.pricing.as_of)}`}`,
    confidence: { level: set.confidence.level, score: percent(set.confidence.score), reasons: set.confidence.reasons },
    words: wordsView(advice, asked.description),
    groups: specGroups(advice.spec_so_far, nameOf),
    banner: advice.assumption_banner,
    options: set.options.slice(0, 8).map((option, i) => optionCard(option, i, nameOf, recommends(advice))),
    optionTable: tableOf(set.options, nameOf),
    precisionChart: memoryByPrecision(set.requirement, advice.spec_so_far.weight_precision.value),
    partChart: memoryByPart(set.requirement),
    ...(costChart === undefined ? {} : { costChart }),
    fits: set.requirement.by_precision.map((view) => ({
      precision: view.precision,
      total: gib(view.total_required_bytes),
      on:
        view.fits.length === 0
          ? 'no part of the catalog'
          : view.fits
              .slice(0, 4)
              .map((fit) => `${fit.gpu_count} \u00d7 ${nameOf(fit.gpu_id)}`)
              .join(', '),
    })),
    ...(assessment === undefined
      ? {}
      : {
          assessment: {
            summary: assessment.summary,
            fits: assessment.fits,
            required: gib(assessment.required_bytes),
            headroom: percent(assessment.headroom_fraction),
          },
        }),
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
