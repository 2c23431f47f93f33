import type { Page, Period } from '../page/page';
import type { Tag } from '../words';
import { SIDE_GOES_ON, SIDE_PREPOSITIONS } from '../words/small-words';
import { isSizeOfPiece } from './pages-of-piece';
import { timed } from './timed-units';
import { isPerHead, soundsLikePeople } from './unlisted-nouns';
import { type Dimension, type Unit, UNITS } from './rows/unit';

/** What the element at `j` makes of the figure: its tags, and a period behind it ("calls a day", "tokens per second").
 */
export function unitsAt(page: Page, k: number, j: number): readonly Unit[] {
  const tags = page.at(j)?.tags;
  const rows = tags === undefined || tags.size === 0 ? NO_ROWS : rowsOf(tags);
  if (rows.length === 0) return NO_UNITS;
  const units: Unit[] = [];
  for (const [tag, dimension, scale] of rows)
    if (isUnitHere(page, k, j, tag)) units.push(...timed(page, k, unitOf(page, k, j, tag, dimension, scale)));
  return units;
}
const NO_ROWS: typeof UNITS = [];
const NO_UNITS: readonly Unit[] = [];

/** The rows of a word, in their order; a word stands in many texts, and few words measure anything. */
function rowsOf(tags: ReadonlySet<Tag>): typeof UNITS {
  let rows = rowsByTags.get(tags);
  if (rows === undefined) rowsByTags.set(tags, (rows = UNITS.filter(([tag]) => tags.has(tag))));
  return rows;
}
const rowsByTags = new WeakMap<ReadonlySet<Tag>, typeof UNITS>();

/** Periods that the words of a rate say themselves. */
const OWN_PERIODS: Readonly<Partial<Record<Tag, Period>>> = { rps: 'second', rpm: 'minute', rpd: 'day' };

function unitOf(page: Page, k: number, j: number, tag: Tag, dimension: Dimension, scale: number): Unit {
  const isCounted = isManyAnswers(page, k, j) || (isAnswers(page, j) && isOfTime(page, k, j));
  if (tag === 'out' && isCounted) return { dimension: 'work', end: j, scale: 1, noun: j };
  if (tag === 'epochs' && isMany(page, k)) return { dimension: 'work', end: j, scale: 1, noun: j };
  const period = OWN_PERIODS[tag];
  const each = tag === 'tpsUser' || (dimension === 'speed' && isPerHead(page, j));
  return { dimension, end: j, scale, period, noun: j, each: each ? true : undefined };
}

/** "日均会话2.6万轮": so many rounds are turns of a conversation; no run has so many epochs. */
const isMany = (page: Page, k: number): boolean => (page.at(k)?.figure?.value ?? 0) >= MANY_ROUNDS;
const MANY_ROUNDS = 1000;

/** Whether a word is a unit where it stands: "in" and "out" may only lead on, "of them" may mean no people, "min." the
 *  least. */
function isUnitHere(page: Page, k: number, j: number, tag: Tag): boolean {
  if (tag === 'in' || tag === 'out')
    return (
      isSide(page, j) &&
      !namesNext(page, k, j) &&
      !isDone(page, k, j) &&
      !comesIn(page, k, j) &&
      !comesOut(page, k, j) &&
      !areCounted(page, k, j)
    );
  // "6.000 token alla volta": each time, not at once
  if (tag === 'conc' && page.has(j - 1, 'tok')) return false;
  if (tag === 'doc') return !isSizeOfPiece(page, k, j);
  if (tag === 'who') return !OF_THEM.test(page.textAt(j)) || meansPeople(page, k);
  return !(tag === 'min' && page.has(j, 'least') && !page.has(k + 1, 'min'));
}
const OF_THEM = /^of (?:them|those|these|which|whom)$/;

/** "35 letters are generated": so many pieces that something is done with. */
const isDone = (page: Page, k: number, j: number): boolean => j - k > 2 && DONE.test(page.textAt(j - 1));
const DONE = /^(?:are|is|were|being|be|sont|sera|seront|sind|werden|wurden|son|seran|sono|vengono|sao|zijn|worden|sa)$/;

/** `把38万份病历摘要出来`: behind so many pieces of work stands what is made of them. */
const isOfPieces = (page: Page, k: number, j: number): boolean =>
  j - k > 1 && (page.at(k)?.figure?.value ?? 0) >= MANY_PIECES && page.has(j - 1, 'doc', 'req');
const MANY_PIECES = 10_000;

/** Pieces of work, or what is written at once. */
const areCounted = (page: Page, k: number, j: number): boolean => isOfPieces(page, k, j) || areAtOnce(page, j);

/** "90 generations at once", "25 completions in parallel": so many are written together, not so long is each. */
const areAtOnce = (page: Page, j: number): boolean =>
  page.has(j, 'req') && !page.has(j, 'tok') && page.has(j + 1, 'conc') && page.sameSentence(j, j + 1);

/** "Every day 366 quotes come in", "varje dag kommer 340 brev in": what a day brings arrives, and is no length. */
const comesIn = (page: Page, k: number, j: number): boolean =>
  page.has(j, 'in') &&
  page.at(k + 1)?.kind === 'word' &&
  j > k + 1 &&
  !page.has(k + 1, 'tok') &&
  page.speaksOf(k, 'daily', 'hourly', 'monthly', 'weekly') &&
  !page.speaksOf(k, 'tok');

/** "20 fields out as JSON": things that come out, no tokens. */
const comesOut = (page: Page, k: number, j: number): boolean =>
  j - k === 2 && page.at(k + 1)?.kind === 'word' && page.at(k + 1)?.tags.size === 0 && THINGS.test(page.textAt(k + 1));
const THINGS = /^\p{L}{4,}s$/u;

/** How far back "of them" points, elements. */
const THEM_REACH = 16;
/** "1,200 developers, 700 of them": the figure before counts people, or none does and people are named. */
function meansPeople(page: Page, k: number): boolean {
  for (let j = k - 1; j >= 0 && j >= k - THEM_REACH; j -= 1)
    if (page.at(j)?.kind === 'figure')
      return [1, 2, 3].some((n) => page.has(j + n, 'who', 'dau', 'mau', 'conc')) || soundsLikePeople(page, j + 1);
  return page.peopleBefore(k);
}

/** "generate 400k answers": so many are counted, not measured in tokens. */
const isManyAnswers = (page: Page, k: number, j: number): boolean =>
  isAnswers(page, j) && (page.at(k)?.figure?.value ?? 0) >= MANY_ANSWERS;
/** Answers in the plural. */
export const isAnswers = (page: Page, j: number): boolean => ANSWERS.test(page.textAt(j));
const ANSWERS = new RegExp(
  '^(?:answers|responses|replies|completions|summaries|antworten|zusammenfassungen|respuestas|resumenes|reponses|' +
    'resumes|respostas|resumos|risposte|riassunti|sintesi|antwoorden|samenvattingen|odpowiedzi|streszczen|ответов|' +
    'сводок|yanit|ozet|cevap|svar|sammanfattningar)$',
);
const MANY_ANSWERS = 1000;
/** "Every day 60 summaries", "60 summaries a day". */
const isOfTime = (page: Page, k: number, j: number): boolean =>
  page.has(k - 1, 'daily', 'hourly', 'monthly') || page.period(j + 1) !== undefined;

/** `输入2k输出500`: the word behind the figure names the next one when this one has its own before it. */
const namesNext = (page: Page, k: number, j: number): boolean =>
  page.at(j + 1)?.kind === 'figure' && page.has(k - 1, 'in', 'out') && !page.has(j + 2, 'in', 'out', 'tok');

/** "1,800 in and 150 out on these cards": "out" behind the second figure of a pair leads nowhere. */
const isSecondSide = (page: Page, j: number): boolean =>
  page.at(j - 1)?.kind === 'figure' &&
  page.sameSentence(j - 3, j) &&
  [j - 2, j - 3].some((i) => page.has(i, 'in') && page.at(i - 1)?.kind === 'figure');

/** "in" and "out" measure a length only where nothing follows that they could lead to. */
export function isSide(page: Page, j: number): boolean {
  const e = page.at(j);
  if (e === undefined) return false;
  if (!SIDE_PREPOSITIONS.has(e.text)) return true;
  const next = page.at(j + 1);
  if (next?.kind === 'figure') return isBetween(page, j) || isLastSide(page, j);
  if (next === undefined || !page.sameSentence(j, j + 1) || next.kind === 'mark') return true;
  return page.has(j + 1, 'and', 'out', 'each') || SIDE_GOES_ON.has(next.text) || (e.text === 'out' && isOut(page, j));
}

const isBetween = (page: Page, j: number): boolean =>
  page.at(j - 1)?.kind === 'figure' && page.has(j + 2, 'out', 'osl', 'tok');
/** "Images are 900 tokens, text out 110.": what is named before its length, where the sentence counts tokens. */
const isLastSide = (page: Page, j: number): boolean =>
  page.is(j, 'out') &&
  page.at(j - 1)?.kind !== 'figure' &&
  (!page.sameSentence(j + 1, j + 2) || page.at(j + 2)?.kind === 'mark') &&
  page.speaksOf(j, 'tok');

/** "out as JSON", "out per call"; behind the second figure of a pair it leads nowhere either: "1,800 in and 150 out on
 *  these cards". */
const isOut = (page: Page, j: number): boolean =>
  page.is(j + 1, 'as') || page.is(j + 1, 'per') || isSecondSide(page, j);
