import { cacheNotes, defined } from '@compute-advisor/domain';
import type { SetAside } from '@compute-advisor/intake';
import { monthlyBudget } from '../question/question';
import type { BuyOrRent } from '../use-cases/buy-or-rent';
import { wishesOf } from '../use-cases/market';
import type { Plan } from '../use-cases/plan';
import type { Advice, AssessmentView, RecommendationSet, SetAsideView } from './advice';
import { assessmentView } from './assessment-view';
import { bannerWords } from './banner-words';
import { besideThePlan, billNowWords, paceNowWords } from './beside-words';
import { confidenceOf } from './confidence-words';
import { deploymentView } from './deployment-view';
import { costNotes } from './fleet-words';
import { fleetForAllWords, furtherMembers, furtherWords, hasRoomForAll } from './further-view';
import { gpuViews } from './gpu-views';
import { flipViews } from './flip-words';
import { slowerThanModelled } from './observed-words';
import { loadNotes, rateAloneWords } from './load-words';
import { sideRunNotes } from './run-words';
import { considerationsIn, moneyMembers } from './money-view';
import {
  buyOrRentWords,
  considerationWords,
  limitWords,
  privateHostWords,
  purchaseNote,
  wishWords,
} from './money-words';
import { optionViews, overallFreshness, TOP_OPTIONS } from './option-view';
import { priceNotes } from './price-words';
import { remarkWords, unusedWords } from './remark-words';
import { requirementView } from './requirement-view';
import { apiBillWords, offerWords } from './offer-words';
import { tuningWords } from './run-words';
import { saidInWords } from './said-in-words';
import { sensitivityViews } from './sensitivity-view';
import { specSoFar } from './spec-view';
import { standInWords } from './stand-in-words';
import { techniqueNotes } from './technique-words';
import { tokensElsewhereWords, tokenWords } from './token-words';
import { weighedModelWords } from './weighed-model-words';

/** Puts a plan into the answer's words and the documented member order, its id still empty: that is derived from the
 *  rest. Pure. */
export function assemble(plan: Plan): Advice {
  const { planned, current } = plan;
  const { question: q, ladder, books } = planned;
  const shown = q.verbose ? ladder.rungs : ladder.leading.rungs.slice(0, TOP_OPTIONS);
  const spec = specSoFar(plan);
  const set = recommendationSet(plan, shown);
  return defined({
    status: 'complete',
    analysis_id: '',
    spec_so_far: spec,
    assumption_banner: bannerWords([
      ...q.assumptions,
      ...(current?.fleet.assumption ? [current.fleet.assumption] : []),
      ...q.fleetFacts.assumptions,
      ...q.stated.assumptions,
    ]),
    set_aside: q.setAside.length ? q.setAside.map(setAsideView) : undefined,
    price_freshness: overallFreshness(shown),
    recommendation_set: { ...set, gpus: gpuViews([spec, set], planned.market.gpus) },
    pricing: defined({
      as_of: books.prices.asOf,
      sources: books.prices.sources,
      currency: 'USD',
      snapshot_id: books.prices.snapshotId,
    }),
    warnings: warningsOf(q.ignoredFields),
  });
}

function recommendationSet(plan: Plan, shown: Plan['planned']['ladder']['rungs']): Omit<RecommendationSet, 'gpus'> {
  const { planned, figures, current } = plan;
  const { question: q, ladder, work } = planned;
  const assessment = current && assessmentView(current.groups, work, q);
  const notes = notesOf(plan);
  const stated = current?.fleet.member.source === 'defaulted' ? undefined : current?.fleet.member.value;
  return defined({
    requirement: requirementView(figures.requirement),
    options: optionViews(
      q.verbose ? ladder : ladder.leading,
      shown.length,
      work,
      defined({ current: stated, budgetUsdPerMonth: monthlyBudget(q), asked: planned.market.asked }),
      !wishesOf(q.reading).onPremises,
    ),
    verdict: { code: plan.verdict.code, summary: summaryOf(plan, assessment) },
    confidence: confidenceOf(figures.doubts),
    current_assessment: assessment,
    current_monthly_cost: current?.cost.monthlyUsd,
    current_cost_is_estimated: current?.cost.isEstimated,
    savings_per_year: current?.cost.savingsPerYear,
    flip_points: flipViews(figures.flips),
    sensitivity: figures.sensitivity && sensitivityViews(figures.sensitivity),
    deployment: deploymentView(planned),
    ...furtherMembers(figures.further),
    ...moneyMembers(plan),
    rejected:
      q.verbose && ladder.rejected.length
        ? ladder.rejected.map((r) => ({ gpu_id: r.gpu.id, reason: r.reason }))
        : undefined,
    notes: notes.length ? notes : undefined,
  });
}

/** "Is one RTX 5090 enough?" is answered before anything else is said. */
const answersFirst = (plan: Plan): boolean => plan.kind !== 'existing' && (plan.weighed?.length ?? 0) > 0;

/** The verdict's sentences: buying by the token first where that is clearly cheaper, a purchase where the text names a
 *  sum or wants it in its own rooms, what the mode decided, what a limit of
 *  money buys, the bill as stated, a fleet that is far too slow. */
function summaryOf(plan: Plan, assessment: AssessmentView | undefined): string {
  const slow = slowerThanModelled(assessment?.performance, plan.planned.question.fleetFacts);
  const { byToken, buyOrRent: owned, withinLimit, wishPrice } = plan.figures;
  const instead = plan.kind === 'plan' || plan.kind === 'budget' ? plan.instead : undefined;
  const byTokenFirst = tokenWords(byToken).verdict;
  const ways = [byTokenFirst, owned && isPurchase(plan, owned) ? buyOrRentWords(owned) : '', offerWords(plan)];
  return [
    standInWords(plan.planned.question),
    fleetForAllWords(plan.figures.further?.onFleet),
    ...(answersFirst(plan) ? [saidInWords(plan).summary, ...ways] : [...ways, saidInWords(plan).summary]),
    rateAloneWords(plan.figures.load, plan.figures.ofRate),
    weighedModelWords(plan.figures.weighedModels, plan.planned),
    wishPrice && wishPrice.moreUsd === undefined && wishWords(wishPrice),
    besideThePlan(plan),
    privateHostWords(plan.planned.best),
    withinLimit && limitWords(withinLimit, plan.planned.question.model.id, instead, byToken),
    billNowWords(plan),
    paceNowWords(plan),
    apiBillWords(plan.planned, byTokenFirst ? undefined : byToken),
    hasRoomForAll(plan.figures.further?.onFleet) ? '' : furtherWords(plan.figures.further),
    slow,
  ]
    .filter(Boolean)
    .join(' ');
}

function notesOf(plan: Plan): string[] {
  const { planned, figures, current } = plan;
  const { question: q, work } = planned;
  const note = tokenWords(figures.byToken).note ?? tokensElsewhereWords(figures.byTokenElsewhere);
  return [
    ...new Set([
      ...priceNotes(planned),
      ...costNotes(current?.cost),
      ...saidInWords(plan).notes,
      ...loadNotes(figures.load, planned),
      ...sideRunNotes(figures.sideRun),
      ...q.remarks.map(remarkWords),
      ...q.unused.map(unusedWords),
      ...techniqueNotes(figures.techniques),
      ...(q.mode === 'model' && !work.tuning ? cacheNotes(q.model) : []),
      ...(note === undefined ? [] : [note]),
      ...(figures.wishPrice?.moreUsd === undefined ? [] : [wishWords(figures.wishPrice)]),
      ...purchaseNotes(plan),
      ...considerationsIn(plan).map((c) => considerationWords(c, monthlyBudget(q))),
      ...(work.tuning ? [`Planned as ${tuningWords(work.tuning, work.useCase)}; say otherwise to change it.`] : []),
    ]),
  ];
}

/** A purchase is the answer where the text names a sum for it or weighs it, and where new hardware is for one's own
 *  premises. */
const isPurchase = ({ kind, planned: { question } }: Plan, b: BuyOrRent): boolean =>
  b.oneOffUsd !== undefined ||
  question.reading.weighsPurchase === true ||
  (kind !== 'existing' && wishesOf(question.reading).onPremises);

/** A purchase that is not the answer is told here; what its figures rest on in either case. */
const purchaseNotes = (plan: Plan): string[] => {
  const { buyOrRent: b } = plan.figures;
  return b ? [...(isPurchase(plan, b) ? [] : [buyOrRentWords(b)]), purchaseNote(b)] : [];
};

const warningsOf = (ignored: readonly string[]): string[] | undefined =>
  ignored.length ? ignored.map((f) => `The field ${JSON.stringify(f)} is not known and was ignored.`) : undefined;

const setAsideView = ({ text, start, end, reason }: SetAside): SetAsideView => ({ text, at: [start, end], reason });
