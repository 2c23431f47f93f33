import type { Tag } from '../words';
import type { Element } from '../elements/element';
import type { Page } from '../elements/page';

/** How a piece of hardware stands to the writer. */
export type Standing = 'owned' | 'stated' | 'asked' | 'excluded' | 'only' | 'foreign' | 'past' | 'imagined' | 'unused';

const OWN: readonly Tag[] = ['own'];
const barrier = (e: Element): boolean => e.text === ';' || e.text === '—';

/** What speaker and tense alone settle: another's hardware, what is gone, what is offered, what is only imagined. */
function bySpeaker(page: Page, k: number, from: number): Standing | undefined {
  if (page.isOffered(k) && page.before(from, 12, ['offer']) >= page.before(from, 12, OWN)) return 'asked';
  const against = page.against(k);
  if (against === 'not_mine') return 'foreign';
  if (against === 'past') return 'past';
  if (against === 'hypothetical') return 'imagined';
  const dropped = Math.max(
    page.after(k, 6, ['dropped'], (e) => e.kind === 'gpu' || e.kind === 'model' || e.text === ';' || e.text === '('),
    page.before(from, 4, ['dropped'], (e) => e.text === ','),
  );
  return dropped >= 0 ? 'excluded' : undefined;
}

/** `[exclude]`: the nearest heading in brackets above rules its list out. */
export function isUnderExclusion(page: Page, from: number): boolean {
  for (let j = from - 1; j >= from - 14 && j >= 0; j -= 1) {
    if (page.is(j, '[') && page.has(j + 1, 'not', 'dropped')) return true;
    if (page.is(j, ']') && !page.has(j - 1, 'not', 'dropped') && page.at(j - 1)?.kind === 'word') return false;
  }
  return false;
}

/** Whether hardware is the writer's, only asked about, ruled out, or somebody else's. `from` is where its count
 *  begins. */
export function standingOf(page: Page, k: number, from: number): Standing {
  const standing = worded(page, k, from);
  return standing === 'stated' && isWeighed(page, k, from) ? 'asked' : standing;
}

/** Nothing says that it is there, and it stands in a question, in a list of options, or with its price: it is being
 *  weighed. */
function isWeighed(page: Page, k: number, from: number): boolean {
  if (page.before(from, 30, OWN) >= 0 || page.has(from, 'own')) return false;
  if (page.statements.asks[k] === true && leadsQuestion(page, from)) return true;
  if (page.before(from, 4, ['option']) >= 0 || isLettered(page, from)) return true;
  const price = page.at(k + 1)?.kind === 'money' ? k + 1 : k + 2;
  if (page.at(price)?.kind !== 'money' || (price === k + 2 && !PRICED.has(page.at(k + 1)?.text ?? ''))) return false;
  return page.after(price, 6, ['hour', 'hourly', 'perGpu']) < 0; // what is paid by the hour is in use
}
const PRICED = new Set([
  ',',
  '(',
  'at',
  'for',
  'is',
  'rents',
  ':',
  'a',
  'für',
  'für',
  'por',
  'pour',
  'à',
  'om',
  'za',
  'за',
  '-',
]);
/** A word of asking stands before the card in its sentence. */
function leadsQuestion(page: Page, from: number): boolean {
  for (let j = from - 1; j >= from - 24 && page.sameSentence(j, from); j -= 1)
    if (
      page.has(j, 'fit', 'or', 'buy') ||
      (page.has(j, 'ask') && !aboutSomethingElse(page, j, from)) ||
      SUPPOSING.has(page.at(j)?.text ?? '')
    )
      return true;
  return false;
}
const SUPPOSING = new Set([
  'is',
  'are',
  'would',
  'will',
  'could',
  'should',
  'ist',
  'sind',
  'wurde',
  'est',
  'sera',
  'es',
  'seria',
  'e',
  'basta',
  'is het',
  'czy',
  'a',
  'does',
  'do',
]);
/** `A: 4x 3090`, `(b) a 5060 Ti`, `- L4`: a row of a list of options. */
function isLettered(page: Page, from: number): boolean {
  const mark = page.at(from - 1)?.text;
  const letter = page.at(from - 2)?.text ?? '';
  return (mark === ':' || mark === ')') && /^[a-e]$/.test(letter);
}

function worded(page: Page, k: number, from: number): Standing {
  const settled = bySpeaker(page, k, from);
  if (settled !== undefined) return settled;
  if (isUnderExclusion(page, from)) return 'excluded';
  const clause = page.at(from)!.clause;
  const inClause = (tags: readonly Tag[], reach: number): number =>
    page.before(from, reach, tags, (e) => e.clause !== clause && (e.kind === 'figure' || barrier(e)));
  const near = (tags: readonly Tag[], reach: number): number =>
    page.before(from, reach, tags, (e) => e.clause !== clause || barrier(e));
  const mine = inClause(OWN, 12);
  const own = mine >= 0 && (isDeliberated(page, mine) || isTheirs(page, mine)) ? -1 : mine;
  const not = near(['not'], 3);
  const asked = Math.max(
    near(['ask'], 8),
    page.before(from, 4, ['ask'], (e) => barrier(e) || e.text === ','),
  );
  const ask = asked >= 0 && aboutSomethingElse(page, asked, from) ? -1 : asked;
  const wished = near(['buy'], 6);
  const buy = wished >= 0 && page.has(wished - 1, 'not') ? -1 : wished;
  const following = page.after(k, 3, ['only'], barrier);
  if (
    not >= 0 &&
    !page.is(not + 1, 'only') &&
    !page.is(not + 1, 'just') &&
    !page.is(not + 1, 'enough') &&
    own < not &&
    !page.has(not - 1, 'fit')
  )
    return 'excluded';
  if (page.has(k + 1, 'ask') && page.at(k + 1)!.text.charCodeAt(0) >= 0x2e80) return 'asked';
  const demanded = page.after(k, 9, ['requirement'], (e) => barrier(e) || e.text === '.' || e.text === '?');
  if (demanded >= 0 && own < 0 && /requirement|required|recommended/.test(page.at(demanded)!.text)) return 'foreign';
  if (near(['leaving'], 4) >= 0) return 'owned';
  if (page.has(from - 1, 'versus', 'or') && own < 0 && page.sameSentence(from - 1, from)) return 'asked';
  if (page.after(k, 4, ['gone'], barrier) >= 0 && own < 0) return 'excluded';
  if (page.is(k + 1, 'instead')) return 'asked';
  if (page.has(from - 1, 'versus', 'or') && page.at(from - 2)?.kind === 'gpu')
    return own >= 0 && !page.has(from - 1, 'or') ? 'asked' : 'asked';
  if (page.has(k + 1, 'or', 'versus') && nextIsCard(page, k + 2)) return own >= 0 && ask < own ? 'owned' : 'asked';
  if (following >= 0 && following <= k + 2 && own < 0) return 'only';
  if (near(['only'], 2) >= 0 && own < 0 && ask < 0 && !(page.is(near(['only'], 2), 'just') && from > near(['only'], 2)))
    return 'only';
  if (ask > own && !page.has(ask, 'fit'))
    return /^(?:how many|how much|wie viele|cuantas|cuantos|combien|quantas|quantos|quante|quanti)/.test(
      page.at(ask)!.text,
    ) || ask >= from - 5
      ? 'asked'
      : own >= 0
        ? 'owned'
        : 'stated';
  if (buy > own) return 'asked';
  if (own >= 0) return 'owned';
  if (
    page.after(k, 5, ['placed'], (e) => barrier(e) || e.kind === 'gpu') >= 0 ||
    RUNS.has(page.at(k + 1)?.text ?? '') ||
    (page.has(k + 1, 'node', 'gpuWord') && RUNS.has(page.at(k + 2)?.text ?? '')) ||
    runsLater(page, k)
  )
    return 'owned';
  const later = page.after(k, 6, ['ask'], (e) => e.clause !== page.at(k)!.clause);
  if (later >= 0 && /^(?:required|recommended|needed|needs?|worth it|necessary|必要)$/.test(page.at(later)!.text))
    return 'asked';
  return 'stated';
}
/** "should we rent A or B": weighed, not there. */
const isDeliberated = (page: Page, own: number): boolean =>
  /\b(?:rent|lease|get)\b/.test(page.at(own)!.text) &&
  (page.is(own - 1, 'should') ||
    (page.has(own - 1, 'ask') && /should/.test(page.at(own - 1)!.text)) ||
    /should/.test(page.at(own)!.text));
/** "somebody got 900 tokens/s on 8x A800": the verb has another subject. */
const isTheirs = (page: Page, own: number): boolean =>
  page.has(own - 1, 'claim') && /^(?:got|have|own|owns|rent|rented|runs on|run on)$/.test(page.at(own)!.text);
const RUNS = new Set([
  '部 署',
  '跑',
  '运 行',
  '部 署 了',
  '上',
  '上 面',
  'で',
  'pe',
  'par',
  'hosting',
  'serving',
  'running',
  'serves',
  'runs',
  'handles',
  'powering',
  'do',
  'does',
  'getting',
  'gives',
  'gets',
  'run',
  'serve',
  'host',
  'answers',
  'responds',
  'takes',
  'pegged',
  'sit',
  'sits',
  'stays',
  'idle',
  'got',
  'here',
  'user',
  'owner',
  'costs',
  'is costing',
]);
/** "2x 3090 on Ubuntu running vLLM": the verb stands a few words behind in the same clause. */
const runsLater = (page: Page, k: number): boolean => {
  if (page.is(k + 1, '('))
    for (let j = k + 2; j <= k + 14 && page.sameSentence(j, k); j++)
      if (page.is(j, ')')) return RUNS.has(page.at(j + 1)?.text ?? '');
  for (let j = k + 1; j <= k + 6 && page.sameSentence(j, k) && page.at(j)!.clause === page.at(k)!.clause; j++)
    if (page.is(j, 'hosting') || page.is(j, 'serving') || page.is(j, 'running')) return true;
  for (let j = k + 1; j <= k + 4 && page.sameSentence(j, k); j++) if (page.is(j, '部 署')) return true;
  return false;
};
/** "do I need NVLink for 2x 3090", "how many users on 2x A100": what is asked for is not the card. */
function aboutSomethingElse(page: Page, ask: number, from: number): boolean {
  for (let j = ask + 1; j < from; j++)
    if (
      ['for', 'on', 'with', 'mit', 'con', 'avec', 'com', 'auf', 'en', 'sur', 'using'].includes(page.at(j)!.text) &&
      j > ask + 1
    )
      return true;
  return (
    page.has(ask + 1, 'who', 'req', 'tok', 'conc', 'vram') || page.is(ask + 1, 'memory') || page.is(ask + 1, 'long')
  );
}
function nextIsCard(page: Page, j: number): boolean {
  for (let i = j; i < j + 4 && page.at(i) !== undefined; i++)
    if (page.at(i)!.kind === 'gpu' || page.at(i)!.kind === 'instance') return true;
  return false;
}
