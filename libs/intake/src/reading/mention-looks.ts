import type { Tag } from '../words';
import type { Element } from '../elements/element';
import { groupOf, type TagGroup } from '../elements/tag-groups';
import { lineBegin } from '../page/line-begins';
import type { Page } from '../page/page';
import type { Hardware, Standing } from './hardware-mention';
import type { StanceGround } from './stance-ground';

/** What a look at a mention finds out. `found` is what the looks before it found. */
export type Finding = (page: Page, h: Hardware, ground: StanceGround, found: ReadonlySet<string>) => boolean;

/** One look at a mention, and what has to be there for it to find anything. */
export interface Look {
  readonly finds: Finding;
  /** How the words right beside the hardware have to say it stands; any way when absent. */
  readonly rules?: readonly Standing[] | undefined;
  /** Words of which one has to stand in its sentence, and the same as a group. */
  readonly words?: readonly Tag[] | undefined;
  readonly group?: TagGroup | undefined;
}

/** A look at every mention. */
export const always = (finds: Finding): Look => ({ finds });
/** A look at hardware that stands so by the words right beside it. */
export const of = (rules: readonly Standing[], look: Finding | Look): Look =>
  typeof look === 'function' ? { finds: look, rules } : { ...look, rules };
/** A look where one of the words stands in the sentence. */
export const told = (words: readonly Tag[], finds: Finding): Look => ({
  finds,
  words,
  group: groupOf(...words),
});

/** Ends a look: another sentence in the same line. */
const stop = (e: Element): boolean => e.text === ';';
const otherCard = (e: Element): boolean => e.kind === 'gpu' || e.kind === 'instance' || stop(e);
/** Words with one of the tags up to `reach` elements before the mention. */
export const left = (reach: number, ...tags: readonly Tag[]): Look =>
  told(tags, (page, h) => page.before(h.from, reach, tags, stop) >= 0);
/** The same behind it, up to another card. */
export const right = (reach: number, ...tags: readonly Tag[]): Look =>
  told(tags, (page, h) => page.after(h.at, reach, tags, otherCard) >= 0);
/** One of several looks finds it. */
export const either = (...looks: readonly Look[]): Look =>
  told(
    looks.flatMap(({ words }) => words ?? []),
    (page, h, ground, found) => looks.some(({ finds }) => finds(page, h, ground, found)),
  );
/** Words of the same clause before it. */
export const clauseLeft = (reach: number, ...tags: readonly Tag[]): Look =>
  told(tags, (page, h) => {
    const clause = page.at(h.from)?.clause;
    return page.before(h.from, reach, tags, (e) => e.clause !== clause) >= 0;
  });

/** Whether only blanks and bullets stand between a mention and the line break before it. */
export const headsLine: Finding = (page, h) => {
  const start = page.at(h.from)?.start ?? 0;
  const line = page.text.slice(lineBegin(page, h.from), start);
  return line.length < 12 && /^[\s>*•|–-]*(?:\d[.)]|[a-eA-E][.):])?\s*$/.test(line);
};
/** It stands in a line of a list. */
export const bulleted: Finding = (page, h) => {
  const begin = lineBegin(page, h.from);
  return /^\s*(?:[-*•–]|\d[.)]|[a-eA-E][.):])\s/.test(page.text.slice(begin, begin + 8));
};
/** A label or a key stands right before it: "GPU: A100". */
export const labelled: Finding = (page, h) => page.is(h.from - 1, ':') || page.is(h.from - 1, '=');

/** The first amount behind the mention, before another card. */
function moneyBehind(page: Page, h: Hardware): number {
  for (let j = h.at + 1; j <= h.at + 6 && page.sameSentence(j, h.at); j += 1) {
    const kind = page.at(j)?.kind;
    if (kind === 'money') return j;
    if (kind === 'gpu' || kind === 'instance' || kind === 'model') return -1;
  }
  return -1;
}
/** What it costs by the hour stands behind it. */
export const pricedHourly: Finding = (page, h) => {
  const money = moneyBehind(page, h);
  return money >= 0 && page.after(money, 5, ['hour', 'hourly', 'perGpu'], otherCard) >= 0;
};
/** What it costs to buy stands behind it. */
export const pricedOnce: Finding = (page, h) => {
  const money = moneyBehind(page, h);
  return money >= 0 && page.after(money, 4, ['hour', 'hourly', 'perGpu', 'month', 'monthly'], otherCard) < 0;
};
/** A model, an engine or a precision stands before "on" and the name: it runs there. */
export const underModel: Finding = (page, h) => {
  if (!isPlaced(page, h)) return false;
  for (let j = h.from - 2; j >= h.from - 14 && page.sameSentence(j, h.from); j -= 1)
    if (['model', 'size', 'engine', 'precision'].includes(page.at(j)?.kind ?? '')) return true;
  return false;
};
/** A word of place stands right before it, alone or at the end of a phrase ("20 users on H200"). */
export const isPlaced = (page: Page, h: Hardware): boolean => ON.has(/\S+$/.exec(page.textAt(h.from - 1))?.[0] ?? '');
const ON = new Set([
  'on',
  'auf',
  'en',
  'sur',
  'su',
  'em',
  'op',
  'na',
  'на',
  '在',
  'with',
  '@',
  'mit',
  'con',
  'avec',
  'com',
  'met',
  'z',
  'с',
  'med',
]);

/** `gpu=L4|A10G`, `{ H200:8, B200:8 }`: one of the list will do. */
export function isOneOfKeyed(page: Page, h: Hardware): boolean {
  const barred = (k: number): boolean => page.is(k, '|') && !page.cells.has(k);
  const card = (k: number): boolean => page.at(k)?.kind === 'gpu';
  const listed =
    (page.is(h.from - 1, '[') && page.is(h.at + 1, ',')) || (page.is(h.at + 1, ']') && page.is(h.from - 1, ','));
  return listed || (barred(h.at + 1) && card(h.at + 2)) || (barred(h.from - 1) && card(h.from - 2));
}

/** "our 40 users ... 4x H100", "we have Llama 3 ... an H100": what is owned stands between the word and the card. */
export const ownsAnotherThing: Finding = (page, h) => {
  const own = page.before(h.from, 12, ['own'], stop);
  for (let j = own + 1; own >= 0 && j < h.from; j += 1) {
    const kind = page.at(j)?.kind;
    if (kind === 'model' || kind === 'money' || page.has(j, 'who', 'req', 'budget', 'boss', 'idea', 'conc'))
      return true;
  }
  return false;
};
/** "We went from 2x A to 4x B": which end of a change a mention is. */
export function isChanged(page: Page, h: Hardware): 'from' | 'to' | undefined {
  if (page.has(h.from - 1, 'from', 'source') && page.is(h.at + 1, 'to')) return 'from';
  if (!page.is(h.from - 1, 'to') && !page.has(h.from - 1, 'target')) return undefined;
  return page.before(h.from, 9, ['source', 'from'], stop) >= 0 ? 'to' : undefined;
}
