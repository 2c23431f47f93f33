import type { Reading } from '@compute-advisor/intake';
import { wishWords } from '../answer/money-words';
import { interpret } from '../question/interpret';
import { h100Facts, sampleBooks } from '../testing/sample-books';
import { asked, fact, namedModelFact } from '../testing/sample-reading';
import { marketOf } from './market';
import { plan } from './planned';
import { wishPrice } from './wish-price';

const at = (constraints: Reading['constraints']) =>
  wishPrice(
    plan(
      interpret(
        asked({ ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), constraints }, { mode: 'plan' }),
        sampleBooks.catalog,
      ),
      sampleBooks,
    ),
  );

describe('what keeping to a wish costs', () => {
  it('is unknown where a demanded seller has no price: the plan stands on the market beside it, and says so', () => {
    const wished = at({ providers: fact(['hetzner']) });
    expect(wished).not.toHaveProperty('moreUsd');
    expect(wished?.sellers).toEqual(['hetzner']);
    // 1 x $2.00 x 730 h.
    expect(wished?.anywhere.monthlyUsd).toBe(1460);
    expect(wished && wishWords(wished)).toContain('Hetzner is not known to sell anything that carries this');
  });
  it('is unknown where nobody is known to sell in a place, and what would do elsewhere is named', () => {
    const wished = at({ regions: fact(['nairobi']) });
    expect(wished).not.toHaveProperty('moreUsd');
    expect(wished).not.toHaveProperty('sellers');
    expect(wished?.anywhere.monthlyUsd).toBe(1460);
    expect(wished && wishWords(wished)).toContain('No price is known of anything within what you ask for');
  });
});

describe('parts of a plan where no price is known in the places that are asked for', () => {
  const other = { ...h100Facts, id: 'a-part-nobody-there-sells' };
  const offers = (sampleBooks.prices.offers ?? []).map((o) => ({ ...o, provider: 'aws', region: 'us-east-1' }));
  const elsewhere = {
    catalog: { ...sampleBooks.catalog, gpus: [h100Facts, other] },
    prices: { ...sampleBooks.prices, snapshotId: 'one place', offers },
  };
  const excludedIn = (region: string): (string | undefined)[] => {
    const reading = asked({ constraints: { regions: fact([region]) } }, { mode: 'plan' }).reading;
    const { excluded, rates } = marketOf(elsewhere.catalog, elsewhere.prices, reading);
    return [rates.size === 0 ? 'no price' : 'priced', ...[h100Facts, other].map((gpu) => excluded?.(gpu))];
  };
  it('are those that the seller of the named region sells elsewhere', () => {
    expect(excludedIn('eu-central-1')).toEqual([
      'no price',
      undefined,
      'the sellers that are asked for are not known to sell it anywhere',
    ]);
  });
  it("have their usual price for rooms of one's own: these say where they are, not where to rent", () => {
    const constraints = { regions: fact(['switzerland']), providers: fact(['on_prem']) };
    const reading = asked({ constraints }, { mode: 'plan' }).reading;
    expect(marketOf(elsewhere.catalog, elsewhere.prices, reading).rates.size).toBe(1);
  });
  it('are all where no seller is named, or a price is known', () => {
    expect(excludedIn('frankfurt')).toEqual(['no price', undefined, undefined]);
    expect(excludedIn('us-east-1')).toEqual(['priced', undefined, undefined]);
  });
});
