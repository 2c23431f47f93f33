import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdvisor } from '@compute-advisor/application';
import { terminalPorts } from '../context/composition';
import { PLAIN } from '../layout/style';
import { run } from '../run';
import { changesWords } from './diff.command';

const BEFORE = `workloads:
  chat: Llama 3.1 8B for 20 concurrent users
  search: { description: embeddings for 2 million documents a day with bge-m3 }
  gone: Qwen3 8B for 10 users
`;
const AFTER = `workloads:
  chat:
    description: Llama 3.3 70B for 200 concurrent users
    mode: plan
  search: { description: embeddings for 2 million documents a day with bge-m3 }
  new: Qwen3 32B for 10 users
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'advisor-diff-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function compared(
  before: string,
  after: string | undefined,
): Promise<{ status: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  writeFileSync(join(folder, 'before.yml'), before);
  if (after !== undefined) writeFileSync(join(folder, 'after.yml'), after);
  const ports = terminalPorts();
  const status = await run(
    ['diff', join(folder, 'before.yml'), join(folder, after === undefined ? 'none.yml' : 'after.yml')],
    {
      readInput: () => Promise.resolve(''),
      input: async function* () {
        yield* await Promise.resolve([]);
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
    { ports, advisor: createAdvisor(ports) },
  );
  return { status, out, err };
}

describe('what a change of workloads costs', () => {
  it('is a comment to the letter', () => {
    const text = changesWords(
      [
        {
          name: 'chat',
          before: { words: '1 x L4, $400', usdPerMonth: 400 },
          after: { words: '2 x H100, $5,000', usdPerMonth: 5000 },
        },
        {
          name: 'search',
          before: { words: '1 x L4, $400', usdPerMonth: 400 },
          after: { words: '1 x L4, $400', usdPerMonth: 400 },
        },
        { name: 'new | odd', after: { words: '1 x A100, $900', usdPerMonth: 900 } },
        { name: 'gone', before: { words: '1 x T4, $100', usdPerMonth: 100 } },
        { name: 'rare', after: { words: '1 x B300, no price' } },
      ],
      '2026-10-10',
    );
    expect(text).toBe(`### Compute: +$5,400 (+600 %) a month

| Workload | Before | After | USD a month |
| --- | --- | --- | ---: |
| chat | 1 x L4, $400 | 2 x H100, $5,000 | +$4,600 (+1150 %) |
| new \\| odd | new | 1 x A100, $900 | +$900 |
| gone | 1 x T4, $100 | removed | -$100 (-100 %) |
| rare | new | 1 x B300, no price | not known |
| **All workloads** | $900 | $6,300 | +$5,400 (+600 %) |

1 unchanged. Market rates as of 2026-10-10, USD; what has no price is not in the sum.
`);
  });
  it('is worked out from two files', async () => {
    const { status, out, err } = await compared(BEFORE, AFTER);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/^### Compute: \+\$[\d,]+ \(\+\d+ %\) a month\n/);
    expect(out).toMatch(/\| chat \| 1 x .*, \$[\d,]+ \| \d x .*, \$[\d,]+ \| \+\$/);
    expect(out).toMatch(/\| gone \| .* \| removed \| -\$/);
    expect(out).toMatch(/\| new \| new \| /);
    expect(out).toContain('1 unchanged.');
  });
  it('says so when nothing changes, and takes a file that is not there for an empty one', async () => {
    expect((await compared(BEFORE, BEFORE)).out).toContain('No workload needs other hardware.');
    expect((await compared(BEFORE, undefined)).out).toMatch(/\| chat \| .* \| removed \|/);
  });
  it.each([
    ['workloads: [', 'is no YAML: Flow sequence in block collection must be sufficiently indented'],
    ['jobs: {}', 'has no workloads'],
    ['- chat', 'has no workloads'],
    ['workloads: { chat: }', 'chat: description is required'],
    ['workloads: { chat: { mode: fast } }', 'chat: description is required and must be a string; mode must be one of'],
  ])('refuses %j', async (text, message) => {
    const { status, err } = await compared(BEFORE, text);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });
  it('lets a change mend a file that could not be read, and says so', async () => {
    const { status, out } = await compared('workloads: [', 'workloads:\n  chat: Llama 3.1 8B for 20 users\n');
    expect(status).toBe(0);
    expect(out).toMatch(/\| chat \| new \| /);
    expect(out).toContain('The file before could not be read (is no YAML: ');
  });
  it('names what has no effect in a workload', async () => {
    const { out } = await compared(BEFORE, 'workloads:\n  chat: { description: Llama 3.1 8B, modle: plan }\n');
    expect(out).toContain('\nOf no effect: chat.modle; a workload has description, mode, verbose and price.\n');
  });
});
