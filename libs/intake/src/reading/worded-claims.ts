import type { Page } from '../page/page';
import type { Assignment } from '../roles/choose';
import type { Claim } from '../roles/claim';
import { withBusiestHours } from './busiest-hour';
import { withSingularSubjects } from './each-does';
import { withKindsOfEach } from './each-kinds';
import { withCorpusJobs } from './corpus-jobs';
import { withCrowdGroups } from './crowd-groups';
import { withFunnel } from './funnel';
import { withMonths } from './month-lines';
import { withHourShares } from './hour-shares';
import { withJoinedCrowds } from './joined-crowds';
import { withPaces } from './paces';
import { withPlaces } from './per-place';
import { withPlainLengths } from './plain-lengths';
import { withSameLength } from './same-length';
import { withSelf } from './self-and-others';
import { withPromptParts } from './prompt-parts';
import { withSharedParts } from './prompt-prefix';
import { withPromptShares } from './prompt-shares';
import { withTargets } from './told-growth';
import { withTranslations } from './translations';
import { withUsualDays } from './usual-day';
import { withWordedShares } from './worded-shares';

/** The claims of a text with those that follow from several words together: paces, shares in words, crowds of whom
 *  a part asks so often, the busiest hour, what all prompts share, and lengths that nothing names. */
export const withWordedClaims = (page: Page, assignment: Assignment, claims: readonly Claim[]): Claim[] => {
  const crowds = withFunnel(
    page,
    assignment,
    withWordedShares(
      page,
      withCrowdGroups(
        page,
        withPlaces(
          page,
          withPaces(
            page,
            withKindsOfEach(
              page,
              withSingularSubjects(
                page,
                withHourShares(
                  page,
                  withSelf(
                    page,
                    withUsualDays(page, withCorpusJobs(page, withMonths(page, withJoinedCrowds(page, claims)))),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
  const loads = withBusiestHours(page, crowds);
  const told = withPromptShares(
    page,
    withPromptParts(page, withSharedParts(page, withTargets(page, withTranslations(page, loads)))),
  );
  return withPlainLengths(page, assignment, withSameLength(page, told));
};
