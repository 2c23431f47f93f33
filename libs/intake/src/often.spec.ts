import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('work that is told of an interval', () => {
  it.each([
    ['22,000 pupils, 6% of them at once, each asks 4 questions in 45 minutes.', (1320 * 4) / 2700],
    ['60 agents, each answers 3 tickets within 2 hours.', (60 * 3) / 7200],
  ])('%s', (text, perSecond) => {
    expect(reader.read(`${text} Gemma 3 27B.`).requestsPerSecond?.value).toBeCloseTo(perSecond, 6);
  });
  it.each([
    ['300 agents, everyone handles 12 tickets in an 8-hour shift.', 3600],
    ['40 Berater, jeder bearbeitet 20 Fälle in einer 8-Stunden-Schicht.', 800],
  ])('%s', (text, perDay) => {
    expect(reader.read(`${text} Gemma 3 27B.`).requestsPerDay?.value).toBe(perDay);
  });
  it('a time that an answer may take is none', () => {
    const { requestsPerSecond } = reader.read('40 users, each gets an answer in 2 minutes. Gemma 3 27B.');
    expect(requestsPerSecond).toBeUndefined();
  });
});

it('what one has beside the question what to buy is spent once', () => {
  const { budgetOneOff } = reader.read('Rent or buy? We have 60,000 euros. Qwen2.5-VL 7B for 40 users.');
  expect(budgetOneOff?.value).toMatchObject({ amount: 60_000, currency: 'EUR' });
});
