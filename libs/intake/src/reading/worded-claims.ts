import type { Page } from '../page/page';
import type { Assignment } from '../roles/choose';
import type { Claim, Member } from '../roles/claim';
import { withActiveParts } from './active-part';
import { withBusiestHours } from './busiest-hour';
import { withBusyDays } from './busy-days';
import { withBusiestShare } from './busiest-share';
import { withCallsAtSeats } from './calls-at-seats';
import { withCallsOfEach } from './calls-of-each';
import { withCallsPerItem } from './calls-per-item';
import { withCorpusJobs } from './corpus-jobs';
import { withCrowdGroups } from './crowd-groups';
import { withSingularSubjects } from './each-does';
import { withEachNumbers } from './each-number';
import { withKindsOfEach } from './each-kinds';
import { withDistributed } from './distributed';
import { withEventCalls } from './event-calls';
import { withFunnel } from './funnel';
import { withGroupsAtOnce } from './groups-at-once';
import { withHandledParts } from './handled-part';
import { withHeldCrowds } from './held-crowds';
import { withHourShares } from './hour-shares';
import { withJoinedCrowds } from './joined-crowds';
import { withJoinedRates } from './joined-rates';
import { withKindsOfWork } from './kinds-of-work';
import { withLengthOfProduct } from './length-of-product';
import { withLogExtracts } from './log-extracts';
import { withMonths } from './month-lines';
import { withNamedRows } from './named-rows';
import { withOnePage } from './one-page';
import { withPagesOfEach } from './one-picture';
import { withPaces } from './paces';
import { withPeaksOfProducts } from './peaks-of-products';
import { withPagesAndTokens } from './pages-and-tokens';
import { withPartsOfPieces } from './parts-of-pieces';
import { withPilots } from './pilots';
import { withPlaces } from './per-place';
import { withPlainLengths } from './plain-lengths';
import { withPromptParts } from './prompt-parts';
import { withSharedParts } from './prompt-prefix';
import { withPromptSum } from './prompt-sum';
import { withBursts } from './bursts';
import { withPromptShares } from './prompt-shares';
import { withSameLength } from './same-length';
import { RATES_OF_EACH } from './rate-of-each';
import { withoutRefusedGrowth } from './refused-growth';
import { withRatesPerOne } from './rates-per-one';
import { withRecordedLoads } from './recorded-loads';
import { withRelativeLengths } from './relative-lengths';
import { withRequestsPerPart } from './requests-per-part';
import { withSelf } from './self-and-others';
import { withSamples } from './several-samples';
import { withShortAnswers } from './short-answers';
import { withTargets } from './told-growth';
import { withWeeksOfYear } from './weeks-of-year';
import { withWindowCounts } from './window-counts';
import { withTokensPerPage } from './tokens-per-page';
import { withTranslations } from './translations';
import { withUsualDays } from './usual-day';
import { withWholePrompt } from './whole-prompt';
import { withWorkOfOne } from './work-of-one';
import { withWorkingDays } from './working-days';
import { withWordedShares } from './worded-shares';

/** What makes other claims of those that several words give together. */
type Step = (page: Page, claims: readonly Claim[], assignment: Assignment) => readonly Claim[];

/** A step that has something to do only where one of the members is claimed. */
const of =
  (needs: readonly Member[], step: Step): Step =>
  (page, claims, assignment) =>
    claims.some((c) => needs.includes(c.member)) ? step(page, claims, assignment) : claims;

const RATES: readonly Member[] = ['requestsPerSecond', 'requestsPerDay'];
const EACH: readonly Member[] = [...RATES_OF_EACH];

/** First who there is and how many, then what each does, then the parts of them that come and when, then lengths: each
 *  step reads what the ones before it made. */
const STEPS: readonly Step[] = [
  of(['inputTokens'], withKindsOfWork),
  withPagesAndTokens,
  withTokensPerPage,
  withPagesOfEach,
  withPartsOfPieces,
  of(['totalUsers'], withPilots),
  withCallsAtSeats,
  withRecordedLoads,
  withMonths,
  of(['requestsPerDay', 'items'], withWorkingDays),
  withNamedRows,
  of(['totalUsers'], withJoinedCrowds),
  withHeldCrowds,
  withSamples,
  withCorpusJobs,
  withLogExtracts,
  of(RATES, withJoinedRates),
  of(['items'], withUsualDays),
  withSelf,
  of(['hoursPerDay'], withHourShares),
  withWindowCounts,
  withWeeksOfYear,
  of(['totalUsers'], withDistributed),
  withWorkOfOne,
  withEachNumbers,
  of(RATES, withSingularSubjects),
  of(EACH, withKindsOfEach),
  withPaces,
  withBursts,
  withPlaces,
  withCallsOfEach,
  withRatesPerOne,
  of(['totalUsers', 'concurrentRequests'], withGroupsAtOnce),
  of(['totalUsers'], withCrowdGroups),
  of(['totalUsers'], withActiveParts),
  withWordedShares,
  of(['totalUsers', 'requestsPerDay'], (page, claims, assignment) => withFunnel(page, assignment, claims)),
  withCallsPerItem,
  of(['requestsPerDay', 'items', ...EACH], withRequestsPerPart),
  of(['requestsPerDay', 'items'], withHandledParts),
  of(['totalUsers'], withEventCalls),
  of(['requestsPerDay'], withBusyDays),
  withBusiestShare,
  withBusiestHours,
  of(['requestsPerSecond'], withPeaksOfProducts),
  of(['items', ...RATES], withTranslations),
  of(['totalUsers', 'concurrentRequests', ...RATES], withTargets),
  of(['growthFactor'], withoutRefusedGrowth),
  withSharedParts,
  withLengthOfProduct,
  of(['inputTokens'], withWholePrompt),
  withPromptSum,
  withPromptParts,
  withPromptShares,
  withShortAnswers,
  of(['inputTokens', 'outputTokens'], withRelativeLengths),
  withOnePage,
  of(['inputTokens'], withSameLength),
  (page, claims, assignment) => withPlainLengths(page, assignment, claims),
];

/** The claims of a text with those that follow from several words together: crowds and places, what each of them does,
 *  parts and hours of the peak, what all prompts share, and lengths that nothing names. */
export function withWordedClaims(page: Page, assignment: Assignment, claims: readonly Claim[]): readonly Claim[] {
  let all = claims;
  for (const step of STEPS) all = step(page, all, assignment);
  return all;
}
