import { lastWord } from '../lexer/first-word';
import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import { numberAt } from './count';
import { promptLengths } from './prompt-lengths';
import { isSameNoun } from './same-noun';

/** "A note: transcript 2,600 tokens plus template 700, note 550 tokens": what stands before the colon is what comes
 *  out, and its own length behind it is that of the answer; the lengths between are what goes in. */

/** How far behind the colon the product may be named again, elements. */
const REACH = 30;
/** Letters of a name. */
const SHORTEST_NAME = 4;
/** An answer whose length is told by words of its own. */
const FIRM = 2;

/** The lengths of what goes in and of what comes out. */
interface Product {
  readonly parts: readonly number[];
  readonly out: number;
}

/** The claims of a text with the length of what the parts of a row are made into, and theirs. */
export function withLengthOfProduct(page: Page, claims: readonly Claim[]): readonly Claim[] {
  for (const colon of page.kinds('mark')) {
    const product = page.is(colon, ':') || page.is(colon, '=') ? productBehind(page, colon) : undefined;
    if (product === undefined || isToldElsewhere(claims, product)) continue;
    return claimed(page, claims, product);
  }
  return claims;
}
const isToldElsewhere = (claims: readonly Claim[], { parts, out }: Product): boolean =>
  claims.some((c) => c.member === 'outputTokens' && c.weight >= FIRM && c.at !== out && !parts.includes(c.at));

function productBehind(page: Page, colon: number): Product | undefined {
  const name = lastWord(page.textAt(colon - 1));
  if (!page.sameSentence(colon - 1, colon) || name.length < SHORTEST_NAME) return undefined;
  const parts: number[] = [];
  for (let k = colon + 1; k <= colon + REACH && page.sameSentence(k, colon); k += 1) {
    if (numberAt(page, k) === undefined || !page.has(k + 1, 'tok') || page.against(k) !== undefined) continue;
    const before = page.has(k - 1, 'hedge') ? k - 2 : k - 1;
    const isNamed = isSameNoun(lastWord(page.textAt(before)), name);
    if (isNamed && parts.length > 0) return { parts, out: k };
    parts.push(k);
  }
  return undefined;
}

function claimed(page: Page, claims: readonly Claim[], { parts, out }: Product): readonly Claim[] {
  const taken = new Set([...parts, out]);
  const kept = claims.filter((c) => !taken.has(c.at) || c.member === 'sharedPrefixTokens');
  const shared = promptLengths(page).filter((l) => l.kind === 'shared' && parts.includes(l.at));
  const isShared = shared.length > 0 && shared.length < parts.length;
  const told = kept.some((c) => c.member === 'sharedPrefixTokens');
  for (const at of taken) page.used.add(at);
  return [
    ...kept,
    claimOf(page, 'outputTokens', [out]),
    claimOf(page, 'inputTokens', parts),
    ...(isShared && !told
      ? [
          claimOf(
            page,
            'sharedPrefixTokens',
            shared.map((l) => l.at),
          ),
        ]
      : []),
  ];
}

function claimOf(page: Page, member: Member, at: readonly number[]): Claim {
  const values = at.map((k) => numberAt(page, k) ?? 0);
  const value = values.reduce((sum, v) => sum + v, 0);
  const pieces = at.map((k) => ({ start: page.at(k)?.start ?? 0, end: page.at(k + 1)?.end ?? 0 }));
  const told = { member, value, at: at[0] ?? 0, weight: 3.2, start: pieces[0]?.start ?? 0, end: pieces[0]?.end ?? 0 };
  if (at.length === 1) return told;
  const approximation = `Input tokens: ${values.map(shown).join(' and ')} are ${shown(value)} together.`;
  return { ...told, pieces, ...(member === 'inputTokens' ? { approximation } : {}) };
}
