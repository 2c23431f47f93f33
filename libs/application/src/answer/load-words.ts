import type { Rung } from '@compute-advisor/domain';
import type { ClosedLoad } from '../use-cases/closed-load';
import type { Planned } from '../use-cases/planned';
import { usedShare } from './performance-view';
import { counted, figure, machines, percent, perMonth, rough } from './wording';

/** Whoever counts all that are logged in as requests at once pays for many machines too many: the verdict says what the
 *  rate alone would take. */
export function rateAloneWords({ gap }: ClosedLoad, ofRate: Rung | undefined): string {
  if (gap === undefined || ofRate?.monthlyUsd === undefined) return '';
  return (
    `Planned for the ${counted(Math.round(gap.inFlight), 'request')} at once that you state; if that counts people ` +
    'who are there and not requests, the rate you state needs ' +
    `${machines(ofRate.gpuCount, ofRate.gpu)} for ` +
    `${perMonth(ofRate.monthlyUsd)}.`
  );
}

/** What is planned for, where that is not the load as stated: more of it, or one place's share. */
export function loadNotes({ factor, place, plannedInFlight, gap }: ClosedLoad, planned: Planned): string[] {
  const atOnce = counted(plannedInFlight, 'request');
  const notes: string[] = [];
  if (gap)
    notes.push(
      `${counted(Math.round(gap.inFlight), 'request')} at once and ${rough(gap.perSecond)} a second hardly belong ` +
        `together: at the speed of this plan that rate keeps about ${rough(gap.inFlightOfRate)} in flight. ` +
        (gap.inFlight > gap.inFlightOfRate
          ? 'What is stated at once leads; if it is not meant, the plan is too large.'
          : 'The rate leads, which fewer at once could not carry; if it is not meant, the plan is too large.'),
    );
  if (factor !== undefined) notes.push(`Planned for ${rough(factor)} times the load as stated: ${atOnce} at once.`);
  if (place)
    notes.push(
      `The options carry ${place.region}, ${percent(place.share)} of the load: ${atOnce} at once; the other places ` +
        'are further workloads.',
    );
  return [...notes, ...fullNotes(planned)];
}

/** A plan whose throughput is fuller than a plan is otherwise kept, because everybody still has his pace. */
function fullNotes({ best, work }: Planned): string[] {
  const used = best && usedShare(best, work);
  if (used === undefined || used <= work.capacityShare || best?.planned.tpotMs === undefined) return [];
  return [
    `At this load ${percent(used)} of what is modelled is in use, more than the ${percent(work.capacityShare)} that ` +
      `is kept otherwise: everybody still gets ${figure(1000 / best.planned.tpotMs)} tokens a second. A load that is ` +
      'told as a rate is given more.',
  ];
}
