import type { SliceFigures, SpeculationFigures, TechniqueFigures } from '../use-cases/techniques';
import { counted, figure, gib } from './wording';

/** What the techniques that the text asks for come to, one note each. */
export function techniqueNotes(techniques: TechniqueFigures | undefined): string[] {
  const { speculation, slices } = techniques ?? {};
  return [...(speculation ? [speculationWords(speculation)] : []), ...(slices ? [sliceWords(slices)] : [])];
}

/** Under this the technique costs more than it brings. */
const NO_GAIN = 1.02;

function speculationWords({ facts: s, factor }: SpeculationFigures): string {
  const counts =
    `Speculative decoding with ${s.name} is counted: ${figure(s.accepted, 2)} tokens a step on the mean, ` +
    `${figure(s.low, 1)} to ${figure(s.high, 1)} by kind of text (${s.source}).`;
  if (factor === undefined) return counts;
  return factor < NO_GAIN
    ? `${counts} At this load it does not help, since every proposed token is worked out: leave it off, or use it ` +
        'where fewer answer at once.'
    : `${counts} Here a token takes ${figure(factor, 1)} times as long without.`;
}

function sliceWords({ card, slice, profile, needed }: SliceFigures): string {
  if (slice === undefined)
    return profile === undefined
      ? `No slice of ${card.name} holds the model.`
      : `${card.name} has no slice ${profile}: the profile is left out of the figures.`;
  const size = `${slice.gpu.name} has ${gib(slice.gpu.memoryBytesUsable)}`;
  if (needed === undefined) return `A ${size}, which does not hold the model.`;
  const cards = counted(Math.ceil(needed / slice.perCard), 'card');
  const first = profile === undefined ? `The smallest slice that holds the model: a ${size}` : `A ${size}`;
  return (
    `${first} and holds the model; ${counted(needed, 'slice')}, ${figure(slice.perCard)} to a card, would carry ` +
    `this load on ${cards}. The options are whole cards.`
  );
}
