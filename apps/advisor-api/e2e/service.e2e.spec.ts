import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import request from 'supertest';
import type { AppSettings } from '../src/create-app';
import { openDoor, type Door } from './door';
import { asking, LONG, SHORT, start, type Service } from './door-without-database';

const L8 = 'Llama 3.1 8B for 20 concurrent users with 8k context';

/** The raw answer to a question, with headers of one's own; nothing is unpacked. */
async function raw(
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: Headers; body: Buffer }> {
  const { request: ask } = await import('undici');
  const answer = await ask(url, { headers });
  const body = Buffer.from(await answer.body.arrayBuffer());
  return { status: answer.statusCode, headers: new Headers(answer.headers as Record<string, string>), body };
}

describe('what a service owes its neighbours', () => {
  let door: Door;
  beforeAll(async () => {
    door = await openDoor();
  });
  afterAll(() => door.close());

  it(
    'texts over 4 KB go out packed for those who take it, with the same bytes inside, and short ones as they ' + 'are',
    async () => {
      const { body } = await request(door.server).post('/advisor/advise/').send({ description: L8, verbose: true });
      const path = `${door.url}/advisor/analyses/${(body as { analysis_id: string }).analysis_id}`;
      const plain = await raw(path, {});
      expect([plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([null, 'Accept-Encoding']);
      const br = await raw(path, { 'accept-encoding': 'gzip, br' });
      expect(br.headers.get('content-encoding')).toBe('br');
      expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
      expect(br.body.length).toBeLessThan(plain.body.length / 4);
      const gzip = await raw(path, { 'accept-encoding': 'gzip' });
      expect(gzip.headers.get('content-encoding')).toBe('gzip');
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      expect(
        (await raw(`${door.url}/healthz`, { 'accept-encoding': 'br' })).headers.get('content-encoding'),
      ).toBeNull();
      expect((await raw(path, { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers.get('content-encoding')).toBeNull();
    },
  );

  it('reports, analyses and the API description are sent once to those who keep them', async () => {
    const { body } = await request(door.server).post('/advisor/advise/').send({ description: L8 });
    const id = (body as { analysis_id: string }).analysis_id;
    for (const path of [`/advisor/analyses/${id}`, `/reports/${id}`, '/openapi.json']) {
      const first = await request(door.server).get(path).expect(200);
      const etag = first.headers['etag'] ?? '';
      expect([path, etag]).toEqual([path, expect.stringMatching(/^W\/"[\w-]{27}"$/)]);
      const again = await request(door.server).get(path).set('if-none-match', `"other", ${etag}`);
      expect([path, again.status, again.text]).toEqual([path, 304, '']);
      expect((await request(door.server).get(path).set('if-none-match', '"other"')).status).toBe(200);
    }
  });

  it('a trace goes on: its id stands in the log line and the answer, with a span of our own', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const answer = await request(door.server).get('/').set('traceparent', `00-${trace}-00f067aa0ba902b7-01`);
    expect(answer.headers['traceresponse']).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`));
    expect(door.log).toContainEqual(expect.objectContaining({ traceId: trace, parentSpanId: '00f067aa0ba902b7' }));
  });

  it('an answer that was removed is filed again when the same question comes, before it is given', async () => {
    const ask = () =>
      request(door.server)
        .post('/advisor/advise/')
        .send({ description: `${L8}, once more` });
    const first = await ask();
    await new Promise((later) => {
      setTimeout(later, 1_100);
    });
    const again = await ask();
    expect(again.text).toBe(first.text);
    await request(door.server)
      .get(`/advisor/analyses/${(again.body as { analysis_id: string }).analysis_id}`)
      .expect(200);
    const { text } = await request(door.server).get('/metrics');
    expect(text).toMatch(/advisor_answer_cache_lookups_total\{outcome="hit"\} [1-9]/);
    expect(text).toMatch(/advisor_answer_stage_seconds_count\{stage="plan"\} [1-9]/);
    expect(text).toMatch(
      /advisor_build_info\{version="\d+\.\d+\.\d+",engine_version="[^"]+",revision="\w+",node="v[\d.]+"\} 1/,
    );
    expect(text).toMatch(/advisor_database_connections\{state="idle"\} \d+/);
  });

  it('a client that leaves is neither planned nor filed for', async () => {
    const body = JSON.stringify({ description: `${L8}, and nobody waits for it` });
    const { hostname, port } = new URL(door.url);
    // The question in front keeps the one planning thread of this test busy.
    const inFront = request(door.server)
      .post('/advisor/advise/')
      .send({ description: 'What can I serve for $4,000 a month to 25 users?' })
      .then((answer) => answer.status);
    const socket = connect(Number(port), hostname);
    await new Promise<void>((sent) => {
      socket.write(
        `POST /advisor/advise/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ` +
          `${Buffer.byteLength(body)}\r\n\r\n${body}`,
        () => sent(),
      );
    });
    socket.destroy();
    expect(await inFront).toBe(200);
    const { text } = await request(door.server).get('/metrics');
    expect(text).not.toContain('nobody waits');
    expect(JSON.stringify(door.log)).not.toContain('request failed');
  });
});

describe('what strangers learn', () => {
  it('of a database that is away: that it is, and neither host nor path nor error; the log has those', async () => {
    const door = await openDoor({ databaseUrl: 'postgres://advisor@127.0.0.1:1/secret_name' });
    try {
      const ready = await request(door.server).get('/readyz');
      expect([ready.status, (ready.body as { database: object }).database]).toEqual([
        503,
        { ready: false, detail: 'cannot be used right now; the log says why' },
      ]);
      expect(ready.text).not.toMatch(/127\.0\.0\.1|secret_name|ECONNREFUSED/);
      expect(door.log).toContainEqual(
        expect.objectContaining({
          msg: expect.stringMatching(/^not ready: PostgreSQL at 127\.0\.0\.1:1\/secret_name: .*ECONNREFUSED/),
        }),
      );
    } finally {
      await door.close();
    }
  });
});

describe('RATE_LIMIT_PER_MINUTE on a socket of both protocols', () => {
  it('counts every IPv4 client by itself: one that used up its two leaves the next one its own', async () => {
    const door = await openDoor({ rateLimitPerMinute: 2, trustProxyHops: 1 });
    try {
      const ask = (address: string) =>
        request(door.server)
          .get('/')
          .set('x-forwarded-for', address)
          .then((answer) => answer.status);
      const first = '::ffff:203.0.113.7';
      expect([await ask(first), await ask(first), await ask(first)]).toEqual([200, 200, 429]);
      expect(await ask('::ffff:198.51.100.9')).toBe(200);
      expect(await ask('203.0.113.7')).toBe(429);
      const { text } = await request(door.server).get('/metrics');
      expect(text).toContain('advisor_refused_total{reason="rate"} 2');
    } finally {
      await door.close();
    }
  });
});

describe('an answer that was sent before', () => {
  const running: Service[] = [];
  const serve = async (settings?: Parameters<typeof start>[0]): Promise<Service> => {
    const service = await start(settings);
    running.push(service);
    return service;
  };
  /** One that answers again by itself and one that does not, started once for the same settings. */
  const pairs = new Map<string, Promise<[Service, Service]>>();
  const pair = (settings: Partial<AppSettings>): Promise<[Service, Service]> => {
    const key = JSON.stringify(settings);
    const two = pairs.get(key) ?? Promise.all([start(settings), start({ ...settings, fastExpress: false })]);
    pairs.set(key, two);
    return two;
  };
  afterEach(async () => {
    for (const service of running.splice(0)) await service.stop();
  });
  afterAll(async () => {
    for (const two of pairs.values()) for (const service of await two) await service.stop();
  });

  it('is not asked for the long way from the third time on', async () => {
    const service = await serve();
    const heard: string[] = [];
    for (let i = 0; i < 6; i += 1) heard.push(await service.send(asking(SHORT)));
    expect(new Set(heard).size).toBe(1);
    expect(heard[0]).toMatch(/^HTTP\/1\.1 200 OK\r\nx-request-id: r\r\nContent-Security-Policy: /);
    expect(service.asked()).toBe(2);
    // Other bytes that ask the same are the same answer, and another way to have been asked for.
    expect(await service.send(`${asking(SHORT)} `)).toBe(heard[0]);
    expect(service.asked()).toBe(3);
  });

  it.each<[string, string, Record<string, string>, Partial<AppSettings>]>([
    ['a short one', SHORT, {}, {}],
    ['a long one as it is', LONG, {}, {}],
    ['a long one packed by br', LONG, { 'accept-encoding': 'gzip, deflate, br' }, {}],
    ['a long one packed by gzip', LONG, { 'accept-encoding': 'gzip' }, {}],
    ['one in a trace', SHORT, { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }, {}],
    ['one with a broken trace', SHORT, { traceparent: '00-0-b7ad6b7169203331-01' }, {}],
    ['one whose name could not be a header', SHORT, { 'x-request-id': 'a b' }, {}],
    ['one from another origin', SHORT, { origin: 'https://a.test' }, { corsOrigins: ['https://a.test'] }],
    ['one from an origin nobody named', SHORT, { origin: 'https://b.test' }, { corsOrigins: ['https://a.test'] }],
    ['one under a limit', SHORT, {}, { rateLimitPerMinute: 100 }],
    ['one that closes its connection', SHORT, { connection: 'close' }, {}],
    ['one in another charset of the same name', SHORT, { 'content-type': 'application/json; charset=UTF8' }, {}],
    ['one whose name is that of a header', SHORT, { 'x-request-id': 'ratelimit' }, { rateLimitPerMinute: 100 }],
  ])('is, to the byte, what the long way says: %s', async (name, description, headers, settings) => {
    const [quick, long] = await pair(settings);
    const before = [quick.asked(), long.asked()];
    const ofOne = (text: string): string =>
      text
        .replace(/(x-request-id: )[0-9a-f-]{36}/, '$1<uuid>')
        .replace(/(traceresponse: 00-0af7651916cd43dd8448eb211c80319c-)[0-9a-f]{16}/, '$1<span>')
        .replace(/reset=\d+/, 'reset=<seconds>');
    for (let i = 0; i < 4; i += 1) {
      const said = ofOne(await quick.send(asking(`${description} ${name}`), headers));
      expect(said).toBe(ofOne(await long.send(asking(`${description} ${name}`), headers)));
      expect(said).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    }
    expect([quick.asked(), long.asked()].map((asked, i) => asked - (before[i] ?? 0))).toEqual([2, 4]);
    const lines = ({ log }: Service) =>
      log.map(({ ms, spanId, requestId, ...line }) => ({
        ...line,
        timed: typeof ms,
        spans: /^[0-9a-f]{16}$/.test(String(spanId)),
        named: requestId === headers['x-request-id'] || requestId === 'r',
      }));
    expect(lines(quick)).toEqual(lines(long));
    expect(await quick.metrics()).toEqual(await long.metrics());
    expect((await quick.metrics()).join()).toMatch(/advisor_answers_total\{mode="plan",[^}]*\} \d+,/);
  });

  it('goes the long way where its body comes later than its head, and there says the same', async () => {
    const service = await serve();
    const heard = await service.send(asking(SHORT));
    for (let i = 0; i < 3; i += 1) expect(await service.send(asking(SHORT), {}, 'in two')).toBe(heard);
    expect(service.asked()).toBe(4);
  });

  it('keeps requests apart that differ in a byte, a header or in what they say of their body', async () => {
    const [quick, long] = await pair({});
    for (let i = 0; i < 3; i += 1) await quick.send(asking(LONG));
    const others: [string, Record<string, string>][] = [
      [asking(SHORT), {}],
      [asking(LONG), { 'content-type': 'text/plain' }],
      [asking(LONG), { 'content-encoding': 'gzip' }],
      [asking(LONG), { 'content-encoding': 'zip' }],
      [asking(LONG), { 'accept-encoding': 'br' }],
      [asking(LONG).slice(1), {}],
      [`{"description":"${LONG}","mode":"model"}`, {}],
      [`{"description":"${LONG}","mode":7}`, {}],
    ];
    for (const [body, headers] of others)
      for (let i = 0; i < 3; i += 1) expect(await quick.send(body, headers)).toBe(await long.send(body, headers));
  });

  it('counts against the limit of its client, and over it says what the long way says', async () => {
    const limit = { rateLimitPerMinute: 4, trustProxyHops: 1 };
    const [quick, long] = [await serve(limit), await serve({ ...limit, fastExpress: false })];
    const both = async (client: string): Promise<[string, string]> => {
      const headers = { 'x-forwarded-for': client };
      const one = (service: Service) => service.send(asking(SHORT), headers);
      const same = (text: string): string =>
        text.replace(/(reset=|Retry-After: |Wait )\d+/gi, '$1<seconds>').replace(/(Content-Length: )\d+/, '$1<bytes>');
      return [same(await one(quick)), same(await one(long))];
    };
    for (const left of [3, 2, 1, 0]) {
      const [said, expected] = await both('203.0.113.7');
      expect(said).toBe(expected);
      expect(said).toContain(`\r\nRateLimit: limit=4, remaining=${left}, reset=<seconds>\r\n`);
    }
    for (let i = 0; i < 2; i += 1) {
      const [said, expected] = await both('203.0.113.7');
      expect(said).toBe(expected);
      expect(said).toMatch(/^HTTP\/1\.1 429 /);
    }
    // Mapped and not, an address is one client; another one has its own four.
    expect((await both('::ffff:203.0.113.7'))[0]).toMatch(/^HTTP\/1\.1 429 /);
    const [said, expected] = await both('203.0.113.8');
    expect(said).toBe(expected);
    expect(said).toContain('remaining=3');
    expect(quick.asked()).toBe(2);
    expect(await quick.metrics()).toEqual(await long.metrics());
  });

  it('is looked up once a second, filed again where it was purged, refused where no database answers', async () => {
    const service = await serve();
    for (let i = 0; i < 4; i += 1) await service.send(asking(SHORT));
    expect([service.asked(), service.store.filed]).toEqual([2, 1]);
    service.store.nowMs += 1_001;
    service.store.kept = false;
    expect(await service.send(asking(SHORT))).toMatch(/^HTTP\/1\.1 200 /);
    expect([service.asked(), service.store.filed]).toEqual([3, 2]);
    await service.send(asking(SHORT));
    expect([service.asked(), service.store.filed]).toEqual([3, 2]);
    service.store.nowMs += 1_001;
    service.store.isDead = true;
    const refused = await service.send(asking(SHORT));
    expect(refused).toMatch(/^HTTP\/1\.1 503 /);
    expect(refused).toContain('\r\nretry-after: 5\r\n');
    service.store.isDead = false;
    expect(await service.send(asking(SHORT))).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('leaves with the answer when the memory is short, and counts against it', async () => {
    // Room for one long answer of 36,000 bytes a character and what was sent of it, not for two.
    const service = await serve({ cacheBytes: 110_000 });
    for (let i = 0; i < 3; i += 1) await service.send(asking(LONG));
    expect(service.asked()).toBe(2);
    const other = `{"description":"${LONG}","mode":"model"}`;
    for (let i = 0; i < 3; i += 1) await service.send(other);
    expect(service.asked()).toBe(4);
    await service.send(asking(LONG));
    expect(service.asked()).toBe(5);
  });

  it('says that it closes while the service stops', async () => {
    const service = await serve();
    for (let i = 0; i < 3; i += 1) await service.send(asking(SHORT));
    const stopping = service.stop(20_000);
    expect(await service.send(asking(SHORT))).toContain('\r\nconnection: close\r\n');
    service.hurry();
    expect(service.asked()).toBe(3);
    running.splice(0);
    await stopping;
  });
});

describe('a service that is full', () => {
  const question = (number: number): string => {
    const body = asking(`number ${number}`);
    const head = `host: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
    return `POST /advisor/advise/ HTTP/1.1\r\n${head}\r\n\r\n${body}`;
  };
  /** A connection that is kept, and the first lines of what it has heard. */
  const client = (port: number) => {
    const heard: string[] = [];
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    socket.on('data', (chunk: Buffer) =>
      heard.push(...(chunk.toString().match(/HTTP\/1\.1 \d+|connection: close/g) ?? [])),
    );
    return { heard, ask: (number: number) => void socket.write(question(number)) };
  };
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await new Promise((later) => setTimeout(later, 2));
  };

  it('takes in a second of work and refuses the rest; told to stop it answers all that was sent', async () => {
    let plan: () => void = () => undefined;
    const service = await start({ plansAfter: new Promise((go) => (plan = go)) });
    // One thread, 10 ms each as long as nothing was measured: 101 are a little more than a second.
    const clients = Array.from({ length: 101 }, () => client(service.port));
    clients.forEach(({ ask }, i) => ask(i));
    await until(() => service.asked() === 101);
    const hasty = client(service.port);
    for (let i = 0; i < 2; i += 1) {
      hasty.ask(200);
      await until(() => hasty.heard.length === i + 1);
    }
    // It asked again at once: from now on it is not read.
    hasty.ask(200);
    const last = client(service.port);
    last.ask(201);
    await until(() => last.heard.length === 1);
    expect([hasty.heard, last.heard]).toEqual([['HTTP/1.1 503', 'HTTP/1.1 503'], ['HTTP/1.1 503']]);
    expect(await service.metrics()).toContain('advisor_refused_total{reason="overload"} 3');
    expect(service.log).toEqual([]);
    const stopped = service.stop(200);
    await until(() => service.asked() === 102);
    plan();
    await stopped;
    expect(hasty.heard.slice(2)).toEqual(['HTTP/1.1 503', 'connection: close']);
    for (const { heard } of clients) expect(heard[0]).toBe('HTTP/1.1 200');
  });
});
