import { h100Facts, sampleBooks } from '../testing/sample-books';
import { asked, fact, fleetFact, namedModelFact } from '../testing/sample-reading';
import { isOwned } from './market';
import { SizeModel } from './size-model.use-case';

const other = { ...h100Facts, id: 'rtx-4090-24gb', name: 'GeForce RTX 4090', formFactor: 'consumer' };
const books = {
  ...sampleBooks,
  catalog: { ...sampleBooks.catalog, version: 'with a 4090', gpus: [...sampleBooks.catalog.gpus, other] },
};

describe('a card that is asked about without a number', () => {
  it('is one of them where the question is whether a model fits and one holds it', () => {
    const { weighed } = new SizeModel().run(
      asked(
        { ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), candidates: fact([{ gpuId: 'rtx-4090-24gb' }]) },
        { mode: 'model' },
      ),
      books,
    );
    expect(weighed?.map(({ group, standing }) => [group.group.gpuCount, standing])).toEqual([[1, 'carries']]);
  });
});

describe('machines whose electricity the text prices', () => {
  const power = { constraints: { usdPerKwh: fact(0.41) } };
  const owns = (...question: Parameters<typeof asked>): boolean => isOwned(asked(...question).reading);
  it("are the writer's own, unless he pays rent for them", () => {
    expect(owns({ ...fleetFact('rtx-4090-24gb', 4), ...power })).toBe(true);
    expect(owns(fleetFact('rtx-4090-24gb', 4))).toBe(false);
    const bill = { fleetPerMonth: fact({ usd: 900, currency: 'USD', amount: 900 }) };
    expect(owns({ ...fleetFact('rtx-4090-24gb', 4), ...power, ...bill })).toBe(false);
  });
});
