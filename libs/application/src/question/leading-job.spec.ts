import type { Reading } from '@compute-advisor/intake';
import { asked, fact, namedModelFact } from '../testing/sample-reading';
import { AFTER_JOB, ledByJob } from './leading-job';

/** So many items in so many hours, and so many a day beside them. */
const told = (items: number, windowHours: number, perDay: number, more: Partial<Reading> = {}): Reading =>
  asked(
    {
      ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'),
      useCase: fact('embeddings'),
      batch: fact({ items, windowHours, beside: true }),
      requestsPerDay: fact(perDay),
      ...more,
    },
    { mode: 'plan' },
  ).reading;

const leads = (reading: Reading): boolean => reading.furtherWorkloads.some(({ label }) => label === AFTER_JOB);

describe('a job that is told before what comes after it', () => {
  it('leads where it is the larger load: 41M in 120 hours before 8,571 a day', () => {
    const reading = ledByJob(told(41e6, 120, 8571));
    expect(reading.batch?.value).toEqual({ items: 41e6, windowHours: 120 });
    expect(reading.requestsPerDay).toBeUndefined();
    expect(reading.furtherWorkloads).toMatchObject([{ label: AFTER_JOB, requestsPerDay: { value: 8571 } }]);
  });
  it.each([
    ['2M translations in a week, then 3,000 a day', told(2e6, 168, 3000, { useCase: fact('batch') }), true],
    ['8M documents in 4 days, then 5,000 a day', told(8e6, 96, 5000), true],
    ['1,000 in a day beside 50,000 a day', told(1000, 24, 50_000), false],
    ['where people ask', told(41e6, 120, 8571, { totalUsers: fact(300) }), false],
    ['where the service is another kind of work', told(3e6, 48, 2000, { useCase: fact('rag') }), false],
    [
      'where the job comes every night',
      told(25_000, 6, 800, { batch: fact({ items: 25_000, windowHours: 6, recurrence: 'daily', beside: true }) }),
      false,
    ],
  ])('%s: %#', (_name, reading, isLed) => {
    expect(leads(ledByJob(reading))).toBe(isLed);
  });
});
