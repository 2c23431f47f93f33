import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const lines = (...rows: readonly string[]): string => rows.join('\n');

describe('tables of measurements', () => {
  it('name in each row what was measured: the worst is planned for, of use the mean; waits are observed', () => {
    const reading = reader.read(
      lines(
        'We run Llama 3.3 70B on 12 A100 80GB.',
        '| metric | avg | p95 |',
        '|---|---|---|',
        '| running requests | 22 | 61 |',
        '| TTFT (ms) | 420 | 1,150 |',
        '| GPU util % | 31 | 68 |',
        'Are we overpaying?',
      ),
    );
    expect(reading.concurrentRequests?.value).toBe(61);
    expect(reading.utilizationFraction?.value).toBe(0.31);
    expect(reading.observed.ttftMs?.value).toBe(1150);
    expect([reading.ttftMs, reading.endToEndMs]).toEqual([undefined, undefined]);
  });
});

describe('tables under a heading', () => {
  it('Markdown rows that name models are services of their own', () => {
    const reading = reader.read(
      lines(
        '| desk | model | users | peak | in | out |',
        '|---|---|---|---|---|---|',
        '| returns | llama-3.1-8b | 160 | 24 | 1.1k | 170 |',
        '| tenders | qwen2.5-72b | 40 | 7 | 12k | 850 |',
        'Which GPUs?',
      ),
    );
    expect(reading.totalUsers?.value).toBe(160);
    expect(reading.concurrentRequests?.value).toBe(24);
    expect(reading.inputTokens?.value).toBe(1100);
    expect(reading.outputTokens?.value).toBe(170);
    const [other] = reading.furtherWorkloads;
    expect(other?.model.value).toMatchObject({ id: 'Qwen/Qwen2.5-72B-Instruct' });
    expect(other?.concurrentRequests?.value).toBe(7);
    expect(other?.inputTokens?.value).toBe(12000);
    expect(reading.setAside).toEqual([]);
  });
  it('rows of tasks on one model add up their loads and keep the longest prompt', () => {
    const reading = reader.read(
      lines(
        'task,requests per day,input tokens,output tokens',
        'routing,9000,700,20',
        'replies,2500,1900,350',
        'Llama 3.3 70B for all of it, which GPUs?',
      ),
    );
    expect(reading.requestsPerDay?.value).toBe(11500);
    expect(reading.inputTokens?.value).toBe(1900);
    expect(reading.outputTokens?.value).toBe(350);
  });
  it('aligned columns in German, with a line that says the sum again', () => {
    const reading = reader.read(
      lines(
        'dienst      anfragen/tag   eingabe   ausgabe   ttft (s)',
        'suche       11.000         900       120       0,8',
        'chat        2.000          2.400     300       1,2',
        'gesamt      13.000',
        'Welche Karten für Qwen3-32B?',
      ),
    );
    expect(reading.requestsPerDay?.value).toBe(13000);
    expect(reading.inputTokens?.value).toBe(2400);
    expect(reading.ttftMs?.value).toBe(1200);
    expect(reading.setAside.map((s) => [s.text, s.reason])).toEqual([['13.000', 'superseded']]);
  });
  it('a heading about money or speed names no load', () => {
    const reading = reader.read(
      lines('card | price per hour | tok/s', 'L4 | 0.8 | 40', 'L40S | 1.9 | 95', 'For Qwen3-8B, 12 users at once?'),
    );
    expect(reading.requestsPerDay).toBeUndefined();
    expect(reading.inputTokens).toBeUndefined();
    expect(reading.concurrentRequests?.value).toBe(12);
  });
});

describe('tables of moments', () => {
  it.each([
    [['hour | rps', '08 | 4', '12 | 11', '16 | 26', '20 | 9'], 26],
    [['Uhrzeit | Anfragen/s', '9 Uhr | 3', '13 Uhr | 18', '19 Uhr | 7'], 18],
    [['Heure\trequêtes/s', '8h\t2', '11h\t14', '16h\t9'], 14],
    [
      [
        '| hour | requests per hour | tokens in |',
        '| 9 | 3,600 | 900 |',
        '| 10 | 7,200 | 1000 |',
        '| 11 | 5,400 | 950 |',
      ],
      2,
    ],
  ])('%j: the busiest row is planned for', (rows, rate) => {
    const reading = reader.read(lines('Mistral Small 24B, load over the day:', ...rows, 'Which card?'));
    expect(reading.requestsPerSecond?.value).toBe(rate);
    expect(reading.setAside.filter(({ reason }) => reason === 'not_understood')).toEqual([]);
  });
});
