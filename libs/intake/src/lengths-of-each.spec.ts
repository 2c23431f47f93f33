import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('so many of such a length in such a time', () => {
  // A page is 650 tokens, a word 1.33.
  it.each<[string, number, number]>([
    ['40,000 PDFs of 12 pages every night between 22:00 and 06:00', 40_000, 7800],
    ['40,000 PDFs of 12 pages each every night', 40_000, 7800],
    ['5,000 contracts of 30 pages a day', 5000, 19_500],
    ['2,100 reports with 20 pages each per week', 300, 13_000],
    ['3.000 Verträge mit 25 Seiten pro Tag', 3000, 16_250],
    ['600 informes de 15 páginas al día', 600, 9750],
    ['600 rapports de 15 pages par jour', 600, 9750],
  ])('%s', (words, perDay, inputTokens) => {
    const reading = reader.read(`Qwen2.5-VL-7B reads ${words}`);
    expect(reading.requestsPerDay?.value).toBe(perDay);
    expect(reading.inputTokens?.value).toBe(inputTokens);
  });

  it('20,000 emails of about 400 words an hour are 5.56 a second', () => {
    const reading = reader.read('Qwen3 8B: 20,000 emails of about 400 words an hour');
    expect(reading.requestsPerSecond?.value).toBeCloseTo(20_000 / 3600, 9);
    expect(reading.inputTokens?.value).toBe(532);
  });
});

describe('hours from a morning to an evening', () => {
  it.each<[string, number]>([
    ['all day from 9 to 6', 9],
    ['from 9 to 5', 8],
    ['between midnight and 6 am', 6],
    ['from 10 pm to midnight', 2],
    ['from 8 to 7 on weekdays', 11],
  ])('%s: %d hours', (words, hours) => {
    expect(reader.read(`25 developers use Qwen3 8B ${words}`).hoursPerDay?.value).toBe(hours);
  });
});

describe('waits beside machines in use', () => {
  it('are measured on them where nothing says they are wanted', () => {
    const reading = reader.read('We run Llama 3 70B on 8 A100, p95 TTFT is 3.1s, 40 ms per token, 30 concurrent.');
    expect([reading.observed.ttftMs?.value, reading.observed.tpotMs?.value]).toEqual([3100, 40]);
    expect([reading.ttftMs, reading.tpotMs]).toEqual([undefined, undefined]);
  });

  it.each(['we need 20 ms per token', '20 ms per token needed', 'for 20 ms per token at most'])(
    '%s is wanted',
    (words) => {
      const reading = reader.read(`4x L40S serving Llama 3.3 70B FP8, 24 concurrent users, ${words}`);
      expect(reading.tpotMs?.value).toBe(20);
      expect(reading.observed.tpotMs).toBeUndefined();
    },
  );

  it.each(['TTFT should stay under 1s', 'TTFT 1s p95 SLO'])('%s is wanted', (words) => {
    const reading = reader.read(`We run Llama 3 70B on 8 A100 for 30 concurrent users. ${words}.`);
    expect(reading.ttftMs?.value).toBe(1000);
    expect(reading.observed.ttftMs).toBeUndefined();
  });
});
