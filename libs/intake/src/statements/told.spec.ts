import type { Element } from '../elements/element';
import type { Tag } from '../words';
import { signsOf, Told } from './told';

const word = (text: string, sentence: number, ...tags: readonly Tag[]): Element => ({
  kind: 'word',
  text,
  tags: new Set(tags),
  from: 0,
  to: 1,
  start: 0,
  end: 1,
  sentence,
  clause: sentence,
  glued: false,
});

describe('what a text tells of', () => {
  const back = signsOf([], new Set(['handed back', 'returned']));
  const sold = signsOf(['disposed'], new Set(['sold']));
  const writer = signsOf(['past', 'first']);
  const told = new Told([word('we', 0, 'first'), word('handed', 0), word('back', 0), word('they returned', 1)]);

  it('is asked by tag, sentence by sentence', () => {
    expect([told.in(0, writer), told.in(3, writer), told.anywhere(writer)]).toEqual([true, false, true]);
  });
  it('is asked by lists of words: the first word of a phrase, and any word of an element', () => {
    expect([told.in(2, back), told.in(3, back)]).toEqual([true, true]);
  });
  it('has nothing of a list of which no word is there, nor outside the text', () => {
    expect([told.in(0, sold), told.anywhere(sold), told.in(9, writer)]).toEqual([false, false, false]);
  });
});
