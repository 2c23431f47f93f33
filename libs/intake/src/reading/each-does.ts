import { isIdeographic } from '../lexer/token';
import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { EVERYONE } from '../words/each-words';
import { EVERY, ONE_OF } from '../words/small-words';
import { ofEach, RATES_OF_EACH } from './rate-of-each';
import { isSameNoun } from './same-noun';

/** What one of a crowd does, told in the singular: "260 agents ... an agent handles 9 calls an hour", "ein Agent
 *  schafft 9 Anrufe pro Stunde", "каждый из 90 юристов": each of them does so, not all together. */

/** How far before a rate its subject may stand, elements. */
const REACH = 12;
/** Words between an article and its noun: "an experienced support agent". */
const ADJECTIVES = 2;
/** Crowds that are looked at, so that the search stays linear. */
const MOST_CROWDS = 8;

const CROWDS: ReadonlySet<Member> = new Set<Member>(['totalUsers', 'concurrentRequests']);

/** The claims of a text, the rates of one of a crowd as those of each of them. */
export function withSingularSubjects(page: Page, claims: readonly Claim[]): readonly Claim[] {
  if (!claims.some((c) => ofEach(c) !== undefined)) return claims;
  const crowds = claims
    .filter((c) => CROWDS.has(c.member) && c.value > 1 && c.setting !== true && c.tested !== true)
    .slice(0, MOST_CROWDS);
  if (crowds.length === 0 || claims.some((c) => RATES_OF_EACH.has(c.member))) return claims;
  const nouns = new Set(crowds.flatMap((c) => nounsOf(page, c)));
  const counted = new Set(crowds.map((c) => c.at));
  return claims.map((c) => {
    const each = ofEach(c);
    return each !== undefined && isOfOne(page, c.at, nouns, counted) ? each : c;
  });
}

/** The words that say what a crowd is: "260 call-centre agents", "agents: 260". */
function nounsOf(page: Page, c: Claim): string[] {
  const out: string[] = [];
  for (let k = c.at - REACH; k <= c.at + REACH; k += 1) {
    const e = page.at(k);
    const isOfIt = e?.kind === 'word' && e.start >= c.start && e.end <= c.end;
    if (isOfIt || (k > c.at && k <= c.at + ADJECTIVES && page.has(k, 'who'))) out.push(lastWord(page, k));
  }
  return out.filter((word) => word.length > 2 || (word.length > 1 && isIdeographic(word[0] ?? '')));
}
const lastWord = (page: Page, k: number): string => page.textAt(k).split(/[ -]/).at(-1) ?? '';

/** The subject before a rate is one of the crowd, in the singular. */
function isOfOne(page: Page, at: number, nouns: ReadonlySet<string>, counted: ReadonlySet<number>): boolean {
  if (isOfPronoun(page, at)) return true;
  for (let j = at - 1; j >= at - REACH && page.sameSentence(j, at) && !page.is(j, ';'); j -= 1) {
    if (EVERYONE.has(page.textAt(j)) && page.at(j + 1)?.kind === 'word') return true;
    if (EVERY.has(page.textAt(j)) && isTrade(page, j + 1)) return true;
    if (isOne(page, j)) return isNamed(page, j, at, nouns);
    if (counted.has(j)) return isEachOf(page, j);
    if (page.at(j)?.figure !== undefined && !page.has(page.unitAt(j), ...WORK)) return false;
  }
  return false;
}
/** "each writes 10 letters and reviews 4 contracts a day", "each works on it 3 hours a day": other work of the same
 *  person stands between, or how long it takes. */
const WORK = ['req', 'doc', 'image', 'hour', 'min'] as const;

function isOfPronoun(page: Page, at: number): boolean {
  for (let j = at - 1; j >= at - REACH && page.sameSentence(j, at) && !page.is(j, ';'); j -= 1) {
    if (EVERY.has(page.textAt(j)) && isPronoun(page, j)) return true;
    if (page.at(j)?.figure !== undefined && !page.has(page.unitAt(j), ...WORK)) return false;
  }
  return false;
}
/** "60 engineers, each works with it 3 hours a day": a clause that begins with "each" and goes on with what they do. */
const isPronoun = (page: Page, j: number): boolean =>
  page.sameSentence(j - 1, j) &&
  page.at(j - 1)?.kind === 'mark' &&
  (page.has(j + 1, 'run', 'holds', 'turnVerb') || VERB_OF_ONE.test(page.textAt(j + 1)));
/** "Works", "sends", "schickt": how verbs of one end in English and German. */
const VERB_OF_ONE = /^[a-z]{3,}(?:s|[^aeiou]t)$/;

/** "420 seats ... every agent finishes 6.5 calls an hour": one of whom nobody said that they are the crowd. */
const isTrade = (page: Page, j: number): boolean =>
  page.has(j, 'who', 'person') || (page.at(j)?.tags.size === 0 && TRADE.test(page.textAt(j)));
const TRADE = /^\p{L}{2,}(?:er|or|ist|ian|ee|ent|ant|eur|euse|ista|in|iker|nik|rz|т|р)$/u;

/** "an", "one", "every": a single one of a kind. */
const isOne = (page: Page, j: number): boolean => {
  const { figure } = page.at(j) ?? {};
  if (figure !== undefined) return figure.spelled && figure.value === 1;
  return ONE_OF.has(page.textAt(j)) || EVERY.has(page.textAt(j));
};

/** The noun behind the article is that of the crowd and ends what is named: "an agent", never "an agent team". */
function isNamed(page: Page, one: number, at: number, nouns: ReadonlySet<string>): boolean {
  for (let k = one + 1; k <= one + 1 + ADJECTIVES && k < at; k += 1) {
    if (page.at(k)?.kind !== 'word') return false;
    const word = lastWord(page, k);
    if ([...nouns].some((noun) => noun === word || isSameNoun(noun, word))) return !page.has(k + 1, 'groupOf', 'node');
  }
  return false;
}

/** "Each of our 200 lawyers", "Każdy z 200 prawników". */
const isEachOf = (page: Page, crowd: number): boolean =>
  [crowd - 1, crowd - 2, crowd - 3].some(
    (j) => page.sameSentence(j, crowd) && (EVERY.has(page.textAt(j)) || page.has(j, 'each')),
  );
