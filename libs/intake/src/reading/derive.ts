import type { UseCase } from '@compute-advisor/domain';
import type { Page } from '../page/page';
import type { Claim, Member } from '../roles/claim';
import { shown } from '../roles/claim';
import { cachedShare } from './cached-share';
import { crowdRate } from './crowd-rate';
import { COPULAS } from './data/report-words';
import { factOf } from './fact';
import { type Facts, type FigureFacts, noFacts } from './figure-facts';
import { datasetOf, isTuning, jobOf } from './finite-job';
import { meteredUsage, meteredVolume } from './metered-usage';
import { nightHours } from './night-job';
import { openWindow } from './open-window';
import { readPromptContext } from './prompt-context';
import type { Settled } from './settle';
import { tokenVolume } from './token-volume';

export type { FigureFacts } from './figure-facts';

/** What only stands there is measured on the fleet that is named: speeds always, waits where the fleet is in use. */
const SPEEDS: ReadonlySet<Member> = new Set<Member>(['outputTokensPerSecond', 'tokensPerSecondPerUser']);
const WAITS: ReadonlySet<Member> = new Set<Member>(['ttftMs', 'tpotMs']);

/** "util sits around 22 %, p95 TTFT 3.1 s", "TTFT is 3.1 s, 40 ms per token": a wait is reported where its sentence
 *  says what is so and neither asks nor wishes; one that only stands there is wanted. */
function isReported(page: Page, c: Claim, settled: Settled): boolean {
  const inUse = settled.winners.get('utilizationFraction');
  if (WISHES.some((tag) => page.speaksOf(c.at, tag))) return false;
  if (inUse !== undefined && page.sameSentence(inUse.at, c.at)) return true;
  return [...settled.winners.values()].some(
    (w) =>
      WAITS.has(w.member) &&
      page.sameSentence(w.at, c.at) &&
      (w.observed === true || COPULAS.has(page.textAt(w.at - 1))),
  );
}
/** Words of a sentence that asks or wishes. */
const WISHES = ['want', 'ask', 'target', 'least', 'most'] as const;
/** What the winners say, and what follows from two of them: volume per user, a share of the users, a job with a
 *  deadline. */
export function deriveFacts(
  page: Page,
  settled: Settled,
  useCase: UseCase | undefined,
  hasFleet: boolean,
  isUsed: boolean,
): FigureFacts {
  const { facts, seen, settings } = plainFacts(page, settled, hasFleet, isUsed);
  crowdRate(page, settled, facts);
  cachedShare(page, settled, facts);
  readPromptContext(page, settled, facts);
  nightHours(page, settled, facts);
  if (isTuning(useCase)) datasetOf(page, settled, facts);
  if (useCase === 'translation') translatedLength(facts);
  const metered = !isTuning(useCase) && meteredUsage(page, facts);
  const isRate = metered && facts.requestsPerDay !== undefined;
  const batch = isRate
    ? undefined
    : (jobOf(page, settled, facts, useCase) ?? meteredVolume(page, facts) ?? tokenVolume(page, settled, facts));
  if (batch === undefined && !isTuning(useCase)) openWindow(page, settled, facts);
  return { facts, seen, settings, ...(batch === undefined ? {} : { batch }) };
}

/** The winners as facts: what is wanted and stated, what is seen on the fleet, what is a setting of a server. */
function plainFacts(
  page: Page,
  settled: Settled,
  hasFleet: boolean,
  isUsed: boolean,
): { facts: Facts; seen: Facts; settings: Set<Member> } {
  const facts = noFacts();
  const seen = noFacts();
  const settings = new Set<Member>();
  const isSeen = (key: string, c: Claim): boolean => {
    if (key !== c.member) return true;
    if (c.observed !== undefined) return false;
    return SPEEDS.has(c.member) || (isUsed && WAITS.has(c.member) && isReported(page, c, settled));
  };
  // What is asked for comes before what is only seen.
  const wishedFirst = [...settled.winners].sort(([a, c], [b, d]) => Number(a !== c.member) - Number(b !== d.member));
  for (const [key, c] of wishedFirst) {
    const plain = factOf(page.text, c.value, c.pieces ?? [c], c.approximation);
    const fact = c.spread === true ? { ...plain, spread: c.spread } : plain;
    if (key !== c.member || (hasFleet && isSeen(key, c))) seen[c.member] = fact;
    else facts[c.member] ??= fact;
    if (c.setting === true) settings.add(c.member);
  }
  return { facts, seen, settings };
}

/** A translation whose length nobody tells is as long as what is translated. */
function translatedLength(facts: Facts): void {
  const prompt = facts.inputTokens;
  if (prompt === undefined || facts.outputTokens !== undefined) return;
  const approximation = `A translation is planned as long as what is translated: ${shown(prompt.value)} tokens.`;
  facts.outputTokens = { ...prompt, approximation };
}
