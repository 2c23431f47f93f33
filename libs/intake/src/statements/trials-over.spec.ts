import { createReader } from '../reading/reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const ASKED = '\nQwen3 32B shall serve 85 people at the same time. What would you take?';

describe('what ended, was lent or was tried is over, with all that ran on it', () => {
  it.each([
    'Bisher: ein Versuch im Frühjahr beim Verband, dort 4x A100, Modell Llama 3.1 70B, beendet.',
    'A proof of concept at the faculty in spring, 4x A100, Llama 3.1 70B, since shut down.',
    'Le passé : une startup nous hébergeait sur sa A10 avec Vigogne 7B, elle a fermé en juin.',
    'Where did we test? On a loan, 1x H100, until they wanted it back on 3 November. It did 1,900 tok/s.',
    'Wir hatten eine H100 geliehen, bis sie die zurück wollten. Sie schaffte 1.900 tok/s.',
    'Trial: for six weeks we had a gaming laptop with a 4070. Llama 3.1 8B, Q4_K_M, Ollama. 41 tok/s, nice.',
    'Q: And the pilot?\nA: Ran on a donated H100 until graduation, 60 kids, nobody complained.',
    'February: 2 nodes of 8 H800, R1. 30 in parallel got 26 tok/s each.\nNow: nothing is left of it.',
  ])('%s', (text) => {
    const reading = reader.read(text + ASKED);
    expect(reading.fleet).toBeUndefined();
    expect(reading.concurrentRequests?.value).toBe(85);
    expect(reading.model?.value).toEqual({ kind: 'catalog', id: 'Qwen/Qwen3-32B' });
    expect(reading.outputTokensPerSecond).toBeUndefined();
  });

  it('a stage of a timeline ends where the next begins or something is planned', () => {
    const text =
      'Week 1: 150 users. Week 6: 1,400 users. Week 11: 6,000 users. We plan for 24,000 users. Llama 3.1 8B.';
    expect(reader.read(text).totalUsers?.value).toBe(24_000);
  });
});
