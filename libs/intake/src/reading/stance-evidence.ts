import type { Tag } from '../words';
import type { Element } from '../elements/element';
import type { Page } from '../elements/page';
import { DEMAND } from '../roles/measured';
import type { Hardware } from './hardware-mention';
import { isUnderExclusion } from './standing';
import type { StanceGround } from './stance-ground';
import { surroundingsOf } from './stance-surroundings';

/** Cards that people have at home: who names one has it. */
const AT_HOME = /^(?:custom|rtx|gtx|rx|titan|apple|m\d|radeon|arc)/;

/** What one look at a mention finds; the name is the row of the table that weighs it. */
type Look = (page: Page, h: Hardware, ground: StanceGround) => boolean;

const stop = (e: Element): boolean => e.text === ';';
const otherCard = (e: Element): boolean => e.kind === 'gpu' || e.kind === 'instance' || stop(e);
const left =
  (reach: number, ...tags: readonly Tag[]): Look =>
  (page, h) =>
    page.before(h.from, reach, tags, stop) >= 0;
const right =
  (reach: number, ...tags: readonly Tag[]): Look =>
  (page, h) =>
    page.after(h.at, reach, tags, otherCard) >= 0;
/** Words of the same clause before it. */
const clauseLeft =
  (reach: number, ...tags: readonly Tag[]): Look =>
  (page, h) => {
    const clause = page.at(h.from)?.clause;
    return page.before(h.from, reach, tags, (e) => e.clause !== clause) >= 0;
  };

/** Whether only blanks and bullets stand between a mention and the line break before it. */
const headsLine: Look = (page, h) => {
  const start = page.at(h.from)?.start ?? 0;
  const line = page.text.slice(page.text.lastIndexOf('\n', Math.max(0, start - 1)) + 1, start);
  return line.length < 12 && /^[\s>*•|–-]*(?:\d[.)]|[a-eA-E][.):])?\s*$/.test(line);
};
const bulleted: Look = (page, h) => {
  const start = page.at(h.from)?.start ?? 0;
  const begin = page.text.lastIndexOf('\n', Math.max(0, start - 1)) + 1;
  return /^\s*(?:[-*•–]|\d[.)]|[a-eA-E][.):])\s/.test(page.text.slice(begin, begin + 8));
};
const labelled: Look = (page, h) => page.is(h.from - 1, ':') || page.is(h.from - 1, '=');

/** The first amount behind the mention, before another card. */
function moneyBehind(page: Page, h: Hardware): number {
  for (let j = h.at + 1; j <= h.at + 6 && page.sameSentence(j, h.at); j += 1) {
    const kind = page.at(j)?.kind;
    if (kind === 'money') return j;
    if (kind === 'gpu' || kind === 'instance' || kind === 'model') return -1;
  }
  return -1;
}
const pricedHourly: Look = (page, h) => {
  const money = moneyBehind(page, h);
  return money >= 0 && page.after(money, 5, ['hour', 'hourly', 'perGpu'], otherCard) >= 0;
};
const pricedOnce: Look = (page, h) => {
  const money = moneyBehind(page, h);
  return money >= 0 && page.after(money, 4, ['hour', 'hourly', 'perGpu', 'month', 'monthly'], otherCard) < 0;
};
const underModel: Look = (page, h) => {
  if (!isPlaced(page, h)) return false;
  for (let j = h.from - 2; j >= h.from - 14 && page.sameSentence(j, h.from); j -= 1)
    if (['model', 'size', 'engine', 'precision'].includes(page.at(j)?.kind ?? '')) return true;
  return false;
};
/** A word of place stands right before it, alone or at the end of a phrase ("20 users on H200"). */
const isPlaced = (page: Page, h: Hardware): boolean => ON.has(/\S+$/.exec(page.at(h.from - 1)?.text ?? '')?.[0] ?? '');
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
]);

/** A figure of speed, a load of the cards or trouble in the sentence, said by the writer of now. */
const measuredHere: Look = (page, h) => {
  for (const step of [-1, 1])
    for (let j = h.at + step; page.sameSentence(j, h.at) && Math.abs(j - h.at) < 40; j += step)
      if (isMeasured(page, j)) return true;
  return false;
};
const isMeasured = (page: Page, j: number): boolean =>
  page.against(j) === undefined &&
  (page.has(j, 'observed', 'trouble', 'util') ||
    (page.has(j, 'tps', 'tpsUser') && page.at(j - 1)?.kind === 'figure' && !isWished(page, j - 1))) &&
  !page.has(j - 1, 'want');
/** "At least 15 tokens per second": a figure that is asked for, nobody has seen it. */
const isWished = (page: Page, figure: number): boolean =>
  page.before(figure, 3, DEMAND, (e) => e.kind === 'figure') >= 0;

/** `gpu=L4|A10G`, `{ H200:8, B200:8 }`: one of the list will do. */
function isOneOfKeyed(page: Page, h: Hardware): boolean {
  const barred = (k: number): boolean => page.is(k, '|') && !page.cells.has(k);
  const card = (k: number): boolean => page.at(k)?.kind === 'gpu';
  const listed =
    (page.is(h.from - 1, '[') && page.is(h.at + 1, ',')) || (page.is(h.at + 1, ']') && page.is(h.from - 1, ','));
  return listed || (barred(h.at + 1) && card(h.at + 2)) || (barred(h.from - 1) && card(h.from - 2));
}
const ARROWS = new Set(['→', '->', '- >', '=>', '= >', '>']);
const textMeasures = (page: Page): boolean =>
  page.elements.some((_, k) => isMeasured(page, k) && page.statements.asks[k] !== true);

/** "our 40 users ... 4x H100", "we have Llama 3 ... an H100": what is owned stands between the word and the card. */
const ownsAnotherThing = (page: Page, h: Hardware): boolean => {
  const own = page.before(h.from, 12, ['own'], stop);
  for (let j = own + 1; own >= 0 && j < h.from; j += 1) {
    const kind = page.at(j)?.kind;
    if (kind === 'model' || kind === 'money' || page.has(j, 'who', 'req', 'budget', 'boss', 'idea', 'conc'))
      return true;
  }
  return false;
};
/** "We went from 2x A to 4x B": which end of a change a mention is. */
function isChanged(page: Page, h: Hardware): 'from' | 'to' | undefined {
  if (page.has(h.from - 1, 'from', 'source') && page.is(h.at + 1, 'to')) return 'from';
  if (!page.is(h.from - 1, 'to') && !page.has(h.from - 1, 'target')) return undefined;
  return page.before(h.from, 9, ['source', 'from'], stop) >= 0 ? 'to' : undefined;
}
const WEIGHED = ['idea before', 'supposed before', 'alternative', 'asked before', 'advised', 'priced once'];

/** A name without a number, a row or a machine around it. */
const isBare = (h: Hardware): boolean => h.rule === 'stated' && !h.counted && !h.row && h.instanceType === undefined;
/** What shows that machines are there. */
const SHOWN = ['text measures', 'text speaks of its own', 'text runs in parallel', 'text has trouble'];

/** What can speak for or against a mention being in use, asked about or ruled out; each is one row of the table. */
export const LOOKS: Readonly<Record<string, Look>> = {
  'rule owned': (_, h) => h.rule === 'owned',
  'rule stated': (_, h) => h.rule === 'stated',
  'rule asked': (_, h) => h.rule === 'asked',
  'rule excluded': (_, h) => h.rule === 'excluded',
  'rule only': (_, h) => h.rule === 'only',
  'rule foreign': (_, h) => h.rule === 'foreign',
  'rule past': (_, h) => h.rule === 'past',
  'rule imagined': (_, h) => h.rule === 'imagined',
  'stated and counted': (_, h) => h.rule === 'stated' && h.counted,
  'stated in a question': (page, h) => h.rule === 'stated' && page.statements.asks[h.at] === true,
  'stated beside owned': (_, h, ground) => h.rule === 'stated' && ground.hasOther('owned', h),
  'stated again': (_, h, ground) => h.rule === 'stated' && ground.hasSame('owned', h),
  'owned in a question': (page, h) => h.rule === 'owned' && page.statements.asks[h.at] === true,
  'foreign advice': (page, h, ground) => h.rule === 'foreign' && (LOOKS['advised']?.(page, h, ground) ?? false),
  'imagined in a question': (page, h) => h.rule === 'imagined' && page.statements.asks[h.at] === true,
  counted: (_, h) => h.counted,
  plural: (_, h) => h.plural,
  row: (_, h) => h.row,
  machine: (_, h) => h.instanceType !== undefined,
  'of a home': (_, h) => AT_HOME.test(h.gpuId),
  other: (page, h) => page.statements.speaker[h.at] === 'other',
  offered: (page, h) => page.isOffered(h.at),
  question: (page, h) => page.statements.asks[h.at] === true,
  'own before': clauseLeft(12, 'own'),
  'own in sentence': left(24, 'own', 'first'),
  'own behind': (page, h) => page.after(h.at, 5, ['own', 'first'], otherCard) >= 0,
  'placed behind': right(6, 'placed'),
  'under a model': underModel,
  'heads a line': headsLine,
  bulleted,
  labelled,
  measured: measuredHere,
  'priced by the hour': pricedHourly,
  'priced once': pricedOnce,
  alternative: (page, h) =>
    page.has(h.from - 1, 'or', 'versus') || page.has(h.at + 1, 'or', 'versus') || isOneOfKeyed(page, h),
  'asked before': clauseLeft(10, 'ask', 'fit', 'buy'),
  'idea before': left(14, 'option', 'idea', 'buy'),
  'idea behind': right(8, 'idea'),
  advised: left(8, 'advice', 'offer'),
  'enough behind': right(7, 'fit', 'ask'),
  'need before': left(5, 'ask'),
  'not before': clauseLeft(4, 'not'),
  'dropped behind': right(7, 'dropped', 'gone'),
  'dropped before': clauseLeft(8, 'dropped'),
  'another before': clauseLeft(3, 'another'),
  'was before': clauseLeft(6, 'was'),
  'now before': clauseLeft(7, 'nowCue', 'lately'),
  'supposed before': (page, h) => page.before(h.from, 7, ['supposes'], stop) >= 0,
  'required near': (page, h) =>
    page.before(h.from, 6, ['requirement'], stop) >= 0 || page.after(h.at, 6, ['requirement'], otherCard) >= 0,
  'trial in the sentence': (page, h) => page.speaksOf(h.at, 'trial') || page.speaksOf(h.at, 'tried'),
  'quota near': (page, h) =>
    page.before(h.from, 8, ['quota'], stop) >= 0 || page.after(h.at, 8, ['quota'], otherCard) >= 0,
  'changed away from': (page, h) => isChanged(page, h) === 'from',
  'changed to': (page, h) => isChanged(page, h) === 'to',
  "somebody's": (page, h) => page.before(h.from, 2, ['party', 'person'], stop) >= 0,
  'label of now': (page, h) => page.is(h.from - 1, ':') && page.before(h.from, 4, ['nowCue', 'own'], stop) >= 0,
  'behind a word of place': (page, h) => isPlaced(page, h),
  'under a heading that rules out': (page, h) => isUnderExclusion(page, h.from),
  'a used or a new one': clauseLeft(2, 'secondHand'),
  'arrow before': (page, h) => ARROWS.has(page.at(h.from - 1)?.text ?? ''),
  'stated where nobody measures': (_, h, ground) => h.rule === 'stated' && !ground.text.includes('text measures'),
  'a bare name': (_, h) => isBare(h),
  'a bare name where nothing shows it': (_, h, ground) => isBare(h) && !SHOWN.some((t) => ground.text.includes(t)),
  'a bare name for a load': (_, h, ground) =>
    isBare(h) && ground.text.includes('text has a load') && !ground.text.includes('text measures'),
  'stated for a load where nothing shows it': (_, h, ground) =>
    h.rule === 'stated' && ground.text.includes('text has a load') && !SHOWN.some((t) => ground.text.includes(t)),
  'owned near': (page, h) => h.rule === 'owned' && page.before(h.from, 3, ['own'], stop) >= 0,
  'owned across another thing': (page, h) => h.rule === 'owned' && ownsAnotherThing(page, h),
  'owned where nobody measures': (_, h, ground) => h.rule === 'owned' && !ground.text.includes('text measures'),
  'owned and weighed': (page, h, ground) =>
    h.rule === 'owned' && WEIGHED.some((name) => LOOKS[name]?.(page, h, ground) === true),
  'machine stated': (_, h) => h.rule === 'stated' && h.instanceType !== undefined,
  'provider beside': (page, h) =>
    [-2, -1].some((n) => page.at(h.from + n)?.kind === 'provider') ||
    [1, 2].some((n) => page.at(h.at + n)?.kind === 'provider'),
  'box behind': (page, h) => page.has(h.at + 1, 'node', 'gpuWord'),
  'same owned elsewhere': (_, h, ground) => ground.hasSame('owned', h),
  'other owned elsewhere': (_, h, ground) => ground.hasOther('owned', h),
  'same asked elsewhere': (_, h, ground) => ground.hasSame('asked', h),
  'other asked in the sentence': (page, h, ground) => ground.asksBeside(page, h),
  'other stated before': (_, h, ground) => ground.statedBefore(h),
  'other stated behind': (_, h, ground) => ground.statedBehind(h),
  'same counted elsewhere': (_, h, ground) => !h.counted && ground.isCounted(h),
  'only hardware': (_, __, ground) => ground.isAlone(),
};

/** Whether the writer asks how many cards, or which. */
export const asksForCards = (page: Page): boolean => page.elements.some((e, k) => asksForCard(page, e, k));
const asksForCard = (page: Page, e: Element, k: number): boolean =>
  e.tags.has('ask') && page.against(k) === undefined && (HARD.test(e.text) || page.has(k + 1, 'gpuWord', 'node'));

/** Words between an asking word and the memory that is asked for: "how much GPU memory". */
const MEMORY_REACH = 3;

/** Whether the text asks how much memory something takes and not which machines: "how much VRAM for ... and 8 users",
 *  "memory needed for". */
export function asksForMemory(page: Page): boolean {
  const near = (k: number, step: number): boolean => {
    for (let d = 1; d <= MEMORY_REACH; d++) {
      const at = page.at(k + step * d);
      if (at === undefined || at.kind === 'figure' || (d > 1 && at.tags.has('ask'))) return false;
      if (at.tags.has('vram')) return true;
    }
    return false;
  };
  const asksMemory = (e: Element, k: number): boolean =>
    page.against(k) === undefined &&
    ((e.tags.has('howMuch') && near(k, 1)) ||
      (NEEDED.test(e.text) && near(k, -1)) ||
      (WHICH.test(e.text) && page.has(k + 1, 'vram')));
  return page.elements.some(asksMemory) && !page.elements.some((e, k) => asksForCard(page, e, k) && !asksMemory(e, k));
}
const NEEDED = /^(?:needed|required|requirements?)$/;
const WHICH = /^(?:what|which)$/;

/** What a whole text says about whether machines are there. */
export const TEXT_LOOKS: Readonly<Record<string, (page: Page) => boolean>> = {
  'text asks for cards': asksForCards,
  'text buys': (page) => page.elements.some((e, k) => e.tags.has('shops') && page.against(k) === undefined),
  'text measures': textMeasures,
  'text runs in parallel': (page) => page.elements.some((e) => e.tags.has('tp')),
  'text has a load': (page) =>
    page.elements.some(
      (e, k) =>
        page.against(k) === undefined &&
        (e.tags.has('who') || e.tags.has('rps') || e.tags.has('req') || e.tags.has('conc')) &&
        page.at(k - 1)?.kind === 'figure',
    ),
  'text asks': (page) => page.elements.some((e) => e.text === '?'),
  'text has trouble': (page) => page.elements.some((e, k) => e.tags.has('trouble') && page.against(k) === undefined),
  'text speaks of its own': (page) => page.elements.some((e, k) => e.tags.has('own') && page.against(k) === undefined),
  'text has money': (page) => page.elements.some((e, k) => e.kind === 'money' && page.against(k) === undefined),
};
const HARD = /gpu|card|hardware|instance|machine|many|much|wie ?viele|cuant|combien|quant|сколько|多 少|几/;

/** Names of everything that was found about a mention. */
export function evidenceOf(page: Page, h: Hardware, ground: StanceGround): string[] {
  const found = Object.keys(LOOKS).filter((name) => LOOKS[name]?.(page, h, ground) === true);
  return [...found, ...(h.rule === 'stated' ? ground.text : []), ...surroundingsOf(page, h)];
}

/** Names of everything that was found about a text. */
export function textEvidence(page: Page): string[] {
  return Object.keys(TEXT_LOOKS).filter((name) => TEXT_LOOKS[name]?.(page) === true);
}
