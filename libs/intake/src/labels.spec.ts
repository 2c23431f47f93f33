import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const lines = (...rows: readonly string[]): string => rows.join('\n');

describe('labels of figures', () => {
  it('carry the unit of a printout, which is measured', () => {
    const { observed, ttftMs, tpotMs } = reader.read(
      lines('Llama 3.3 70B on 4x A100 80GB:', 'Mean TTFT (ms):    4021.5', 'Mean TPOT (ms):    61.3', 'Too slow?'),
    );
    expect([observed.ttftMs?.value, observed.tpotMs?.value]).toEqual([4021.5, 61.3]);
    expect([ttftMs, tpotMs]).toEqual([undefined, undefined]);
  });

  it('are keys of a configuration, with capitals inside words too', () => {
    const yaml = lines(
      'model: Qwen3-32B',
      'peakRps: 17   # before the holidays',
      'slo: {ttft_s: 3, promptTokens: 900}',
    );
    const { requestsPerSecond, ttftMs, inputTokens } = reader.read(yaml);
    expect([requestsPerSecond?.value, ttftMs?.value, inputTokens?.value]).toEqual([17, 3000, 900]);
    const json = reader.read('{"model":"Qwen3-32B","gpu":"2x L40S","tok_s_now":610}');
    expect(json.observed.outputTokensPerSecond?.value).toBe(610);
  });

  it('may say more in brackets', () => {
    const text = lines('We run Qwen3-32B on 4x L40S.', 'Utilisation (dashboard, 30 days): 24 %.');
    expect(reader.read(text).utilizationFraction?.value).toBe(0.24);
  });
});

describe('what a figure counts', () => {
  it.each([
    ['9,400 store employees', 9400],
    ['5,200 kitchen staff', 5200],
  ])('is the noun behind the one that describes it: %s', (words, users) => {
    expect(reader.read(`${words} will use Llama 3.3 70B.`).totalUsers?.value).toBe(users);
  });

  it('is half of a unit of time', () => {
    const reading = reader.read('Qwen3 8B for 20 users, an answer must be complete within half a minute.');
    expect(reading.endToEndMs?.value).toBe(30_000);
  });

  it('is what comes back, and what goes out behind what comes in', () => {
    const back = reader.read('Qwen3 8B, a question drags 22k tokens along and gets 500 back.');
    expect([back.inputTokens?.value, back.outputTokens?.value]).toEqual([22_000, 500]);
    const page = reader.read('Qwen3 8B reads contracts of 40 pages and gives one page back.');
    expect([page.inputTokens?.value, page.outputTokens?.value]).toEqual([26_000, 650]);
    const out = reader.read('Qwen3 8B must answer 25 rps with 1,800 in and 150 out on L40S.');
    expect([out.inputTokens?.value, out.outputTokens?.value]).toEqual([1800, 150]);
  });
});

it('reads thousands that are only said of money as money', () => {
  const reading = reader.read('We spend about 9 grand monthly on 4 H100 for Qwen3 8B.');
  expect([reading.fleetPerMonth?.value.usd, reading.requestsPerDay]).toEqual([9000, undefined]);
});

it('names several figures in one line by their labels', () => {
  const reading = reader.read('Qwen3 8B. Users: 200 / Peak: 40');
  expect([reading.totalUsers?.value, reading.concurrentRequests?.value]).toEqual([200, 40]);
});

describe('tables', () => {
  it('whose rows are statistics of one load are planned for the worst of them', () => {
    const { requestsPerSecond, concurrentRequests } = reader.read(
      lines(
        'Qwen3-32B:',
        '| hour | QPS | in flight |',
        '| median | 5 | 140 |',
        '| busy | 6 | 190 |',
        '| peak | 7 | 214 |',
      ),
    );
    expect([requestsPerSecond?.value, concurrentRequests?.value]).toEqual([7, 214]);
  });

  it('are headed by the line without digits that stands right above them', () => {
    const { utilizationFraction } = reader.read(
      lines(
        '$ nvidia-smi --query-gpu=index,name,utilization.gpu --format=csv',
        'index, name, utilization.gpu [%]',
        '0, NVIDIA A16, 41 %',
        '1, NVIDIA A16, 38 %',
        'It serves Qwen3 8B.',
      ),
    );
    expect(utilizationFraction?.value).toBe(0.395);
  });
});
