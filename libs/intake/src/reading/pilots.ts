import { PERIOD_SECONDS } from '../page/page';
import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import { soundsLikePeople } from '../roles/unlisted-nouns';
import { EVERYBODY } from '../words/crowd-words';
import { numberAt } from './count';

/** "RAG for 1,200 employees. In the pilot, 50 testers sent 900 questions a week. Scale it to everybody.": the crowd and
 *  the load of a pilot are not those of the plan; what one of its testers asked is what everybody will. */

/** How many sentences behind the pilot may say that it is for everybody. */
const SAID_WITHIN = 3;
/** What a pilot may have been read as. */
const LOADS: ReadonlySet<Member> = new Set<Member>([
  'totalUsers',
  'concurrentRequests',
  'requestsPerSecond',
  'requestsPerDay',
  'perUserPerDay',
  'items',
]);

/** The testers of a pilot and what they asked in a day, with the elements of both figures. */
interface Pilot {
  readonly testers: number;
  readonly people: number;
  readonly perDay: number;
  readonly asked: number;
  /** The last element of what they asked. */
  readonly last: number;
}

/** The claims of a text, with those of its pilot as the rate of one user where it is scaled up, else as a load that
 *  gives way to any other. */
export function withPilots(page: Page, claims: readonly Claim[]): readonly Claim[] {
  const [at] = page.tagged('trial');
  const pilot = at === undefined ? undefined : pilotAt(page, at);
  if (at === undefined || pilot === undefined) return claims;
  const isOfPilot = (c: Claim): boolean => LOADS.has(c.member) && page.sameSentence(c.at, at);
  const isLarger = (c: Claim): boolean => c.member === 'totalUsers' && !isOfPilot(c) && c.value > pilot.people;
  if (!claims.some(isLarger)) return claims;
  if (!isForEverybody(page, at)) return claims.map((c) => (isOfPilot(c) ? { ...c, tested: true as const } : c));
  return [...claims.filter((c) => !isOfPilot(c)), rateOfOne(page, pilot)];
}

/** The people and the requests in a time that the sentence of a pilot counts. */
function pilotAt(page: Page, at: number): Pilot | undefined {
  let found: Partial<Pilot> = {};
  const first = page.lineStart(at);
  for (let k = first; k < page.elements.length && page.sameSentence(k, at); k += 1) {
    const value = numberAt(page, k);
    if (value === undefined || value <= 0) continue;
    const noun = page.unitAt(k);
    if (page.has(noun, 'who') || soundsLikePeople(page, noun, value)) found = { testers: k, people: value, ...found };
    else found = { ...rateAt(page, k, noun, value), ...found };
  }
  const isWhole = found.people !== undefined && found.perDay !== undefined;
  return isWhole ? (found as Pilot) : undefined;
}

function rateAt(page: Page, asked: number, noun: number, value: number): Partial<Pilot> {
  const period = page.has(noun, 'req', 'doc') ? page.period(noun + 1) : undefined;
  if (period === undefined || PERIOD_SECONDS[period.period] < PERIOD_SECONDS.day) return {};
  const perDay = (value * PERIOD_SECONDS.day) / PERIOD_SECONDS[period.period];
  return { perDay, asked, last: period.end - 1 };
}

const isForEverybody = (page: Page, at: number): boolean => {
  const sentence = page.at(at)?.sentence ?? 0;
  return page.elements.some((e, k) => {
    const behind = e.sentence - sentence;
    return k > at && behind >= 0 && behind <= SAID_WITHIN && isEverybody(page, k);
  });
};

const isEverybody = (page: Page, k: number): boolean =>
  EVERYBODY.test(page.textAt(k)) || (page.is(k, 'all') && page.sameSentence(k, k + 1) && page.has(k + 1, 'who'));

function rateOfOne(page: Page, { testers, people, perDay, asked, last }: Pilot): Claim {
  const value = perDay / people;
  return {
    member: 'perUserPerDay',
    value,
    at: asked,
    weight: 3,
    start: page.at(Math.min(testers, asked))?.start ?? 0,
    end: page.at(Math.max(testers, last))?.end ?? 0,
    approximation: `In the pilot ${shown(people)} users asked ${shown(perDay)} a day, ${shown(value)} each.`,
  };
}
