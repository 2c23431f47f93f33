import type { Advice } from '@compute-advisor/application';
import { edited } from './edits';
import { usd } from './format';
import { linkTo } from './links';
import { layoutShort, type Names } from './names';
import type { AskedView } from './snippets';
import type { StripSegment } from './strip';
import { INPUTS } from './whatif-inputs';

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
  /** It flips nothing as a rule and takes half the width. */
  readonly half?: boolean;
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

/** The range of one input. */
export type Strip = NonNullable<Advice['recommendation_set']['sensitivity']>[number];
/** One stretch of it. */
export type Segment = Strip['segments'][number];

/** What every row is made from. */
export interface Context {
  readonly advice: Advice;
  readonly asked: AskedView;
  readonly names: Names;
}

/** An input as the answer holds it. */
export interface Turned {
  readonly value: number;
  readonly source: string;
  readonly at?: readonly [number, number] | undefined;
  readonly evidence?: string | undefined;
}

/** The input as the answer holds it; the load as what it was planned from. */
export function turnedOf(input: string, { spec_so_far: s }: Advice): Turned | undefined {
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
export function hrefFor(member: string, value: string, turned: Turned, { asked, advice }: Context): string | undefined {
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

/** The plan of a stretch, in short. */
export const stepsPlan = (s: Segment, names: Names): string =>
  s.gpu_id === undefined || s.replicas === undefined || s.gpus_per_replica === undefined
    ? 'nothing on offer'
    : `${layoutShort(s.replicas, s.gpus_per_replica)}\u00a0${names.short(s.gpu_id)}`;

const costOf = (s: Segment, names: Names): string =>
  s.monthly_cost === undefined ? stepsPlan(s, names) : usd(s.monthly_cost);

/** The stretches as they are drawn, each up to where the next begins. */
export function stripSegments(found: Strip, names: Names): StripSegment[] {
  return found.segments.map((s, i) => ({
    from: Number(s.from),
    until: Number(found.segments[i + 1]?.from ?? s.to),
    cost: costOf(s, names),
    current: s.is_current === true,
  }));
}

/** A strip in words. */
export function spokenOf(label: string, found: Strip, context: Context, show: (v: number) => string): string {
  const each = found.segments.map(
    (s) =>
      `From ${show(Number(s.from))}${s.is_current === true ? ', where you are' : ''}: ${costOf(s, context.names)}.`,
  );
  return `Best plan by ${label.toLowerCase()}. ${each.join(' ')}`;
}

/** The flips on both sides of the plan. */
export function flipsOf(input: string, found: Strip | undefined, turned: Turned, context: Context): FlipLink[] {
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
