import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdvisor } from '@compute-advisor/application';
import { terminalPorts } from '../context/composition';
import { PLAIN } from '../layout/style';
import { run } from '../run';
import { samplesIn } from './exposition';
import { deployedIn } from './kubernetes';
import { foundInPrometheus } from './prometheus';
import { foundInScrape } from './scrape';
import { sentencesOf } from './sentences';

const sample = (name: string): string => readFileSync(join(__dirname, 'samples', name), 'utf8');
const ports = terminalPorts();
const opened = { ports, advisor: createAdvisor(ports) };

async function audited(args: readonly string[], input = ''): Promise<{ status: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const status = await run(
    ['audit', ...args],
    {
      readInput: () => Promise.resolve(input),
      input: async function* () {
        yield await Promise.resolve(Buffer.from(input));
      },
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
      columns: 80,
      style: PLAIN,
      watched: false,
    },
    opened,
  );
  return { status, out, err };
}

let server: Server;
let asked: string[] = [];
let answers: (path: string, query: string) => string | undefined = () => undefined;
const address = (path: string): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
beforeAll(
  () =>
    new Promise<void>((ready) => {
      server = createServer((request, response) => {
        const url = new URL(request.url ?? '/', 'http://x');
        const query = url.searchParams.get('query') ?? '';
        asked.push(query);
        const body = answers(url.pathname, query);
        response.writeHead(body === undefined ? 404 : 200).end(body);
      }).listen(0, '127.0.0.1', ready);
    }),
);
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => {
  asked = [];
});

describe('a scrape', () => {
  it('is read sample by sample, with escaped labels, and without what is no number', () => {
    expect(samplesIn('# HELP a\na{x="1",y="q\\"\\n"} 2.5 1700000000\nb NaN\nc +Inf\nd 1e3\nnonsense')).toEqual([
      { name: 'a', labels: { x: '1', y: 'q"\n' }, value: 2.5 },
      { name: 'd', labels: {}, value: 1000 },
    ]);
  });
  it('of vLLM and DCGM becomes a sentence', () => {
    const found = foundInScrape(samplesIn(sample('vllm.metrics.txt')));
    const model = 'meta-llama/Llama-3.1-8B-Instruct';
    expect([...found.models.keys()]).toEqual([model]);
    expect(sentencesOf(model, found.models.get(model) ?? {}, found)).toBe(
      'We serve meta-llama/Llama-3.1-8B-Instruct on 4x NVIDIA H100 80GB HBM3 with vLLM. At peak 23 concurrent ' +
        'requests are in flight. On average: prompts of 1,200 tokens and answers of 300 tokens. We measure a time to ' +
        'first token of 120 ms, 9 ms per output token. GPU utilisation is 10 %.',
    );
  });
  it.each([
    [
      'sglang.metrics.txt',
      'Qwen/Qwen3-32B',
      { engine: 'SGLang', running: 162, waiting: 2826, outputTokensPerSecond: 4086.3 },
    ],
    [
      'tgi.metrics.txt',
      '',
      { engine: 'TGI', running: 7, promptTokens: 500, answerTokens: 200, secondsPerToken: 0.025 },
    ],
  ])('of %s has its figures', (file, model, figures) => {
    expect(foundInScrape(samplesIn(sample(file))).models.get(model)).toMatchObject(figures);
  });
  it('of a served file is audited end to end', async () => {
    answers = (path) => (path === '/metrics' ? sample('vllm.metrics.txt') : undefined);
    const { status, out, err } = await audited(['--prometheus', address('/metrics'), '--fail-on', 'over_provisioned']);
    expect(err).toContain('Asked\nWe serve meta-llama/Llama-3.1-8B-Instruct on 4x NVIDIA H100 80GB HBM3');
    expect(out).toMatch(/fleet +4 x H100 SXM/);
    expect(out).toMatch(/concurrent requests +23 +read/);
    expect(out).toMatch(/engine +vllm +read/);
    expect(status).toBe(3);
  });
});

describe('a Prometheus', () => {
  it('is asked over the window, and its answer is audited', async () => {
    const vector = (value: number, metric: object) => ({ metric, value: [1, String(value)] });
    const model = { model_name: 'Qwen/Qwen3-32B' };
    answers = (path, query) => {
      if (path !== '/api/v1/query') return undefined;
      const known = [
        ['max_over_time(sum by (model_name) (vllm:num_requests_running)[6h:1m])', vector(40, model)],
        ['sum by (model_name) (rate(vllm:generation_tokens_total[6h]))', vector(812, model)],
        ['count by (modelName)', vector(8, { modelName: 'NVIDIA A100-SXM4-80GB' })],
      ] as const;
      const result = known.filter(([start]) => query.startsWith(start)).map(([, found]) => found);
      return JSON.stringify({ status: 'success', data: { resultType: 'vector', result } });
    };
    const found = await foundInPrometheus(address('/'), '6h');
    expect(found.models.get('Qwen/Qwen3-32B')).toEqual({ engine: 'vLLM', running: 40, outputTokensPerSecond: 812 });
    expect(found.cards).toEqual([{ name: 'NVIDIA A100-SXM4-80GB', count: 8 }]);
    const { status, err, out } = await audited(['--prometheus', address(''), '--window', '6h', '--json']);
    expect(status).toBe(0);
    expect(err).toContain('8x NVIDIA A100 SXM4 80GB');
    const { spec_so_far: spec } = JSON.parse(out) as {
      spec_so_far: { current_configuration: { fleet: { value: object[] } }; mode: string };
    };
    expect(spec.mode).toBe('existing');
    expect(spec.current_configuration.fleet.value).toMatchObject([{ gpu_id: 'a100-sxm4-80gb', gpu_count: 8 }]);
  });
  it.each([
    [['--prometheus', 'nowhere'], '--prometheus: nowhere is no address'],
    [['--prometheus', 'http://127.0.0.1:1'], 'http://127.0.0.1:1 gives no metrics'],
    [['--prometheus', 'http://127.0.0.1:1', '--window', 'long'], '--window: long is no time'],
  ])('that cannot be read is said in one line: %j', async (args, message) => {
    const { status, err } = await audited(args);
    expect(status).toBe(1);
    expect(err).toContain(message);
    expect(err.trimEnd()).not.toContain('\n');
  });
});

describe('deployments of a cluster', () => {
  it('become a sentence for each server of a model', () => {
    expect(deployedIn(sample('deployments.json'))).toEqual([
      {
        name: 'inference/chat',
        sentence:
          'We serve meta-llama/Llama-3.3-70B-Instruct on 8x NVIDIA H100 80GB HBM3 with vLLM, tensor parallel 4, ' +
          'data parallel 2. Context length 8192 tokens. At most 64 concurrent requests.',
      },
      {
        name: 'inference/embed',
        sentence: 'We serve Qwen/Qwen3-8B on 1x nvidia l4 with SGLang, tensor parallel 1. Context length 16384 tokens.',
      },
    ]);
  });
  it('are audited one by one', async () => {
    const { status, out, err } = await audited(['-'], sample('deployments.json'));
    expect(status).toBe(0);
    expect(err).toContain('Asked of inference/chat\n');
    expect(err).toContain('Asked of inference/embed\n');
    expect(err).not.toContain('not understood');
    expect(out).toMatch(/fleet +8 x H100 SXM5 80GB/);
    expect(out).toContain('Today: 8 x H100 SXM5 80GB: 2 replicas of 4 GPUs');
    expect(out).toMatch(/fleet +1 x L4/);
    expect((await audited(['-'], '{"kind":"List","items":[]}')).err).toContain('no deployment there serves a model');
    expect((await audited(['-'], '{nonsense')).err).toContain('begins like JSON and is none');
  });
});
