import { readsAs } from './testing/rounded-reading.spec';

describe('pages and pictures of so many tokens are one prompt', () => {
  it.each<[string, number]>([
    ['2,000 claims a day, 6 pages each, with Qwen2.5-VL-7B. A page is about 1,100 image tokens.', 6600],
    ['2,000 claims a day on Qwen2.5-VL-7B, on average 6 pages each at 1,100 tokens per page.', 6600],
    ['2,000 claims a day on Qwen2.5-VL-7B, 20 pages each, one page is 800 tokens.', 16_000],
    ['2,000 claims a day on Qwen2.5-VL-7B, 3 pages of 1,200 tokens each.', 3600],
    ['2,000 claims a day on Qwen2.5-VL-7B, 4 photos per claim at 1,500 tokens.', 6000],
    ['2,000 claims a day on Qwen2.5-VL-7B, each photo 1,500 tokens, 4 photos per claim.', 6000],
    ['2.000 Akten am Tag mit Qwen2.5-VL-7B, je 20 Seiten, eine Seite sind etwa 800 Token.', 16_000],
    ['2 000 dossiers par jour avec Qwen2.5-VL-7B, 6 pages chacun, une page fait 1 100 tokens.', 6600],
    ['2.000 expedientes al día con Qwen2.5-VL-7B, 6 páginas cada uno, cada página son 1.100 tokens.', 6600],
    ['2.000 fatture al giorno, Qwen2.5-VL-7B, 3 pagine, ogni pagina 1.200 token.', 3600],
    ["2.000 facturen per dag, Qwen2.5-VL-7B, 3 pagina's, elke pagina 1.200 tokens.", 3600],
  ])('%s', (text, inputTokens) => readsAs(text, { requestsPerDay: 2000, inputTokens }));

  it.each<[string, Record<string, unknown>]>([
    ['30,000 pages a day, a page is 900 tokens, Qwen2.5-VL-7B.', { requestsPerDay: 30_000, inputTokens: 900 }],
    ['600 images a day at 1,500 tokens, Qwen2.5-VL-7B.', { requestsPerDay: 600, inputTokens: 1500 }],
    ['800 reports a day of 12,000 tokens on 20 pages, Qwen3 14B.', { requestsPerDay: 800, inputTokens: 12_000 }],
    ['5,000 letters a day with Qwen3 14B, 2 pages each. A page of output is 700 tokens.', { outputTokens: 700 }],
  ])('but nothing else is: %s', (text, expected) => readsAs(text, expected));
});
