import type { Advice, StoredAnalysis } from '@compute-advisor/application';
import { precisionChart, type PrecisionChart } from './precision.view';
import { day } from './format';
import { formulaRows, type FormulaRow } from './formulas.view';
import { ladderView, type LadderOrder, type LadderView } from './ladder.view';
import { linkTo } from './links';
import { buyPlot } from './buy-plot.view';
import { loadPlot } from './load-plot.view';
import { namesIn, planShort } from './names';
import { orderWords, optionCards } from './option-cards';
import type { PlanView } from './plan.view';
import { ladderPlots, type PlotView } from './plots.view';
import { recommends } from './standing';
import type { AskedView } from './snippets';

/** One of the five as a row. */
export interface OptionRow {
  readonly role: string;
  readonly best: boolean;
  readonly plan: string;
  readonly cost: string;
  readonly against: string;
  readonly free: string;
  readonly speed: string;
  readonly upTo: string;
  readonly order: string;
}

/** What a report shows beside the plan. */
export interface ReportView {
  readonly path: string;
  readonly address: string;
  readonly filed: string;
  /** The same question at today's prices, set beside this report. */
  readonly again: string;
  readonly options: readonly OptionRow[];
  readonly speedLabel: string;
  readonly hasToday: boolean;
  readonly isFull: boolean;
  /** Where the full ladder is, for an analysis that holds its first five only. */
  readonly fullPath: string;
  readonly precisions: PrecisionChart;
  readonly scatters: readonly PlotView[];
  readonly money: readonly PlotView[];
  readonly ladder: LadderView;
  /** Layouts in all, shown or not. */
  readonly layouts: number;
  readonly formulas: readonly FormulaRow[];
  readonly rejected: readonly { readonly name: string; readonly reason: string }[];
  readonly jsonSize: string;
  readonly engineVersion: string;
  readonly catalogVersion: string;
}

/** What a report is made from: the saved analysis and how its ladder is to be shown. */
export interface ReportSource {
  readonly advice: Advice;
  readonly asked: AskedView;
  readonly stored: StoredAnalysis;
  readonly plan: PlanView;
  readonly order: LadderOrder;
  readonly origin: string;
}

/** The view of a filed answer. */
export function reportView({ advice, asked, stored, plan, order, origin }: ReportSource): ReportView {
  const names = namesIn(advice);
  const recommended = recommends(advice);
  const path = `/reports/${advice.analysis_id}`;
  const set = advice.recommendation_set;
  const cards = optionCards(advice, names, recommended);
  return {
    path,
    address: `${origin}${path}`,
    filed: day(stored.createdAt),
    again: linkTo(asked, { was: advice.analysis_id }),
    options: cards.map((card, i) => {
      const option = set.options[i];
      return {
        role: card.role,
        best: card.best,
        plan: option === undefined ? '' : planShort(option, names),
        cost: card.cost,
        against: (card.deltas[0] ?? '').replace(' against today', ''),
        free: card.memory.replace(/ of .*$/, '').replace(/ free$/, ''),
        speed: card.speed?.value ?? '',
        upTo: card.upTo ?? '',
        order: option === undefined ? '' : orderWords(option),
      };
    }),
    speedLabel: cards.find((card) => card.speed !== undefined)?.speed?.label ?? 'Speed',
    hasToday: cards.some((card) => card.deltas.length > 0),
    isFull: set.sensitivity !== undefined || asked.verbose === true,
    fullPath: plan.reportPath,
    precisions: precisionChart(advice, names),
    scatters: ladderPlots(advice, names, recommended),
    money: [loadPlot(advice, names, recommended), buyPlot(advice)].filter((plot) => plot !== undefined),
    layouts: set.options.length,
    ladder: ladderView(advice, names, recommended, order, path),
    formulas: formulaRows(advice),
    rejected: (set.rejected ?? []).map((part) => ({ name: names.short(part.gpu_id), reason: part.reason })),
    jsonSize: `${Math.max(1, Math.round(stored.responseBody.length / 1024))} KB`,
    engineVersion: stored.engineVersion,
    catalogVersion: stored.catalogVersion,
  };
}
