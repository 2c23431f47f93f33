import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAdvisor, type AdviseRequest } from '@compute-advisor/application';
import { ComputeAdvisor, type BatchAnswer } from '@compute-advisor/client';
import { bookOf } from '@compute-advisor/contract';
import { createMcpServer } from '@compute-advisor/mcp';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import request from 'supertest';
import { openDoor, type Door } from './door';

let door: Door;
let client: ComputeAdvisor;
beforeAll(async () => {
  door = await openDoor();
  client = new ComputeAdvisor({ url: door.url });
});
afterAll(() => door.close());

const golden = join(__dirname, '../../advisor-cli/golden');
/** Every second golden request of the terminal. */
const REQUESTS: readonly AdviseRequest[] = readdirSync(golden)
  .filter((file) => file.endsWith('.json'))
  .flatMap(
    (file) => JSON.parse(readFileSync(join(golden, file), 'utf8')) as { scenarios: { request: AdviseRequest }[] },
  )
  .flatMap(({ scenarios }) => scenarios)
  .map(({ request: asked }) => asked)
  .filter((_, place) => place % 2 === 0)
  .slice(0, 50);

async function agent(): Promise<Client> {
  const connected = new Client({ name: 'spec', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(`${door.url}/mcp`));
  await connected.connect(transport as Parameters<typeof connected.connect>[0]);
  return connected;
}

const lines = async (requests: readonly AdviseRequest[], idempotencyKey?: string): Promise<BatchAnswer[]> => {
  const found: BatchAnswer[] = [];
  const options = idempotencyKey === undefined ? {} : { idempotencyKey };
  for await (const line of client.batch(
    requests.map((asked) => ({ ...asked })),
    options,
  ))
    found.push(line);
  return found;
};
const post = (body: string, headers: Record<string, string> = {}) =>
  request(door.server)
    .post('/advisor/advise/batch')
    .set({ 'content-type': 'application/x-ndjson', ...headers })
    .buffer(true)
    .parse((answer, done) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      answer.on('end', () => done(null, text));
    })
    .send(body);

describe('every door', () => {
  it('gives the same bytes for the same request on the same books', async () => {
    expect(REQUESTS.length).toBe(50);
    const library = createAdvisor(door.composition.ports);
    const bodies = REQUESTS.map((asked) => library.answer(asked).body);
    const overHttp = await agent();
    const { ports } = door.composition;
    const [here, there] = InMemoryTransport.createLinkedPair();
    const inProcess = new Client({ name: 'spec', version: '1' });
    const server = createMcpServer({
      ask: ({ description }) =>
        Promise.resolve(bodies[REQUESTS.findIndex((asked) => asked.description === description)] ?? ''),
      find: () => Promise.resolve(undefined),
      catalog: () => ports.catalog.current(),
      prices: () => bookOf(ports.pricing),
    });
    await server.connect(there);
    await inProcess.connect(here);
    const batch = await lines(REQUESTS);
    const differing: string[] = [];
    for (const [i, asked] of REQUESTS.entries()) {
      const body = bodies[i];
      const tool = { name: 'advise', arguments: { ...asked } };
      const line = batch[i];
      const answers = {
        http: await client.adviseText({ ...asked }),
        batch: line !== undefined && 'answer' in line ? JSON.stringify(line.answer) : '',
        mcp: JSON.stringify((await overHttp.callTool(tool)).structuredContent),
        agent: JSON.stringify((await inProcess.callTool(tool)).structuredContent),
      };
      for (const [name, text] of Object.entries(answers))
        if (text !== body) differing.push(`${name}: ${asked.description}`);
    }
    expect(differing).toEqual([]);
    await Promise.all([overHttp.close(), inProcess.close()]);
  });
});

describe('POST /advisor/advise/batch', () => {
  const one = JSON.stringify({ description: 'Llama 3.1 8B for 20 concurrent users' });
  const statuses = (text: string): [number, number][] =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { line: number; status: number })
      .map(({ line, status }) => [line, status]);

  it('answers line by line, in order, with one problem for each line that is wrong', async () => {
    const answer = await post([one, '', '{"description":1,"mode":"x"}', 'nonsense', one].join('\n')).expect(200);
    expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    const text = answer.body as string;
    expect(statuses(text)).toEqual([
      [1, 200],
      [3, 400],
      [4, 400],
      [5, 200],
    ]);
    expect(JSON.parse(text.split('\n')[1] ?? '')).toMatchObject({
      problem: { errors: [{ pointer: '#/description' }, { pointer: '#/mode' }] },
    });
    const { answer: plan } = JSON.parse(text.split('\n')[0] ?? '') as { answer: { analysis_id: string } };
    const { status } = await request(door.server).get(`/advisor/analyses/${plan.analysis_id}`);
    expect(status).toBe(200);
  });

  it('keeps the order of a thousand lines', async () => {
    const rows = Array.from({ length: 1000 }, (_, i) => ({ description: `Llama 3.1 8B for ${1 + (i % 20)} users` }));
    const answers = await lines(rows);
    expect(answers.map(({ line }) => line)).toEqual(rows.map((_, i) => i + 1));
    const users = answers.map((line) => ('answer' in line ? line.answer.spec_so_far.traffic.total_users?.value : 0));
    expect(users).toEqual(rows.map((_, i) => 1 + (i % 20)));
  });

  it('takes the same batch again under its key, and no other', async () => {
    const two = [{ description: 'Llama 3.1 8B for 3 users' }, { description: 'Qwen3 8B for 3 users' }];
    const first = await lines(two, 'estate-1');
    expect(await lines(two, 'estate-1')).toEqual(first);
    const [same, other] = await lines(
      [two[0] ?? { description: '' }, { description: 'Qwen3 8B for 4 users' }],
      'estate-1',
    );
    expect(same).toEqual(first[0]);
    expect(other).toMatchObject({ line: 2, status: 422, problem: { title: 'Idempotency key reused' } });
    expect((await post(one, { 'idempotency-key': 'a b' })).status).toBe(400);
  });

  it('is for NDJSON, and for so many lines', async () => {
    expect((await post(one, { 'content-type': 'application/json' })).status).toBe(415);
    expect((await request(door.server).get('/advisor/advise/batch')).headers['allow']).toBe('POST');
    const long = `{"description":"${'x'.repeat(70_000)}"}\n${one}`;
    expect(statuses((await post(long)).body as string)).toEqual([
      [1, 400],
      [2, 200],
    ]);
    const many = await post('{}\n'.repeat(10_002));
    const found = statuses(many.body as string);
    expect(found).toHaveLength(10_001);
    expect(found.at(-1)).toEqual([10_001, 413]);
  });
});

describe('/mcp', () => {
  it('has the tools and their schemas, and answers with text to quote', async () => {
    const connected = await agent();
    const { tools } = await connected.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'advise',
      'get_analysis',
      'list_models',
      'list_gpus',
      'explain_reading',
    ]);
    const plan = await connected.callTool({ name: 'advise', arguments: { description: 'Llama 3.1 8B for 20 users' } });
    const { analysis_id: id } = plan.structuredContent as { analysis_id: string };
    const [{ text = '' } = {}] = plan.content as { text?: string }[];
    expect(text).toContain(`advisor://reports/${id}`);
    expect(
      (await connected.callTool({ name: 'get_analysis', arguments: { analysis_id: id } })).structuredContent,
    ).toEqual(plan.structuredContent);
    const { contents } = await connected.readResource({ uri: `advisor://analyses/${id}` });
    expect(contents[0]).toMatchObject({ mimeType: 'application/json', text: JSON.stringify(plan.structuredContent) });
    expect((await connected.readResource({ uri: `advisor://reports/${id}` })).contents[0]).toMatchObject({ text });
    await connected.close();
  });

  it('lists the catalogs and explains a reading', async () => {
    const connected = await agent();
    const models = await connected.callTool({ name: 'list_models', arguments: { q: 'llama 3.3', limit: 2 } });
    expect((models.structuredContent as { models: object[] }).models).toHaveLength(2);
    const gpus = await connected.callTool({ name: 'list_gpus', arguments: { vendor: 'amd' } });
    expect((gpus.structuredContent as { gpus: object[] }).gpus.length).toBeGreaterThan(3);
    const read = await connected.callTool({
      name: 'explain_reading',
      arguments: { description: 'Llama 3.1 8B for 20 concurrent users' },
    });
    expect((read.structuredContent as { read: object[] }).read).toContainEqual({
      member: 'traffic.concurrent_requests',
      value: 20,
      source: 'inferred',
      evidence: expect.stringContaining('20') as string,
      at: expect.any(Array) as unknown,
    });
    await connected.close();
  });

  it('says what is wrong with a call', async () => {
    const connected = await agent();
    const wrong = await connected.callTool({ name: 'advise', arguments: { description: '', mode: 'x' } });
    expect(wrong).toMatchObject({ isError: true });
    expect(JSON.stringify(wrong.content)).toContain('mode must be one of');
    await expect(connected.readResource({ uri: 'advisor://reports/none' })).rejects.toThrow('there is no resource');
    expect((await request(door.server).get('/mcp')).status).toBe(405);
    await connected.close();
  });
});
