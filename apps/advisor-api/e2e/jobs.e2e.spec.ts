import { ComputeAdvisor, type BatchAnswer } from '@compute-advisor/client';
import request from 'supertest';
import { openDoor, type Door } from './door';

const row = (users: number): { description: string } => ({ description: `Llama 3.1 8B for ${users} users` });
const rows = (count: number) => Array.from({ length: count }, (_, i) => row(i + 1));

/** Results from a line on, until the stream ends or breaks. */
async function read(client: ComputeAdvisor, jobId: string, after: number, into: BatchAnswer[]): Promise<boolean> {
  try {
    for await (const line of client.jobResults(jobId, { after })) into.push(line);
    return true;
  } catch {
    return false;
  }
}
describe('a job', () => {
  let door: Door;
  let client: ComputeAdvisor;
  beforeAll(async () => {
    door = await openDoor();
    client = new ComputeAdvisor({ url: door.url });
  });
  afterAll(() => door.close());
  const begin = (body: string, headers: Record<string, string> = {}) =>
    request(door.server)
      .post('/advisor/jobs')
      .set({ 'content-type': 'application/x-ndjson', ...headers })
      .send(body);

  it('gives what a batch gives: lines in order, answers to the byte, a problem for each that is wrong', async () => {
    const body = `${JSON.stringify(row(3))}\n\nnonsense\n${JSON.stringify(row(4))}`;
    const begun = await begin(body).expect(202);
    expect(begun.body).toMatchObject({ state: 'queued', lines: 3, answered: 0, failed: 0 });
    const { job_id: id } = begun.body as { job_id: string };
    expect(begun.headers['location']).toBe(`/advisor/jobs/${id}`);
    const lines: BatchAnswer[] = [];
    expect(await read(client, id, 0, lines)).toBe(true);
    expect(lines.map(({ line, status }) => [line, status])).toEqual([
      [1, 200],
      [3, 400],
      [4, 200],
    ]);
    const [first] = lines;
    const alone = await client.adviseText(row(3));
    expect(first !== undefined && 'answer' in first ? JSON.stringify(first.answer) : '').toBe(alone);
    expect(await client.job(id)).toMatchObject({ state: 'complete', answered: 2, failed: 1 });
    const rest: BatchAnswer[] = [];
    await read(client, id, 3, rest);
    expect(rest).toEqual(lines.slice(2));
    expect((await client.cancelJob(id)).state).toBe('complete');
  });

  it('is one job however often it is sent under its key, and another body is refused', async () => {
    const key = { idempotencyKey: 'estate-9' };
    const first = await client.beginJob(rows(2), key);
    expect((await client.beginJob(rows(2), key)).job_id).toBe(first.job_id);
    await expect(client.beginJob(rows(1), key)).rejects.toMatchObject({ status: 422 });
    await begin('{}', { 'idempotency-key': 'a b' }).expect(400);
  });

  it('is cancelled for good', async () => {
    const { job_id: id } = await client.beginJob(rows(400));
    expect(await client.cancelJob(id)).toMatchObject({ state: 'cancelled', finished_at: expect.any(String) as string });
    const lines: BatchAnswer[] = [];
    expect(await read(client, id, 0, lines)).toBe(true);
    expect(lines.length).toBeLessThan(400);
  });

  it('says what is wrong with asking for it', async () => {
    await begin('{}', { 'content-type': 'application/json' }).expect(415);
    await begin('\n\n').expect(400);
    const nobody = '/advisor/jobs/00000000-0000-4000-8000-000000000000';
    for (const path of [nobody, `${nobody}/results`, '/advisor/jobs/1'])
      expect((await request(door.server).get(path).expect(404)).headers['content-type']).toContain('problem+json');
    await request(door.server).get(`${nobody}/results?after=x`).expect(400);
    expect((await request(door.server).get('/advisor/jobs').expect(405)).headers['allow']).toBe('POST');
    expect((await request(door.server).put(nobody).expect(405)).headers['allow']).toBe('GET, HEAD, DELETE');
  });

  it('is refused as unavailable while there is no database', async () => {
    const without = await openDoor({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
    for (const asked of [
      request(without.server).post('/advisor/jobs').set('content-type', 'application/x-ndjson').send('{}'),
      request(without.server).get('/advisor/jobs/00000000-0000-4000-8000-000000000000'),
    ]) {
      const answer = await asked.expect(503);
      expect(answer.body).toMatchObject({ type: '/docs#problem-unavailable', status: 503 });
      expect(answer.headers['retry-after']).toBe('5');
    }
    expect(without.log.filter(({ msg }) => String(msg).startsWith('jobs wait: '))).toHaveLength(1);
    await without.close();
  });
});
