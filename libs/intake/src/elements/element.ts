import type { Engine } from '@compute-advisor/domain';
import type { GpuMention } from '../gazetteers/gpu-index';
import type { ModelMention } from '../gazetteers/model-mention';
import type { PrecisionName } from '../gazetteers/data/precisions';
import type { Tag } from '../words';

/** A figure of the text, after suffixes and ranges: `2-4k` is low 2000, high 4000. */
export interface Figure {
  readonly value: number;
  readonly low: number | undefined;
  /** `k` was written: contexts read it as 1024 where that is usual. */
  readonly kilo: number | undefined;
  readonly hedged: boolean;
  /** A word named it (`eight`, `a couple of`). */
  readonly spelled: boolean;
}

/** A figure, and where it is a range its lower end. */
export const figureOf = (value: number, spelled: boolean, kilo?: number, low?: number): Figure => ({
  value,
  low,
  kilo,
  hedged: false,
  spelled,
});

/** The amount itself, of a range its middle. */
export const middle = ({ value, low }: Pick<Figure, 'value'> & { readonly low?: number | undefined }): number =>
  low === undefined ? value : (value + low) / 2;

/** What one stretch of the text is. The rules for quantities look at these, never at characters. All are made with all
 *  of their members, so that a look at one costs the same whatever it is. */
export interface Element {
  readonly kind:
    | 'figure'
    | 'size'
    | 'money'
    | 'time'
    | 'model'
    | 'gpu'
    | 'instance'
    | 'precision'
    | 'engine'
    | 'provider'
    | 'vendor'
    | 'place'
    | 'use'
    | 'word'
    | 'mark'
    | 'ignored';
  readonly text: string;
  readonly tags: ReadonlySet<Tag>;
  /** Tokens `from` to `to` (exclusive) and their place in the description. */
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  /** Sentence and clause numbers; a sentence ends at . ! ? or a line break, a clause also at commas and the like. */
  readonly sentence: number;
  readonly clause: number;
  readonly glued: boolean;
  readonly figure?: Figure | undefined;
  /** Currency code of a money element. */
  readonly currency?: string | undefined;
  readonly model?: ModelMention | undefined;
  readonly gpu?: GpuMention | undefined;
  readonly instance?:
    | {
        readonly name: string;
        readonly provider: string;
        readonly gpuId: string;
        readonly gpuCount: number;
      }
    | undefined;
  readonly precision?: PrecisionName | undefined;
  readonly engine?: Engine | undefined;
  /** Provider, vendor, place, use case or size text. */
  readonly name?: string | undefined;
  /** Cards on the board of a server that is named. */
  readonly cards?: number | undefined;
  /** The hour of a time of day that stands alone, from midnight. */
  readonly clock?: number | undefined;
  /** A window of the day. */
  readonly hours?: { readonly from: number; readonly to: number } | undefined;
  /** A tax that a sum of money has in it: per cent of the sum without it, where that is known. */
  readonly tax?: { readonly rate: number | undefined; readonly usual: boolean } | undefined;
  /** Hours from one day of the calendar to another. */
  readonly span?: number | undefined;
}

/** A number that counts or measures. */
export const isFigure = ({ kind }: Pick<Element, 'kind'>): boolean => kind === 'figure';

/** The element as something else. All of them are made with the same members in the same order: where copies have a
 *  shape of their own, every look at any element has to ask first which it is. */
export const remade = (
  e: Element,
  change: Partial<Pick<Element, 'kind' | 'tags' | 'figure' | 'currency'>>,
): Element => ({
  kind: change.kind ?? e.kind,
  text: e.text,
  tags: change.tags ?? e.tags,
  from: e.from,
  to: e.to,
  start: e.start,
  end: e.end,
  sentence: e.sentence,
  clause: e.clause,
  glued: e.glued,
  figure: change.figure ?? e.figure,
  currency: change.currency ?? e.currency,
  model: e.model,
  gpu: e.gpu,
  instance: e.instance,
  precision: e.precision,
  engine: e.engine,
  name: e.name,
  cards: e.cards,
  clock: e.clock,
  hours: e.hours,
  span: e.span,
  tax: e.tax,
});

/** The elements as each is meant among the others; the same list where nothing is meant otherwise. */
export function eachAsMeant(
  elements: readonly Element[],
  meant: (e: Element, k: number) => Element,
): readonly Element[] {
  let out: Element[] | undefined;
  for (let k = 0; k < elements.length; k += 1) {
    const e = elements[k] as Element;
    const other = meant(e, k);
    // pushed one by one: a list that is mapped is of another kind than one that is built
    if (other !== e && out === undefined) for (out = []; out.length < k;) out.push(elements[out.length] as Element);
    out?.push(other);
  }
  return out ?? elements;
}

/** Whether one of the tags is among those that are carried. */
export function anyOf(carried: ReadonlySet<Tag>, tags: readonly Tag[]): boolean {
  if (carried.size === 0) return false; // most words carry none
  for (const tag of tags) if (carried.has(tag)) return true;
  return false;
}
