import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differences, readmeExample, withAnswer } from './readme-example';
import { DidNotStart, root, startService, type RunningService } from './service';
import { must, type Tally } from './tally';

const post = async (url: string, body: string): Promise<{ readonly status: number; readonly text: string }> => {
  const answer = await fetch(`${url}/advisor/advise/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return { status: answer.status, text: await answer.text() };
};

interface FirstAnswer {
  readonly service: RunningService;
  readonly status: number;
  readonly text: string;
  readonly tookMs: number;
}

/** The README's request, put to a service that has just been started for the first time. */
async function startAndAsk(folder: string, body: string): Promise<FirstAnswer> {
  const startedAt = performance.now();
  const service = await startService({ folder });
  return { service, ...(await post(service.url, body)), tookMs: Math.round(performance.now() - startedAt) };
}

async function firstAnswer(tally: Tally, folder: string, body: string): Promise<FirstAnswer | undefined> {
  let first: FirstAnswer | undefined;
  await tally.check('answers at its first start, database made included', async () => {
    first = await startAndAsk(folder, body);
    must(first.status === 200, `status ${first.status}: ${first.text.slice(0, 300)}`);
    return `${first.tookMs} ms`;
  });
  return first;
}

async function checkDoors(tally: Tally, service: RunningService, id: string): Promise<void> {
  for (const path of [
    '/',
    '/docs',
    '/openapi.json',
    '/healthz',
    '/readyz',
    '/metrics',
    '/advisor/catalog/models',
    '/advisor/catalog/gpus',
    `/reports/${id}`,
  ]) {
    await tally.check(`serves ${path.replace(id, '{analysis_id}')}`, async () => {
      const answer = await fetch(service.url + path);
      must(answer.status === 200, `status ${answer.status}`);
      must((await answer.text()).length > 0, 'nothing in it');
    });
  }
}

async function checkStop(tally: Tally, service: RunningService): Promise<void> {
  await tally.check('stops when asked, its database too', async () => {
    const { code, signal } = await service.stop('SIGTERM');
    must(code === 0 || code === 143 || signal === 'SIGTERM', `ended with ${code ?? signal}`);
    for (let i = 0; i < 30 && service.databasePids().length > 0; i++)
      await new Promise((done) => setTimeout(done, 100));
    must(service.databasePids().length === 0, `Postgres still runs: ${service.databasePids().join(', ')}`);
  });
}

async function checkWrongSetting(tally: Tally): Promise<void> {
  await tally.check('refuses a wrong setting with one clear line that names it', async () => {
    const outcome = await startService({ environment: { PRICE_STALE_AFTER_HOURS: 'soon' } }).catch(
      (error: unknown) => error,
    );
    if (!(outcome instanceof DidNotStart)) {
      if (outcome instanceof Error) throw outcome;
      await (outcome as RunningService).dispose();
      throw new Error('it started all the same');
    }
    await outcome.service.dispose();
    const lines = outcome.service.log.split('\n').filter(Boolean);
    must(outcome.ending.code !== 0, 'it ended with status 0');
    must(
      lines.length === 1 && lines[0]?.includes('PRICE_STALE_AFTER_HOURS') === true,
      `it said: ${lines.slice(0, 5).join(' | ')}`,
    );
  });
}

/** What the built service must do as a process, seen from outside: answer the README's request within 5 s of its
 *  start, the same each time, keep
 *  what it said through a crash, refuse a wrong setting in one line, and leave nothing behind. */
export async function checkService(tally: Tally): Promise<void> {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const { body, shown } = readmeExample(readme);
  const folder = mkdtempSync(join(tmpdir(), 'compute-advisor-'));
  const running: RunningService[] = [];
  try {
    const first = await firstAnswer(tally, folder, body);
    if (!first) return;
    running.push(first.service);
    await tally.check("the README's request gets the answer that the README shows", () => {
      const real: unknown = JSON.parse(first.text);
      if (process.env['UPDATE_README']) return void writeFileSync(join(root, 'README.md'), withAnswer(readme, real));
      const wrong = differences(shown, real);
      must(wrong.length === 0, `${wrong.join('; ')}; if that is meant: UPDATE_README=1 npm test -- build service`);
    });
    await tally.check('the same request gets the same bytes', async () =>
      must((await post(first.service.url, body)).text === first.text, 'the second answer differs'),
    );
    const id = (JSON.parse(first.text) as { analysis_id: string }).analysis_id;
    const kept = await fetch(`${first.service.url}/advisor/analyses/${id}`);
    const record = await kept.text();
    await tally.check('keeps the analysis', () => must(kept.status === 200, `status ${kept.status}`));
    await checkDoors(tally, first.service, id);
    await first.service.stop('SIGKILL');
    await tally.check(
      'starts again on the same data after kill -9, and still has the analysis, to the byte',
      async () => {
        const again = await startService({ folder });
        running.push(again);
        must(
          (await (await fetch(`${again.url}/advisor/analyses/${id}`)).text()) === record,
          'the kept analysis differs',
        );
        must((await post(again.url, body)).text === first.text, 'the same request gets another answer');
        return `ready after ${again.readyAfterMs} ms`;
      },
    );
    if (running[1]) await checkStop(tally, running[1]);
    await checkWrongSetting(tally);
  } finally {
    for (const service of running) await service.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}
