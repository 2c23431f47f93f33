import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('what a text is made into is the answer, what it was is the prompt', () => {
  // A word is 1.33 tokens, a page 650, a sign of Japanese or Chinese 1.
  it.each<[string, number, number]>([
    ['2 million 1,200-token articles in 6 hours, summarised to 150 tokens each. Which GPUs?', 1200, 150],
    ['40,000 contracts of 9,000 tokens, each summarised to 300 tokens overnight', 9000, 300],
    ['5k calls of 4,000 tokens daily boiled down to about 120 tokens', 4000, 120],
    ['Wir fassen 5.000 Berichte am Tag (je 4.000 Token) auf etwa 250 Token zusammen', 4000, 250],
    ["Résumer 12 000 comptes rendus de 3 000 tokens en 200 mots chacun d'ici vendredi", 3000, 266],
    ['Resumimos 900 expedientes al día de 20 páginas a 400 tokens', 13_000, 400],
    ['Condensiamo verbali di 6.000 token in 350 token, 1.200 al giorno', 6000, 350],
    ['нужно сжимать 3000 отчётов в день по 5000 токенов до 300 токенов', 5000, 300],
    ['每天把2万篇2000 token的文章压缩到200 token', 2000, 200],
    ['毎日8,000件の3,000トークンの記事を300字に要約したい', 3000, 300],
    ['하루 5,000건, 4,000토큰 보고서를 300토큰으로 요약', 4000, 300],
  ])('%s', (text, inputTokens, outputTokens) => {
    const reading = reader.read(text);
    expect(reading.inputTokens?.value).toBe(inputTokens);
    expect(reading.outputTokens?.value).toBe(outputTokens);
  });

  it('a context that is made smaller is no answer', () => {
    const reading = reader.read('Summaries with Qwen3 14B; we compress the context to 8,192 tokens, 40 at once');
    expect(reading.outputTokens).toBeUndefined();
    expect(reading.contextTokens?.value).toBe(8192);
  });
});
