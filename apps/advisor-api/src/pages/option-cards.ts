import type { Advice, OptionView } from '@compute-advisor/application';
import { memBar } from './memory-bars';
import { count, dayOfYear, gib, percent, plural, usd, usdChange, usdExact } from './format';
import { layoutWords, planShort, providerTitle, vendorName, type Names } from './names';
import { perPerson, ranged } from './versus.view';

/** One of the five: what it is, why it is here, what it costs, and what to order. */
export interface OptionCard {
  readonly best: boolean;
  readonly role: string;
  readonly layout: string;
  readonly name: string;
  readonly plan: string;
  readonly why: string;
  readonly cost: string;
  readonly costExact: string;
  readonly deltas: readonly string[];
  readonly memory: string;
  /** Finished SVG. */
  readonly memoryBar: string;
  readonly speed?: { readonly label: string; readonly value: string; readonly bar: string };
  readonly upTo?: string;
  readonly order: string;
  readonly labels: readonly string[];
  /** What the API says of it, in full. */
  readonly full: string;
}

/** A code of the answer as words. */
export const words = (code: string): string => code.replace(/_/g, ' ');

/** Labels that need saying on a card; the others are its role. */
const CAUTIONS: Readonly<Record<string, string>> = {
  tight: 'tight: under 5 % of memory free',
  multi_node: 'one replica over several machines',
  over_budget: 'over the budget',
  misses_latency: 'slower than asked or usual',
  unpriced: 'nobody sells it',
  quantise_yourself: 'nobody publishes these weights',
};

interface Context {
  readonly advice: Advice;
  readonly names: Names;
  readonly recommended: boolean;
}

/** Roles that one card has: "the best" of a kind is one. */
const ONCE = new Set(['current', 'asked']);

/** Roles by label, in the order in which they are given away. */
const ROLES: readonly (readonly [string, string, string])[] = [
  ['current', 'Best on the part you run', 'The same cards, as many as it takes'],
  ['asked', 'Best on the part you asked about', 'Named in your words'],
  ['other_vendor', '', ''],
  ['fastest', 'Fastest', 'Its tokens come soonest'],
  ['most_headroom', 'Most memory free', 'Room for longer contexts and more people'],
  ['fewest_gpus', 'Fewest GPUs', 'Less hardware than any other'],
  ['cheapest', 'Cheapest', 'The lowest cost of all'],
];

function roleOf(option: OptionView, index: number, context: Context): readonly [string, string] {
  const { recommended, names, advice } = context;
  const priced = advice.recommendation_set.options.length;
  if (index === 0 && recommended)
    return [
      'Best',
      option.labels.includes('cheapest')
        ? 'The lowest cost of all layouts that can be ordered'
        : 'The fewest machines within 10 % of the lowest cost',
    ];
  if (index === 0) return ['First', priced > 1 ? 'First of what there is, no recommendation' : 'All there is'];
  const earlier = advice.recommendation_set.options.slice(0, index);
  const found = ROLES.find(
    ([label]) => option.labels.includes(label) && !(ONCE.has(label) && earlier.some((o) => o.labels.includes(label))),
  );
  if (found?.[0] === 'fastest' && option.performance.tpot_ms === undefined)
    return [found[1], 'It gets the most done of all'];
  if (found === undefined)
    return [option.monthly_cost === undefined ? 'Next' : 'Next by cost', 'What follows in the ranking'];
  if (found[0] !== 'other_vendor') return [found[1], found[2]];
  const first = advice.recommendation_set.options[0];
  const best = first === undefined ? '' : names.vendor(first.gpu_id);
  return [
    `Cheapest from ${vendorName(names.vendor(option.gpu_id))}`,
    `The first is from ${best}, this is another vendor`,
  ];
}

function deltasOf(option: OptionView, { advice }: Context): string[] {
  const now = advice.recommendation_set.current_monthly_cost;
  if (now === undefined || option.monthly_cost === undefined) return [];
  if (advice.spec_so_far.current_configuration?.fleet?.source === 'defaulted') return [];
  return [`${usdChange(option.monthly_cost - now)} against today`];
}

/** The order to place, in words. */
export function orderWords({ order }: OptionView, hours = true): string {
  if (order === undefined) return 'No provider sells it as it is laid out';
  const machine =
    `${plural(order.machines, 'machine')} with ${plural(order.gpus_per_machine, 'GPU')}` +
    `${order.machines > 1 && order.gpus_per_machine > 1 ? ' each' : ''}`;
  const type = order.instance_type === undefined ? '' : ` ${order.instance_type}`;
  const where = order.region === undefined ? '' : `, ${order.region}`;
  const rate = hours ? `, ${usdExact(order.usd_per_hour * order.machines)} an hour` : '';
  return `${providerTitle(order.provider)}${type}: ${machine}${where}${rate}`;
}

const SPEEDS = [
  ['images_per_second', 'Images a second'],
  ['video_seconds_per_hour', 'Seconds of video an hour'],
  ['audio_hours_per_hour', 'Hours of audio an hour'],
  ['documents_per_second', 'Documents a second'],
  ['samples_per_second', 'Samples a second'],
  ['training_tokens_per_second', 'Training tokens a second'],
  ['requests_per_second', 'Requests a second'],
] as const;

/** The speed that a card shows, as its range. */
export function speedOf({ performance: p }: OptionView): { label: string; value: string; figure: number } | undefined {
  const person = perPerson(p);
  if (person !== undefined) return { label: 'Tokens/s per person', value: ranged(person, p), figure: person };
  const found = SPEEDS.find(([member]) => (p[member] ?? 0) > 0);
  const figure = found && p[found[0]];
  if (found === undefined || figure === undefined) return undefined;
  const [low, high] = [figure * p.range.low, figure * p.range.high].map((v) => count(v, v < 1 ? 3 : 1));
  return { label: found[1], value: low === high ? `${low}` : `${low} to ${high}`, figure };
}

/** The range of a speed on one scale for all cards, today's as a dotted line. */
function rangeBar(option: OptionView, figure: number, scale: number, today: number | undefined, best: boolean): string {
  const at = (value: number): string => `${Math.min(100, (value / scale) * 100).toFixed(2)}%`;
  const { low, high } = option.performance.range;
  const now = today === undefined ? '' : `<line class="today" x1="${at(today)}" x2="${at(today)}" y1="0" y2="16"/>`;
  return (
    `<svg class="rangebar" width="100%" height="16" aria-hidden="true" focusable="false">` +
    `<line class="axis" x1="0" x2="100%" y1="8" y2="8"/>` +
    `<rect class="span${best ? ' best' : ''}" x="${at(figure * low)}" y="5" ` +
    `width="${Math.max(0.5, ((figure * (high - low)) / scale) * 100).toFixed(2)}%" height="6"/>` +
    `<line class="mid" x1="${at(figure)}" x2="${at(figure)}" y1="1" y2="15"/>${now}</svg>`
  );
}

function card(option: OptionView, index: number, context: Context, scale: number): OptionCard {
  const { names, recommended, advice } = context;
  const best = recommended && index === 0;
  const [role, why] = roleOf(option, index, context);
  const speed = speedOf(option);
  const today = perPerson(advice.recommendation_set.current_assessment?.performance);
  const most = option.performance.max_concurrency;
  return {
    best,
    role,
    why,
    layout: layoutWords(option),
    name: names.long(option.gpu_id),
    plan: planShort(option, names),
    cost: option.monthly_cost === undefined ? 'unpriced' : usd(option.monthly_cost),
    costExact: option.monthly_cost === undefined ? '' : usdExact(option.monthly_cost),
    deltas: deltasOf(option, context),
    memory:
      option.memory === undefined
        ? `${percent(option.headroom_fraction)} free`
        : `${percent(option.headroom_fraction)} of ${gib(option.memory.installed_bytes)} free`,
    memoryBar: option.memory === undefined ? '' : memBar(option.memory, option.memory.installed_bytes, { height: 12 }),
    ...(speed === undefined
      ? {}
      : {
          speed: { ...speed, bar: rangeBar(option, speed.figure, scale, perPerson(option.performance) && today, best) },
        }),
    ...(most === undefined || option.performance.tpot_ms === undefined ? {} : { upTo: count(Math.floor(most)) }),
    order: orderWords(option),
    labels: option.labels
      .flatMap((label) => CAUTIONS[label] ?? [])
      .map((word, i) => (i === 0 ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word)),
    full: option.why,
  };
}

/** Options shown as cards. */
const CARDS = 5;

/** The first five options as cards; their speeds on one scale. */
export function optionCards(advice: Advice, names: Names, recommended: boolean): readonly OptionCard[] {
  const { options, current_assessment: now } = advice.recommendation_set;
  const shown = options.slice(0, CARDS);
  const highs = shown.map((o) => (speedOf(o)?.figure ?? 0) * o.performance.range.high);
  const scale = Math.max(...highs, (perPerson(now?.performance) ?? 0) * 1.1, 1e-9);
  return shown.map((option, i) => card(option, i, { advice, names, recommended }, scale));
}

/** What the costs of the options are, in words. */
export function costBasis(advice: Advice): string {
  if (advice.price_freshness === 'unavailable') return 'No known price.';
  const { as_of: asOf } = advice.pricing;
  const day = asOf === undefined ? '' : ` of ${dayOfYear(asOf)} ${asOf.slice(0, 4)}`;
  const { hours_per_month: hours } = advice.spec_so_far.traffic;
  const always = hours.value >= 730 ? ', always on' : `, ${count(hours.value)} hours a month`;
  return `Cost at the market rate${day}${always}.`;
}
