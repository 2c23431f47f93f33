import type { ClosedLoad } from '../use-cases/closed-load';
import { counted, rough } from './wording';

/** What is planned for, where that is more than the load as stated. */
export const loadNotes = ({ factor, plannedInFlight }: ClosedLoad): string[] =>
  factor === undefined
    ? []
    : [`Planned for ${rough(factor)} times the load as stated: ${counted(plannedInFlight, 'request')} at once.`];
