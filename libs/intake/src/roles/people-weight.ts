import { hasWordOf } from '../lexer/first-word';
import { type Element, isFigure } from '../elements/element';
import type { Page } from '../page/page';
import { OF_WHOM } from '../words/crowd-words';
import { IS } from '../words/telling-words';
import { USES } from '../words/people-verbs';
import type { Proposal } from './weigh';

/** How firmly a number of people says how many use the service: those of a day before those who are told of no time,
 *  and these before those of a month; who is said to use it, has an account or is one of "us" before whoever is only
 *  there or employed. */
export function peopleWeight(page: Page, p: Proposal): number {
  const isEnrolled = page.before(p.unit.noun, 3, ['enrolled'], isFigure) >= 0;
  return (
    periodWeight(page, p) +
    (isEnrolled ? SAID : 0) -
    (isHeadcount(page, p) && !isEnrolled ? SAID : 0) +
    (isOfUs(page, p.at) || isDoingPart(page, p.at) ? OF_US_WORTH : 0) +
    (isUsing(page, p) || holdsAccess(page, p) ? SAID : 0) -
    (isFurther(page, p.at) ? FURTHER_LESS : 0)
  );
}
/** "The schools (another 2,000 teachers) join in autumn": who comes on top of those the text is about. */
const isFurther = (page: Page, at: number): boolean =>
  page.sameSentence(at - 1, at) && page.has(at - 1, 'another', 'moreOf');
const FURTHER_LESS = 0.9;

/** What one sign makes a number of people firmer by; "of us" is as firm as two of them. */
const SAID = 0.3;
const OF_US_WORTH = 0.6;

function periodWeight(page: Page, p: Proposal): number {
  const label = p.heads[0] ?? -1;
  const period = page.period(p.unit.end + 1)?.period;
  if (page.has(p.unit.noun, 'dau') || page.has(label, 'dau') || period === 'day') return 3;
  return page.has(p.unit.noun, 'mau') || page.has(label, 'mau') || period === 'month' ? 1 : 2;
}

/** "640 FTE": how many there are, not yet how many use it. */
const isHeadcount = (page: Page, p: Proposal): boolean => page.has(p.unit.noun, 'headcount');

/** "Two signed customers", "3 pilot clients": firms that buy it, each with users of its own. */
export const countsFirms = (page: Page, p: Proposal): boolean =>
  FIRMS.test(page.textAt(p.unit.noun)) &&
  [1, 2].some((n) => p.unit.noun - n > p.at && SIGNED.test(page.textAt(p.unit.noun - n)));
const FIRMS = /^(?:customers|clients|accounts|kunden|clientes|clienti|klanten|klientow|клиентов)$/;
const SIGNED = /^(?:signed|corporate|enterprise|b2b|pilot|business|design)$/;

const endsPhrase = (e: Element): boolean => e.kind === 'figure' || e.kind === 'mark';

/** "22 of us", "14 von uns". */
export const isOfUs = (page: Page, k: number): boolean =>
  [1, 2].some((n) => page.sameSentence(k, k + n) && OF_US.test(page.textAt(k + n)));
const OF_US = /^(?:of us|von uns|d'entre nous|de nosotros|di noi|van ons|z nas|из нас)$/;

/** Whether the number at `k` is of those of a crowd who do what the next words say of each: "of whom maybe 600 handle
 *  claims, each handler sends 40 requests a day". */
export function isDoingPart(page: Page, k: number): boolean {
  if (page.at(k)?.kind !== 'figure' || !page.peopleBefore(k)) return false;
  const lead = page.has(k - 1, 'hedge') ? k - 2 : k - 1;
  const led = [`${page.textAt(lead - 1)} ${page.textAt(lead)}`, page.textAt(lead - 1)]; // "davon bearbeiten 300"
  if (!page.sameSentence(lead, k) || IS.has(page.textAt(k + 1)) || !led.some((l) => OF_WHOM.test(l))) return false;
  const each = page.after(k, EACH_WITHIN, ['each'], isFigure);
  const rate = page.after(each, EACH_WITHIN, ['daily', 'hourly', 'perMinute'], endsSentence);
  return each >= 0 && rate >= 0 && !page.has(k + 1, 'percent');
}
const EACH_WITHIN = 9;
const endsSentence = (e: Element): boolean => e.text === ';';

/** How far behind its noun, and before its figure, the verb may stand of what people do, elements. */
const BEHIND = 7;
const BEFORE = 3;

/** "2,300 employees who will use the assistant", "пользоваться будут 150 менеджеров". */
export const isUsing = (page: Page, p: Pick<Proposal, 'at' | 'unit'>): boolean => {
  const uses = (k: number): boolean => hasWordOf(page.textAt(k), USES);
  return doing(page, p, uses);
};

/** "Of whom 1,700 hold a licence", "430 librarians have an account". */
const holdsAccess = (page: Page, p: Proposal): boolean =>
  doing(page, p, (k) => ACCESS.test(page.textAt(k))) && !ACCESS.test(page.textAt(p.unit.noun));
const ACCESS = new RegExp(
  '^(?:licen[cs]es?|accounts?|logins?|lizenz(?:en)?|konto|konten|zugang|comptes?|licencias?|cuentas?|licenze?|' +
    'licencj[aei]|лицензи[яию])$',
);

/** Whether what the people of a proposal do passes a test: the words behind the noun, or right before the figure, up to
 *  the next mark or figure. */
export function doing(page: Page, { at, unit }: Pick<Proposal, 'at' | 'unit'>, test: (k: number) => boolean): boolean {
  const last = Math.max(unit.noun, at);
  for (let k = last + 1; k <= last + BEHIND && inPhrase(page, at, k); k += 1) if (test(k)) return true;
  for (let k = at - 1; k >= at - BEFORE && inPhrase(page, at, k); k -= 1) if (test(k)) return true;
  return false;
}
const inPhrase = (page: Page, at: number, k: number): boolean => {
  const e = page.at(k);
  return e !== undefined && page.sameSentence(at, k) && !endsPhrase(e);
};
