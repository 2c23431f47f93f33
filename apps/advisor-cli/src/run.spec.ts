import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRODUCT_VERSION } from '@compute-advisor/contract';
import { createAdvisor } from '@compute-advisor/application';
import { ownRows } from './books/own-rows';
import { terminalPorts } from './context/composition';
import { PLAIN, styleFor } from './layout/style';
import { run } from './run';
import { wordsOf, type Terminal } from './terminal/terminal';

interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Opened once for all: most of what is asked here is asked of the same books. */
const ports = terminalPorts(() => Date.now());
const opened = { ports, advisor: createAdvisor(ports) };

async function ran(args: readonly string[], input = '', more: Partial<Terminal> = {}): Promise<Ran> {
  let out = '';
  let err = '';
  const terminal: Terminal = {
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
    ownRows,
    ...more,
  };
  const status = await run(args, terminal, opened);
  return { status, out, err };
}

const QUESTION = 'Llama 3.1 8B for 20 concurrent users';
const WASTE = 'We run 8x H100 SXM at 5% utilisation serving Llama 3.1 8B for 20 concurrent users';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'advisor-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, content?: string): string => {
  const path = join(folder, name);
  if (content !== undefined) writeFileSync(path, content);
  return path;
};

describe('the advisor in a terminal', () => {
  it('answers a description with verdict, options, memory, provenance and assumptions', async () => {
    const { status, out, err } = await ran(['Llama 3.3 70B for 40 concurrent users']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    for (const heading of ['Options', 'Memory required', 'Understood', 'Assumed or approximated'])
      expect(out).toContain(`\n\n${heading}\n`);
    expect(out).toMatch(/\n {2}1 {2}\S.* {2}\d+ x \d+ .*\n {5}best/);
    expect(out).toMatch(/model +meta-llama\/Llama-3\.3-70B-Instruct +read "Llama 3\.3 70B"/);
    expect(out).toMatch(/concurrent requests +40 +read "/);
    expect(out).toMatch(/weights +131 GiB/);
    expect(out).toContain('Prices: fallback, 2026-10-10.');
  });

  it('reads the description from standard input when there is none among the arguments', async () => {
    const [typed, piped] = [
      await ran(['Llama 3.1 8B for 20 concurrent users']),
      await ran([], '  Llama 3.1 8B for 20 concurrent users\n'),
    ];
    expect(piped).toEqual(typed);
    expect(piped.status).toBe(0);
  });

  it('takes unquoted words for one description', async () => {
    expect((await ran(['Llama', '3.1', '8B', 'for', '20', 'concurrent', 'users', '--json'])).out).toBe(
      (await ran(['--json', 'Llama 3.1 8B for 20 concurrent users'])).out,
    );
  });

  it('gives with --json the bytes of an answer, the same every time; mode, price and verbose count', async () => {
    const args = [
      '--json',
      '--mode',
      'existing',
      '--price=4',
      '--verbose',
      'We run 8x H100 SXM serving Llama 3.1 8B for 20 concurrent users',
    ];
    const [one, two] = [await ran(args), await ran(args)];
    expect(one).toEqual(two);
    const answer = JSON.parse(one.out) as {
      status: string;
      analysis_id: string;
      spec_so_far: { mode: string };
      recommendation_set: {
        options: unknown[];
        current_monthly_cost: number;
        current_cost_is_estimated: boolean;
        savings_per_year: number;
      };
    };
    expect(answer.status).toBe('complete');
    expect(answer.analysis_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(answer.spec_so_far.mode).toBe('existing');
    // 8 GPUs x 4 USD x 730 h
    expect(answer.recommendation_set).toMatchObject({ current_monthly_cost: 23360, current_cost_is_estimated: false });
    expect(answer.recommendation_set.savings_per_year).toBeGreaterThan(0);
    expect(answer.recommendation_set.options.length).toBeGreaterThan(20);
  });

  it.each([
    [['--mode', 'train', 'x'], '--mode must be one of plan, model, existing, budget'],
    [['--mode'], '--mode needs a value'],
    [['--price', '0', 'x'], '--price must be a number above 0 and up to 1000, in USD per GPU-hour'],
    [['--price', '4,5', 'x'], '--price must be'],
    [['--colour', 'x'], 'unknown option --colour'],
    [['--verbose=yes', 'x'], '--verbose takes no value'],
    [['--out', 'f', 'x'], '--out says nothing to a question'],
    [['models', '--limit', '0'], '--limit must be a whole number from 1 to 1000'],
    [['--fail-on', 'wasteful', 'x'], '--fail-on wasteful: there are single_gpu, '],
    [['compare', 'one'], 'compare takes two descriptions'],
    [['--books', '/nowhere', 'x'], '--books: there is no folder /nowhere'],
    [['model'], 'there is no command model; "advisor models" is one, "advisor -- model" a question'],
    [['comapre', 'a', 'b'], 'there is no command comapre; "advisor compare" is one'],
    [['batch', __dirname], 'there is no file '],
    [['batch', '-'], 'standard input has no row that asks for anything'],
    [['completion', 'tcsh'], 'completion takes one of bash, zsh, fish'],
    [[], 'a description is needed'],
    [['a'.repeat(8001)], 'longer than 8000 characters'],
  ])('refuses %j with exit status 2 and one line', async (args, message) => {
    const { status, out, err } = await ran(args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(/^advisor: [^\n]*\n$/);
    expect(err).toContain(message);
  });

  it('says why a service does not answer', () => {
    const cause = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    expect(wordsOf(new TypeError('fetch failed', { cause }))).toBe('no service answers at that address: ECONNREFUSED');
    expect(wordsOf(new TypeError('fetch failed', { cause: new Error('other side closed') }))).toBe(
      'no service answers at that address: other side closed',
    );
    expect(wordsOf(new Error('no metrics'))).toBe('no metrics');
  });

  it('takes what follows -- and negative figures for words', async () => {
    expect((await ran(['--', '--mode'])).status).toBe(0);
    expect((await ran(['-5 users on Llama 3.1 8B'])).status).toBe(0);
  });

  it('explains itself with --help, and says its version', async () => {
    const { out } = await ran(['--help']);
    expect(out).toContain('Usage: advisor');
    expect(out).toContain('--fail-on CODES');
    expect((await ran(['batch', '--help'])).out).toContain('Usage: advisor batch');
    expect((await ran(['--version'])).out).toBe(`${PRODUCT_VERSION}\n`);
  });

  it('keeps to the width of the terminal, but for commands that are there to be copied', async () => {
    const { out } = await ran([`${WASTE}. ${'We also have a very long story to tell about it. '.repeat(5)}`]);
    const [before = '', command = ''] = out.split('\nStart it\n');
    expect(before.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(command.split('\n').filter((line) => line.length > 80 && line.trimStart().startsWith('#'))).toEqual([]);
    for (const line of [await ran(['gpus']), await ran(['models']), await ran(['prices']), await ran(['--help'])])
      expect(line.out.split('\n').filter((text) => text.length > 80)).toEqual([]);
  });

  it('is coloured where somebody looks at it, and never otherwise', async () => {
    expect(styleFor(false, {})).toBe(PLAIN);
    expect(styleFor(true, { NO_COLOR: '1' })).toBe(PLAIN);
    expect(styleFor(true, { TERM: 'dumb' })).toBe(PLAIN);
    expect(styleFor(false, { FORCE_COLOR: '1' })).not.toBe(PLAIN);
    const plain = (await ran([QUESTION])).out;
    expect(plain).not.toContain('\u001b');
    const { out } = await ran([QUESTION], '', { style: styleFor(true, {}) });
    expect(out).toContain('\u001b[1mOptions\u001b[22m');
    // Colour adds nothing but colour.
    expect(out.replaceAll(new RegExp(String.raw`\u001b\[\d+m`, 'g'), '')).toBe(plain);
  });

  it('fails on the verdicts it is told to fail on', async () => {
    const { status, out, err } = await ran([WASTE, '--fail-on', 'over_provisioned,does_not_fit']);
    expect({ status, err }).toEqual({ status: 3, err: 'advisor: the verdict is over_provisioned\n' });
    expect(out).toContain('Options');
    expect((await ran([WASTE, '--fail-on', 'does_not_fit'])).status).toBe(0);
  });

  it('explains how it read a description', async () => {
    const { out } = await ran(['--explain', 'Llama 3.1 8B for 20 users; a blog says Mixtral 8x22B needs 4 GPUs']);
    expect(out).toMatch(/model +meta-llama\/Llama-3\.1-8B-Instruct +read "Llama 3\.1 8B"/);
    expect(out).toMatch(/Set aside\n.*Mixtral 8x22B/);
    expect(out).toMatch(/\nConfidence (?:low|medium|high), /);
  });
});

describe('the books in a terminal', () => {
  it('list models, GPUs and prices, as a table and as the service sends them', async () => {
    expect((await ran(['models', 'llama', '3.3', '70b'])).out).toContain('meta-llama/Llama-3.3-70B-Instruct');
    const { out } = await ran(['gpus', '--vendor', 'amd', '--json', '--limit', '2']);
    expect((JSON.parse(out) as { gpus: { vendor: string }[] }).gpus.map(({ vendor }) => vendor)).toEqual([
      'amd',
      'amd',
    ]);
    const { out: prices } = await ran(['prices', '--limit', '50']);
    const rates = [...prices.matchAll(/^\S+ +\$([\d.,]+)/gm)].map(([, usd]) => Number(usd));
    expect(rates.length).toBeGreaterThan(20);
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
    expect((await ran(['gpus', 'nosuchpart'])).out).toBe('Nothing matches.\n');
  });

  it('are overlaid with those of a folder', async () => {
    file('prices.json', '[{"gpuId":"h100-sxm-80gb","usdPerGpuHour":0.01}]');
    const { out } = await ran(['--books', folder, '--json', 'Llama 3.3 70B for 40 users, on H100 SXM only']);
    const { recommendation_set: set } = JSON.parse(out) as {
      recommendation_set: { options: { gpu_id: string; usd_per_gpu_hour: number }[] };
    };
    expect(set.options[0]).toMatchObject({ gpu_id: 'h100-sxm-80gb', usd_per_gpu_hour: 0.01 });
    file('prices.json', '[{"gpuId":"h100","usdPerGpuHour":2}]');
    expect((await ran(['--books', folder, 'x'])).err).toContain('prices.json: no part is called h100');
    file('prices.json', '[{"gpuId":"h100-sxm-80gb","usdPerGpuHour":-2}]');
    expect((await ran(['--books', folder, 'x'])).err).toContain('prices.json row 1: usdPerGpuHour');
    rmSync(file('prices.json'));
  });
});

describe('two plans', () => {
  it('stand beside each other with their difference, also those kept in files', async () => {
    file('kept.json', (await ran(['--json', QUESTION])).out);
    const larger = 'Llama 3.3 70B for 20 concurrent users';
    const [asked, kept] = [await ran(['compare', QUESTION, larger]), await ran(['compare', file('kept.json'), larger])];
    expect(asked.err).toBe('');
    expect(asked.out).toMatch(/\na month +\$[\d,]+ +\$[\d,]+ +\+\$[\d,]+/);
    expect(kept).toEqual(asked);
  });
});

describe('a report', () => {
  it('is one page that loads nothing and shows what was asked as text', async () => {
    const { status } = await ran(['report', file('out.html'), `${QUESTION} <script>alert(1)</script>`]);
    expect(status).toBe(0);
    const page = readFileSync(file('out.html'), 'utf8');
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toMatch(/<script|src=|href=|url\(/);
    expect(page).toContain('<h2>Options</h2>');
  });
});

describe('a batch', () => {
  const lines = (text: string): { line: number; status: number }[] =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { line: number; status: number });

  it('answers each row in order, with one problem for each that is wrong', async () => {
    const { status, out, err } = await ran(
      ['batch', '-'],
      `{"description":"${QUESTION}"}\n\n{"description":""}\nnonsense\n{"description":"${WASTE}","mode":"existing"}`,
    );
    expect(lines(out).map(({ line, status: code }) => [line, code])).toEqual([
      [1, 200],
      [3, 400],
      [4, 400],
      [5, 200],
    ]);
    expect(status).toBe(1);
    expect(err).toContain('2 of the rows have no answer');
    const alone = (await ran(['--json', QUESTION])).out.trimEnd();
    expect(out.split('\n')[0]).toBe(`{"line":1,"status":200,"answer":${alone}}`);
  });

  it('reads a table, with prices and modes', async () => {
    const rows = ['description,price,mode', `"${WASTE}, in ""eu-west""",3.5,existing`, `${QUESTION},,`, ''];
    const { status, out } = await ran(['batch', file('estate.csv', rows.join('\n'))]);
    expect(status).toBe(0);
    expect(lines(out)).toHaveLength(2);
    expect(out).toContain('"current_cost_is_estimated":false');
  });

  it('gives each row the name back that it came with', async () => {
    const { out } = await ran(
      ['batch', '-'],
      `{"id":"a\\"1","description":"${QUESTION}"}\n` +
        '{"id":7,"description":""}\n{"id":true,"description":"x"}\n{"id":null}',
    );
    const alone = (await ran(['--json', QUESTION])).out.trimEnd();
    const [first = '', ...others] = out.split('\n').filter(Boolean);
    expect(first).toBe(`{"line":1,"status":200,"id":"a\\"1","answer":${alone}}`);
    expect(others.map((line) => JSON.parse(line) as object)).toMatchObject([
      { line: 2, status: 400, id: 7, problem: { errors: [{ pointer: '#/description' }] } },
      { line: 3, status: 400, problem: { errors: [{ pointer: '#/id' }] } },
      { line: 4, status: 400, problem: { errors: [{ pointer: '#/description' }] } },
    ]);
    expect(others[1]).not.toContain('"id":');
  });

  it('reads a table as a spreadsheet writes it: marked, divided by semicolons, with large headings', async () => {
    const table = `\ufeffID;Description;Owner\r\n007;"${QUESTION}; no more";\r\n008;${QUESTION};too;many\r\n`;
    const { out } = await ran(['batch', file('sheet.csv', table)]);
    expect(
      out
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as object),
    ).toMatchObject([
      { line: 1, status: 200, id: '007', answer: { warnings: [expect.stringContaining('Owner')] } },
      { line: 2, status: 400, problem: { detail: expect.stringContaining('4 values for 3 columns') as string } },
    ]);
    const { status, err } = await ran(['batch', file('none.csv', 'name,text\nx,y\n')]);
    expect([status, err]).toEqual([
      2,
      'advisor: the table has no column "description" in its first line, but name, text\n',
    ]);
  });

  it('goes on where it was stopped, also in the middle of a line', async () => {
    const rows = Array.from({ length: 6 }, (_, i) => `{"description":"Llama 3.1 8B for ${i + 1} concurrent users"}\n`);
    const whole = (await ran(['batch', '-'], rows.join(''))).out;
    for (const cut of [0, 40, whole.indexOf('\n') + 1, Math.round(whole.length / 2), whole.length]) {
      const out = file('results.ndjson', whole.slice(0, cut));
      expect((await ran(['batch', file('rows.ndjson', rows.join('')), '--out', out])).status).toBe(0);
      expect(readFileSync(out, 'utf8') === whole).toBe(true);
    }
    expect((await ran(['batch', file('rows.ndjson'), '--out', file('other.txt', 'my notes\n')])).err).toContain(
      'the file holds something else',
    );
  });

  it('shows how far it is to whoever watches', async () => {
    const { err } = await ran(['batch', file('rows.ndjson')], '', { watched: true });
    expect(err).toMatch(/\[#{24}\] 100 % {2}6 rows, \d+\/s/);
  });
});

describe('completion', () => {
  it.each(['bash', 'zsh', 'fish'])('names commands and options to %s', async (shell) => {
    const { out } = await ran(['completion', shell]);
    for (const word of ['models', 'batch', 'fail-on', 'existing']) expect(out).toContain(word);
  });
});
