import { cpus, loadavg } from 'node:os';
import { connect } from 'node:net';
import request from 'supertest';
import { openDoor, type Door } from './door';
import { known } from '../src/testing/known';

const L8 = 'Llama 3.1 8B for 20 concurrent users with 8k context';
const FLEET = 'We run 8x H100 SXM serving Llama 3.1 8B for 20 concurrent users';

let door: Door;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(async () => {
  await door.close();
});

const post = (body: unknown, path = '/advisor/advise/'): request.Test =>
  request(door.server)
    .post(path)
    .set('content-type', 'application/json')
    .send(typeof body === 'string' ? body : JSON.stringify(body));

async function problem(
  test: request.Test,
  status: number,
): Promise<{ detail: string; errors?: { pointer: string; message: string }[]; type: string; title: string }> {
  const answer = await test;
  expect({ status: answer.status, type: answer.headers['content-type'] }).toEqual({
    status,
    type: 'application/problem+json',
  });
  const body = JSON.parse(answer.text) as { status: number; type: string; title: string; detail: string };
  expect(body.status).toBe(status);
  expect(answer.text).not.toMatch(/node_modules|\.ts:|\.js:|at .*\(/);
  return body;
}

describe('POST /advisor/advise/', () => {
  it(
    'answers a description alone with a complete plan, members in the documented order, as the exact bytes ' +
      'that are filed',
    async () => {
      const answer = await post({ description: L8 }).expect(200);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(Object.keys(answer.body as object)).toEqual([
        'status',
        'analysis_id',
        'spec_so_far',
        'assumption_banner',
        'price_freshness',
        'recommendation_set',
        'pricing',
      ]);
      expect(answer.body).toMatchObject({
        status: 'complete',
        price_freshness: 'fallback',
        spec_so_far: {
          model: { value: expect.stringMatching(/^meta-llama\/Llama-3\.1-8B/) as string, source: 'inferred' },
        },
      });
      const filed = await door.composition.ports.analyses.find((answer.body as { analysis_id: string }).analysis_id);
      expect(filed?.responseBody).toBe(answer.text);
    },
  );

  it('answers without the trailing slash, and the same request with the same bytes', async () => {
    const [one, two] = [
      await post({ description: L8 }),
      await post({ description: `${L8}  \n`, mode: null, verbose: null }, '/advisor/advise'),
    ];
    expect(two.status).toBe(200);
    expect(two.text).toBe(one.text);
  });

  it('answers thirty at once with the same bytes', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => post({ description: `${L8}, thirty at once` })));
    // On a machine that has no time some may be asked to come again; whoever is answered gets the same.
    const served = answers.filter(({ status }) => status === 200);
    expect([...new Set(served.map(({ text }) => text))]).toHaveLength(1);
    const busy = (loadavg()[0] ?? 0) / cpus().length > 1.5;
    for (const { status, headers, text } of answers.filter((answer) => !served.includes(answer)))
      expect([busy, status, Number(headers['retry-after']) > 0, text]).toEqual([true, 503, true, expect.anything()]);
  });

  it('honours every mode, and gives the ladder with verbose, its first five the short answer', async () => {
    for (const mode of ['plan', 'model', 'existing', 'budget'])
      expect((await post({ description: 'Llama 3.1 8B', mode })).body).toMatchObject({ spec_so_far: { mode } });
    const [five, all] = [
      (await post({ description: L8 })).body,
      (await post({ description: L8, verbose: true })).body,
    ] as { recommendation_set: { options: { gpu_id: string; gpu_count: number }[] } }[];
    const names = (list: { gpu_id: string; gpu_count: number }[]): string[] =>
      list.map((option) => `${option.gpu_count} x ${option.gpu_id}`);
    expect(five?.recommendation_set.options).toHaveLength(5);
    expect(all?.recommendation_set.options.length).toBeGreaterThan(20);
    expect(names(known(all, 'verbose answer').recommendation_set.options.slice(0, 5))).toEqual(
      names(known(five, 'short answer').recommendation_set.options),
    );
  });

  it('gives savings with a price, to the cent (8 GPUs x 4 USD x 730 h = 23,360), and none without', async () => {
    const paid = (await post({ description: FLEET, currentPricePerGpuHour: 4 })).body as {
      recommendation_set: {
        current_monthly_cost: number;
        current_cost_is_estimated: boolean;
        savings_per_year: number;
        options: { monthly_cost: number }[];
      };
    };
    expect(paid.recommendation_set).toMatchObject({ current_monthly_cost: 23360, current_cost_is_estimated: false });
    expect(paid.recommendation_set.savings_per_year).toBeCloseTo(
      12 * (23360 - known(paid.recommendation_set.options[0], 'best option').monthly_cost),
      1,
    );
    const unpaid = (await post({ description: FLEET })).body as { recommendation_set: object };
    expect(unpaid.recommendation_set).toMatchObject({ current_cost_is_estimated: true });
    expect(unpaid.recommendation_set).not.toHaveProperty('savings_per_year');
  });

  it('ignores unknown fields and names them', async () => {
    const answer = (
      await post('{"description":"Llama 3.1 8B","colour":"blue","__proto__":{"mode":"budget"}}').expect(200)
    ).body as { warnings: string[]; spec_so_far: { mode: string } };
    expect(answer.warnings.join(' ')).toContain('colour');
    expect(answer.warnings.join(' ')).toContain('__proto__');
    expect(answer.spec_so_far.mode).not.toBe('budget');
  });

  it('plans for 8,000 characters of any language and for text that means harm', async () => {
    for (const description of [
      'Llama 3.1 8B for 20 users. '.padEnd(8000, 'x'),
      '\u{1f680}'.repeat(4000),
      'ما هي وحدات معالجة الرسومات التي أحتاجها؟',
      '\u0000\u0001\ud800 lone',
      '<script>alert(1)</script>',
      "'; DROP TABLE analyses;--",
      '__proto__ constructor',
      `${'('.repeat(3000)}a`,
    ]) {
      expect((await post({ description })).status).toBe(200);
    }
  });
});

describe('a wrong request', () => {
  it.each([
    ['malformed JSON', '{"description": '],
    ['an empty body', ''],
    ['an array', '[1]'],
    ['a string', '"Llama"'],
    ['null', 'null'],
    ['a number', '7'],
    ['10,000 open brackets', '['.repeat(10_000)],
  ])('is 400 for %s', async (_name, body) => {
    expect((await problem(post(body), 400)).errors).toEqual([{ pointer: '#', message: expect.any(String) as string }]);
  });

  it('names every offending field at once', async () => {
    const { errors, title, type } = await problem(post({ mode: 'x', verbose: 3, currentPricePerGpuHour: '4' }), 400);
    expect(errors?.map((error) => error.pointer)).toEqual([
      '#/description',
      '#/mode',
      '#/verbose',
      '#/currentPricePerGpuHour',
    ]);
    expect({ title, type }).toEqual({ title: 'Invalid request', type: '/docs#problem-invalid-request' });
  });

  it('is 413 over 64 KiB and fine at exactly 64 KiB', async () => {
    const empty = JSON.stringify({ description: L8, pad: '' }).length;
    await post({ description: L8, pad: 'x'.repeat(65_536 - empty) }).expect(200);
    await problem(post({ description: L8, pad: 'x'.repeat(65_537 - empty) }), 413);
  });

  it('is 415 for another content type or charset, and 400 for an empty body without any', async () => {
    await problem(
      request(door.server)
        .post('/advisor/advise/')
        .set('content-type', 'application/x-www-form-urlencoded')
        .send('description=x'),
      415,
    );
    await problem(
      request(door.server)
        .post('/advisor/advise/')
        .set('content-type', 'application/json; charset=latin1')
        .send('{"description":"x"}'),
      415,
    );
    const bare = await fetch(`${door.url}/advisor/advise/`, { method: 'POST' });
    expect([bare.status, bare.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
  });

  it.each(['get', 'put', 'patch', 'delete', 'head', 'options'] as const)(
    'is 405 with Allow: POST for %s, with and without the slash',
    async (method) => {
      for (const path of ['/advisor/advise/', '/advisor/advise']) {
        const answer = await request(door.server)[method](path);
        expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST']);
      }
    },
  );

  it('is 405 with the methods it has on every other path, and 404 on none', async () => {
    const answer = await request(door.server).post('/healthz');
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
    await problem(request(door.server).get('/nope'), 404);
    await problem(request(door.server).get('/advisor/nope').set('accept', 'text/html'), 404);
    await problem(request(door.server).get('/advisor/analyses/%zz'), 400);
  });
});

describe('what never becomes a request', () => {
  /** Sends raw bytes and gives back all that comes until the connection is closed. */
  const exchange = (bytes: string): Promise<string> =>
    new Promise((done, failed) => {
      const { hostname, port } = new URL(door.url);
      const socket = connect(Number(port), hostname, () => {
        socket.write(bytes);
      });
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk.toString('utf8');
      });
      socket.on('close', () => {
        done(answer);
      });
      socket.on('error', failed);
    });
  it.each([
    ['no HTTP', 'HELLO\r\n\r\n', 400],
    ['headers over 16 KiB', `GET /?q=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
    ['no Host header', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['an expectation nobody meets', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: tea\r\n\r\n', 417],
  ])('is told so as a problem: %s', async (_name, bytes, status) => {
    const answer = await exchange(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain('content-type: application/problem+json');
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ status });
  });
});

describe('every answer', () => {
  it('carries security headers and a request id, and does not say what it runs on', async () => {
    const { headers } = await post({ description: L8 });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;connect-src " +
        "'self';form-action 'self';base-uri 'none';frame-ancestors 'none'",
    );
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect((await request(door.server).get('/healthz').set('x-request-id', 'trace-7')).headers['x-request-id']).toBe(
      'trace-7',
    );
    expect((await request(door.server).get('/healthz').set('x-request-id', 'a b')).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });

  it('has the headers of GET and no body for HEAD', async () => {
    for (const path of ['/', '/healthz', '/docs', '/advisor/catalog/gpus', '/openapi.json']) {
      const [get, head] = [await request(door.server).get(path), await request(door.server).head(path)];
      expect({ path, status: head.status, type: head.headers['content-type'], body: head.text ?? '' }).toEqual({
        path,
        status: 200,
        type: get.headers['content-type'],
        body: '',
      });
    }
  });

  it('is logged by route, status and time; the description never, wherever it was sent', async () => {
    const before = door.log.length;
    await post({ description: 'a secret project named Zarquon on Llama 3.1 8B' });
    await request(door.server).get('/').query({ q: 'a secret project named Zarquon on Llama 3.1 8B' });
    const lines = door.log.slice(before);
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'request',
        method: 'POST',
        route: '/advisor/advise/',
        status: 200,
        ms: expect.any(Number) as number,
        requestId: expect.any(String) as string,
      }),
    );
    expect(JSON.stringify(lines)).not.toContain('Zarquon');
  });
});

describe('settings of the operator', () => {
  it('CORS_ORIGINS: preflights of the named origin are answered, everybody else stays outside', async () => {
    const open = await openDoor({ corsOrigins: ['https://app.example'] });
    try {
      const preflight = (origin: string): request.Test =>
        request(open.server)
          .options('/advisor/advise/')
          .set({ origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' });
      const mine = await preflight('https://app.example');
      expect([
        mine.status,
        mine.headers['access-control-allow-origin'],
        mine.headers['access-control-allow-methods'],
        mine.headers['access-control-allow-headers'],
      ]).toEqual([204, 'https://app.example', 'POST', 'content-type, x-request-id']);
      const theirs = await preflight('https://evil.example');
      expect([theirs.status, theirs.headers['access-control-allow-origin']]).toEqual([405, undefined]);
      const answer = await request(open.server)
        .post('/advisor/advise/')
        .set('origin', 'https://app.example')
        .send({ description: L8 });
      expect([answer.status, answer.headers['access-control-allow-origin'], answer.headers['vary']]).toEqual([
        200,
        'https://app.example',
        'Origin, Accept-Encoding',
      ]);
      expect((await request(open.server).options('/advisor/advise/')).status).toBe(405);
    } finally {
      await open.close();
    }
  });

  it('RATE_LIMIT_PER_MINUTE: the third request of two is 429 with Retry-After; health is not counted', async () => {
    const limited = await openDoor({ rateLimitPerMinute: 2 });
    try {
      const ask = (): request.Test => request(limited.server).post('/advisor/advise/').send({ description: L8 });
      for (let i = 0; i < 5; i++) await request(limited.server).get('/healthz').expect(200);
      await ask().expect(200);
      await ask().expect(200);
      const third = await ask();
      expect([third.status, third.headers['content-type']]).toEqual([429, 'application/problem+json']);
      expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });

  it('FAST_EXPRESS=off: plain Express gives the same bytes', async () => {
    const secret = { analysisIdSecret: 'the same on both sides' };
    const [fast, plain] = [await openDoor({ ...secret }), await openDoor({ ...secret, fastExpress: false })];
    try {
      const ask = (at: Door): request.Test => request(at.server).post('/advisor/advise/').send({ description: L8 });
      expect((await ask(plain)).text).toBe((await ask(fast)).text);
    } finally {
      await fast.close();
      await plain.close();
    }
  });

  it('DATABASE_URL that nobody answers: 503 with Retry-After, not ready, and still alive', async () => {
    const cut = await openDoor({ databaseUrl: 'postgres://advisor@127.0.0.1:1/advisor' });
    try {
      const answer = await request(cut.server).post('/advisor/advise/').send({ description: L8 });
      expect([answer.status, answer.headers['content-type'], answer.headers['retry-after']]).toEqual([
        503,
        'application/problem+json',
        '5',
      ]);
      expect(answer.text).not.toContain('127.0.0.1');
      const ready = await request(cut.server).get('/readyz');
      expect([
        ready.status,
        (ready.body as { status: string; database: { ready: boolean } }).status,
        (ready.body as { database: { ready: boolean } }).database.ready,
      ]).toEqual([503, 'not_ready', false]);
      await request(cut.server).get('/healthz').expect(200);
      const warning = cut.log.find((line) => String(line['msg']).includes('ANALYSIS_ID_SECRET'));
      expect(warning).toMatchObject({ level: 40 });
    } finally {
      await cut.close();
    }
  });
});
