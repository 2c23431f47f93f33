import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { openDoor, type Door } from './door';

/** Of the Debian package `prometheus`; another place is given by PROMTOOL. */
const promtool = process.env['PROMTOOL'] ?? 'promtool';
const isThere = spawnSync(promtool, ['--version']).status === 0;
if (!isThere)
  process.stderr.write('SKIPPED: promtool is neither on PATH nor in PROMTOOL: metrics and rules are not linted\n');
const whereThere = isThere ? it : it.skip;
const deploy = resolve(__dirname, '../../../tools/deploy');

describe('what Prometheus reads', () => {
  let door: Door;
  beforeAll(async () => {
    door = await openDoor();
    for (const description of ['Llama 3.1 8B for 20 users', 'Llama 3.1 8B for 20 users', 'Qwen3 32B'])
      await fetch(`${door.url}/advisor/advise/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ description }),
      });
  });
  afterAll(() => door.close());
  const metrics = async (): Promise<string> => (await fetch(`${door.url}/metrics`)).text();

  it('says where the time of two planned answers went, stage by stage', async () => {
    const text = await metrics();
    for (const stage of ['wait', 'read', 'plan', 'word', 'file'])
      expect(text).toContain(`advisor_answer_stage_seconds_count{stage="${stage}"} 2\n`);
    expect(text).toContain('advisor_answer_cache_lookups_total{outcome="hit"} 1\n');
    expect(text).toMatch(/^advisor_build_info\{version="[^"]+",engine_version="[^"]+",revision="[^"]*",node="v/m);
  });

  whereThere('holds what promtool asks of metrics', async () => {
    const { status, stdout, stderr } = spawnSync(promtool, ['check', 'metrics'], {
      input: await metrics(),
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([0, '', '']);
  });

  whereThere('and the alert rules are rules', () => {
    const { status, stdout } = spawnSync(promtool, ['check', 'rules', join(deploy, 'prometheus/alerts.yaml')], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });
});
