import type { Advice, OptionView } from '@compute-advisor/application';
import { between, count, day, duration, layoutWords, percent, plural, usd, usdExact } from './format';
import { freshnessWords } from './spec.view';

/** One option, worded and rounded. */
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

/** The figures of every option, as the table behind the cards. */
export interface OptionTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A code of the answer as words. */
export const words = (code: string): string => code.replace(/_/g, ' ');

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
export const recommends = ({ price_freshness: freshness, recommendation_set: set }: Advice): boolean =>
  freshness !== 'unavailable' && !['budget_too_small', 'infeasible'].includes(set.verdict.code);

/** The card of the option at `index`; "best" only where the answer recommends it. */
export function optionCard(
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
          cheapest:
            `from ${usdExact(offer.usd_per_gpu_hour)} at ` +
            `${offer.provider}` +
            `${offer.instance_type?.startsWith('(') === false ? ` ${offer.instance_type}` : ''}` +
            `${offer.region === undefined ? '' : `, ${offer.region}`} ` +
            `(${day(offer.as_of)}, ${offer.source})`,
        }),
    used: percent(1 - option.headroom_fraction),
    free: percent(option.headroom_fraction),
    headroom: option.headroom_fraction,
    speeds: speedsOf(option),
    labels: option.labels.filter((label) => label !== 'best').map(words),
    why: option.why,
  };
}

/** The figures of every option, for the table behind the cards. */
export function tableOf(options: readonly OptionView[], nameOf: (gpuId: string) => string): OptionTable {
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
        `${figure(p.output_tokens_per_second)}` +
          `${p.max_output_tokens_per_second === undefined ? '' : ` (${figure(p.max_output_tokens_per_second)})`}`,
        p.ttft_ms === undefined ? '' : duration(p.ttft_ms),
        p.tpot_ms === undefined ? '' : duration(p.tpot_ms),
        `\u00d7 ${p.range.low} to ${p.range.high}`,
        words(p.bound_by),
        option.labels.map(words).join(', '),
      ];
    }),
  };
}
