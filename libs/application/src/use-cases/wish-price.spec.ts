import { wishWords } from '../answer/money-words';
import { interpret } from '../question/interpret';
import { sampleBooks } from '../testing/sample-books';
import { asked, fact, namedModelFact } from '../testing/sample-reading';
import { plan } from './planned';
import { wishPrice } from './wish-price';

const at = (provider: string) =>
  wishPrice(
    plan(
      interpret(
        asked(
          { ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), constraints: { providers: fact([provider]) } },
          { mode: 'plan' },
        ),
        sampleBooks.catalog,
      ),
      sampleBooks,
    ),
  );

describe('what keeping to a wish costs', () => {
  it('is unknown where nobody is known to sell within it, and what would do elsewhere is named', () => {
    const wished = at('hetzner');
    expect(wished).not.toHaveProperty('moreUsd');
    // 1 x $2.00 x 730 h.
    expect(wished?.anywhere.monthlyUsd).toBe(1460);
    expect(wished && wishWords(wished)).toContain('No price is known of anything within what you ask for');
  });
});
