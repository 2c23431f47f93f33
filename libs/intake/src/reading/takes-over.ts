import type { Page } from '../page/page';
import type { Assignment } from '../roles/choose';
import type { Role } from '../roles/table';
import type { Proposal } from '../roles/weigh';
import { isBilledVolume, isBilledWork } from '../roles/token-bill';
import { OF_ONES_OWN, OWN_HOSTING } from '../words/own-hosting';

/** "We send 50,000 requests a day to an API. Would our own GPUs be cheaper?": nothing else in the text says what the
 *  machines would have to do, and the writer thinks of taking over what a hosted service does for him now. */
export function takesOver(page: Page, assignment: Assignment): boolean {
  if (!hostedFigures(page)) return false;
  const isOther = ([k, { role }]: readonly [number, Proposal]): boolean =>
    LOADS.has(role) && !(role === 'items' && isBilledWork(page, k));
  if ([...assignment.chosen].some(isOther)) return false;
  return OWN_HOSTING.test(saidByWriter(page)) || wantsModelOfOwn(page);
}
const LOADS: ReadonlySet<Role> = new Set<Role>(['totalUsers', 'concurrentRequests', 'requestRate', 'items']);

/** The bill of a service names figures beside its money. */
const hostedFigures = (page: Page): boolean =>
  page
    .kinds('figure')
    .some(
      (k) =>
        page.statements.speaker[k] === 'writer' &&
        (page.statements.billed[k] === true || isBilledVolume(page, k) || isBilledWork(page, k)),
    );

/** "Is a Llama 3.1 8B of our own cheaper?" */
const wantsModelOfOwn = (page: Page): boolean =>
  page.kinds('model').some((k) => [k - 1, k + 1].some((j) => OF_ONES_OWN.has(page.textAt(j))));

const saidByWriter = ({ elements, statements }: Page): string =>
  elements
    .filter((_, k) => statements.speaker[k] === 'writer' && statements.tense[k] !== 'past')
    .map((e) => e.text)
    .join(' ')
    .replaceAll(' - ', '-')
    .replace(BETWEEN_SIGNS, '');

/** Chinese and Japanese words stand sign by sign where no table knows them. */
const BETWEEN_SIGNS = /(?<=[\p{Script=Han}\p{Script=Kana}]) (?=[\p{Script=Han}\p{Script=Kana}])/gu;

/** "If we got two A100, could we run Qwen3 32B for 12 users?", "suppose we moved that to Qwen3 235B, what would it
 *  cost?": every model of the text stands in what the question supposes, so that this is what is asked. */
export function isSupposed(page: Page): boolean {
  const models = page.kinds('model');
  if (models.some((k) => page.against(k) === undefined)) return false;
  return models.some((k) => page.against(k) === 'hypothetical' && page.statements.asks[k] === true);
}
