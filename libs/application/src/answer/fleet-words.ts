import type { FleetLine } from '@compute-advisor/domain';
import type { CurrentCost } from '../use-cases/current-fleet';
import { partName } from '../use-cases/fleet-parts';
import type { Catalog } from '../ports/catalog.port';
import { figure } from './wording';

/** "2 x H100 SXM5 80GB and 4 x L4". */
export const fleetWords = (fleet: readonly FleetLine[], catalog: Catalog): string =>
  fleet.map((l) => `${figure(l.gpuCount)} x ${partName(l, catalog)}`).join(' and ');

const UNPRICED: Record<NonNullable<CurrentCost['unpriced']>, string> = {
  recommended:
    'No market price is known for the recommended hardware, so no saving can be worked out; it is given as 0.',
  fleet:
    'Nobody in the price book sells all of the current hardware, so its cost is left out; send ' +
    'currentPricePerGpuHour to have it counted.',
};

/** What has to be said of a current cost that could not be set beside a price. */
export const costNotes = (cost: CurrentCost | undefined): string[] =>
  cost?.unpriced === undefined ? [] : [UNPRICED[cost.unpriced]];
