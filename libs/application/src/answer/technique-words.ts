import type { ReuseFigures, SliceFigures, SpeculationFigures, TechniqueFigures } from '../use-cases/techniques';
import { counted, describeRung, figure, gib, percent, rough, usd } from './wording';

/** What the techniques that the text asks for come to, one note each. */
export function techniqueNotes(techniques: TechniqueFigures | undefined): string[] {
  const { speculation, slices, reuse } = techniques ?? {};
  return [
    ...(speculation ? [speculationWords(speculation)] : []),
    ...(slices ? [sliceWords(slices)] : []),
    ...(reuse ? reuseWords(reuse) : []),
  ];
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

/** First tokens that come this much sooner are told, as a factor. */
const TELLING = 1.25;

const seconds = (ms: number): string => (ms >= 1000 ? `${rough(ms / 1000)} s` : `${rough(ms)} ms`);

/** What reuse that the text does not state would bring: fewer machines, an earlier first token; nothing is said where
 *  it brings neither. */
function reuseWords({ share, now, then }: ReuseFigures): string[] {
  const saved = (now.monthlyUsd ?? 0) - (then.monthlyUsd ?? 0);
  const cheaper = now.monthlyUsd !== undefined && then.monthlyUsd !== undefined && saved >= 1;
  const before = now.planned.ttftMs ?? 0;
  const after = then.planned.ttftMs ?? 0;
  const sooner = after > 0 && before / after >= TELLING;
  if (!cheaper && !sooner) return [];
  const does = [
    ...(cheaper ? [`${describeRung(then)} would do, ${usd(saved)} a month less`] : []),
    ...(sooner ? [`a first token would take about ${seconds(after)} instead of ${seconds(before)}`] : []),
  ];
  return [
    `No reuse of prompts is counted, since none is stated. With ${percent(share)} of each prompt served from the ` +
      `prefix cache ${does.join(', and ')}.`,
  ];
}
