import { lastWord } from '../lexer/first-word';
import type { Page } from '../page/page';
import { GENERATES, WRITTEN_PIECES } from '../words/goal-words';
import { GROWS_TO, HAS_LENGTH, MADE_FROM, NO_PIECES, ONE_OF, TALKS } from '../words/length-words';
import { adjectiveEnd } from './adjective';
import { shapedLength } from './form';
import type { Proposal } from './weigh';

/** What a length that describes is worth against a bare number. */
const DESCRIBED = 3;
/** The same where their number is asked for: it is none. */
const ASKED = 8;

/** How far behind a length the words stand that say what holds it. */
const NOUN_WITHIN = 2;
/** How far before a length it may be asked how many there are. */
const ASKED_WITHIN = 5;

/** "How many of those 128k convos at once": what is asked for is their number. */
const isAskedHowMany = (page: Page, k: number): boolean =>
  page.at(k)?.figure?.kilo !== undefined &&
  page.after(k, NOUN_WITHIN, ['conc', 'seqs', 'req']) >= 0 &&
  page.before(k, ASKED_WITHIN, ['ask'], (e) => e.kind === 'figure') >= 0;

/** "32k-token sessions" hold so much, "16k-token requests" bring it. */
export function describedLength(page: Page, k: number): Proposal | undefined {
  if (isAskedHowMany(page, k)) return shapedLength('contextTokens', k, ASKED, k + 1);
  const end = adjectiveEnd(page, k);
  if (end === undefined || !page.has(end, 'tok'))
    return (
      writtenLength(page, k) ?? madeFrom(page, k) ?? lengthOfTalk(page, k) ?? lengthOfOne(page, k) ?? perPiece(page, k)
    );
  if (page.has(end + 1, 'conc', 'seqs')) return shapedLength('contextTokens', k, DESCRIBED, end + 1);
  return page.has(end + 1, 'req') ? shapedLength('inputTokens', k, DESCRIBED, end + 1) : undefined;
}

/** "I write stories, about 3k tokens per chapter": what is written piece by piece comes out. */
function writtenLength(page: Page, k: number): Proposal | undefined {
  const per = k + 2;
  const isPiece = page.has(k + 1, 'tok') && page.has(per, 'per', 'each') && page.sameSentence(k, per);
  if (!isPiece || ![per, per + 1].some((j) => WRITTEN_PIECES.has(lastWord(page.textAt(j))))) return undefined;
  for (let j = k - WRITES_WITHIN; j <= k + WRITES_WITHIN; j += 1)
    if (GENERATES.test(page.textAt(j)) && isBeside(page, j, k)) return shapedLength('outputTokens', k, WRITTEN, per);
  return undefined;
}
const WRITTEN = 4.6;
const WRITES_WITHIN = 20;
const isBeside = (page: Page, j: number, k: number): boolean =>
  Math.abs((page.at(j)?.sentence ?? -SENTENCES) - (page.at(k)?.sentence ?? 0)) < SENTENCES;
const SENTENCES = 2;

/** "A claim is roughly 350 tokens", "ein Vorgang hat rund 350 Tokens": so long is one of what is worked on, whatever it
 *  is called. */
function lengthOfOne(page: Page, k: number): Proposal | undefined {
  if (!isPlainLength(page, k)) return undefined;
  let verb = k - 1;
  while (verb > k - HEDGES_WITHIN && page.has(verb, 'hedge', 'most', 'least', 'mean')) verb -= 1;
  if (!HAS_LENGTH.has(page.textAt(verb)) || !page.sameSentence(verb, k)) return undefined;
  return isOneOfThem(page, verb) ? shapedLength('inputTokens', k, ONE, k + 1) : undefined;
}
const isPlainLength = (page: Page, k: number): boolean =>
  page.has(k + 1, 'tok') && !page.has(k + 1, 'ctx', 'in', 'out') && !page.has(k + 2, 'in', 'out', 'ctx');

/** "A claim", "each record" right before the verb. */
function isOneOfThem(page: Page, verb: number): boolean {
  for (let j = verb - 1; j >= verb - SUBJECT_WITHIN && page.at(j)?.clause === page.at(verb)?.clause; j -= 1) {
    if (page.is(j, '—') || page.is(j, '-')) continue;
    if (page.at(j)?.kind !== 'word' || page.has(j, ...NO_PIECE) || NO_PIECES.has(page.textAt(j))) return false;
    if (page.has(j, 'determiner', 'each') || ONE_OF.has(page.textAt(j))) return j < verb - 1;
  }
  return false;
}
const ONE = 2.2;
const HEDGES_WITHIN = 4;
const SUBJECT_WITHIN = 5;
/** What has another length of its own, or none. */
const NO_PIECE = ['out', 'ctx', 'in', 'sharedPart', 'most', 'conc', 'tok', 'observed'] as const;

/** "The longest conversation may reach 32k tokens", "Gespräche wachsen bis auf 16.000 Tokens": what a talk comes to is
 *  the window that it needs. */
function lengthOfTalk(page: Page, k: number): Proposal | undefined {
  if (!page.has(k + 1, 'tok') || page.has(k + 1, 'in', 'out')) return undefined;
  let grows = false;
  for (let j = k - 1; j >= k - TALK_WITHIN && page.at(j)?.clause === page.at(k)?.clause; j -= 1) {
    if (page.at(j)?.kind !== 'word' || page.has(j, 'out')) return undefined;
    grows ||= GROWS_TO.test(page.textAt(j)) || page.has(j, 'most', 'until');
    if (TALKS.test(page.textAt(j))) return grows ? shapedLength('contextTokens', k, TALK, k + 1, [j]) : undefined;
  }
  return undefined;
}
const TALK = 4.6;
const TALK_WITHIN = 7;

/** "Writes a summary from a transcript of roughly 3,000 tokens", "à partir de 2 500 tokens": behind what comes out
 *  stands what it is made from. */
function madeFrom(page: Page, k: number): Proposal | undefined {
  if (!isPlainLength(page, k)) return undefined;
  for (let j = k - 1; j >= k - FROM_WITHIN && page.sameSentence(j, k) && page.at(j)?.kind === 'word'; j -= 1) {
    if (page.has(j, 'out')) return undefined;
    const isFrom = MADE_FROM.has(page.textAt(j)) || /^a partir d/.test(page.textAt(j));
    if (isFrom)
      return page.before(j, OUT_WITHIN, ['out']) >= 0 ? shapedLength('inputTokens', k, MADE, k + 1) : undefined;
  }
  return undefined;
}
const MADE = 6;
const FROM_WITHIN = 6;
const OUT_WITHIN = 6;

/** "300 tokens per description": of each of what is worked on, which is no time and nobody. */
function perPiece(page: Page, k: number): Proposal | undefined {
  if (!isPlainLength(page, k) || !page.has(k + 2, 'per') || page.has(k + 2, 'determiner')) return undefined;
  const noun = k + 3;
  const isPiece =
    page.sameSentence(noun, k) &&
    page.at(noun)?.kind === 'word' &&
    page.timeUnit(noun) === undefined &&
    !page.has(noun, 'who', 'person', 'out', 'conc', 'req', 'gpuWord', 'node', 'sec', 'day');
  return isPiece ? shapedLength('inputTokens', k, ONE, noun) : undefined;
}
