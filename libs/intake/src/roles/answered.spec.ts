import { createReader } from '../reading/reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('questions that the next words answer', () => {
  it('turns of a chat', () => {
    const reading = reader.read(
      [
        'Tom: how many users at the same time?',
        'Lea: about 80',
        'Tom: and the budget?',
        'Lea: 9k a month',
        'Tom: requests per day?',
        'Lea: 20k',
        'Tom: which model?',
        'Lea: Qwen3 32B',
      ].join('\n'),
    );
    expect(reading.concurrentRequests?.value).toBe(80);
    expect(reading.requestsPerDay?.value).toBe(20_000);
    expect(reading.budget?.value.usdPerMonth).toBe(9000);
    expect(reading.model?.value).toEqual({ kind: 'catalog', id: 'Qwen/Qwen3-32B' });
    expect(reading.setAside).toEqual([]);
  });

  it('one line', () => {
    const reading = reader.read(
      'Wie viele Nutzer? 400. Wie viele davon gleichzeitig? Höchstens 45. Budget? 4.000 € im Monat. Modell? Qwen3 32B',
    );
    expect(reading.totalUsers?.value).toBe(400);
    expect(reading.concurrentRequests?.value).toBe(45);
    expect(reading.budget?.value.amount).toBe(4000);
  });

  it('lengths and waits', () => {
    const reading = reader.read('Gemma 3 27B. Prompt length? 1500 tokens. Answer? 300. TTFT? 1.5 s. In parallel? 90');
    expect(reading.inputTokens?.value).toBe(1500);
    expect(reading.outputTokens?.value).toBe(300);
    expect(reading.ttftMs?.value).toBe(1500);
    expect(reading.concurrentRequests?.value).toBe(90);
  });

  it('what counts something of its own answers nothing', () => {
    const reading = reader.read('Can it serve all our users? 8 H100 would be there. Llama 3.3 70B');
    expect(reading.totalUsers).toBeUndefined();
  });
});
