import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import request from 'supertest';
import { SCHEMAS } from '@compute-advisor/contract';
import { openApiDocument } from '@compute-advisor/contract';
import { openDoor, type Door } from './door';
import { known } from '../src/testing/known';

let door: Door;
beforeAll(async () => {
  door = await openDoor();
});
afterAll(async () => {
  await door.close();
});

const advise = async (
  body: object,
): Promise<{ text: string; body: { analysis_id: string; recommendation_set: object } }> => {
  const answer = await request(door.server).post('/advisor/advise/').send(body);
  expect(answer.status).toBe(200);
  return { text: answer.text, body: answer.body as { analysis_id: string; recommendation_set: object } };
};

describe('GET /advisor/analyses/{analysis_id}', () => {
  it('gives the response back to the byte, with created_at and the request at its end', async () => {
    const { text, body } = await advise({
      description: 'Llama 3.1 8B for 20 concurrent users',
      currentPricePerGpuHour: 2.5,
    });
    const read = await request(door.server).get(`/advisor/analyses/${body.analysis_id}`).expect(200);
    expect(read.text.startsWith(text.slice(0, -1))).toBe(true);
    expect((read.body as { created_at: string }).created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect((read.body as { request: object }).request).toEqual({
      description: 'Llama 3.1 8B for 20 concurrent users',
      currentPricePerGpuHour: 2.5,
    });
    expect((await request(door.server).get(`/advisor/analyses/${body.analysis_id.toUpperCase()}`)).status).toBe(200);
  });

  it.each([
    '00000000-0000-4000-8000-000000000000',
    "'--",
    '1',
    '../../etc/passwd',
    '%00',
    'ffffffff-ffff-ffff-ffff-ffffffffffff%0a',
  ])('is a 404 problem for %s', async (id) => {
    const answer = await request(door.server).get(
      `/advisor/analyses/${id.startsWith('%') ? id : encodeURIComponent(id)}`,
    );
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/problem+json']);
  });
});

describe('the catalogs', () => {
  it('hold every model and GPU with sources, by id, and every price with its day, source and freshness', async () => {
    const models = (await request(door.server).get('/advisor/catalog/models').expect(200)).body as {
      count: number;
      models: { id: string; source: object }[];
    };
    expect(models.models.length).toBeGreaterThanOrEqual(400);
    expect(models.count).toBe(models.models.length);
    expect(models.models.every((model) => Object.keys(model.source).length > 0)).toBe(true);
    const gpus = (await request(door.server).get('/advisor/catalog/gpus').expect(200)).body as {
      gpus: { id: string; source: string[]; price: Record<string, unknown> }[];
    };
    expect(gpus.gpus.length).toBeGreaterThanOrEqual(100);
    expect(gpus.gpus.map((gpu) => gpu.id)).toEqual(gpus.gpus.map((gpu) => gpu.id).sort());
    const h100 = known(
      gpus.gpus.find((gpu) => gpu.id === 'h100-sxm-80gb'),
      'H100',
    );
    expect(h100.source.length).toBeGreaterThan(0);
    expect(h100.price).toMatchObject({
      price_freshness: 'fallback',
      basis: 'on_demand',
      as_of: expect.stringMatching(/^2026-\d\d-\d\d$/) as string,
      cheapest_offer: { source: expect.any(String) as string },
    });
    expect(h100.price['market_rate_usd_per_gpu_hour']).toBeGreaterThan(1);
    const unsold = known(
      gpus.gpus.find((gpu) => gpu.price['price_freshness'] === 'unavailable'),
      'GPU without a price',
    );
    expect(unsold.price).toEqual({ price_freshness: 'unavailable' });
  });

  it.each(['models', 'gpus'])('%s are not sent again to who has them', async (name) => {
    const { etag } = (await request(door.server).get(`/advisor/catalog/${name}`)).headers;
    const again = await request(door.server).get(`/advisor/catalog/${name}`).set('if-none-match', known(etag, 'ETag'));
    expect([again.status, again.text]).toEqual([304, '']);
    const [packed, plain] = [
      await request(door.server).get(`/advisor/catalog/${name}`).set('accept-encoding', 'gzip'),
      await request(door.server).get(`/advisor/catalog/${name}`).set('accept-encoding', 'identity'),
    ];
    expect([
      packed.headers['content-encoding'],
      plain.headers['content-encoding'],
      packed.headers['vary'],
      packed.headers['etag'] === plain.headers['etag'],
    ]).toEqual(['gzip', undefined, 'Accept-Encoding', false]);
    expect(packed.text).toBe(plain.text);
  });

  it('give a part when asked for one, page by page, and name every parameter that they cannot read', async () => {
    const get = (path: string) => request(door.server).get(`/advisor/catalog/${path}`);
    const first = (await get('gpus?vendor=amd&limit=3').expect(200)).body as {
      count: number;
      next_cursor: string;
      gpus: { id: string; vendor: string; price: object }[];
    };
    expect(first.gpus.map(({ vendor }) => vendor)).toEqual(['amd', 'amd', 'amd']);
    expect(first.count).toBeGreaterThan(3);
    const second = await get(`gpus?vendor=amd&limit=3&cursor=${first.next_cursor}`).expect(200);
    const next = (second.body as typeof first).gpus[0]?.id ?? '';
    expect(next > (first.gpus[2]?.id ?? '')).toBe(true);
    const { models } = (await get('models?q=llama+3.3+70b&limit=5').expect(200)).body as { models: { id: string }[] };
    expect(models.map(({ id }) => id)).toContain('meta-llama/Llama-3.3-70B-Instruct');
    const wrong = await get('models?limit=0&cursor=nonsense&colour=blue').expect(400);
    expect(wrong.headers['content-type']).toContain('application/problem+json');
    expect((wrong.body as { errors: object[] }).errors).toEqual([
      { pointer: '#/limit', message: 'limit must be a whole number from 1 to 1000' },
      { pointer: '#/cursor', message: 'cursor must be a next_cursor as it was given' },
      { pointer: '#/colour', message: 'colour is not known; there are q, family, vendor, limit, cursor' },
    ]);
  });
});

describe('the API reference', () => {
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
  for (const [name, schema] of Object.entries(SCHEMAS))
    ajv.addSchema(
      JSON.parse(JSON.stringify(schema).replace(/#\/components\/schemas\//g, 'schema:')) as object,
      `schema:${name}`,
    );
  const faults = (name: string, value: unknown): string[] => {
    const valid = known(ajv.getSchema(`schema:${name}`), name);
    return valid(value)
      ? []
      : [
          ...new Set(
            (valid.errors ?? []).map(
              (e) => `${e.instancePath.replace(/\/\d+/g, '/*')} ${e.message} ${JSON.stringify(e.params)}`,
            ),
          ),
        ];
  };

  it('is OpenAPI 3.1, for the server that it was read from', async () => {
    const { body, headers } = await request(door.server).get('/openapi.json');
    expect(headers['content-type']).toContain('application/json');
    expect(body).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/' }] });
    expect(Object.keys((body as { paths: object }).paths)).toContain('/advisor/advise/');
  });

  it(
    'is complete: real answers of every kind have no member that it does not describe, and miss none that it ' +
      'requires',
    async () => {
      const questions: object[] = [
        { description: 'Llama 3.3 70B for 40 concurrent users with 8k context', verbose: true },
        {
          description: 'We run 8x H100 SXM at 35% utilisation for Llama 3.3 70B, we measure 900 tokens per second',
          currentPricePerGpuHour: 3.9,
        },
        { description: 'How much memory does Llama 3.3 70B need?' },
        { description: 'Our budget is 3000 euros per month for a coding assistant' },
        { description: '$3 a month', mode: 'budget' },
        { description: 'chatbot', colour: 'blue' },
        { description: 'audit our GPUs please', mode: 'existing' },
        { description: 'FLUX.1-dev, 5000 images per day' },
        { description: 'QLoRA fine-tuning of Llama 3.1 8B on 2x RTX 4090' },
        { description: 'transcribe 500 hours of audio per day with whisper large v3' },
        { description: 'embeddings for 10 million documents with bge-m3' },
        { description: 'our own 13B model on 4x A100 40GB plus 2x L40S at $2 per GPU-hour' },
        {
          description:
            'first token within 300 ms and 50 tokens per second per user, Llama 3.1 8B, 200 users, 10 hours a day',
        },
      ];
      for (const question of questions) {
        const { body } = await advise(question);
        expect({ question, faults: faults('Advice', body) }).toEqual({ question, faults: [] });
        expect(
          faults('Analysis', (await request(door.server).get(`/advisor/analyses/${body.analysis_id}`)).body),
        ).toEqual([]);
      }
      expect(faults('Models', (await request(door.server).get('/advisor/catalog/models')).body)).toEqual([]);
      expect(faults('Gpus', (await request(door.server).get('/advisor/catalog/gpus')).body)).toEqual([]);
      expect(faults('Readiness', (await request(door.server).get('/readyz')).body)).toEqual([]);
      expect(faults('Problem', (await request(door.server).post('/advisor/advise/').send({ mode: 1 })).body)).toEqual(
        [],
      );
    },
  );

  it('describes every member in words and with an example', () => {
    const silent: string[] = [];
    const visit = (schema: (typeof SCHEMAS)[string], at: string): void => {
      if (
        schema.$ref === undefined &&
        schema.properties === undefined &&
        schema.items === undefined &&
        schema.additionalProperties === undefined &&
        (schema.description === undefined || schema.examples === undefined)
      )
        silent.push(at);
      for (const [name, member] of Object.entries(schema.properties ?? {})) visit(member, `${at}.${name}`);
      if (schema.items !== undefined) visit(schema.items, `${at}[]`);
    };
    for (const [name, schema] of Object.entries(SCHEMAS)) visit(schema, name);
    expect(silent).toEqual([]);
  });

  it('has its own examples answered', async () => {
    const { requestBody } = openApiDocument().paths['/advisor/advise/']?.['post'] ?? {};
    const { examples } = known(requestBody?.content['application/json'], 'request body');
    for (const [mode, { value }] of Object.entries(examples))
      expect((await advise(value as object)).body).toMatchObject({ spec_so_far: { mode } });
  });

  it('is a page as well, with every schema and every error by its address', async () => {
    const { text } = await request(door.server).get('/docs').expect(200);
    for (const anchor of ['schema-Advice', 'schema-AdviseRequest', 'problem-invalid-request', 'problem-unavailable'])
      expect(text).toContain(`id="${anchor}"`);
    expect(text).not.toMatch(/https?:\/\/(?!127\.0\.0\.1)/);
  });
});

describe('health and figures', () => {
  it('are ready with database, catalog and prices', async () => {
    expect((await request(door.server).get('/healthz')).body).toEqual({ status: 'ok' });
    expect((await request(door.server).get('/readyz')).body).toMatchObject({
      status: 'ready',
      database: { ready: true },
      catalog: { ready: true, detail: expect.stringMatching(/^\d{3,} models, \d{3,} GPUs/) as string },
      prices: { ready: true },
    });
  });

  it('count answers by route and status, plans by mode and verdict, and the age of every price source', async () => {
    await advise({ description: 'How much memory does Llama 3.3 70B need?' });
    const { text, headers } = await request(door.server).get('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toMatch(/advisor_http_requests_total\{route="\/advisor\/advise\/",method="POST",status="200"\} \d+/);
    expect(text).toMatch(
      /advisor_http_request_duration_seconds_bucket\{le="0\.01",route="\/advisor\/advise\/",status="200"\} \d+/,
    );
    expect(text).toMatch(/advisor_answers_total\{mode="model",verdict="\w+",price_freshness="fallback"\} \d+/);
    expect(text).toMatch(/advisor_price_source_age_seconds\{source="[^"]+",freshness="fallback"\} \d+/);
    expect(text).toMatch(/advisor_price_offers\{freshness="fallback"\} \d{4}/);
    expect(text).not.toMatch(/analyses\/[0-9a-f]{8}/);
  });
});

describe('the pages', () => {
  const HOSTILE =
    '<img src=x onerror=alert(1)> "quoted" \'single\' & <script>alert(1)</script> Llama 3.1 8B for 20 users';

  it('ask: one box, four examples, no inline script or style', async () => {
    const { text, headers } = await request(door.server).get('/').expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text.match(/<textarea/g)).toHaveLength(1);
    expect(text.match(/href="\/\?q=/g)).toHaveLength(4);
    expect(text).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son[a-z]+=/);
  });

  it('answer a link by themselves: /?q= shows the plan with provenance, options and charts', async () => {
    const { text } = await request(door.server)
      .get('/')
      .query({ q: 'We run 8x H100 SXM for Llama 3.3 70B, about 40 concurrent users, 8k context', price: '3.90' })
      .expect(200);
    for (const words of [
      'Your words, as read',
      'Five ways to carry it',
      'What would change this answer',
      'Ask from code',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/class="membar" width="100%"/);
    expect(text).toMatch(/<data value="[\d.]+"\s+title="\$[\d,.]+">\$[\d,]+<\/data><span>(less|more) a year/);
    expect(text).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son[a-z]+=/);
  });

  it('say what is wrong with a question, with the status of the API', async () => {
    const { text, status } = await request(door.server).get('/').query({ q: 'Llama 3.1 8B', price: 'cheap' });
    expect(status).toBe(400);
    expect(text).toContain('“cheap” is not a number.');
    expect(text).not.toContain('currentPricePerGpuHour');
  });

  it('change an assumption by adding plain words to the question', async () => {
    const answer = await request(door.server)
      .get('/')
      .query({ q: 'Llama 3.1 8B chatbot', edit: 'context_tokens', to: '16384', price: '2' })
      .redirects(0);
    expect([answer.status, answer.headers['location']]).toEqual([
      303,
      '/?q=Llama+3.1+8B+chatbot.+16384+token+context.&price=2',
    ]);
  });

  it('escape what was asked, on the page, in the report and in its snippets', async () => {
    const { body } = await advise({ description: HOSTILE });
    for (const path of [
      `/reports/${body.analysis_id}`,
      `/reports/${body.analysis_id}?part=plan`,
      `/?q=${encodeURIComponent(HOSTILE)}`,
    ]) {
      const { text, status, headers } = await request(door.server).get(path);
      expect(status).toBe(200);
      expect(text).not.toMatch(/<img src=x/i);
      expect(text).not.toMatch(/<script>alert/i);
      expect(text).toContain('&lt;img src=x');
      expect(text).toMatch(/<svg/);
      expect(headers['content-security-policy']).toContain("script-src 'self'");
    }
  });

  it('have a 404 page for unknown reports and, for browsers, for unknown addresses', async () => {
    const missing = await request(door.server).get('/reports/00000000-0000-4000-8000-000000000000');
    expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    const nowhere = await request(door.server)
      .get('/nowhere')
      .set('accept', 'text/html,application/xhtml+xml,*/*;q=0.8');
    expect([nowhere.status, nowhere.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(nowhere.text).toContain('Not found');
  });

  it('keep script, style and icon for good, by their version', async () => {
    const { text } = await request(door.server).get('/');
    const addresses = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) =>
      known(match[1], 'address'),
    );
    expect(addresses).toHaveLength(9);
    for (const address of addresses) {
      const asset = await request(door.server).get(address).expect(200);
      expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      await request(door.server).get(address).set('if-none-match', known(asset.headers['etag'], 'ETag')).expect(304);
      expect((await request(door.server).get(address.replace(/\?.*/, '')).expect(200)).headers['cache-control']).toBe(
        'public, no-cache',
      );
    }
    await request(door.server).get('/assets/..%2fmain.js').expect(404);
  });
});
