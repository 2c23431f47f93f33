import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ComputeAdvisor, type BatchAnswer } from '@compute-advisor/client';
import { buildService, removeService, start } from './built-service';

const LINES = 300;
/** The first half is asked a second time. */
const USERS = Array.from({ length: LINES }, (_, i) => (i % (LINES / 2)) + 1);
const ROWS = USERS.map((users) => ({ description: `Llama 3.1 8B for ${users} users` }));
const KEY = { idempotencyKey: 'estate' };
const usersOf = (line: BatchAnswer): number | undefined =>
  'answer' in line ? line.answer.spec_so_far.traffic.total_users?.value : undefined;

/** Results from a line on, until the stream ends (true) or breaks. */
async function read(client: ComputeAdvisor, jobId: string, into: BatchAnswer[]): Promise<boolean> {
  try {
    for await (const line of client.jobResults(jobId, { after: into.at(-1)?.line ?? 0 })) into.push(line);
    return true;
  } catch {
    return false;
  }
}

describe('a job of a service that is killed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'advisor-killed-'));
  beforeAll(buildService);
  afterAll(() => {
    removeService();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  it('goes on after the restart: every line has one result, and a reader that was cut off goes on too', async () => {
    const killed = await start({ DATA_DIR: folder });
    const first = new ComputeAdvisor({ url: killed.url, retries: { attempts: 0 } });
    const { job_id: id } = await first.beginJob(ROWS, KEY);
    const lines: BatchAnswer[] = [];
    const reading = read(first, id, lines);
    while ((await first.job(id)).answered === 0) await new Promise((later) => setTimeout(later, 10));
    killed.child.kill('SIGKILL');
    expect(await reading).toBe(false);
    expect(lines.length).toBeLessThan(LINES);

    const service = await start({ DATA_DIR: folder });
    const second = new ComputeAdvisor({ url: service.url });
    // Sent again, as who never heard the 202 would.
    expect((await second.beginJob(ROWS, KEY)).job_id).toBe(id);
    expect(await read(second, id, lines)).toBe(true);
    expect(lines.map((line) => [line.line, usersOf(line)])).toEqual(USERS.map((users, i) => [i + 1, users]));
    expect(await second.job(id)).toMatchObject({ state: 'complete', lines: LINES, answered: LINES, failed: 0 });
    service.child.kill('SIGTERM');
    await service.ended;
  }, 240_000);
});
