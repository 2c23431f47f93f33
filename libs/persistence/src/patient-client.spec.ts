import { setTimeout as sleep } from 'node:timers/promises';
import { Patience, PatientClient } from './patient-client';
import { startTestPostgres } from './testing';
import type { TestPostgres } from './testing';

const block = (ms: number): void => {
  for (const until = performance.now() + ms; performance.now() < until;);
};

describe('patience', () => {
  it('of 300 ms is over after 300 ms of silence', async () => {
    let over = 0;
    new Patience(300, () => {
      over += 1;
    });
    await sleep(150);
    expect(over).toBe(0);
    await sleep(600);
    expect(over).toBe(1);
  });

  it('of 500 ms outlasts 2 s in which nobody could have listened', async () => {
    let over = false;
    const patience = new Patience(500, () => {
      over = true;
    });
    await sleep(20);
    block(2_000);
    await sleep(30);
    expect(over).toBe(false);
    patience.end();
  });
});

describe('a client with 500 ms of patience', () => {
  let server: TestPostgres;
  let client: PatientClient;
  beforeAll(async () => {
    server = await startTestPostgres();
  });
  beforeEach(async () => {
    client = new PatientClient({ connectionString: await server.newEmptyDatabase(), statementPatienceMs: 500 });
    client.on('error', () => undefined);
    await client.connect();
  });
  afterEach(() => client.end().catch(() => undefined));
  afterAll(() => server.stop());

  it('hears the answer that came while the process did something else for 2 s', async () => {
    const asked = client.query<{ one: number }>('select 1 as one, pg_sleep(0.2)');
    await new Promise(setImmediate);
    block(2_000);
    expect((await asked).rows[0]?.one).toBe(1);
  });

  it('gives up on a statement that takes 30 s, and cuts the connection', async () => {
    const began = Date.now();
    await expect(client.query('select pg_sleep(30)')).rejects.toThrow('timeout: no answer within 0.5 s');
    expect(Date.now() - began).toBeLessThan(3_000);
    await expect(client.query('select 1')).rejects.toThrow();
  });
});
