import type { Mode, UseCase } from '@compute-advisor/domain';
import type { Element } from '../elements/element';
import type { Page } from '../elements/page';
import type { Fact, MediaReading } from '../reading';
import type { Member } from '../roles/claim';
import type { FigureFacts } from './derive';
import type { FleetReading } from './fleet';
import type { ModelsReading } from './model';
import type { MoneyReading } from './money';
import { asksForCards, asksForMemory } from './stance-evidence';

/** What the mode is decided from. */
export interface ModeGround {
  readonly money?: Fact<unknown>;
  readonly owned?: Fact<unknown>;
  readonly stated?: Fact<unknown>;
  /** Users, requests or a volume. */
  readonly load?: Fact<unknown>;
  /** Only a speed or a wait is wanted. */
  readonly speed?: Fact<unknown>;
  /** The text asks whether it fits or is possible. */
  readonly question: boolean;
  /** The text asks how many cards, or which. */
  readonly sizing: boolean;
  /** The text asks how much memory something takes. */
  readonly memory: boolean;
  /** The text asks nothing, or speaks of now: its load is the present one. */
  readonly nowShown: boolean;
  readonly model?: Fact<unknown>;
  readonly measured?: Fact<unknown>;
  /** It runs out of memory, crashes, is slow: it is there. */
  readonly trouble: boolean;
  /** Hardware that is only asked about. */
  readonly weighed?: Fact<unknown>;
  readonly anything?: Fact<unknown>;
}

/** Which of the four questions the text asks: money limits -> budget; the writer's own hardware -> existing; a load ->
 *  plan; a model or a size -> model. */
export function decideMode(ground: ModeGround): Fact<Mode> | undefined {
  const say = (value: Mode, from: Fact<unknown>): Fact<Mode> => ({
    value,
    evidence: from.evidence,
    start: from.start,
    end: from.end,
    ...(from.pieces === undefined ? {} : { pieces: from.pieces }),
  });
  if (ground.money !== undefined) return say('budget', ground.money);
  if (ground.owned !== undefined) return say('existing', ground.owned);
  if (
    ground.stated !== undefined &&
    (ground.measured !== undefined ||
      ground.trouble ||
      (ground.load !== undefined && !ground.sizing && (ground.nowShown || !ground.question)))
  )
    return say('existing', ground.stated);
  if (ground.memory && ground.stated === undefined && ground.model !== undefined) return say('model', ground.model);
  if (ground.load !== undefined) return say('plan', ground.load);
  if (ground.stated !== undefined && (ground.model === undefined || !ground.question))
    return say('existing', ground.stated);
  if (ground.speed !== undefined && ground.stated === undefined) return say('plan', ground.speed);
  if (ground.model !== undefined) return say('model', ground.model);
  if (ground.weighed !== undefined) return say('model', ground.weighed);
  if (ground.anything !== undefined) return say('plan', ground.anything);
  return undefined;
}

/** What the mode is decided from, as the rooms before leave it. */
export interface ModeSources {
  readonly facts: Partial<Record<Member, Fact<number>>>;
  readonly seen: Partial<Record<Member, Fact<number>>>;
  readonly figures: FigureFacts;
  readonly fleet: FleetReading;
  readonly money: MoneyReading;
  readonly models: ModelsReading;
  readonly useCase: Fact<UseCase> | undefined;
  readonly precisions: Fact<unknown> | undefined;
  readonly media: Fact<MediaReading> | undefined;
}

const LOADS: readonly Member[] = ['totalUsers', 'requestsPerSecond', 'requestsPerDay', 'outputTokensPerSecond'];
const WAITS: readonly Member[] = ['ttftMs', 'tpotMs', 'tokensPerSecondPerUser', 'endToEndMs'];

/** Gathers the ground of the decision from the facts. */
export function modeOf(page: Page, from: ModeSources): Fact<Mode> | undefined {
  const { facts, fleet, money } = from;
  const first = (members: readonly Member[]): Fact<number> | undefined =>
    members.map((m) => facts[m]).find((f) => f !== undefined);
  const setting = fleet.fleet !== undefined && from.figures.settings.has('concurrentRequests');
  const audio = from.media?.value.audioHoursPerDay === undefined ? undefined : from.media;
  const load = first(LOADS) ?? (setting ? undefined : facts.concurrentRequests) ?? audio ?? from.figures.batch;
  const single = fleet.fleet !== undefined && load === facts.outputTokensPerSecond ? undefined : load;
  const limit =
    money.budget ?? money.oneOff ?? (money.constraintAt === undefined ? undefined : quoted(page, money.constraintAt));
  const inUse =
    fleet.owned ||
    facts.utilizationFraction !== undefined ||
    facts.tensorParallel !== undefined ||
    money.pricePerGpuHour !== undefined;
  return decideMode({
    ...given('money', limit),
    ...given('owned', inUse ? fleet.fleet : undefined),
    ...given('stated', fleet.fleet),
    ...given('load', single),
    ...given('speed', first(WAITS)),
    question: asksWhether(page),
    sizing: asksForCards(page),
    memory: asksForMemory(page),
    nowShown: speaksOfNow(page),
    trouble: page.elements.some(
      (e, k) => e.tags.has('trouble') && !page.has(k - 1, 'not') && page.against(k) === undefined,
    ),
    ...given('model', from.models.model),
    ...given('measured', Object.values(from.seen)[0]),
    ...given('weighed', from.useCase === undefined ? fleet.candidates : undefined),
    ...given('anything', from.models.model ?? from.useCase ?? from.precisions ?? fleet.candidates),
  });
}
const given = <K extends string>(key: K, fact: Fact<unknown> | undefined): Partial<Record<K, Fact<unknown>>> =>
  fact === undefined ? {} : ({ [key]: fact } as Record<K, Fact<unknown>>);
const quoted = (page: Page, e: Element): Fact<true> => ({
  value: true,
  evidence: page.text.slice(e.start, e.end),
  start: e.start,
  end: e.end,
});
/** "now", "currently", "today" in what the writer says. */
const speaksOfNow = (page: Page): boolean =>
  page.elements.some((e, k) => e.tags.has('nowCue') && page.against(k) === undefined);
/** Whether the text asks if something fits or is possible. */
const asksWhether = (page: Page): boolean =>
  page.elements.some((e) => e.tags.has('fit') || /^(?:could|would|should|will)$/.test(e.text)) &&
  page.elements.some((e) => e.text === '?' || e.text === 'か');
