import type { Advice } from '@compute-advisor/application';
import { EDITS, edited } from './edits';
import { count, percent, usd, usdExact } from './format';
import { linkTo } from './links';
import { layoutShort, type Names } from './names';
import type { AskedView } from './snippets';
import { strip, type StripSegment } from './strip';

/** A link to a neighbouring value. */
export interface StepLink {
  readonly href: string;
  /** "People at once, to 35". */
  readonly words: string;
}

/** A flip next to the plan: from where on, and what leads then. */
export interface FlipLink {
  readonly words: string;
  readonly href?: string;
  readonly to: string;
}

/** One input that may be turned: where it stands, its neighbours, its range. */
export interface WhatIfRow {
  readonly input: string;
  readonly label: string;
  readonly source: string;
  readonly value: string;
  readonly less?: StepLink;
  readonly more?: StepLink;
  /** Finished SVG; absent until the ranges are worked out, and where nothing flips. */
  readonly strip?: string;
  readonly flips: readonly FlipLink[];
  /** Said where the range holds no flip. */
  readonly note: string;
  /** Choices of an input without a scale. */
  readonly choices?: readonly {
    readonly name: string;
    readonly cost: string;
    readonly href: string;
    readonly current: boolean;
  }[];
}

/** All inputs, and in one line where the answer holds. */
export interface WhatIfView {
  readonly holds: string;
  readonly rows: readonly WhatIfRow[];
  /** The ranges are there. */
  readonly complete: boolean;
}

type Strip = NonNullable<Advice['recommendation_set']['sensitivity']>[number];
type Segment = Strip['segments'][number];

interface Input {
  readonly label: string;
  readonly show: (value: number) => string;
  readonly steps: (value: number) => readonly [number | undefined, number | undefined];
  /** The value that is entered, where it is not the input itself. */
  readonly entered?: (value: number) => string;
  readonly without: string;
}

/** Round figures, three or four to each power of ten. */
const ROUND = [1, 1.5, 2, 3, 4, 5, 6, 8];
function rounded(value: number): readonly [number | undefined, number | undefined] {
  const power = 10 ** Math.floor(Math.log10(value));
  const all = [power / 10, power, power * 10].flatMap((p) => ROUND.map((r) => Number((r * p).toPrecision(3))));
  const whole = value >= 1 ? all.filter((n) => Number.isInteger(n)) : all;
  return [whole.filter((n) => n < value).at(-1), whole.find((n) => n > value)];
}
const doubled = (value: number): readonly [number | undefined, number | undefined] => {
  const power = 2 ** Math.floor(Math.log2(value));
  return [power < value ? power : power / 2, power * 2];
};
const atLeastOne =
  (steps: Input['steps']): Input['steps'] =>
  (value) => {
    const [less, more] = steps(value);
    return [less !== undefined && less >= 1 ? less : undefined, more];
  };

/** Hours of a day, the unit in which a schedule is said. */
const DAYS = 730 / 24;
const SCHEDULES = [2, 4, 8, 12, 16, 24];

const INPUTS: Readonly<Record<string, Input>> = {
  concurrent_requests: {
    label: 'People at once',
    show: (v) => count(v),
    steps: atLeastOne(rounded),
    without: 'No flip in reach.',
  },
  requests_per_second: {
    label: 'Requests a second',
    show: (v) => count(v, 2),
    steps: rounded,
    without: 'No flip in reach.',
  },
  context_tokens: {
    label: 'Longest context',
    show: (v) => count(v),
    steps: doubled,
    without: 'No flip: it is the tokens in use that count.',
  },
  input_tokens: { label: 'Prompt', show: (v) => count(v), steps: doubled, without: 'No flip in reach.' },
  output_tokens: { label: 'Answer', show: (v) => count(v), steps: doubled, without: 'No flip in reach.' },
  prefix_cache_share: {
    label: 'Prompt reuse',
    show: percent,
    steps: (v) => [
      v >= 0.1 ? Math.max(0.1, Math.round((v - 0.2) * 10) / 10) : undefined,
      v <= 0.7 ? Math.round((v + 0.2) * 10) / 10 : undefined,
    ],
    entered: (v) => String(Math.round(v * 100)),
    without: 'No flip: reading prompts is not what binds.',
  },
  hours_per_month: {
    label: 'Hours a month',
    show: (v) => count(v),
    steps: (v) => [SCHEDULES.filter((h) => h * DAYS < v - 1).at(-1), SCHEDULES.find((h) => h * DAYS > v + 1)],
    entered: String,
    without: 'No flip: the cost follows the hours.',
  },
};

const ORDER = ['concurrent_requests', 'requests_per_second', 'context_tokens', 'input_tokens', 'output_tokens'];
const AFTER = ['prefix_cache_share', 'hours_per_month'];

interface Context {
  readonly advice: Advice;
  readonly asked: AskedView;
  readonly names: Names;
}

interface Turned {
  readonly value: number;
  readonly source: string;
  readonly at?: readonly [number, number] | undefined;
  readonly evidence?: string | undefined;
}

/** The input as the answer holds it; the load as what it was planned from. */
function turnedOf(input: string, { spec_so_far: s }: Advice): Turned | undefined {
  const { batch: _job, ...traffic } = s.traffic;
  const all: Readonly<Record<string, Turned | undefined>> = { ...traffic, ...s.token_lengths };
  const found = all[input];
  if (input === 'prefix_cache_share') return found ?? { value: 0, source: 'defaulted' };
  if (input === 'concurrent_requests' || input === 'requests_per_second') {
    const rate = s.traffic.requests_per_second;
    const plansByRate = s.traffic.concurrent_requests.source === 'derived';
    if ((input === 'requests_per_second') !== plansByRate) return undefined;
    return plansByRate ? rate : found;
  }
  return found;
}

/** The address of the same question with another value: in place of the words it was read from, else added. */
function hrefFor(member: string, value: string, turned: Turned, { asked, advice }: Context): string | undefined {
  const place = turned.at === undefined ? undefined : { start: turned.at[0], end: turned.at[1] };
  let description: string | undefined = edited(asked.description, member, value, place);
  if (description === undefined) return undefined;
  // A context that is stated may be filled by everybody; here only the context is turned.
  const { token_lengths: lengths } = advice.spec_so_far;
  const assumed = lengths.input_tokens.source === 'defaulted' && lengths.output_tokens.source === 'defaulted';
  if (member === 'context_tokens' && turned.source === 'defaulted' && assumed) {
    description = edited(description, 'input_tokens', String(lengths.input_tokens.value)) ?? description;
    description = edited(description, 'output_tokens', String(lengths.output_tokens.value)) ?? description;
  }
  return linkTo({ ...asked, description }, { was: advice.analysis_id });
}

const stepsPlan = (s: Segment, names: Names): string =>
  s.gpu_id === undefined || s.replicas === undefined || s.gpus_per_replica === undefined
    ? 'nothing on offer'
    : `${layoutShort(s.replicas, s.gpus_per_replica)}\u00a0${names.short(s.gpu_id)}`;

const costOf = (s: Segment, names: Names): string =>
  s.monthly_cost === undefined ? stepsPlan(s, names) : usd(s.monthly_cost);

/** The stretches as they are drawn, each up to where the next begins. */
function stripSegments(found: Strip, names: Names): StripSegment[] {
  return found.segments.map((s, i) => ({
    from: Number(s.from),
    until: Number(found.segments[i + 1]?.from ?? s.to),
    cost: costOf(s, names),
    current: s.is_current === true,
  }));
}

function spokenOf(label: string, found: Strip, context: Context, show: (v: number) => string): string {
  const each = found.segments.map(
    (s) =>
      `From ${show(Number(s.from))}${s.is_current === true ? ', where you are' : ''}: ${costOf(s, context.names)}.`,
  );
  return `Best plan by ${label.toLowerCase()}. ${each.join(' ')}`;
}

/** The flips on both sides of the plan. */
function flipsOf(input: string, found: Strip | undefined, turned: Turned, context: Context): FlipLink[] {
  const { show, entered = String } = INPUTS[input] ?? { show: String };
  const here = found?.segments.findIndex((s) => s.is_current === true) ?? -1;
  if (found === undefined || here < 0) return [];
  const link = (s: Segment | undefined, word: string, value: number | undefined): FlipLink[] => {
    if (s === undefined || value === undefined) return [];
    const href = input === 'hours_per_month' ? undefined : hrefFor(input, entered(value), turned, context);
    return [
      { words: `${word} ${show(value)}`, ...(href === undefined ? {} : { href }), to: stepsPlan(s, context.names) },
    ];
  };
  const [before, after] = [found.segments[here - 1], found.segments[here + 1]];
  return [
    ...link(after, 'From', after === undefined ? undefined : Number(after.from)),
    ...link(before, 'Up to', before === undefined ? undefined : Number(before.to)),
  ];
}

const SOURCES: Readonly<Record<string, string>> = {
  inferred: 'read',
  provided: 'given',
  derived: 'derived',
  defaulted: 'assumed',
};

function rowOf(input: string, context: Context): WhatIfRow[] {
  const turned = turnedOf(input, context.advice);
  const kind = INPUTS[input];
  if (turned === undefined || kind === undefined || (turned.value === 0 && input !== 'prefix_cache_share')) return [];
  const found = context.advice.recommendation_set.sensitivity?.find((s) => s.input === input);
  const step = (value: number | undefined, shown: (v: number) => string): StepLink[] => {
    if (value === undefined) return [];
    const href = hrefFor(input, kind.entered?.(value) ?? String(value), turned, context);
    return href === undefined ? [] : [{ href, words: `${kind.label}, to ${shown(value)}` }];
  };
  const shown = input === 'hours_per_month' ? (v: number): string => `${v} hours a day` : kind.show;
  const [less, more] = kind.steps(turned.value === 0 ? 0 : turned.value);
  const isTurned = found !== undefined && found.segments.length > 1;
  const isOn = found?.segments.some((s) => s.is_current === true) === true;
  const quoted =
    turned.evidence === undefined ? '' : `: “${turned.evidence.slice(0, 28)}${turned.evidence.length > 28 ? '…' : ''}”`;
  return [
    {
      input,
      label: kind.label,
      source: `${SOURCES[turned.source] ?? turned.source}${quoted}`,
      value: kind.show(turned.value),
      ...named('less', step(less, shown)),
      ...named('more', step(more, shown)),
      ...(isTurned
        ? {
            strip: strip(
              stripSegments(found, context.names),
              Number(found.at),
              spokenOf(kind.label, found, context, kind.show),
              kind.show,
            ),
          }
        : {}),
      flips: flipsOf(input, found, turned, context),
      note: noteOf(found, isTurned, isOn, kind),
    },
  ];
}

function noteOf(found: Strip | undefined, isTurned: boolean, isOn: boolean, kind: Input): string {
  if (found === undefined) return '';
  if (!isTurned) return kind.without;
  return isOn ? '' : 'Once stated, prompt and answer set what a conversation holds, not the whole context.';
}

const named = <K extends string>(name: K, [link]: StepLink[]): Partial<Record<K, StepLink>> =>
  link === undefined ? {} : ({ [name]: link } as Record<K, StepLink>);

/** Precisions side by side, at most as many as fit. */
const MOST_CHOICES = 4;

function weightsRow(context: Context): WhatIfRow[] {
  const { advice, names } = context;
  const { weight_precision: w } = advice.spec_so_far;
  const found = advice.recommendation_set.sensitivity?.find((s) => s.input === 'weight_precision');
  const turned: Turned = { ...w, value: 0 };
  const href = (precision: string): string =>
    precision === w.value
      ? linkTo(context.asked)
      : (hrefFor('weight_precision', precision, turned, context) ?? linkTo(context.asked));
  const priced = (found?.segments ?? []).filter(
    (s) => s.gpu_id !== undefined && EDITS['weight_precision']?.choices?.includes(String(s.from)),
  );
  const distinct = priced.filter(
    (s, i) => s.is_current === true || priced.findIndex((o) => o.monthly_cost === s.monthly_cost) === i,
  );
  const shown = distinct.slice(0, MOST_CHOICES);
  const current = distinct.find((s) => s.is_current === true);
  if (current !== undefined && !shown.includes(current)) shown.splice(MOST_CHOICES - 1, 1, current);
  return [
    {
      input: 'weight_precision',
      label: 'Weights',
      source: w.source === 'defaulted' ? 'assumed: as published' : (SOURCES[w.source] ?? w.source),
      value: w.value,
      flips: shown
        .filter((s) => s.is_current !== true)
        .slice(0, 2)
        .map((s) => ({ words: String(s.from), href: href(String(s.from)), to: stepsPlan(s, names) })),
      note: found !== undefined && shown.length < 2 ? 'No other published precision changes the plan.' : '',
      choices: shown.map((s) => ({
        name: String(s.from),
        cost: s.monthly_cost === undefined ? '' : usd(s.monthly_cost),
        href: href(String(s.from)),
        current: s.is_current === true,
      })),
    },
  ];
}

function priceRow({ advice, names }: Context): WhatIfRow[] {
  const best = advice.recommendation_set.options[0];
  if (best?.usd_per_gpu_hour === undefined) return [];
  const found = advice.recommendation_set.sensitivity?.find((s) => s.input === 'usd_per_gpu_hour');
  const flip = found?.segments[1];
  const ends = flip === undefined ? '' : `up to ${usdExact(Number(flip.from))}`;
  return [
    {
      input: 'usd_per_gpu_hour',
      label: `Price of ${/^[AEIOU8]/.test(names.short(best.gpu_id)) ? 'an' : 'a'} ${names.short(best.gpu_id)}`,
      source: 'market, per hour',
      value: usdExact(best.usd_per_gpu_hour),
      ...(found === undefined || flip === undefined
        ? {}
        : {
            strip: strip(
              stripSegments(found, names).map((s) => (s.current ? { ...s, cost: ends } : s)),
              Number(found.at),
              spokenOf('price per hour', found, { advice, names, asked: { description: '' } }, usdExact),
              usdExact,
            ),
          }),
      flips: flip === undefined ? [] : [{ words: `From ${usdExact(Number(flip.from))}`, to: stepsPlan(flip, names) }],
      note:
        found === undefined && advice.recommendation_set.sensitivity !== undefined ? 'No other part comes near.' : '',
    },
  ];
}

/** Where the plan holds, from the flips next to it. */
function holdsOf(advice: Advice): string {
  const find = (input: string): Strip | undefined =>
    advice.recommendation_set.sensitivity?.find((s) => s.input === input);
  const span = (input: string, unit: string): string[] => {
    const current = find(input)?.segments.find((s) => s.is_current === true);
    return current === undefined
      ? []
      : [`from ${count(Number(current.from), 2)} to ${count(Number(current.to), 2)} ${unit}`];
  };
  const spans = [
    ...span('concurrent_requests', 'people at once'),
    ...span('requests_per_second', 'requests a second'),
    ...span('context_tokens', 'tokens of context'),
  ];
  const strips = 'Each strip is one input, and where its segments meet the answer flips.';
  return spans.length === 0 ? strips : `It holds ${spans.join(' and ')}. ${strips}`;
}

/** What would change the answer; undefined where nothing is planned. */
export function whatIfView(advice: Advice, asked: AskedView, names: Names): WhatIfView | undefined {
  if (advice.recommendation_set.options.length === 0) return undefined;
  const context: Context = { advice, asked, names };
  const talks = advice.spec_so_far.token_lengths.output_tokens.value > 0;
  const rows = [
    ...ORDER.flatMap((input) => (talks || !/tokens/.test(input) ? rowOf(input, context) : [])),
    ...weightsRow(context),
    ...priceRow(context),
    ...AFTER.flatMap((input) => (talks || input === 'hours_per_month' ? rowOf(input, context) : [])),
  ];
  return { holds: holdsOf(advice), rows, complete: advice.recommendation_set.sensitivity !== undefined };
}
