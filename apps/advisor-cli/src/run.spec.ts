import { run } from './run';

async function ran(args: readonly string[], input = ''): Promise<{ status: number; out: string; err: string }> {
  let out = '';
  let err = '';
  const status = await run(args, {
    readInput: () => Promise.resolve(input),
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { status, out, err };
}

describe('the advisor in a terminal', () => {
  it('answers a description with verdict, options, memory, provenance and assumptions', async () => {
    const { status, out, err } = await ran(['Llama 3.3 70B for 40 concurrent users']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    for (const heading of ['Options', 'Memory required', 'Understood', 'Assumed or approximated'])
      expect(out).toContain(`\n\n${heading}\n`);
    expect(out).toMatch(/\n {2}1 {2}\S.* x \d+ GPU {2}.*best/);
    expect(out).toMatch(/model +meta-llama\/Llama-3\.3-70B-Instruct +read "Llama 3\.3 70B"/);
    expect(out).toMatch(/concurrent requests +40 +read "/);
    expect(out).toMatch(/weights +131 GiB/);
    expect(out).toContain('Prices: fallback, 2026-10-04.');
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
    [[], 'a description is needed'],
    [['a'.repeat(8001)], 'longer than 8000 characters'],
  ])('refuses %j with exit status 2 and one line', async (args, message) => {
    const { status, out, err } = await ran(args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(/^advisor: [^\n]*\n$/);
    expect(err).toContain(message);
  });

  it('takes what follows -- and negative figures for words', async () => {
    expect((await ran(['--', '--mode'])).status).toBe(0);
    expect((await ran(['-5 users on Llama 3.1 8B'])).status).toBe(0);
  });

  it('explains itself with --help', async () => expect((await ran(['--help'])).out).toContain('Usage: advisor'));
});
