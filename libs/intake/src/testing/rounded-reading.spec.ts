import { createReader } from '../reading/reader';
import { catalogGazetteer } from './catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

/** Members of a reading by name. */
export type Values = Readonly<Record<string, unknown>>;

/** What is read of a text, rounded as people say it. @param names the members that are asked for, those inside another
 *  behind a point: "tuning.epochs" */
export const roundedReading = (text: string, names: readonly string[]): Values => {
  const reading = reader.read(text);
  const inside = (of: unknown, name: string): unknown => (of as Readonly<Record<string, unknown>> | undefined)?.[name];
  const valueOf = (name: string): unknown => inside(name.split('.').reduce(inside, reading), 'value');
  const rounded = (v: unknown): unknown => (typeof v === 'number' ? Math.round(v * 1000) / 1000 : v);
  return Object.fromEntries(names.map((name) => [name, rounded(valueOf(name))]));
};

/** Expects the members of a text, rounded. */
export const readsAs = (text: string, expected: Values): void => {
  expect(roundedReading(text, Object.keys(expected))).toEqual(expected);
};

/** Expects the members of a text that asks for a card. */
export const holds = (text: string, expected: Values): void => readsAs(`${text} Qwen3 14B, which GPU?`, expected);

it('a reading is rounded to thousandths, and a member that is not told stays away', () => {
  const names = ['requestsPerSecond', 'totalUsers'];
  expect(roundedReading('100 requests an hour on Qwen3 14B', names)).toEqual({
    requestsPerSecond: 0.028,
    totalUsers: undefined,
  });
});
