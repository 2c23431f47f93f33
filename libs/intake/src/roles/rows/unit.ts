import type { Period } from '../../page/page';
import type { Tag } from '../../words';

/** What a figure counts or measures, as its unit says. */
export type Dimension =
  | 'bare'
  | 'people'
  | 'inflight'
  | 'sequences'
  | 'work'
  | 'rate'
  | 'paced'
  | 'pacedLong'
  | 'thingRate'
  | 'things'
  | 'tokens'
  | 'prose'
  | 'speed'
  | 'duration'
  | 'share'
  | 'factor'
  | 'memory'
  | 'cards'
  | 'samples'
  | 'chunks'
  | 'steps'
  | 'setting';

/** One way to take a figure: its dimension, how far the words of its unit reach, and what turns it into the base unit
 *  (seconds, tokens, per second). */
export interface Unit {
  readonly dimension: Dimension;
  /** The last element of the unit; the figure itself when it has none. */
  readonly end: number;
  readonly scale: number;
  readonly period?: Period | undefined;
  /** The element of the noun that is counted. */
  readonly noun: number;
  /** Counted for each user, not for all. */
  readonly each?: true | undefined;
}

/** The unit as all are made: with all of its members in one order and whole numbers for its places, so that a look at
 *  one costs the same whatever it is. */
export const uniform = ({ dimension, end, scale, period, noun, each }: Unit): Unit => ({
  dimension,
  end: end | 0,
  scale,
  period,
  noun: noun | 0,
  each,
});

/** Tokens in a word and a character of prose, for lengths that the text gives in those. */
export const TOKENS_PER_WORD = 1.33;
const TOKENS_PER_CHARACTER = 0.25;
/** A sign of Han, Kana or Hangul, planned at the upper end: 0.6 where the vocabulary knows them well
 *  (https://api-docs.deepseek.com/quick_start/token_usage), 1 and more where it was made for English. */
const TOKENS_PER_SIGN = 1;
/** Tokens of a page of prose. */
export const TOKENS_PER_PAGE = 650;

/** Words of a unit by the dimension they name, the firmest first. */
export const UNITS: readonly (readonly [Tag, Dimension, number])[] = [
  ['tpsUser', 'speed', 1],
  ['tps', 'speed', 1],
  ['rps', 'rate', 1],
  ['rpm', 'rate', 1 / 60],
  ['rpd', 'rate', 1 / 86_400],
  ['percent', 'share', 0.01],
  ['tenths', 'share', 0.1],
  ['tpot', 'duration', 0.001],
  ['ms', 'duration', 0.001],
  ['epochs', 'setting', 1],
  ['geomKvHeads', 'setting', 1],
  ['geomHeads', 'setting', 1],
  ['geomLayers', 'setting', 1],
  ['lora', 'setting', 1],
  ['tok', 'tokens', 1],
  ['isl', 'tokens', 1],
  ['osl', 'tokens', 1],
  ['ctx', 'tokens', 1],
  ['dau', 'people', 1],
  ['mau', 'people', 1],
  ['chunk', 'chunks', 1],
  ['wordUnit', 'prose', TOKENS_PER_WORD],
  ['signUnit', 'prose', TOKENS_PER_SIGN],
  ['charUnit', 'prose', TOKENS_PER_CHARACTER],
  ['pageUnit', 'prose', TOKENS_PER_PAGE],
  ['conc', 'inflight', 1],
  ['seqs', 'sequences', 1],
  ['who', 'people', 1],
  ['gb', 'memory', 1],
  ['req', 'work', 1],
  ['image', 'work', 1],
  ['doc', 'work', 1],
  ['samples', 'samples', 1],
  ['steps', 'steps', 1],
  ['gpuWord', 'cards', 1],
  ['node', 'cards', 1],
  ['sec', 'duration', 1],
  ['min', 'duration', 60],
  ['hour', 'duration', 3600],
  ['day', 'duration', 86_400],
  ['week', 'duration', 604_800],
  ['month', 'duration', 2_592_000],
  ['in', 'tokens', 1],
  ['out', 'tokens', 1],
];
