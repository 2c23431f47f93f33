import type { Page } from '../page/page';
import type { Hardware, Standing } from './hardware-mention';

/** All hardware of a text at a glance: each question of a mention about the others is answered at once. */
export class StanceGround {
  private readonly byRule = new Map<Standing, Map<string, number>>();
  private readonly counted = new Set<string>();
  private readonly cores = new Set<string>();
  private readonly askedIn = new Map<number, number>();
  private readonly stated: readonly Hardware[];

  /** @param text what was found about the whole text */
  constructor(
    page: Page,
    all: readonly Hardware[],
    readonly text: readonly string[],
  ) {
    for (const h of all) {
      const cores = this.byRule.get(h.rule) ?? new Map<string, number>();
      this.byRule.set(h.rule, cores.set(h.core, (cores.get(h.core) ?? 0) + 1));
      if (ELSEWHERE.has(h.rule) || page.isOffered(h.at)) continue;
      this.cores.add(h.core);
      if (h.counted) this.counted.add(h.core);
      if (h.rule === 'asked') this.askedIn.set(sentenceOf(page, h), (this.askedIn.get(sentenceOf(page, h)) ?? 0) + 1);
    }
    this.stated = edges(all.filter((h) => h.rule === 'stated'));
  }

  /** Another mention of the same card is of that rule. */
  hasSame(rule: Standing, h: Hardware): boolean {
    return (this.byRule.get(rule)?.get(h.core) ?? 0) > (h.rule === rule ? 1 : 0);
  }
  /** A mention of another card is of that rule. */
  hasOther(rule: Standing, h: Hardware): boolean {
    const cores = this.byRule.get(rule);
    return cores !== undefined && cores.size > (cores.has(h.core) ? 1 : 0);
  }
  asksBeside(page: Page, h: Hardware): boolean {
    return (this.askedIn.get(sentenceOf(page, h)) ?? 0) > (h.rule === 'asked' ? 1 : 0);
  }
  statedBefore(h: Hardware): boolean {
    return this.stated.some((o) => o.at < h.at && o.core !== h.core);
  }
  statedBehind(h: Hardware): boolean {
    return this.stated.some((o) => o.at > h.at && o.core !== h.core);
  }
  isCounted(h: Hardware): boolean {
    return this.counted.has(h.core);
  }
  isAlone(): boolean {
    return this.cores.size <= 1;
  }
}

/** Hardware of others, of the past and of dreams says nothing about the writer's. */
const ELSEWHERE: ReadonlySet<Standing> = new Set<Standing>(['foreign', 'past', 'imagined']);

const sentenceOf = (page: Page, h: Hardware): number => page.at(h.at)?.sentence ?? -1;

/** The first and the last of a list, and the first and the last of another card than theirs: what any mention can find
 *  before or behind it. */
function edges(list: readonly Hardware[]): Hardware[] {
  const first = list[0];
  const last = list[list.length - 1];
  if (first === undefined || last === undefined) return [];
  const second = list.find((h) => h.core !== first.core);
  const before = [...list].reverse().find((h) => h.core !== last.core);
  return [first, ...(second === undefined ? [] : [second]), ...(before === undefined ? [] : [before]), last];
}
