import type { Page } from '../page/page';
import type { Assignment } from '../roles/choose';
import type { Claim } from '../roles/claim';
import { withBusiestHours } from './busiest-hour';
import { withPaces } from './paces';
import { withPlaces } from './per-place';
import { withPlainLengths } from './plain-lengths';
import { withSharedParts } from './prompt-prefix';
import { withWordedShares } from './worded-shares';

/** The claims of a text with those that follow from several words together: paces, shares in words, the busiest hour,
 *  what all prompts share, and lengths that nothing names. */
export const withWordedClaims = (page: Page, assignment: Assignment, claims: readonly Claim[]): Claim[] => {
  const loads = withBusiestHours(page, withWordedShares(page, withPlaces(page, withPaces(page, claims))));
  return withPlainLengths(page, assignment, withSharedParts(page, loads));
};
