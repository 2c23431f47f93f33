import { phrases as wordList } from '../words';
import { lex } from './lex';
import { JOINERS, PhraseCutter } from './phrase-tokens';
import { PhraseTrie } from './phrase-trie';

describe('phrases are cut as texts are', () => {
  const plain = (tokens: readonly { readonly text: string; readonly glued: boolean }[]): string[] =>
    tokens.map(({ text, glued }) => `${glued ? '+' : ' '}${text}`);

  it.each([
    ['requests per second'],
    ['Llama 3.3 70B'],
    ['1 000 000 tokens'],
    ['a week\u0301'],
    ['opuścić dział'],
    ['gpu 서버 3대'],
    ['-based'],
    ['don’t know'],
    ['8xA100 node'],
    ['いくつかの サーバー'],
    ['most  of it'],
  ])('%s', (phrase) => {
    const cutter = new PhraseCutter();
    // Twice: what is known of a piece is the same as the piece anew.
    expect(plain(cutter.cut(phrase))).toEqual(plain(lex(phrase)));
    expect(plain(cutter.cut(phrase))).toEqual(plain(lex(phrase)));
  });

  it('and so is every phrase of the word lists', () => {
    const cutter = new PhraseCutter();
    const texts = [...wordList()].map(([phrase]) => phrase);
    const different = texts.filter((phrase) => {
      const tokens = lex(phrase).map((token) => token.text);
      const first = tokens.find((text) => !JOINERS.has(text));
      return cutter.textOf(phrase) !== tokens.join(' ') || cutter.firstOf(phrase) !== first;
    });
    expect(texts.length).toBeGreaterThan(10_000);
    expect(different).toEqual([]);
  });
});

describe('a trie whose phrases wait', () => {
  it('gives the first value that was added for a phrase, however it is written', () => {
    const trie = new PhraseTrie<number>();
    trie.add('Llama-3', 1);
    trie.add('llama 3', 2);
    trie.add('-llama 3', 3);
    expect(trie.match(lex('llama 3'), 0)?.value).toBe(1);
    trie.add('llama 3', 4);
    trie.add('llama 3 70b', 5);
    expect(trie.match(lex('llama 3'), 0)?.value).toBe(1);
    expect(trie.match(lex('llama 3 70b'), 0)?.value).toBe(5);
  });
});
