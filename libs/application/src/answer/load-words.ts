import type { ClosedLoad } from '../use-cases/closed-load';
import { counted, percent, rough } from './wording';

/** What is planned for, where that is not the load as stated: more of it, or one place's share. */
export function loadNotes({ factor, place, plannedInFlight, gap }: ClosedLoad): string[] {
  const atOnce = counted(plannedInFlight, 'request');
  const notes: string[] = [];
  if (gap)
    notes.push(
      `${counted(Math.round(gap.inFlight), 'request')} at once and ${rough(gap.perSecond)} a second hardly belong ` +
        `together: at the speed of this plan that rate keeps about ${rough(gap.inFlightOfRate)} in flight. The ` +
        'larger of both is planned for; if it is not meant, the plan is too large.',
    );
  if (factor !== undefined) notes.push(`Planned for ${rough(factor)} times the load as stated: ${atOnce} at once.`);
  if (place)
    notes.push(
      `The options carry ${place.region}, ${percent(place.share)} of the load: ${atOnce} at once; the other places ` +
        'are further workloads.',
    );
  return notes;
}
