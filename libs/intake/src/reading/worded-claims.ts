import type { Page } from '../elements/page';
import type { Assignment } from '../roles/choose';
import type { Claim } from '../roles/claim';
import { withBusiestHours } from './busiest-hour';
import { withPaces } from './paces';
import { withPlainLengths } from './plain-lengths';
import { withSharedParts } from './shared-part';

/** The claims of a text with those that follow from several words together: paces, the busiest hour, what all prompts
 *  share, and lengths that nothing names. */
export const withWordedClaims = (page: Page, assignment: Assignment, claims: readonly Claim[]): Claim[] =>
  withPlainLengths(page, assignment, withSharedParts(page, withBusiestHours(page, withPaces(page, claims))));
