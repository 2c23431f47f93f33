import type { Page, Period } from '../page/page';
import type { Tag } from '../words';
import { LENGTH_LEADS } from '../words/small-words';
import { shaped, valueAt } from './form';
import { unitsOf } from './quantity';
import { TOKENS_PER_WORD } from './rows/unit';
import type { Proposal } from './weigh';

/** Figures that what stands beside them says what they are: a volume that goes to a service, heads among heads. */

/** "2 billion tokens a month to GPT-4o": so many of a day or longer are a volume, whoever serves them today. */
export function tokensServed(page: Page, k: number): Proposal | undefined {
  const unit = unitsOf(page, k).find((u) => u.dimension === 'speed' && LONG.has(u.period ?? 'second'));
  const isVolume = unit !== undefined && valueAt(page, k) >= LEAST_VOLUME && page.after(unit.end, 5, ['api']) >= 0;
  return isVolume ? shaped('speed', k, SERVED, unit) : undefined;
}
const LONG: ReadonlySet<Period> = new Set<Period>(['day', 'week', 'month', 'quarter', 'year']);
const LEAST_VOLUME = 100_000;
const SERVED = 4.4;

/** "45-minute call transcripts": what was said in so long a time, as it is written down. */
export function spokenLength(page: Page, k: number): Proposal | undefined {
  const unit = page.is(k + 1, '-') ? k + 2 : k + 1;
  const scale = MINUTES.find(([tag]) => page.has(unit, tag))?.[1];
  if (scale === undefined || !page.sameSentence(k, unit)) return undefined;
  for (let j = unit + 1; j <= unit + TRANSCRIPT_REACH && page.sameSentence(j, unit); j += 1)
    if (TRANSCRIPT.test(page.textAt(j)))
      return shaped('inputTokens', k, SPOKEN, { dimension: 'prose', end: j, scale, noun: unit });
  const isOne = valueAt(page, k) * scale <= LONGEST_TALK;
  return isOne && isTranscribed(page, k)
    ? shaped('inputTokens', k, SPOKEN, { dimension: 'prose', end: unit, scale, noun: unit })
    : undefined;
}
/** "Transcripts of 30-minute calls": the word stands before the length. */
function isTranscribed(page: Page, k: number): boolean {
  const of = page.has(k - 1, 'hedge', 'determiner') ? k - 2 : k - 1;
  return LENGTH_LEADS.has(page.textAt(of)) && TRANSCRIPT.test(page.textAt(of - 1)) && page.sameSentence(of - 1, k);
}
const TRANSCRIPT =
  /(?:^|[ -])(?:transcripts?|transkripte?n?|transcripciones|transcripcion|transcriptions?|trascrizion[ei])$/;
const TRANSCRIPT_REACH = 3;
/** The middle of how fast people talk (https://en.wikipedia.org/wiki/Words_per_minute#Speech_and_listening). */
const WORDS_PER_MINUTE = 150;
const TOKENS_PER_MINUTE = Math.round(WORDS_PER_MINUTE * TOKENS_PER_WORD);
const MINUTES: readonly (readonly [Tag, number])[] = [
  ['min', TOKENS_PER_MINUTE],
  ['hour', TOKENS_PER_MINUTE * 60],
];
/** Nothing that is written down of one talk is longer, tokens: twelve hours of it. */
const LONGEST_TALK = 12 * 60 * TOKENS_PER_MINUTE;
const SPOKEN = 4.8;

/** "16 heads of which 8 KV", "32 heads, 8 kv": the heads of the cache among those that were counted right before. */
export const headsOfCache = (page: Page, k: number): Proposal | undefined =>
  page.has(k + 1, 'kv') && page.sameSentence(k, k + 1) && page.before(k, 5, ['geomHeads']) >= 0
    ? shaped('kvHeads', k, CACHE_HEADS, { dimension: 'setting', end: k + 1, scale: 1, noun: k + 1 })
    : undefined;
const CACHE_HEADS = 5;
