import { nearestAround } from '../page/nearest';
import { hasWord } from '../lexer/first-word';
import type { Page } from '../page/page';
import { COMPLAINS } from '../words/complaint-words';
import { AFTER_IT, GIVES_UP, LONGER_THAN, NOBODY, WAITS, WORRIES } from '../words/patience-words';
import { shaped, valueAt } from './form';
import { unitsOf } from './quantity';
import type { Proposal } from './weigh';

/** "Agents get annoyed if the draft takes more than 10 seconds", "nobody waits longer than 10 seconds", "people give up
 *  after 10 seconds": when the patience of people ends is how long the whole of an answer may take. */

/** What the shape is worth against anything else. */
const TOLD = 4.4;
/** Nobody waits less for an answer or more, seconds. */
const SHORTEST = 1;
const LONGEST = 300;
/** How far from the time its words may stand, elements. */
const REACH = 14;
const LED_WITHIN = 2;

/** The limit of a wait that somebody complains of, or fears. */
export function endOfPatience(page: Page, k: number): Proposal | undefined {
  const unit = unitsOf(page, k).find((u) => u.dimension === 'duration');
  const seconds = unit === undefined ? 0 : valueAt(page, k) * unit.scale;
  if (unit === undefined || seconds < SHORTEST || seconds > LONGEST || isNamed(page, k)) return undefined;
  const isOver = isLedBy(page, k, LONGER_THAN);
  const ends = isOver
    ? dislikes(page, k)
    : isLedBy(page, k, AFTER_IT) && says(page, k, GIVES_UP) && isOfPeople(page, k);
  return ends ? shaped('endToEndMs', k, TOLD, unit) : undefined;
}

const isLedBy = (page: Page, k: number, words: ReadonlySet<string>): boolean =>
  Array.from({ length: LED_WITHIN }, (_, n) => k - 1 - n).some(
    (j) => page.sameSentence(j, k) && hasWord(page.textAt(j), words),
  );

/** Nobody waits so long, somebody complains or is afraid, or it is not allowed. */
const dislikes = (page: Page, k: number): boolean =>
  says(page, k, COMPLAINS) ||
  says(page, k, WORRIES) ||
  (says(page, k, WAITS) && (says(page, k, NOBODY) || says(page, k, GIVES_UP))) ||
  (says(page, k, GIVES_UP) && isOfPeople(page, k)) ||
  isForbidden(page, k);

/** "Länger als 10 Sekunden darf ein Entwurf nicht dauern": the answer and what it may not. */
const isForbidden = (page: Page, k: number): boolean =>
  says(page, k, MAY) && tells(page, k, (j) => page.has(j, 'not')) && says(page, k, LASTS);
const MAY = new Set(
  'darf durfen may must can should peut doit puede debe puo deve pode mag moet moze может должен'.split(' '),
);
const LASTS = new Set(
  'dauern brauchen take last durer prendre tardar durar durare metterci demorar duren trwac длиться занимать'.split(
    ' ',
  ),
);

const isOfPeople = (page: Page, k: number): boolean =>
  tells(page, k, (j) => page.has(j, 'who', 'they', 'out', 'person'));

/** The words name a wait of their own kind. */
const isNamed = (page: Page, k: number): boolean =>
  tells(page, k, (j) => page.has(j, 'ttft', 'tpot', 'deadline', 'begins'));

const says = (page: Page, k: number, words: ReadonlySet<string>): boolean =>
  tells(page, k, (j) => words.has(page.textAt(j)) || (words === COMPLAINS && hasSigns(page, j)));
/** "抱怨": signs that stand apart. */
const hasSigns = (page: Page, j: number): boolean => COMPLAINS.has(page.textAt(j) + page.textAt(j + 1));

const tells = (page: Page, k: number, is: (j: number) => boolean): boolean =>
  nearestAround(page, k, REACH, is) !== undefined;
