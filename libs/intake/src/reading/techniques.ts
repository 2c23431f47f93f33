import type { SpeculativeMethod } from '@compute-advisor/domain';
import type { Fact, MigReading, Reading } from '../reading';
import { matchesOf } from '../lexer/matches';
import type { Page } from '../page/page';
import { factOf } from './fact';

/** Techniques the text asks for that change speed or memory. */
export function readTechniques(page: Page): Pick<Reading, 'speculativeDecoding' | 'mig'> {
  const speculativeDecoding = readSpeculation(page);
  const mig = readMig(page);
  return {
    ...(speculativeDecoding === undefined ? {} : { speculativeDecoding }),
    ...(mig === undefined ? {} : { mig }),
  };
}

/** Names of the methods, the most telling first; the general word stands for a draft model, the least of them. */
const METHODS: readonly (readonly [SpeculativeMethod, RegExp])[] = [
  ['eagle', /\beagle[- ]?[1-3]?\b(?=(?:[^.]|\.\d){0,60}\b(?:specul|draft|decod|head))|\beagle[- ]?[1-3]\b/gi],
  ['mtp', /\bmtp\b|\bmulti[- ]?token[- ]prediction\b/gi],
  ['ngram', /\bn-?gram (?:specul\w+|lookup|decoding)|\bprompt[- ]lookup(?: decoding)?\b/gi],
  ['draft', /\bdraft(?:ing)? (?:model|llm|head)s?\b/gi],
  ['draft', /\bspeculative (?:decoding|sampling|inference)\b|\bspec[- ]?dec(?:ode|oding)?\b/gi],
];
/** Speculative decoding said beside the name of its method belongs to it. */
const GENERAL = /\bspeculative (?:decoding|sampling|inference)\b/gi;
const DENIED = /\b(?:no|not|without|disabled?|never|ohne|kein\w*|sans|sin|senza)\b[^.;,:]{0,24}$/i;

/** Whether words at a place are the writer's own wish for now. */
function isSaid(page: Page, start: number, end: number): boolean {
  if (DENIED.test(page.text.slice(Math.max(0, start - 40), start))) return false;
  const at = page.elements.findIndex((e) => e.end > start && e.start < end);
  return at < 0 || page.against(at) === undefined;
}

/** The first place where a pattern stands as a wish of the writer. */
function firstOf(page: Page, pattern: RegExp): RegExpExecArray | undefined {
  for (const m of matchesOf(page.text, pattern)) {
    const found = m as RegExpExecArray;
    if (isSaid(page, found.index, found.index + found[0].length)) return found;
  }
  return undefined;
}

const span = (m: RegExpExecArray): { start: number; end: number } => ({ start: m.index, end: m.index + m[0].length });

/** One of the methods, or the general word. */
const SAYS_SPECULATION = /eagle|mtp|prediction|gram|lookup|draft|spec/i;

function readSpeculation(page: Page): Fact<SpeculativeMethod> | undefined {
  if (!SAYS_SPECULATION.test(page.text)) return undefined;
  for (const [method, pattern] of METHODS) {
    const found = firstOf(page, pattern);
    if (found === undefined) continue;
    const general = firstOf(page, GENERAL);
    const spans = general === undefined ? [span(found)] : [span(found), span(general)];
    const unnamed = method === 'draft' && /^spec/i.test(found[0]);
    const note = 'Speculative decoding: the method is not named; a small draft model is counted.';
    return factOf(page.text, method, spans, unnamed ? note : undefined);
  }
  return undefined;
}

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  single: 1,
  two: 2,
  both: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
};
const COUNT = '(?:\\b(\\d{1,2}|one|single|two|both|three|four|five|six|seven|an?)\\s*[x×]?\\s+)?';
const PROFILE = '(\\d)g\\.(\\d{1,3})gb(?:\\+me)?';
const SLICES = '(?:slices?|instances?|partitions?|profiles?)';
/** "two 3g.40gb MIG slices", "4 MIG slices of 1g.20gb", "7x 1g.10gb". */
const NAMED = [
  new RegExp(`${COUNT}(?:MIG[- ])?${PROFILE}(?:\\s+(?:MIG[- ])?${SLICES})?`, 'gi'),
  new RegExp(
    `${COUNT}MIG[- ]${SLICES}\\s+(?:of|with|in|at)?\\s*(?:the\\s+)?(?:type|profile|size)?\\s*${PROFILE}`,
    'gi',
  ),
];
const UNNAMED = new RegExp(`${COUNT}MIG(?:[- ]${SLICES})?\\b|\\bmulti-instance gpu\\b`, 'gi');

function countOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  const count = NUMBERS[word.toLowerCase()] ?? Number(word);
  return count >= 1 ? count : undefined;
}

/** A slice is named by its profile or by the word. */
const SAYS_MIG = /\dg\.\d|mig|multi-instance/i;

function readMig(page: Page): Fact<MigReading> | undefined {
  if (!SAYS_MIG.test(page.text)) return undefined;
  const named = NAMED.map((p) => firstOf(page, p)).filter((m) => m !== undefined);
  const best = named.sort((a, b) => b[0].length - a[0].length)[0];
  if (best !== undefined) {
    const [, count, compute, memory] = best;
    const slices = countOf(count);
    const value = { profile: `${compute}g.${memory}gb`, ...(slices === undefined ? {} : { slices }) };
    return factOf(page.text, value, [span(best)]);
  }
  const word = firstOf(page, UNNAMED);
  if (word === undefined || !/MIG|multi-instance/.test(word[0])) return undefined;
  const slices = countOf(word[1]);
  return factOf(page.text, slices === undefined ? {} : { slices }, [span(word)]);
}
