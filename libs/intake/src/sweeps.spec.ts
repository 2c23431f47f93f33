import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const lines = (...rows: readonly string[]): string => rows.join('\n');

describe('benchmarks at several loads', () => {
  const sweep = lines(
    'gpt-oss-20b on one L40S, vllm:',
    'clients   tok/s total   tok/s each   ttft avg',
    '4              410          103        0.11 s',
    '16            1120           70        0.24 s',
    '64            2260           35        0.95 s',
  );

  it('count at the load that is the usual one, else at the largest', () => {
    const usual = reader.read(`${sweep}\nwe run ~16 in production`);
    expect([usual.concurrentRequests?.value, usual.observed.outputTokensPerSecond?.value]).toEqual([16, 1120]);
    const wished = reader.read(`${sweep}\nwe want 16`);
    expect(wished.observed.outputTokensPerSecond?.value).toBe(2260);
  });

  it('may lie on their side: headings are loads, the tail gives way to the mean, a speed of each card is none', () => {
    const reading = reader.read(
      lines(
        'Qwen3-32B on 2x L40S',
        '| Metric | conc=8 | conc=16 | conc=32 |',
        '|---|--:|--:|--:|',
        '| Output tput (tok/s) | 181 | 333 | 514 |',
        '| Output tput/GPU (tok/s) | 90.5 | 166.5 | 257 |',
        '| Mean TTFT (ms) | 244 | 291 | 388 |',
        '| P99 TTFT (ms) | 500 | 700 | 1900 |',
        'target is 60 conc',
      ),
    );
    expect(reading.observed.outputTokensPerSecond?.value).toBe(514);
    expect(reading.observed.ttftMs?.value).toBe(388);
    expect(reading.concurrentRequests?.value).toBe(60);
  });

  it('whose waits are whole answers add up no load', () => {
    const reading = reader.read(
      lines('num_users,rps,latency_p95_s', '10,2.1,3.3', '50,6.0,7.9', '100,6.2,15.8', 'Llama 3.3 70B, 2x H100 NVL'),
    );
    expect([reading.totalUsers, reading.requestsPerSecond]).toEqual([undefined, undefined]);
  });

  it('are lines with arrows as well', () => {
    const reading = reader.read(
      lines('conc=1 -> 61 tok/s', 'conc=16 -> 540 tok/s', 'conc=64 -> 1210 tok/s', 'phi-4 on our L40S'),
    );
    expect(reading.observed.outputTokensPerSecond?.value).toBe(1210);
  });

  it.each([
    ['Our 4x H100, Llama 3.3 70B: 1 -> 55 tok/s, 8 -> 390 tok/s, 32 -> 1250 tok/s. Is that normal?', 1250, 32],
    ['L40S, Qwen3 14B: 1 → 40 t/s, 16 → 410 t/s, 64 → 900 t/s. We need 20 concurrent.', 900, 20],
  ])('stand in one line with arrows: %s', (text, speed, load) => {
    const reading = reader.read(text);
    expect(reading.observed.outputTokensPerSecond?.value).toBe(speed);
    expect(reading.concurrentRequests?.value).toBe(load);
  });

  it('compare cards where each row names another one: no load of the question', () => {
    const rows = ['qps | gpu | ttft', '5 | 1x L4 | 900 ms', '20 | 1x L40S | 600 ms'];
    const { requestsPerSecond, ttftMs } = reader.read(lines(...rows, 'Llama 3.1 8B, which one for 12 qps?'));
    expect([requestsPerSecond?.value, ttftMs]).toEqual([12, undefined]);
  });

  it('of machines in use are theirs', () => {
    const rows = [
      'node | gpu | model | peak conc',
      'n3 | 2x L40S | Qwen3-32B | 22',
      'n7 | 1x H100 | Llama 3.1 8B | 140',
    ];
    const reading = reader.read(lines(...rows, 'which is busier?'));
    expect([reading.concurrentRequests?.value, reading.fleet?.value.length]).toEqual([22, 2]);
  });

  it('under a heading of somebody else are his', () => {
    const reading = reader.read(
      lines(
        'found online, DeepSeek-V4-Pro on GB300:',
        '| Conc | tok/s/user |',
        '| 256 | 33.9 |',
        '| 512 | 22.1 |',
        "we'd run the same model, 90 conc",
      ),
    );
    expect([reading.concurrentRequests?.value, reading.observed.tokensPerSecondPerUser]).toEqual([90, undefined]);
  });
});

describe('a speed without its unit', () => {
  it('goes on with the one before it', () => {
    const reading = reader.read(
      'GLM-4.5-Air on 2x DGX Spark. Readme says ~34 tok/s prose; I see 13 single stream, 4 concurrent ~22 aggregate.',
    );
    expect(reading.observed.tokensPerSecondPerUser?.value).toBe(13);
    expect(reading.observed.outputTokensPerSecond?.value).toBe(22);
    const zh = reader.read('M3 Ultra 512GB跑DeepSeek-R1 Q4，网上视频都说20 t/s，自己实测只有14左右。');
    expect(zh.observed.outputTokensPerSecond?.value).toBe(14);
  });

  it('is none where the number counts something', () => {
    const { observed } = reader.read('Qwen3-32B on 2x L40S, 34 tok/s now, 12 users in total');
    expect(observed.outputTokensPerSecond?.value).toBe(34);
  });
});

describe('settings and records', () => {
  it('the most that a server takes gives way to who uses it', () => {
    const reading = reader.read(
      'sglang.launch_server --model-path zai-org/GLM-4.5-Air --max-running-requests 48, on 2x H100, 80 users',
    );
    expect([reading.totalUsers?.value, reading.concurrentRequests]).toEqual([80, undefined]);
  });

  it('cards whose number is left open are asked for', () => {
    const reading = reader.read('{"model":"google/gemma-3-27b-it","gpu":{"type":"H100","count":null},"users":120}');
    expect([reading.fleet, reading.candidates?.value.length]).toEqual([undefined, 1]);
  });

  it('nothing bought is not owned, and what was bought is', () => {
    expect(
      reader.read('Nothing bought yet. GLM-4.6 for 25 agents, H200 or B200?').constraints.priceBasis,
    ).toBeUndefined();
    expect(reader.read('We have 2x RTX A4000, bought 2023, for Qwen3-14B.').constraints.priceBasis?.value).toBe(
      'owned',
    );
  });

  it('an engine that refuses is left', () => {
    const { engine } = reader.read('vLLM refuses on our 4x V100. llama.cpp is fine. Llama 3.3 70B Q8_0, 13 t/s');
    expect(engine?.value).toBe('llama.cpp');
  });
});
