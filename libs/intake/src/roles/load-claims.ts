import { type Page, PERIOD_SECONDS } from '../page/page';
import { shareAt } from '../page/share-words';
import type { Tag } from '../words';
import { DENIALS } from '../words/crowd-words';
import { type Claim, type Member, shown, vague } from './claim';
import { claim, figureOf, type Maker, span } from './claim-maker';
import { circumstanceOf } from './circumstance';
import { isHourOfShare, isOfADay } from './days-of-more';
import { loadWeight, testedBy } from './load-weight';
import { DEMAND, isResult } from './measured';
import { waitingBeside } from './meters';
import { context } from './length-claims';
import { countsFirms, peopleWeight } from './people-weight';
import { isRunLoad } from './runs';
import { isSumOfMonth } from './sum-of-month';
import { isTotal } from './told-loads';
import { trains } from './training';
import type { Proposal } from './weigh';

/** What is counted, whatever it is. */
export const count =
  (member: Member, what: string): Maker =>
  (page, p) => {
    const value = figureOf(page, p);
    if (page.has(p.unit.noun + 1, 'rejected', 'trouble') && page.sameSentence(p.at, p.unit.noun + 1)) return undefined;
    return claim(page, p, member, value, { weight: loadWeight(page, p.at), ...vague(page, p.at, what, value) });
  };

/** How many people there are. */
export const people: Maker = (page, p) => {
  const value = figureOf(page, p);
  if (isDenied(page, p.at) || countsFirms(page, p)) return undefined;
  if (isOfTest(page, p.at)) return inFlight(page, p);
  if (page.at(p.at)?.figure?.spelled === true && value <= 1) return undefined;
  // "one in eight of them" is a share, and nobody counts eight
  if ([2, 3].some((n) => page.at(p.at - n)?.figure !== undefined && shareAt(page, p.at - n)?.end === p.at))
    return undefined;
  const weight = peopleWeight(page, p) - testedBy(page, p.at);
  return claim(page, p, 'totalUsers', value, { weight, ...testMark(page, p), ...vague(page, p.at, 'Users', value) });
};

/** "I'm not at 500 users", "we aren't 500 people". */
const isDenied = (page: Page, k: number): boolean => {
  const not = AT.has(page.textAt(k - 1)) ? k - 2 : k - 1;
  return page.sameSentence(not, k) && DENIALS.has(page.textAt(not)) && !page.has(not - 1, 'and', 'ifWord');
};
const AT = new Set(['at', 'bei', 'a', 'en', 'op']);

/** A load that a test put on, or that was there when something went wrong, gives way to any that is stated. */
const testMark = (page: Page, p: Proposal): { tested?: true } =>
  circumstanceOf(page, p.at) === undefined ? {} : { tested: true };

/** How firm the setting of a server is. */
const SETTING = 1.5;
/** The load of a benchmark is what its results hold for, and gives way to any that is stated. */
const TESTED = 0.4;
/** "37 altogether" counts all that was told before it. */
const ALTOGETHER = 1;
/** What one who is there at once is firmer by than a job in flight. */
const AT_ONCE = 0.5;
/** "A batch of 100k summaries" is a job, no setting of a server. */
const LARGEST_BATCH = 4096;

/** How many are asked for at once; a thousandfold of sequences is a context, and models at once are no requests. */
export const inFlight: Maker = (page, p) => {
  if (p.unit.dimension === 'sequences' && page.at(p.at)?.figure?.kilo !== undefined) return context(page, p);
  if (page.sameSentence(p.at, p.at + 1) && MODELS.test(page.textAt(p.at + 1))) return undefined;
  const value = figureOf(page, p);
  if (isHourOfShare(page, p.at, p.unit)) return undefined;
  if (isOfADay(page, p.at, p.unit)) return claim(page, p, 'requestsPerDay', value, { weight: loadWeight(page, p.at) });
  if (p.heads.some((h) => page.has(h, 'batchSize') && !page.has(h, 'conc'))) return batchClaim(page, p, value);
  if (isOfTest(page, p.at))
    return claim(page, p, 'concurrentRequests', value, { weight: TESTED, setting: true, tested: true });
  if (page.metered.get(p.at) === 'running') return atWork(page, p, value);
  const setting = p.unit.dimension === 'bare' && p.heads.some((h) => h < p.at && isSetting(page, h));
  return claim(page, p, 'concurrentRequests', value, {
    ...(setting
      ? { weight: SETTING, setting: true as const }
      : { weight: atOnceWeight(page, p), ...testMark(page, p) }),
    ...vague(page, p.at, 'Concurrent requests', value),
  });
};
/** The batch of a training run, a job told as a batch, or what a server takes at once. */
function batchClaim(page: Page, p: Proposal, value: number): Claim | undefined {
  if (trains(page)) return claim(page, p, 'trainBatch', value);
  if (value > LARGEST_BATCH) return count('items', 'Items')(page, p);
  const approximation = `A server batch size of ${shown(value)} is taken as that many concurrent requests.`;
  return claim(page, p, 'concurrentRequests', value, { weight: SETTING, setting: true, approximation });
}
/** The load that a benchmark put on. */
const isOfTest = (page: Page, k: number): boolean =>
  page.printed.get(k) === 'load' || page.cells.get(k)?.tested === true || isRunLoad(page, k);

/** What an engine says is in flight; those that wait want to be as well. */
function atWork(page: Page, p: Proposal, running: number): Claim {
  const at = waitingBeside(page, p.at);
  const waiting = at === undefined ? 0 : (page.at(at)?.figure?.value ?? 0);
  const queue = page.at(at ?? p.at);
  const said =
    waiting === 0 || queue === undefined
      ? {}
      : {
          pieces: [span(page, p), { start: queue.start, end: queue.end }],
          approximation: `${shown(running)} requests run, ${shown(waiting)} wait: ${shown(running + waiting)} at once.`,
        };
  return claim(page, p, 'concurrentRequests', running + waiting, { weight: TESTED, tested: true, ...said });
}
const atOnceWeight = (page: Page, p: Proposal): number =>
  loadWeight(page, p.at) +
  (p.unit.dimension === 'people' || p.unit.dimension === 'inflight' ? AT_ONCE : 0) +
  (p.unit.end === p.at && isTotal(page, p.at) ? ALTOGETHER : 0) -
  (isCondition(page, p.at) ? CONDITION : 0) -
  (isManaged(page, p.at) ? MANAGED : 0);

/** "70 tok/s each with 15 sessions", "queueing begins at 6 parallel requests": what something was seen at, not what is
 *  asked for. */
const isCondition = (page: Page, k: number): boolean =>
  SEEN.some((t) => page.speaksOf(k, t)) && !DEMAND.some((t) => page.speaksOf(k, t));
const SEEN: readonly Tag[] = ['tps', 'ttft', 'tpot', 'ms', 'trouble', 'measuredRate'];
const CONDITION = 0.3;
/** "It does ~4 at once": what a server manages is not what is asked for. */
const isManaged = (page: Page, k: number): boolean =>
  [k - 1, k - 2].some((j) => page.sameSentence(j, k) && MANAGES.test(page.textAt(j)));
const MANAGES = /^(?:does|manages|schafft)$/;
const MANAGED = 2;
/** "two models at once" are not two requests. */
const MODELS = /^(?:models?|modelle|modell[oi]|modelos?|modeles?|modellen)$/;
const SETTINGS = /num seqs|num parallel/;
/** `--max-num-seqs`, `--max-running-requests`: what a server is set to. */
const isSetting = (page: Page, h: number): boolean =>
  SETTINGS.test(page.textAt(h).replace(/[-_ ]+/g, ' ')) ||
  (page.is(h - 2, 'max') && (page.is(h - 1, '-') || page.is(h - 1, '_'))) ||
  (/^max/.test(page.textAt(h)) && page.is(h - 1, '-') && page.is(h - 2, '-'));

/** A month of requests or of tokens has so many days, as an API counts them. */
export const DAYS_OF_MONTH = 30;

/** A rate per period as what the plan is computed on: day, week and month stay a volume per day (a month has 30 days);
 *  the rest is per second. */
export const rate: Maker = (page, p) => {
  const value = figureOf(page, p);
  const period = p.unit.period ?? labelPeriod(page, p);
  if (period === undefined || p.unit.each === true || isResult(page, p.at)) return undefined;
  if (page.cells.get(p.at)?.tested === true || isSumOfMonth(page, p) || isStuck(page, p.at)) return undefined;
  const weight = loadWeight(page, p.at);
  if (period === 'second' || period === 'minute' || period === 'hour') {
    const perSecond = value / PERIOD_SECONDS[period];
    const said = vague(page, p.at, 'Requests', perSecond, ' per second');
    return claim(page, p, 'requestsPerSecond', perSecond, { weight, ...said });
  }
  const perDay = value / (period === 'month' ? DAYS_OF_MONTH : PERIOD_SECONDS[period] / PERIOD_SECONDS.day);
  const said =
    period === 'day' ? vague(page, p.at, 'Requests', perDay, ' per day') : spreadOverDays(value, period, perDay);
  return claim(page, p, 'requestsPerDay', perDay, { weight, ...said });
};
/** "Stuck below 1.0 RPS" is no demand. */
const isStuck = (page: Page, k: number): boolean => page.has(k - 1, 'trouble') && page.sameSentence(k - 1, k);
const spreadOverDays = (value: number, period: string, perDay: number): Partial<Claim> => ({
  approximation: `Requests: ${shown(value)} per ${period} are planned as ${shown(Math.round(perDay))} per day.`,
  spread: true,
});

/** Labels that name the period of a rate: `rps: 5`. */
const LABEL_PERIODS = [
  [['rps'], 'second'],
  [['rpm'], 'minute'],
  [['rpd', 'daily'], 'day'],
  [['monthly'], 'month'],
  [['hourly'], 'hour'],
] as const satisfies readonly (readonly [readonly Tag[], string])[];
type LabelPeriod = (typeof LABEL_PERIODS)[number][1];
function labelPeriod(page: Page, p: Proposal): LabelPeriod | undefined {
  for (const h of p.heads) {
    const found = LABEL_PERIODS.find(([tags]) => page.has(h, ...tags))?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}
