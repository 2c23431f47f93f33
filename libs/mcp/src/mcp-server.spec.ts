import { createHash } from 'node:crypto';
import {
  createAdvisor,
  uuidFromDigest,
  type AdvisorPorts,
  type AdviseRequest,
  type Advisor,
} from '@compute-advisor/application';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { createMcpServer, type AdvisorDoor } from './index';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const QUESTION = {
  description: 'Llama 3.1 8B for 20 concurrent users, prompts of 1,000 tokens, answers of 200 tokens',
};
const kept = new Map<string, string>();
const ports: AdvisorPorts = {
  catalog: new PackagedCatalog(),
  pricing: new PackagedPriceBook(),
  analyses: { save: () => Promise.resolve(), find: () => Promise.resolve(undefined) },
  ids: { idFor: (canonical) => uuidFromDigest(createHash('sha256').update(canonical, 'utf8').digest()) },
};
const advisor: Advisor = createAdvisor(ports);
const door: AdvisorDoor = {
  ask(request: AdviseRequest) {
    if (request.description === 'break') return Promise.reject(new Error('connection to 10.0.0.7 lost'));
    const { analysisId, body } = advisor.answer(request);
    kept.set(analysisId, body);
    return Promise.resolve(body);
  },
  find: (analysisId) => Promise.resolve(kept.get(analysisId)),
  catalog: () => ports.catalog.current(),
  prices: () => ports.pricing.currentBook(),
};

const agent = new Client({ name: 'spec', version: '1' });
const call = async (name: string, input: Readonly<Record<string, unknown>>): Promise<CallToolResult> =>
  (await agent.callTool({ name, arguments: { ...input } })) as CallToolResult;
const words = ({ content }: CallToolResult): string =>
  content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');

describe('the server for agents', () => {
  beforeAll(async () => {
    const [here, there] = InMemoryTransport.createLinkedPair();
    await createMcpServer(door).connect(there);
    await agent.connect(here);
  });
  afterAll(() => agent.close());

  it('offers five tools that only read, each with the schema of what it takes and gives', async () => {
    const { tools } = await agent.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'advise',
      'get_analysis',
      'list_models',
      'list_gpus',
      'explain_reading',
    ]);
    for (const { inputSchema, outputSchema, annotations } of tools)
      expect([inputSchema.type, outputSchema?.type, annotations?.readOnlyHint]).toEqual(['object', 'object', true]);
    // What the schema asks for is what the request must hold.
    expect(tools[0]?.inputSchema.required).toEqual(['description']);
  });

  // The client holds each structured answer against the output schema of its tool, and throws where it breaks it.
  it('gives the whole answer and words to quote, and finds both again', async () => {
    const plan = await call('advise', QUESTION);
    const answer = JSON.parse(advisor.answer(QUESTION).body) as {
      analysis_id: string;
      recommendation_set: { verdict: { summary: string } };
    };
    expect(plan.structuredContent).toEqual(answer);
    expect(words(plan).startsWith(answer.recommendation_set.verdict.summary)).toBe(true);
    const again = await call('get_analysis', { analysis_id: answer.analysis_id.toUpperCase() });
    expect(again).toEqual(plan);
    const report = await agent.readResource({ uri: `advisor://reports/${answer.analysis_id}` });
    expect(report.contents).toEqual([expect.objectContaining({ mimeType: 'text/markdown', text: words(plan) })]);
    const whole = await agent.readResource({ uri: `advisor://analyses/${answer.analysis_id}` });
    expect(whole.contents).toEqual([expect.objectContaining({ text: kept.get(answer.analysis_id) })]);
  });

  it('says how a description was read, word by word', async () => {
    const reading = await call('explain_reading', {
      description: 'Llama 3.1 8B for 20 concurrent users. My previous employer ran 12 L40S.',
    });
    const {
      mode,
      read,
      set_aside: aside,
    } = reading.structuredContent as {
      mode: string;
      read: { member: string; value: unknown; evidence?: string }[];
      set_aside: { text: string; reason: string }[];
    };
    expect(mode).toBe('plan');
    expect(read).toContainEqual(expect.objectContaining({ member: 'traffic.concurrent_requests', value: 20 }));
    expect(aside.map(({ reason }) => reason)).toContain('not_mine');
    expect(words(reading)).toContain('set aside: "12 L40S"');
  });

  it('lists models and GPUs a page at a time', async () => {
    const models = await call('list_models', { q: 'llama 3.1 8b', limit: 5 });
    expect(words(models)).toContain('meta-llama/Llama-3.1-8B-Instruct');
    const gpus = (await call('list_gpus', { vendor: 'amd', limit: 2 })).structuredContent as {
      gpus: { vendor: string }[];
      count: number;
    };
    expect(gpus.gpus.map(({ vendor }) => vendor)).toEqual(['amd', 'amd']);
    expect(gpus.count).toBeGreaterThan(2);
  });

  it.each([
    ['advise', { description: '' }, 'description'],
    ['get_analysis', { analysis_id: NOWHERE }, `there is no analysis ${NOWHERE}`],
    ['list_gpus', { limit: 0 }, 'limit'],
    ['list_models', { colour: 'red' }, 'colour'],
  ])('tells the agent what is wrong with a call of %s %j', async (name, input, said) => {
    const answer = await call(name, input);
    expect(answer.isError).toBe(true);
    expect(words(answer)).toContain(said);
  });

  it('keeps to itself what a failure is made of', async () => {
    const answer = await call('advise', { description: 'break' });
    expect([answer.isError, words(answer)]).toEqual([true, 'The plan could not be made. Try again in a few seconds.']);
  });

  it.each(['advisor://reports/1', `advisor://reports/${NOWHERE}`, 'file:///etc/passwd'])(
    'has no resource %s',
    async (uri) => {
      await expect(agent.readResource({ uri })).rejects.toThrow(`there is no resource ${uri}`);
    },
  );

  it('has no other tool', async () => {
    await expect(call('rent', {})).rejects.toThrow('there is no tool rent');
  });
});
