import { h100Facts, sampleBooks } from '../testing/sample-books';
import { asked, fact, fleetFact, namedModelFact } from '../testing/sample-reading';
import { interpret } from './interpret';
import { isForOnePerson } from './one-person';

const gamers = { ...h100Facts, id: 'rtx-3090-24gb', formFactor: 'consumer' };
const catalog = { ...sampleBooks.catalog, gpus: [...sampleBooks.catalog.gpus, gamers] };
const one = fleetFact('rtx-3090-24gb', 1);
const sum = (usd: number) => ({ budgetOneOff: fact({ usd, currency: 'USD', amount: usd }) });
const isAlone = (...question: Parameters<typeof asked>): boolean => isForOnePerson(asked(...question).reading, catalog);

describe('a question that states no load', () => {
  it("is of one person on one or two of a gamer's cards, on a Mac, or for up to $5,000", () => {
    expect(isAlone(one)).toBe(true);
    expect(isAlone(fleetFact('rtx-3090-24gb', 2))).toBe(true);
    expect(isAlone(fleetFact('apple-m3-ultra-512gb', 1))).toBe(true);
    expect(isAlone(sum(2500))).toBe(true);
  });
  it('is of a service on a server, on eight cards, for $20,000, and where a load is stated', () => {
    expect(isAlone(fleetFact('h100-sxm-80gb', 1))).toBe(false);
    expect(isAlone(fleetFact('rtx-3090-24gb', 8))).toBe(false);
    expect(isAlone(sum(20_000))).toBe(false);
    expect(isAlone({ ...one, totalUsers: fact(40) })).toBe(false);
    expect(isAlone({})).toBe(false);
  });
  it('has one request at a time, and a file to choose where it asks for a model', () => {
    const existing = { mode: 'existing' as const };
    const q = interpret(asked({ ...one, asksForModel: true }, existing), catalog);
    expect(q.traffic.concurrentRequests).toMatchObject({ value: 1, source: 'defaulted' });
    expect(q.engine.value).toBe('llama.cpp');
    expect(interpret(asked(one, existing), catalog).engine.value).toBe('vllm');
  });
});

describe('answers to a prompt that fills the window', () => {
  const prompt = (tokens: number, more: Parameters<typeof asked>[0] = {}) =>
    interpret(
      asked({ ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'), inputTokens: fact(tokens), ...more }),
      catalog,
    ).lengths;

  it('are the usual 256 tokens behind 140,000 of 131,072, not a single one', () => {
    const { outputTokens, contextTokens } = prompt(140_000);
    expect(outputTokens.value).toBe(256);
    expect(contextTokens.value).toBe(140_256);
  });
  it('give way to a context that is stated', () =>
    expect(prompt(8000, { contextTokens: fact(8100) }).outputTokens.value).toBe(100));
});
