import { FOR } from '../words/each-words';
import { IS } from '../words/telling-words';
import type { Element } from '../elements/element';
import { once } from '../page/once';
import type { Page } from '../page/page';
import { COUNTS_PEOPLE } from '../words/crowd-words';
import { LEADERS } from '../words/small-words';
import { adjectiveEnd } from './adjective';
import { countedPieces } from './counters';
import { factorAt, isOnlyFactor, isMachine } from './factors';
import { labelledUnit } from './labelled-units';
import { paceAt } from './pace-units';
import { type Dimension, type Unit, uniform } from './rows/unit';
import { timed } from './timed-units';
import { unitsAt } from './unit-words';
import { unlistedUnits } from './unlisted-nouns';

export { isFormer } from './former';
export type { Dimension, Unit } from './rows/unit';
export { isSide } from './unit-words';

/** Dimensions that let a further noun count instead: "9 support agents", "20 parallel users". */
const LIGHT: ReadonlySet<Dimension> = new Set<Dimension>(['work', 'inflight', 'tokens', 'things']);
/** Words behind a figure that are looked at for what it counts. */
const NOUN_REACH = 3;
/** Names that end the words of a unit, and marks that go on with it. */
const ENDS: ReadonlySet<Element['kind']> = new Set<Element['kind']>(['figure', 'money', 'model', 'precision', 'size']);
const JOINS: ReadonlySet<string> = new Set(['-', '+']);

/** The ways a figure can be taken: each dimension once for each noun. */
class UnitList {
  readonly units: Unit[] = [];
  add(unit: Unit): void {
    if (!this.units.some((u) => u.dimension === unit.dimension && u.noun === unit.noun)) this.units.push(uniform(unit));
  }
  addAll(units: readonly Unit[]): void {
    for (const unit of units) this.add(unit);
  }
}

/** Every way a figure can be taken, by the words behind it; the last resort is the bare number. */
export const unitsOf = once<readonly Unit[]>((page, k) => {
  const found = new UnitList();
  const factor = factorAt(page, k);
  if (factor !== undefined) {
    found.add(factor);
    if (isOnlyFactor(page, k)) return found.units;
  }
  if (countsPeople(page.textAt(k))) found.add({ dimension: 'people', end: k, scale: 1, noun: k });
  const pace = paceAt(page, k);
  if (pace !== undefined) found.add(pace);
  const pieces = countedPieces(page, k);
  if (pieces === undefined) addNouns(page, k, found);
  else found.addAll(timed(page, k, pieces));
  const labelled = found.units.length === 0 ? labelledUnit(page, k) : undefined;
  if (labelled !== undefined) found.add(labelled);
  if (adjectiveEnd(page, k) === undefined) found.add({ dimension: 'bare', end: k, scale: 1, noun: k });
  return found.units;
});

/** Adds what the nouns behind a figure make of it, up to the one that settles it. */
function addNouns(page: Page, k: number, found: UnitList): void {
  const first = nounAt(page, k);
  if (first === undefined || isMeantFor(page, k)) return;
  for (let j = first; j < first + NOUN_REACH && page.sameSentence(k, j); j += 1) {
    if (endsUnit(page, j, j > first)) return;
    if (isMachine(page, j)) {
      if (j === first) found.add({ dimension: 'cards', end: j, scale: 1, noun: j });
      return;
    }
    if (found.units.length > 0 && isOfPeople(page, j)) return;
    const before = found.units.length;
    found.addAll(unitsAt(page, k, j));
    if (j === first && found.units.length === before) found.addAll(unlistedUnits(page, k, j));
    if (isSettled(page, k, j, found.units.slice(before))) return;
  }
}

/** "500.000 fotos de contadores": whose or what of the things are that were counted right before. */
const isOfPeople = (page: Page, j: number): boolean => page.has(j, 'who') && OF.has(page.textAt(j - 1));
const OF: ReadonlySet<string> = new Set(['of', 'von', 'de', 'di', 'van', 'od', 'from', 'aus', 'da', 'des', 'der']);

/** "The 24k is for notes": what it is for is not what it counts. */
const isMeantFor = (page: Page, k: number): boolean => IS.has(page.textAt(k + 1)) && FOR.has(page.textAt(k + 2));

/** "трое-четверо", "zu dritt": numbers of people without a noun. */
const countsPeople = (number: string): boolean => !DIGIT_FIRST.test(number) && isOfPeopleInWords(number);
const DIGIT_FIRST = /^\d/;
const isOfPeopleInWords = (number: string): boolean =>
  number.startsWith('zu ') || COUNTS_PEOPLE.has(number.split(/[^\p{L}]+/u)[0] ?? '');

/** "60 call-centre seats": work joined by a hyphen to a noun only describes it. */
const describesNext = (page: Page, j: number): boolean =>
  page.has(j, 'req', 'doc', 'image') &&
  page.is(j + 1, '-') &&
  page.at(j + 1)?.glued === true &&
  page.has(j + HYPHENED, 'who');
/** "3.2M customer emails": people in the singular before work only say whose it is. */
const describesWork = (page: Page, j: number): boolean =>
  page.has(j, 'who') &&
  !page.textAt(j).endsWith('s') &&
  page.at(j + 1)?.kind === 'word' &&
  page.has(j + 1, 'req', 'doc', 'image') &&
  page.sameSentence(j, j + 1);
/** The two words of such a compound and their hyphen. */
const HYPHENED = 3;

/** The first element that can be the noun of a figure; none where it is the label of what follows. */
function nounAt(page: Page, k: number): number | undefined {
  const unit = page.unitAt(k);
  if (unit < 0) return undefined;
  const described = adjectiveEnd(page, unit);
  const adjacent = described === undefined ? unit : described + 1;
  const work = describesWork(page, adjacent) ? adjacent + 1 : adjacent;
  const j = describesNext(page, adjacent) ? adjacent + HYPHENED : work;
  return isLabel(page, j) && !page.is(j + 1, ':') ? undefined : j;
}

/** Whether the words of a unit end before `j`; a further one also where something else begins. */
function endsUnit(page: Page, j: number, isFurther: boolean): boolean {
  const e = page.at(j);
  if (e === undefined || ENDS.has(e.kind) || LEADERS.has(e.text)) return true;
  if (e.kind === 'mark' && !JOINS.has(e.text)) return true;
  return isFurther && (page.has(j, 'and', 'or', 'per', 'each') || isLabel(page, j));
}

/** Whether what the element at `j` added says what the figure counts, so that no further noun does. */
function isSettled(page: Page, k: number, j: number, added: readonly Unit[]): boolean {
  if (added.length === 0) return false;
  const isFirm = added.some((u) => !LIGHT.has(u.dimension) || u.period !== undefined);
  return isFirm || adjectiveEnd(page, k) !== undefined || (page.has(j, 'in', 'out') && !page.has(j + 1, 'tok'));
}

/** `isl=650 osl=40`: a word with a sign of assignment behind it names the next figure. */
function isLabel(page: Page, j: number): boolean {
  if (!page.sameSentence(j, j + 1)) return false;
  if (page.is(j + 1, ':')) return true;
  return page.is(j + 1, '=') && !(page.has(j, 'tok') && page.at(j + 1)?.glued !== true);
}
