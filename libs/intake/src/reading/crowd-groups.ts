import type { Page } from '../page/page';
import { PERIOD_SECONDS } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';

/** "Support (40 agents, 30 tickets each per day), sales (15 people, 10 mails a day each)": groups that each have a load
 *  of their own are served together. */

/** How far behind its group the number each may stand, elements. */
const REACH = 12;
/** Groups that are looked at, so that the search stays linear. */
const MOST = 24;

/** A load each, the member that it makes of a crowd, and what turns the product into it. */
const OF_CROWD = [
  { each: 'perUserPerDay', member: 'requestsPerDay', seconds: 1, said: 'Requests per day' },
  { each: 'perUserPerHour', member: 'requestsPerSecond', seconds: PERIOD_SECONDS.hour, said: 'Requests per second' },
] as const satisfies readonly { each: Member; member: Member; seconds: number; said: string }[];

interface Group {
  readonly crowd: Claim;
  readonly each: Claim;
}

/** The claims of a text, the loads of its groups as their sum. */
export function withCrowdGroups(page: Page, claims: readonly Claim[]): readonly Claim[] {
  if (claims.filter((c) => c.member === 'totalUsers').length < 2) return claims;
  return OF_CROWD.reduce<readonly Claim[]>((all, { each, member, seconds, said }) => {
    const groups = groupsOf(page, all, each);
    if (groups.length < 2) return all;
    const [first] = groups;
    if (first === undefined) return all;
    const value = groups.reduce((sum, g) => sum + g.crowd.value * g.each.value, 0) / seconds;
    const people = groups.reduce((sum, g) => sum + g.crowd.value, 0);
    const products = groups.map((g) => `${shown(g.crowd.value)} times ${shown(g.each.value)}`).join(', ');
    const gone = new Set(groups.flatMap((g) => [g.crowd, g.each]));
    const crowd: Claim = {
      ...first.crowd,
      value: people,
      pieces: groups.flatMap((g) => g.crowd.pieces ?? [spanOf(g.crowd)]),
      approximation: `Users: ${groups.map((g) => shown(g.crowd.value)).join(', ')} are ${shown(people)} together.`,
    };
    const load: Claim = {
      ...first.each,
      member,
      value,
      pieces: groups.flatMap((g) => [spanOf(g.crowd), spanOf(g.each)]),
      approximation: `${said}: ${products} each are ${shown(value)} together.`,
    };
    return [...all.filter((c) => !gone.has(c)), crowd, load];
  }, claims);
}
const spanOf = ({ start, end }: Claim): { start: number; end: number } => ({ start, end });

/** Crowds that are followed by how often each of them asks before the next crowd is named. */
function groupsOf(page: Page, claims: readonly Claim[], each: Member): Group[] {
  const told = claims.filter((c) => c.tested !== true && c.observed !== true && c.setting !== true);
  const crowds = told.filter((c) => c.member === 'totalUsers').slice(0, MOST);
  const often = told.filter((c) => c.member === each).slice(0, MOST);
  return crowds.flatMap((crowd) => {
    const next = Math.min(...crowds.map((c) => c.at).filter((at) => at > crowd.at));
    const own = often.filter(
      (c) => c.at > crowd.at && c.at < next && c.at - crowd.at <= REACH && page.sameSentence(c.at, crowd.at),
    );
    const [only] = own;
    return only === undefined || own.length > 1 ? [] : [{ crowd, each: only }];
  });
}
