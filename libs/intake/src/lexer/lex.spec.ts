import { lex } from './lex';
import { indexSlips } from './slip';

const numbers = (text: string): number[] =>
  lex(text)
    .filter((t) => t.kind === 'number')
    .map((t) => t.value);

describe('number styles', () => {
  it.each([
    ['1,000 users', [1000]],
    ['12 000 users', [12000]],
    ['2,50,000 rupees', [250000]],
    ["1'200 CHF", [1200]],
    ['1,234,567.5', [1234567.5]],
    ['2,15€', [2.15]],
    ['7.200 €', [7200]],
    ['wir haben für 7.200 Nutzer', [7200]],
    ['3.125 per cent', [3.125]],
    ['GPUs 0,1,2,3', [0, 1, 2, 3]],
    ['4 4090s', [4, 4090]],
    ['2 480GB disks', [2, 480]],
    ['0,5', [0.5]],
    ['7,3B', [7.3]],
    ['６４', [64]],
  ])('%s', (text, expected) => {
    expect(numbers(text)).toEqual(expected);
  });
});

describe('tokens', () => {
  it('separate letters from digits and cut the count from the card', () => {
    expect(lex('8xA100').map((t) => t.text)).toEqual(['8', 'x', 'a', '100']);
    expect(lex('16 A10Gs').map((t) => t.text)).toEqual(['16', 'a', '10', 'g', 's']);
    expect(lex('RX 7900XT').map((t) => t.text)).toEqual(['rx', '7900', 'xt']);
    expect(lex('L40Sx4').map((t) => t.text)).toEqual(['l', '40', 's', 'x', '4']);
  });
  it('point into the original, whatever its Unicode form', () => {
    const text = 'fu\u0308r\u200b ８×Ｈ100';
    for (const token of lex(text)) expect(text.slice(token.start, token.end).length).toBeGreaterThan(0);
    expect(lex(text).map((t) => t.text)).toEqual(['fur', '8', '*', 'h', '100']);
    const [first] = lex(text);
    expect(text.slice(first?.start, first?.end)).toBe('fu\u0308r');
  });
});

describe('slips', () => {
  const slips = indexSlips(['context', 'concurrent', 'users'], 5, false);
  it('forgive one letter dropped, doubled, added or swapped', () => {
    expect(['contxt', 'contextt', 'conetxt', 'concurent', 'usres'].map((w) => slips.find(w))).toEqual([
      'context',
      'context',
      'context',
      'concurrent',
      'users',
    ]);
  });
  it('do not turn one plain word into another', () => {
    expect(['content', 'dusers', 'contest'].map((w) => slips.find(w))).toEqual([undefined, undefined, undefined]);
  });
});
