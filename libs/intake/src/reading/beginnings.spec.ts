import { beginningsOf } from '../page/beginnings';
import { together, writtenLike } from '../page/written';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';
import { readerParts } from './reader';
import { weigh } from './weighing';

const kindsAndWords = beginningsOf({ kinds: ['figure'], words: ['users'] });
const beside = beginningsOf({ tags: ['who'], step: -1 }, { words: ['users'], step: 1 });
const firstWords = beginningsOf({ firstWords: ['per'] });
const never = beginningsOf({ words: ['zebra'] });
const byWriting = writtenLike(/^user|s$/);

const { page } = weigh('40 users, 60 users per GPU', readerParts(catalogGazetteer()));
const wordsAt = (places: readonly number[]): readonly string[] => places.map((k) => page.textAt(k));

describe('where a rule may begin', () => {
  it('is at the elements of its kinds and words, in the order of the text', () => {
    expect(wordsAt(page.elements.map((_, k) => k))).toEqual(['40', 'users', ',', '60', 'users', 'per gpu']);
    expect(kindsAndWords(page)).toEqual([0, 1, 3, 4]);
  });
  it('may be so many elements before or behind them, each place once', () => {
    expect(beside(page)).toEqual([0, 2, 3, 5]);
  });
  it('may be told by the first word of a phrase', () => {
    expect(wordsAt(firstWords(page))).toEqual(['per gpu']);
  });
  it('is nowhere where nothing of it stands', () => {
    expect(never(page)).toEqual([]);
  });
  it('may be told by how an element is written', () => {
    expect(byWriting(page)).toEqual([1, 4]);
  });
  it('of two rules is each place of one of them', () => {
    expect(together(kindsAndWords(page), beside(page))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(together([], [2, 5])).toEqual([2, 5]);
  });
});
