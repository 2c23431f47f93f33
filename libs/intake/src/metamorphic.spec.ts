import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Fact, Reading } from './index';
import { createReader } from './index';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const golden = (path: string): unknown => JSON.parse(readFileSync(join(__dirname, 'golden', path), 'utf8'));
const texts = ['ok', 'not-ok'].flatMap((shelf) =>
  readdirSync(join(__dirname, 'golden', shelf)).flatMap((file) =>
    (golden(join(shelf, file)) as [string][]).map(([text]) => text),
  ),
);
const sentences = golden('foreign-sentences.json') as string[];

/** Members that are no statement about the question: what is set aside, other names, hardware that is only weighed. */
const ASIDE = new Set([
  'mode',
  'otherModels',
  'setAside',
  'remarks',
  'wishes',
  'customGpuMemoryBytes',
  'candidateFleet',
  'candidates',
]);

/** Every fact of a text by its path, as text. */
function factsOf(reading: Reading): Map<string, string> {
  const out = new Map<string, string>();
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    if ('evidence' in value) out.set(path, JSON.stringify((value as Fact<unknown>).value));
    else for (const [key, inner] of Object.entries(value)) visit(inner, `${path}.${key}`);
  };
  for (const [key, value] of Object.entries(reading)) if (!ASIDE.has(key)) visit(value, key);
  return out;
}

const before = (sentence: string, text: string): string => `${sentence}${sentence.startsWith('>') ? '\n' : ' '}${text}`;
const behind = (sentence: string, text: string): string =>
  `${text}${/[.?!。？]\s*$/.test(text) ? '' : '.'}${sentence.startsWith('>') ? '\n' : ' '}${sentence}`;

/** Every text meets every eighth sentence, others from text to text. */
const SHARE = 8;

describe('a sentence about somebody else, the past, an offer, a bill or a dream', () => {
  it('there are at least 30 of them, in at least 4 languages', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(30);
    expect(sentences.filter((s) => /[À-ɏЀ-ӿ぀-ヿ一-鿿가-힣]/.test(s)).length).toBeGreaterThan(10);
  });

  it('changes neither facts nor mode of any development text: 99 of 100 stay, before it and behind it in turn', () => {
    let facts = 0;
    let kept = 0;
    let modes = 0;
    let keptModes = 0;
    texts.forEach((text, t) => {
      const plain = reader.read(text);
      const own = factsOf(plain);
      sentences.forEach((sentence, s) => {
        if ((t + s) % SHARE !== 0) return;
        const mixed = reader.read((t + s) % (2 * SHARE) === 0 ? before(sentence, text) : behind(sentence, text));
        const got = factsOf(mixed);
        for (const key of new Set([...own.keys(), ...got.keys()])) {
          facts += 1;
          if (own.get(key) === got.get(key)) kept += 1;
        }
        modes += 1;
        if ((plain.mode?.value ?? 'plan') === (mixed.mode?.value ?? 'plan')) keptModes += 1;
      });
    });
    expect(kept / facts).toBeGreaterThanOrEqual(0.99);
    expect(keptModes / modes).toBeGreaterThanOrEqual(0.99);
  });
});
