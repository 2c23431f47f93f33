import type { Page } from '../page/page';
import type { Assignment } from '../roles/choose';
import type { Claim } from '../roles/claim';
import { withBusiestHours } from './busiest-hour';
import { withBusyDays } from './busy-days';
import { withBusiestShare } from './busiest-share';
import { withCorpusJobs } from './corpus-jobs';
import { withCrowdGroups } from './crowd-groups';
import { withSingularSubjects } from './each-does';
import { withKindsOfEach } from './each-kinds';
import { withFunnel } from './funnel';
import { withHeldCrowds } from './held-crowds';
import { withHourShares } from './hour-shares';
import { withJoinedCrowds } from './joined-crowds';
import { withJoinedRates } from './joined-rates';
import { withMonths } from './month-lines';
import { withPaces } from './paces';
import { withPilots } from './pilots';
import { withPlaces } from './per-place';
import { withPlainLengths } from './plain-lengths';
import { withPromptParts } from './prompt-parts';
import { withSharedParts } from './prompt-prefix';
import { withPromptShares } from './prompt-shares';
import { withSameLength } from './same-length';
import { withRatesPerOne } from './rates-per-one';
import { withSelf } from './self-and-others';
import { withShortAnswers } from './short-answers';
import { withTargets } from './told-growth';
import { withTranslations } from './translations';
import { withUsualDays } from './usual-day';
import { withWholePrompt } from './whole-prompt';
import { withWorkOfOne } from './work-of-one';
import { withWordedShares } from './worded-shares';

/** What makes other claims of those that several words give together. */
type Step = (page: Page, claims: readonly Claim[], assignment: Assignment) => readonly Claim[];

/** First who there is and how many, then what each does, then the parts of them that come and when, then lengths: each
 *  step reads what the ones before it made. */
const STEPS: readonly Step[] = [
  withPilots,
  withMonths,
  withJoinedCrowds,
  withHeldCrowds,
  withCorpusJobs,
  withJoinedRates,
  withUsualDays,
  withSelf,
  withHourShares,
  withWorkOfOne,
  withSingularSubjects,
  withKindsOfEach,
  withPaces,
  withPlaces,
  withRatesPerOne,
  withCrowdGroups,
  withWordedShares,
  (page, claims, assignment) => withFunnel(page, assignment, claims),
  withBusyDays,
  withBusiestShare,
  withBusiestHours,
  withTranslations,
  withTargets,
  withSharedParts,
  withWholePrompt,
  withPromptParts,
  withPromptShares,
  withShortAnswers,
  withSameLength,
  (page, claims, assignment) => withPlainLengths(page, assignment, claims),
];

/** The claims of a text with those that follow from several words together: crowds and places, what each of them does,
 *  parts and hours of the peak, what all prompts share, and lengths that nothing names. */
export const withWordedClaims = (page: Page, assignment: Assignment, claims: readonly Claim[]): readonly Claim[] =>
  STEPS.reduce((all, step) => step(page, all, assignment), claims);
