import type { Advice, OptionView } from '@compute-advisor/application';
import { gib, percent, percentChange, pointsChange, usdExact } from './format';
import { glyph } from './glyph';
import { linkTo } from './links';
import { gpusPerReplica, layoutShort, planShort, type Names } from './names';
import type { AskedView } from './snippets';
import { costRows, speedRows, type VersusHead, type VersusRow } from './versus.view';
import { orderWords, speedOf, type OptionCard } from './option-cards';

/** Options that stand side by side. */
const SIDE_BY_SIDE = 2;

/** One option in the pair, with the link that takes it out. */
export interface PinnedHead extends VersusHead {
  readonly role: string;
  readonly best: boolean;
  readonly unpin: string;
}

/** Two options side by side. */
export interface PairView {
  readonly title: string;
  readonly heads: readonly PinnedHead[];
  readonly rows: readonly VersusRow[];
}

/** What a card does with its pin: where its link leads, what it says, and whether the option is pinned. */
export interface PinLink {
  readonly href: string;
  readonly words: string;
  readonly on: boolean;
}

/** What the links of an answer are made from. */
export interface Pinning {
  readonly asked: AskedView;
  readonly names: Names;
  /** Keys in the address, as they came. */
  readonly pins: readonly string[];
  /** The analysis that the page is set beside. */
  readonly was?: string;
}

/** Names an option in an address: layout, then part; the layout alone tells one part's options apart. */
export const optionKey = (o: OptionView): string =>
  [o.replicas, o.tensor_parallel, o.pipeline_parallel, o.data_parallel ?? 1, o.price_basis ?? 'd', o.gpu_id].join('.');

/** Keys of options from the words of an address; the first two that differ. */
export const pinsIn = (text: string): readonly string[] =>
  [...new Set(text.split(',').filter((key) => key !== ''))].slice(0, SIDE_BY_SIDE);

const address = ({ asked, was }: Pinning, pins: readonly string[]): string =>
  `${linkTo(asked, {
    ...(was === undefined ? {} : { was }),
    ...(pins.length === 0 ? {} : { pin: pins.join(',') }),
  })}#opt-h`;

/** Those of the shown options that are pinned, in the order in which they were. */
function pinned(shown: readonly OptionView[], { pins }: Pinning): readonly OptionView[] {
  return pins.flatMap((key) => shown.find((o) => optionKey(o) === key) ?? []);
}

/** The pin of each card: sets it beside the one that is pinned, beside the first while none is, or takes it out. */
export function pinLinks(shown: readonly OptionView[], pinning: Pinning): readonly (PinLink | undefined)[] {
  const held = pinned(shown, pinning);
  const [first] = held.length > 0 ? held : shown;
  if (first === undefined) return [];
  return shown.map((o) => {
    if (held.includes(o))
      return { href: address(pinning, held.filter((h) => h !== o).map(optionKey)), words: 'Unpin', on: true };
    if (o === first) return undefined;
    const words = `Set beside ${planShort(first, pinning.names)}`;
    return { href: address(pinning, [optionKey(first), optionKey(o)]), words, on: false };
  });
}

function headOf(o: OptionView, card: OptionCard | undefined, unpin: string, names: Names): PinnedHead {
  const best = card?.best === true;
  return {
    layout: layoutShort(o.replicas, gpusPerReplica(o)),
    name: names.short(o.gpu_id),
    about: names.about(o.gpu_id),
    glyph: glyph([{ count: o.gpu_count, bytes: names.memoryBytes(o.gpu_id) ?? 0 }], 1 - o.headroom_fraction, best),
    role: card?.role ?? '',
    best,
    unpin,
  };
}

const change = (from: number | undefined, to: number | undefined): string =>
  from === undefined || to === undefined || from <= 0 ? '' : percentChange(to / from - 1);

function otherSpeed(a: OptionView, b: OptionView): VersusRow[] {
  const [one, other] = [speedOf(a), speedOf(b)];
  if (one === undefined || other === undefined || one.label !== other.label) return [];
  const row = { label: one.label, today: one.value, proposed: other.value };
  return [{ ...row, change: change(one.figure, other.figure) }];
}

function rowsOf(a: OptionView, b: OptionView, cards: readonly (OptionCard | undefined)[]): VersusRow[] {
  const talks = a.performance.tpot_ms !== undefined && b.performance.tpot_ms !== undefined;
  const said = (o: OptionCard | undefined): string => (o?.labels ?? []).join(', ');
  const warned = cards.some((card) => said(card) !== '');
  const hourly = ({ usd_per_gpu_hour: rate }: OptionView): string => (rate === undefined ? 'unpriced' : usdExact(rate));
  return [
    ...costRows(a.monthly_cost, b.monthly_cost).slice(0, 1),
    {
      label: 'One GPU, an hour',
      today: hourly(a),
      proposed: hourly(b),
      change: change(a.usd_per_gpu_hour, b.usd_per_gpu_hour),
    },
    {
      label: 'Memory there',
      today: gib(a.memory.installed_bytes),
      proposed: gib(b.memory.installed_bytes),
      change: change(a.memory.installed_bytes, b.memory.installed_bytes),
    },
    {
      label: 'Memory free',
      today: percent(a.headroom_fraction),
      proposed: percent(b.headroom_fraction),
      change: pointsChange(b.headroom_fraction - a.headroom_fraction),
    },
    ...(talks ? speedRows(a.performance, b.performance) : otherSpeed(a, b)),
    { label: 'Order', today: orderWords(a), proposed: orderWords(b), change: '' },
    ...(warned ? [{ label: 'Mind', today: said(cards[0]), proposed: said(cards[1]), change: '' }] : []),
  ];
}

/** The two that are pinned, side by side; undefined while there are not two. */
export function pairView(
  { recommendation_set: { options } }: Advice,
  cards: readonly OptionCard[],
  pinning: Pinning,
): PairView | undefined {
  const shown = options.slice(0, cards.length);
  const [a, b] = pinned(shown, pinning);
  if (a === undefined || b === undefined) return undefined;
  const { names } = pinning;
  const of = [a, b].map((o) => cards[shown.indexOf(o)]);
  return {
    title: `${planShort(a, names)} beside ${planShort(b, names)}`,
    heads: [
      headOf(a, of[0], address(pinning, [optionKey(b)]), names),
      headOf(b, of[1], address(pinning, [optionKey(a)]), names),
    ],
    rows: rowsOf(a, b, of),
  };
}
