import type { Mode, UseCase } from '@compute-advisor/domain';
import type { Element } from '../elements/element';
import { beginningsOf } from '../page/beginnings';
import type { Page } from '../page/page';
import type { Fact, MediaReading } from '../reading';
import type { Member } from '../roles/claim';
import type { BillReading } from './bills';
import type { Facts, FigureFacts } from './figure-facts';
import type { FleetReading } from './fleet';
import type { ModelsReading } from './model';
import type { MoneyReading } from './money';
import { asksForHardware, asksForMemory, asksWhatToOrder, type MemoryQuestion } from './text-questions';

/** What the mode is decided from. */
export interface ModeGround {
  readonly money: Fact<unknown> | undefined;
  /** A bill of which the text asks whether it is right. */
  readonly judged: Fact<unknown> | undefined;
  /** What the hardware that is there costs, as the text tells it. */
  readonly bill: Fact<unknown> | undefined;
  /** The text asks whether it is too much. */
  readonly questioned: boolean;
  readonly owned: Fact<unknown> | undefined;
  readonly stated: Fact<unknown> | undefined;
  /** Users, requests or a volume. */
  readonly load: Fact<unknown> | undefined;
  /** Only a speed or a wait is wanted. */
  readonly speed: Fact<unknown> | undefined;
  /** The text asks whether it fits or is possible. */
  readonly question: boolean;
  /** The text asks how many cards, or which hardware. */
  readonly sizing: boolean;
  /** All hardware that is there was for a trial, or is no production. */
  readonly rehearsed: boolean;
  /** The text asks what to get. */
  readonly ordering: boolean;
  /** The text asks how much memory something takes. */
  readonly memory: MemoryQuestion | undefined;
  /** The text asks nothing, or speaks of now: its load is the present one. */
  readonly nowShown: boolean;
  readonly model: Fact<unknown> | undefined;
  readonly measured: Fact<unknown> | undefined;
  /** It runs out of memory, crashes, is slow: it is there. */
  readonly trouble: boolean;
  /** Hardware that is only asked about. */
  readonly weighed: Fact<unknown> | undefined;
  readonly anything: Fact<unknown> | undefined;
}

/** One reason for a mode: the fact that says so, where it holds. */
interface ModeRule {
  readonly mode: Mode;
  readonly says: (ground: ModeGround) => Fact<unknown> | undefined;
}

/** Whether hardware that is named stands there: it measures, has trouble, or carries the load of now. */
function isAtWork(g: ModeGround): boolean {
  if (g.measured !== undefined || g.trouble) return true;
  if (g.ordering) return false;
  return g.load !== undefined && !g.sizing && (g.nowShown || !g.question);
}

const asksWhatToGet = (g: ModeGround): boolean => g.sizing || g.ordering;
/** What is measured or has trouble is spoken of for its own sake. */
const isShown = (g: ModeGround): boolean => g.measured !== undefined || g.trouble;

/** The first that holds decides. */
const MODE_RULES: readonly ModeRule[] = [
  { mode: 'existing', says: (g) => (g.owned !== undefined && g.questioned && !asksWhatToGet(g) ? g.bill : undefined) },
  { mode: 'budget', says: (g) => g.money },
  { mode: 'existing', says: (g) => g.judged },
  { mode: 'model', says: (g) => (g.memory?.apart === true && !g.trouble ? (g.model ?? g.anything) : undefined) },
  {
    mode: 'plan',
    says: (g) => (g.rehearsed && (asksWhatToGet(g) || !isShown(g)) ? g.load : undefined),
  },
  { mode: 'existing', says: (g) => g.owned },
  { mode: 'existing', says: (g) => (isAtWork(g) ? g.stated : undefined) },
  { mode: 'model', says: (g) => (g.memory !== undefined && g.stated === undefined ? g.model : undefined) },
  { mode: 'plan', says: (g) => g.load },
  { mode: 'existing', says: (g) => ((g.model === undefined || !g.question) && !g.ordering ? g.stated : undefined) },
  { mode: 'plan', says: (g) => (g.stated === undefined ? g.speed : undefined) },
  { mode: 'model', says: (g) => g.model },
  { mode: 'model', says: (g) => g.weighed },
  { mode: 'plan', says: (g) => g.anything },
];

/** Which of the four questions the text asks: money limits -> budget; the writer's own hardware -> existing; a load ->
 *  plan; a model or a size -> model. */
export function decideMode(ground: ModeGround): Fact<Mode> | undefined {
  for (const { mode, says } of MODE_RULES) {
    const from = says(ground);
    if (from !== undefined) return said(mode, from);
  }
  return undefined;
}

/** A value with the words of the fact that says so. */
const said = <T>(value: T, { evidence, start, end, pieces }: Fact<unknown>): Fact<T> => ({
  value,
  evidence,
  start,
  end,
  ...(pieces === undefined ? {} : { pieces }),
});

/** What the mode is decided from, as the rooms before leave it. */
export interface ModeSources {
  readonly facts: Facts;
  readonly seen: Facts;
  readonly figures: FigureFacts;
  readonly fleet: FleetReading;
  readonly money: MoneyReading;
  readonly bill: BillReading | undefined;
  readonly models: ModelsReading;
  readonly useCase: Fact<UseCase> | undefined;
  readonly precisions: Fact<unknown> | undefined;
  readonly media: Fact<MediaReading> | undefined;
}

const RATES: readonly Member[] = ['requestsPerSecond', 'requestsPerDay', 'outputTokensPerSecond'];
const LOADS: readonly Member[] = ['totalUsers', ...RATES];
const WAITS: readonly Member[] = ['ttftMs', 'tpotMs', 'tokensPerSecondPerUser', 'endToEndMs'];

/** Gathers the ground of the decision from the facts. */
export function modeOf(page: Page, from: ModeSources): Fact<Mode> | undefined {
  const { facts, fleet } = from;
  const ground: ModeGround = {
    money: limitOf(page, from.money),
    judged: from.money.judged === undefined ? undefined : quoted(page, from.money.judged),
    bill: from.money.bill ?? from.bill?.bill,
    questioned: page.tagged('dear').some((k) => page.statements.asks[k] === true && page.against(k) === undefined),
    owned: isInUse(from) ? fleet.fleet : undefined,
    stated: fleet.fleet,
    load: loadOf(from),
    speed: firstOf(facts, WAITS),
    question: asksWhether(page),
    sizing: asksForHardware(page),
    rehearsed: fleet.rehearsed,
    ordering: asksWhatToOrder(page),
    memory: asksForMemory(page),
    nowShown: speaksOfNow(page),
    trouble: page.tagged('trouble').some((k) => isTroubleHere(page, k)),
    model: from.models.model,
    measured: Object.values(from.seen).find((f) => f !== undefined),
    weighed: from.useCase === undefined ? fleet.candidates : undefined,
    anything: from.models.model ?? from.useCase ?? from.precisions ?? fleet.candidates,
  };
  return decideMode(ground);
}

/** One user, one request at a time: whoever is alone asks what fits, and puts no load on anything. */
const isAlone = (fact: Fact<number> | undefined): boolean => fact?.value === 1;

const firstOf = (facts: ModeSources['facts'], members: readonly Member[]): Fact<number> | undefined =>
  members.map((m) => facts[m]).find((f) => f !== undefined);

/** A sum that must not be passed, or the words that say there is one. */
const limitOf = (page: Page, money: MoneyReading): Fact<unknown> | undefined =>
  money.budget ?? money.oneOff ?? (money.constraintAt === undefined ? undefined : quoted(page, money.constraintAt));

/** What shows that the hardware runs: its owner, its load, its layout, its price. */
const isInUse = ({ fleet, facts, money }: ModeSources): boolean =>
  fleet.owned ||
  facts.utilizationFraction !== undefined ||
  facts.tensorParallel !== undefined ||
  money.pricePerGpuHour !== undefined;

/** The load of the text, or what a run on no hardware yet learns from; a setting of a server that is there and the
 *  speed it reaches are none. */
function loadOf({ facts, fleet, figures, media }: ModeSources): Fact<unknown> | undefined {
  const setting = fleet.fleet !== undefined && figures.settings.has('concurrentRequests');
  const audio = media?.value.audioHoursPerDay === undefined ? undefined : media;
  const learned = fleet.fleet === undefined ? facts.datasetTokens : undefined;
  const atOnce = setting || isAlone(facts.concurrentRequests) ? undefined : facts.concurrentRequests;
  const load = firstOf(facts, isAlone(facts.totalUsers) ? RATES : LOADS) ?? atOnce ?? audio ?? figures.batch ?? learned;
  return fleet.fleet !== undefined && load === facts.outputTokensPerSecond ? undefined : load;
}
const quoted = (page: Page, e: Element): Fact<true> => ({
  value: true,
  evidence: page.text.slice(e.start, e.end),
  start: e.start,
  end: e.end,
});
/** It has trouble now, and no card that stands before it in its sentence is another's or gone. */
function isTroubleHere(page: Page, k: number): boolean {
  if (page.has(k - 1, 'not') || page.against(k) !== undefined) return false;
  for (let j = k - 1; j >= k - TROUBLE_REACH && page.sameSentence(j, k); j -= 1)
    if (page.at(j)?.kind === 'gpu' && page.against(j) !== undefined) return false;
  return !page.speaksOf(k, 'heOrShe') || page.speaksOf(k, 'first');
}
const TROUBLE_REACH = 20;
/** "now", "currently", "today" in what the writer says. */
const speaksOfNow = (page: Page): boolean => page.tagged('nowCue').some((k) => page.against(k) === undefined);
/** Whether the text asks if something fits or is possible. */
const asksWhether = (page: Page): boolean => possible(page).some((k) => page.statements.asks[k] === true);
const possible = beginningsOf({ tags: ['fit'], words: ['could', 'would', 'should', 'will'] });
