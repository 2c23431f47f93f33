import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import type { Hardware, Standing } from './hardware-mention';

/** Hardware that does not run for the writer. */
const ELSEWHERE: ReadonlySet<Standing> = new Set<Standing>(['excluded', 'foreign', 'past', 'imagined']);
const IN_USE: ReadonlySet<Standing> = new Set<Standing>(['owned', 'stated']);
const LAYOUT: ReadonlySet<Member> = new Set<Member>(['tensorParallel', 'pipelineParallel', 'dataParallel']);
const SPEED: ReadonlySet<Member> = new Set<Member>(['outputTokensPerSecond', 'tokensPerSecondPerUser', 'tpotMs']);

/** The claims without those of hardware that is only compared or does not count any longer, where other hardware is in
 *  use: "2x A100 with TP=2 hold 36 at any level", "8 of the V100, it makes 6 tok/s". */
export function withoutOtherRigs(page: Page, hardware: readonly Hardware[], claims: readonly Claim[]): Claim[] {
  const runs = hardware.some((h) => IN_USE.has(h.standing));
  const excluded = new Set(hardware.flatMap((h) => (h.standing === 'excluded' ? [h.gpuId] : [])));
  const isElsewhere = (h: Hardware): boolean =>
    h.standing === 'unused' || (runs && (ELSEWHERE.has(h.standing) || excluded.has(h.gpuId)));
  return claims.filter((c) => {
    if (LAYOUT.has(c.member)) return !isOnlyOf(hardware.filter(inClause(page, c)), isElsewhere);
    if (c.observed === false || !SPEED.has(c.member)) return true;
    const beside = hardware.filter((h) => page.sameSentence(h.at, c.at));
    if (!runs) return !isOnlyOf(beside, isOfOthers);
    return !isOnlyOf(beside, (h) => h.standing === 'past' || excluded.has(h.gpuId));
  });
}

/** "My student tested on his 4090 (Q4, offloaded, 14 tok/s)": how fast another's machine is asks for nothing. */
const isOfOthers = ({ standing }: Hardware): boolean => ELSEWHERE.has(standing) || standing === 'unused';

const inClause =
  (page: Page, c: Claim) =>
  (h: Hardware): boolean =>
    page.sameSentence(h.at, c.at) && page.at(h.at)?.clause === page.at(c.at)?.clause;

const isOnlyOf = (there: readonly Hardware[], test: (h: Hardware) => boolean): boolean =>
  there.length > 0 && there.every(test);
