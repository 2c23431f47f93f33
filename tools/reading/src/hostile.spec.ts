import { createReader, readerParts } from '@compute-advisor/intake';
import { catalogGazetteer } from './catalog-gazetteer';
import { hostileText, mutated, seeded } from './hostile-texts';
import { brokenPromise } from './promises';

describe('hostile texts', () => {
  const gazetteer = catalogGazetteer();
  const reader = createReader(gazetteer);
  const parts = readerParts(gazetteer);
  it('3,000 random and mutated texts break no promise (hostile.ts reads as many as it is told)', () => {
    const random = seeded(7);
    for (let i = 0; i < 3000; i++) {
      const text =
        i % 2 === 0
          ? hostileText(random, 20 + Math.floor(random() * 300))
          : mutated(
              random,
              'We run 8x H100 for Llama 3.3 70B, about 40 concurrent users, 8k context, $3.90 per ' +
                'GPU-hour, usage around 30 %, 1,500 tokens in and 300 out',
            );
      expect([text, brokenPromise(reader, parts, text)]).toEqual([text, undefined]);
    }
  });
});
