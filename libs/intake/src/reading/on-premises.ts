import { PLACE_ADJECTIVES } from '../gazetteers/data/place-adjectives';
import { matchesOf } from '../lexer/matches';
import { onceInText } from '../page/once';
import type { Page } from '../page/page';
import type { Span } from '../reading';
import { NAMES_CLOUD, NOT_OF_CLOUD, REFUSES_CLOUD, STANDS_ON_SITE } from '../words/on-site-words';

/** "Cloud is ruled out by the works council", "nichts in der Cloud", "own box on site", "it must run inside our
 *  building": what has to stand where the writer is, in words that are not one phrase. */
export const saysOnPremises = onceInText<readonly Span[]>((page) => [
  ...spansOf(page, REFUSES_CLOUD).filter(({ end }) => !isOfCloudAlone(page, elementAt(page, end))),
  ...spansOf(page, STANDS_ON_SITE),
]);

/** "No cloud contract", "keine Cloud bisher": the same of a phrase for rooms of the writer's own. */
export const isOfOtherCloud = (page: Page, k: number): boolean =>
  NAMES_CLOUD.test(page.textAt(k)) && isOfCloudAlone(page, k);

/** "We have no cloud contract yet", "pas de cloud américain": what there is none of is no cloud, or one of some place.
 *  @param k the last word of the refusal */
const isOfCloudAlone = (page: Page, k: number): boolean =>
  page.sameSentence(k, k + 1) && (NOT_OF_CLOUD.has(page.textAt(k + 1)) || PLACE_ADJECTIVES.has(page.textAt(k + 1)));

const elementAt = (page: Page, end: number): number => page.elements.findIndex((e) => e.end >= end);

/** Where the writer says it of now, with no question and no refusal before it. */
function spansOf(page: Page, pattern: RegExp): Span[] {
  return [...matchesOf(page.text, pattern)].flatMap((m) => {
    const [start, end] = [m.index, m.index + m[0].length];
    const at = page.elements.findIndex((e) => e.end > start);
    // "Google Cloud queda descartado", "a US cloud is out": one of them
    if (isNamed(page, at) || isNamed(page, at - 1)) return [];
    const isDenied = page.has(at - 1, 'not') || page.has(at - 2, 'not');
    return at < 0 || isDenied || page.against(at) !== undefined || page.statements.asks[at] === true
      ? []
      : [{ start, end }];
  });
}

const isNamed = (page: Page, k: number): boolean => NAMED.has(page.at(k)?.kind ?? '');
const NAMED: ReadonlySet<string> = new Set(['provider', 'vendor', 'place']);
