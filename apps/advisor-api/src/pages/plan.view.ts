import type { Advice } from '@compute-advisor/application';
import { memoryChart, type MemoryChart } from './charts';
import { distanceView, wholeLoad, type DistanceView, type WholeView } from './distance.view';
import { limitView, type LimitView } from './limit.view';
import { dayOfYear } from './format';
import { linkTo } from './links';
import { mindLines } from './mind.view';
import { movedView, type MovedView } from './moved.view';
import { engineTitle, namesIn, planShort, type Names } from './names';
import { costBasis, optionCards, type OptionCard } from './option-cards';
import { pairView, pinLinks, type PairView, type PinLink } from './pinned.view';
import { ladderPlots, type PlotView } from './plots.view';
import { freshnessWord, restsView, type RestsView } from './rests.view';
import { snippets, type AskedView, type Snippet } from './snippets';
import { modeWord, nothingNamed, recommends, tokensLead } from './standing';
import { standInView, wordsToChange, type StandInView, type WordsToChange } from './states.view';
import { valueRows, type ValueRow } from './values.view';
import { verdictView, type VerdictView } from './verdict.view';
import { servicesView, type ServicesView } from './services.view';
import { soleView, versusView, type SoleView, type VersusView } from './versus.view';
import { whatIfView, type WhatIfView } from './whatif.view';
import { wordsView, type WordsView } from './words.view';

/** Everything the plan template shows, worded and rounded. */
export interface PlanView {
  readonly id: string;
  readonly description: string;
  readonly asked: AskedView;
  readonly mode: string;
  readonly kicker: readonly string[];
  readonly verdict: VerdictView;
  readonly recommended: boolean;
  /** Why nothing has a cost; absent where something has. */
  readonly unpriced?: string;
  readonly moved?: MovedView;
  readonly versus?: VersusView;
  /** The proposal alone, where nothing is known of today. */
  readonly sole?: SoleView;
  readonly mind: readonly string[];
  readonly limit?: LimitView;
  readonly change: readonly WordsToChange[];
  readonly standIn?: StandInView;
  readonly words: WordsView;
  readonly values: readonly ValueRow[];
  readonly optionsTitle: string;
  readonly optionsUnder: string;
  readonly options: readonly OptionCard[];
  /** The pin of each option. */
  readonly pins: readonly (PinLink | undefined)[];
  readonly pair?: PairView;
  /** Where the budget is too small: what the whole load would take, and how far the budget is from it. */
  readonly whole?: WholeView;
  readonly distance?: DistanceView;
  readonly whatIf?: WhatIfView;
  readonly memory?: MemoryChart;
  readonly plots: readonly PlotView[];
  /** Several services beside each other, where the description names more than one. */
  readonly services?: ServicesView;
  readonly deployment?: { readonly title: string; readonly command: string };
  readonly rests: RestsView;
  readonly snippets: readonly Snippet[];
  readonly apiPath: string;
  readonly reportPath: string;
  readonly fullPath: string;
  readonly link: string;
}

/** The title of a page about this plan. */
export const titleOf = (plan: PlanView): string => `${plan.verdict.sentence.replace(/\.$/, '')} - Compute Advisor`;

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'];

function optionsTitle(advice: Advice, shown: number, recommended: boolean): string {
  if (advice.recommendation_set.verdict.code === 'budget_too_small') return 'What the whole load would take';
  const ways = `${WORDS[shown] ?? String(shown)} ${shown === 1 ? 'way' : 'ways'}`;
  if (tokensLead(advice)) return `${ways} to rent it all the same`;
  return recommended ? `${ways} to carry it` : `${ways}, none of them a recommendation`;
}

function kickerOf(advice: Advice): readonly string[] {
  const { as_of: asOf } = advice.pricing;
  const prices =
    advice.price_freshness === 'unavailable'
      ? 'No prices'
      : `Prices${asOf === undefined ? '' : ` of ${dayOfYear(asOf)}`}, ${freshnessWord(advice.price_freshness)}`;
  return [modeWord(advice), `Confidence ${advice.recommendation_set.confidence.level}`, prices];
}

function deploymentOf(advice: Advice, names: Names): PlanView['deployment'] {
  const { deployment, options } = advice.recommendation_set;
  const [best] = options;
  if (deployment === undefined || best === undefined) return undefined;
  return {
    title: `${engineTitle(deployment.engine)} on ${planShort(best, names)}`,
    command: deployment.command,
  };
}

/** A market without the parts asked for is not a market without prices. */
function unpricedWords({ price_freshness: freshness, pricing }: Advice): string | undefined {
  if (freshness !== 'unavailable') return undefined;
  return pricing.as_of === undefined ? 'No prices can be had now.' : 'Nobody is known to sell this hardware.';
}

const present = <K extends string, T>(name: K, value: T | undefined): Partial<Record<K, T>> =>
  value === undefined ? {} : ({ [name]: value } as Record<K, T>);

/** What a page is made from: an answer, the question it answers, and where this service was reached. */
export interface PlanSource {
  readonly advice: Advice;
  readonly asked: AskedView;
  readonly origin: string;
  /** The plan that was shown before, which this one is set beside. */
  readonly was?: { readonly advice: Advice; readonly asked: AskedView };
  /** Options to set side by side, by their keys. */
  readonly pins?: readonly string[];
}

/** The view of one answer. */
export function planView({ advice, asked, origin, was, pins = [] }: PlanSource): PlanView {
  const set = advice.recommendation_set;
  const names = namesIn(advice);
  const recommended = recommends(advice);
  const options = optionCards(advice, names, recommended);
  const isStandIn = nothingNamed(advice);
  const versus = versusView(advice, names, recommended);
  const pinning = { asked, names, pins, ...present('was', was?.advice.analysis_id) };
  return {
    id: advice.analysis_id,
    description: asked.description,
    asked,
    mode: advice.spec_so_far.mode,
    kicker: kickerOf(advice),
    verdict: verdictView(advice, names),
    recommended,
    ...present('unpriced', unpricedWords(advice)),
    ...present('moved', was && movedView(was.advice, was.asked, advice)),
    ...present('versus', versus),
    ...present('sole', versus === undefined ? soleView(advice, names, recommended) : undefined),
    mind: isStandIn ? [] : mindLines(advice, names),
    ...present('limit', limitView(advice)),
    change: wordsToChange(advice, asked),
    ...present('standIn', isStandIn ? standInView(advice, names) : undefined),
    words: wordsView(advice, asked.description),
    values: valueRows(advice, names),
    optionsTitle: optionsTitle(advice, options.length, recommended),
    optionsUnder: costBasis(advice),
    options,
    pins: pinLinks(set.options.slice(0, options.length), pinning),
    ...present('pair', pairView(advice, options, pinning)),
    ...present('whole', wholeLoad(advice, names)),
    ...present('distance', distanceView(advice)),
    ...present('whatIf', whatIfView(advice, asked, names)),
    ...present('memory', memoryChart(advice, names, recommended)),
    plots: set.sensitivity === undefined ? [] : ladderPlots(advice, names, recommended).slice(0, 1),
    ...present('services', servicesView(advice, names)),
    ...present('deployment', deploymentOf(advice, names)),
    rests: restsView(advice, names),
    snippets: snippets(asked, origin),
    apiPath: `/advisor/analyses/${advice.analysis_id}`,
    reportPath: linkTo(asked, { as: 'report' }),
    fullPath: linkTo(asked, { full: '1' }),
    link: linkTo(asked),
  };
}

/** The plan in one line, for those who only see the link. */
export function shareLine(plan: PlanView): string {
  const best = plan.options[0];
  if (best === undefined) return plan.verdict.sentence;
  return `${best.layout} ${best.name}${best.costExact === '' ? '' : `, ${best.cost} a month`}.`;
}
