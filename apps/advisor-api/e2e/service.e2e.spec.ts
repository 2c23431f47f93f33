import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import request from 'supertest';
import { openDoor, type Door } from './door';

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
