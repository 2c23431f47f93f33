import type { Page } from '../page/page';
import type { Assignment } from '../roles/choose';
import type { Claim } from '../roles/claim';
import { withBusiestHours } from './busiest-hour';
import { withFunnel } from './funnel';
import { withPaces } from './paces';
import { withPlaces } from './per-place';
import { withPlainLengths } from './plain-lengths';
import { withSameLength } from './same-length';
import { withSelf } from './self-and-others';
import { withSharedParts } from './prompt-prefix';
import { withTargets } from './told-growth';
import { withTranslations } from './translations';
import { withWordedShares } from './worded-shares';

/** The claims of a text with those that follow from several words together: paces, shares in words, crowds of whom
 *  a part asks so often, the busiest hour, what all prompts share, and lengths that nothing names. */
export const withWordedClaims = (page: Page, assignment: Assignment, claims: readonly Claim[]): Claim[] => {
  const crowds = withFunnel(
    page,
    assignment,
    withWordedShares(page, withPlaces(page, withPaces(page, withSelf(page, claims)))),
  );
  const loads = withBusiestHours(page, crowds);
  const told = withSharedParts(page, withTargets(page, withTranslations(page, loads)));
  return withPlainLengths(page, assignment, withSameLength(page, told));
};
