import type { RoleRow } from './rows/role';
import { COUNT_ROLES } from './rows/counts';
import { LENGTH_ROLES } from './rows/lengths';
import { LOAD_ROLES } from './rows/loads';
import { SETTING_ROLES } from './rows/settings';
import { SHAPE_ROLES } from './rows/shapes';
import { SHARE_ROLES } from './rows/shares';
import { TIME_ROLES } from './rows/times';

export type { Role } from './rows/role';

/** What must be reached for a role to be taken at all. */
export const THRESHOLD = 1.5;

/** Who weighs what, set by hand and measured on the development texts (2026-07). */
export const ROLES: readonly RoleRow[] = [
  ...LOAD_ROLES,
  ...LENGTH_ROLES,
  ...TIME_ROLES,
  ...SHARE_ROLES,
  ...SETTING_ROLES,
  ...SHAPE_ROLES,
  ...COUNT_ROLES,
];
