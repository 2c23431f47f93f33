import type { GpuMention } from '../gazetteers/gpu-index';
import { BESIDE_SPARK, DATA_WORK, LEADS_TO_ONE, OF_JETSON, SHORT_NAMES } from '../words/short-names';
import type { Tag } from '../words';
import { bareCardFits } from './bare-card';
import { anyOf, type Element } from './element';
import type { TokenSource } from './token-source';

/** Computers that are called by a word that means much else: "two Sparks", "the Thor", "is the Spark enough". */

/** What stands before one of them. */
const BEFORE: readonly Tag[] = ['determiner', 'definite', 'own', 'another', 'or', 'and', 'versus', 'secondHand', 'buy'];

/** Whether what is named at token `i` is a card there: bare numbers and short names only where nothing else can be. */
export const cardFits = (source: TokenSource, before: Element | undefined, i: number, gpu: GpuMention): boolean =>
  (!gpu.bare || bareCardFits(source, before, i, gpu)) && shortNameFits(source, before, gpu);

/** Whether a mention is no such word, or stands where only a computer can. */
function shortNameFits(source: TokenSource, before: Element | undefined, gpu: GpuMention): boolean {
  const name = source.text(gpu.from);
  if (!SHORT_NAMES.has(name)) return true;
  const led = before !== undefined && (before.kind === 'figure' || anyOf(before.tags, BEFORE));
  if (!led && (before === undefined || !LEADS_TO_ONE.has(before.text))) return false;
  if (DATA_WORK.has(source.text(gpu.to)) || DATA_WORK.has(source.text(gpu.to + 1))) return false;
  const isSpark = name.startsWith('spark');
  const others = isSpark ? BESIDE_SPARK : OF_JETSON;
  const named = source.tokens.some(({ text }) => others.has(text));
  return isSpark ? !named : named;
}
