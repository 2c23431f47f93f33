import type { Tag } from '../words';
import type { Element } from '../elements/element';
import { groupOf, type TagGroup } from '../elements/tag-groups';
import type { Page } from '../page/page';
import { asksOtherThing } from './asked-thing';
import { isSoldToUs } from './gone-hardware';
import type { Standing } from './hardware-mention';
import { isAskedBehind, isHeldBehind, isOursBehind, isToBeGotBehind } from './behind-the-name';
import { isHeldByUs } from './held-by-us';
import { isLeanedTo, isPreferredBehind } from './leaned-to';
import { isRefusedBehind } from './refused-hardware';
import { runsThere } from './runs-there';
import { isNotHad } from './not-had';
import { isOneOfTwo } from './two-weighed';

const barrier = (e: Element): boolean => e.text === ';' || e.text === '—';

/** A mention of hardware with the words around it that can say whose it is; places are -1 where there is none. */
interface Mention {
  readonly page: Page;
  /** The name, and where its count begins. */
  readonly k: number;
  readonly from: number;
  /** A word of having or running. */
  readonly own: number;
  /** A word of asking or needing that is about this hardware. */
  readonly ask: number;
  /** A word of buying. */
  readonly buy: number;
  readonly not: number;
  /** The nearest word of its clause with one of the tags, before the mention. */
  readonly near: (tags: readonly Tag[], reach: number) => number;
}

/** One reading of the words around a mention. */
interface Rule {
  /** Words without one of which no text is read so; any text can be when absent. */
  readonly words?: TagGroup;
  readonly when: (m: Mention) => boolean;
  readonly then: Standing;
}

/** What the words beside hardware say of it, when nothing else is known; `from` is where its count begins. */
export function standingByWords(page: Page, k: number, from: number): Standing {
  const mention = mentionAt(page, k, from);
  for (const { words, when, then } of RULES)
    if ((words === undefined || page.tellsAny(words)) && when(mention)) return then;
  return 'stated';
}

function mentionAt(page: Page, k: number, from: number): Mention {
  const clause = page.at(from)?.clause;
  const near = (tags: readonly Tag[], reach: number): number =>
    page.before(from, reach, tags, (e) => e.clause !== clause || barrier(e));
  const own = page.before(from, 12, ['own'], (e) => e.clause !== clause && (e.kind === 'figure' || barrier(e)));
  const ask = Math.max(
    near(['ask'], 8),
    page.before(from, 4, ['ask'], (e) => barrier(e) || e.text === ','),
  );
  const buy = near(['buy'], 6);
  return {
    page,
    k,
    from,
    own: own >= 0 && isNotHad(page, own, from) ? -1 : own,
    ask: ask >= 0 && asksOtherThing(page, ask, from) ? -1 : ask,
    buy: buy >= 0 && page.has(buy - 1, 'not') ? -1 : buy,
    not: near(['not'], 3),
    near,
  };
}

/** "Not H100"; "not only", "not enough" and "does not fit" rule nothing out. */
function isDenied({ page, not, own }: Mention): boolean {
  if (not < 0 || own >= not || page.has(not - 1, 'fit')) return false;
  return !NOT_RULING.has(page.textAt(not + 1));
}
/** "bf16 n'existe pas sur V100", "there is no fp8 on A100": what a card cannot do rules no card out. */
function isOfFormat({ page, k, from, not, own }: Mention): boolean {
  if (not < 0 || own >= 0) return false;
  for (let j = not - FORMAT_REACH; j < from; j += 1)
    if (page.at(j)?.kind === 'precision' && page.at(j)?.clause === page.at(k)?.clause) return true;
  return false;
}
const FORMAT_REACH = 4;
const NOT_RULING = new Set(['only', 'just', 'enough']);

/** "Preferably g6e", "am liebsten L40S", "our engine lead argues for H100": wished for. */
const isPreferred = ({ page, k, from, own }: Mention): boolean =>
  isLeanedTo(page, from) || (own < 0 && isPreferredBehind(page, k));

/** "8x H100 are recommended": a requirement of a document. */
function isDemanded({ page, k, own }: Mention): boolean {
  const demand = page.after(k, 9, ['requirement'], (e) => barrier(e) || e.text === '.' || e.text === '?');
  return own < 0 && /requirement|required|recommended/.test(page.textAt(demand));
}

/** "Replace the V100s with L40S", "wir ersetzen die V100 durch L40S": what comes in their place is thought of. */
function isReplacement({ page, from }: Mention): boolean {
  const by = [from - 1, from - 2].find((j) => BY.has(page.textAt(j)));
  if (by === undefined || (by === from - 2 && !page.has(from - 1, 'determiner', 'definite'))) return false;
  const left = page.before(by, REPLACED_WITHIN, ['leaving']);
  return left >= 0 && page.before(from, 3, ['own', 'nowCue']) < 0;
}
const REPLACED_WITHIN = 9;
const BY = new Set('with by durch mit gegen par por con door met przez na на com'.split(' '));

const OR: readonly Tag[] = ['or', 'versus'];
const isAlternative = ({ page, from }: Mention): boolean => page.has(from - 1, 'versus', 'or');

/** Another card stands behind "or". */
function hasAlternative({ page, k }: Mention): boolean {
  if (!page.has(k + 1, 'or', 'versus')) return false;
  for (let j = k + 2; j < k + 6; j += 1) {
    const kind = page.at(j)?.kind;
    if (kind === 'gpu' || kind === 'instance') return true;
  }
  return false;
}

/** "A100 only". */
function isInsistedBehind({ page, k, own }: Mention): boolean {
  const only = own < 0 ? page.after(k, 2, ['only'], barrier) : -1;
  return only >= 0 && !isOfWriter(page, only);
}
/** "Single 4090, solo, 52 t/s": who is alone there speaks of people. */
const isOfWriter = (page: Page, k: number): boolean => page.is(k, 'solo') && page.is(k - 1, ',');

/** "Only A100"; "just two A100" says that there are few. */
function isInsistedBefore({ page, own, ask, near }: Mention): boolean {
  const only = near(['only'], 2);
  return only >= 0 && own < 0 && ask < 0 && !page.is(only, 'just');
}

const isAsked = ({ page, ask, own }: Mention): boolean => ask > own && !page.has(ask, 'fit');
/** "How many": the number of them is asked for. */
const isCounted = ({ page, ask }: Mention): boolean =>
  /^(?:how many|how much|wie viele|cuantas|cuantos|combien|quantas|quantos|quante|quanti)/.test(page.textAt(ask));

const isAtWork = ({ page, k }: Mention): boolean =>
  page.after(k, 5, ['placed'], (e) => barrier(e) || e.kind === 'gpu') >= 0 || runsThere(page, k);

/** "2x A100 needed?" */
function isRequiredLater({ page, k }: Mention): boolean {
  const clause = page.at(k)?.clause;
  const later = page.after(k, 6, ['ask'], (e) => e.clause !== clause);
  return /^(?:required|recommended|needed|needs?|worth it|necessary|必要)$/.test(page.textAt(later));
}

/** The first that holds says how the words beside the hardware put it. */
const RULES: readonly Rule[] = [
  { words: groupOf('not'), when: isOfFormat, then: 'unused' },
  { words: groupOf('not'), when: isDenied, then: 'excluded' },
  { when: ({ page, k, own }) => own < 0 && isRefusedBehind(page, k), then: 'excluded' },
  { words: groupOf('ask', 'want'), when: (m) => isAskedBehind(m.page, m.k), then: 'asked' },
  { when: (m) => isToBeGotBehind(m.page, m.k), then: 'asked' },
  { when: (m) => isOneOfTwo(m.page, m.k, m.from), then: 'asked' },
  { when: (m) => isHeldBehind(m.page, m.k), then: 'owned' },
  { when: (m) => isOursBehind(m.page, m.k), then: 'owned' },
  { words: groupOf('requirement'), when: isDemanded, then: 'foreign' },
  { words: groupOf('disposed'), when: ({ page, from }) => isSoldToUs(page, from), then: 'owned' },
  { words: groupOf('leaving'), when: isReplacement, then: 'asked' },
  { words: groupOf('leaving'), when: ({ near }) => near(['leaving'], 4) >= 0, then: 'owned' },
  { words: groupOf('prefers'), when: isPreferred, then: 'asked' },
  {
    words: groupOf(...OR),
    when: (m) => isAlternative(m) && m.own < 0 && m.page.sameSentence(m.from - 1, m.from),
    then: 'asked',
  },
  {
    words: groupOf('gone'),
    when: ({ page, k, own }) => page.after(k, 4, ['gone'], barrier) >= 0 && own < 0,
    then: 'excluded',
  },
  { when: ({ page, k }) => page.is(k + 1, 'instead'), then: 'asked' },
  { words: groupOf(...OR), when: (m) => isAlternative(m) && m.page.at(m.from - 2)?.kind === 'gpu', then: 'asked' },
  { words: groupOf(...OR), when: (m) => hasAlternative(m) && m.own >= 0 && m.ask < m.own, then: 'owned' },
  { words: groupOf(...OR), when: hasAlternative, then: 'asked' },
  { words: groupOf('only'), when: isInsistedBehind, then: 'only' },
  { words: groupOf('only'), when: isInsistedBefore, then: 'only' },
  { when: (m) => isAsked(m) && (isCounted(m) || m.ask >= m.from - 5), then: 'asked' },
  { when: (m) => isAsked(m) && m.own < 0, then: 'stated' },
  { when: (m) => !isAsked(m) && m.buy > m.own, then: 'asked' },
  { when: (m) => m.own >= 0, then: 'owned' },
  { when: isAtWork, then: 'owned' },
  { words: groupOf('placed'), when: (m) => m.ask < 0 && m.buy < 0 && m.near(['placed'], 6) >= 0, then: 'owned' },
  { when: (m) => isHeldByUs(m.page, m.from), then: 'owned' },
  { words: groupOf('ask'), when: isRequiredLater, then: 'asked' },
];
