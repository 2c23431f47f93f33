import { strip } from './strip';
import { INPUTS, type Input } from './whatif-inputs';
import {
  flipsOf,
  hrefFor,
  spokenOf,
  stripSegments,
  turnedOf,
  type Context,
  type StepLink,
  type Strip,
  type WhatIfRow,
} from './whatif-links';

/** Where a value comes from, in a word. */
export const SOURCES: Readonly<Record<string, string>> = {
  inferred: 'read',
  provided: 'given',
  derived: 'derived',
  defaulted: 'assumed',
};

/** The row of an input on a scale. */
export function rowOf(input: string, context: Context): WhatIfRow[] {
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
