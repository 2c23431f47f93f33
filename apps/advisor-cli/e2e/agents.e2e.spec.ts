import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAdvisor, type AdviseRequest } from '@compute-advisor/application';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { terminalPorts } from '../src/context/composition';

const golden = join(__dirname, '../golden');
/** Fifty golden requests. */
const REQUESTS: readonly AdviseRequest[] = readdirSync(golden)
  .filter((file) => file.endsWith('.json'))
  .flatMap(
    (file) =>
      (JSON.parse(readFileSync(join(golden, file), 'utf8')) as { scenarios: { request: AdviseRequest }[] }).scenarios,
  )
  .map(({ request }) => request)
  .slice(0, 50);
const advisor = join(__dirname, '../../../dist/apps/advisor-cli/advisor.js');

describe('advisor mcp', () => {
  it('serves an agent over standard input and output', async () => {
    const agent = new Client({ name: 'spec', version: '1' });
    await agent.connect(new StdioClientTransport({ command: process.execPath, args: [advisor, 'mcp'] }));
    expect((await agent.listTools()).tools.map(({ name }) => name)).toContain('advise');
    const plan = await agent.callTool({ name: 'advise', arguments: { description: 'Llama 3.1 8B for 20 users' } });
    const { analysis_id: id, status } = plan.structuredContent as { analysis_id: string; status: string };
    expect(status).toBe('complete');
    const again = await agent.callTool({ name: 'get_analysis', arguments: { analysis_id: id } });
    expect(again.structuredContent).toEqual(plan.structuredContent);
    const { contents } = await agent.readResource({ uri: `advisor://reports/${id}` });
    expect(JSON.stringify(contents)).toContain('Confidence');
    await agent.close();
  });
});

describe('advisor batch', () => {
  it('gives the bytes of the library, fifty golden requests in one go', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [advisor, 'batch', '-'], {
      encoding: 'utf8',
      input: REQUESTS.map((request) => `${JSON.stringify(request)}\n`).join(''),
      maxBuffer: 1 << 28,
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const library = createAdvisor(terminalPorts(() => Date.now()));
    const lines = stdout.trimEnd().split('\n');
    const differing = REQUESTS.filter(
      (request, i) => lines[i] !== `{"line":${i + 1},"status":200,"answer":${library.answer(request).body}}`,
    );
    expect([lines.length, differing]).toEqual([50, []]);
  });
});
