import { samplesIn } from './exposition';
import { CARDS, Gathering, READINGS, type Found, type How } from './readings';
import { foundInScrape } from './scrape';

/** The metrics cannot be read; `message` is one line for the person at the terminal. */
export class MetricsUnreadable extends Error {
  override readonly name = 'MetricsUnreadable';
}

const TIMEOUT_MS = 20_000;
const STEP = '1m';

const QUERIES: Readonly<Record<How, (metric: string, window: string) => string>> = {
  peak: (m, w) => `max_over_time(sum by (model_name) (${m})[${w}:${STEP}])`,
  average: (m, w) => `avg by (model_name) (avg_over_time(${m}[${w}]))`,
  mean: (m, w) => `sum by (model_name) (increase(${m}_sum[${w}])) / sum by (model_name) (increase(${m}_count[${w}]))`,
  rate: (m, w) => `sum by (model_name) (rate(${m}[${w}]))`,
};

interface Vector {
  readonly metric: Readonly<Record<string, string>>;
  readonly value: readonly [number, string];
}

async function got(address: URL): Promise<string> {
  let answer: Response;
  try {
    answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new MetricsUnreadable(
      `${address.origin} gives no metrics: ${cause instanceof Error ? cause.message : 'no answer'}`,
    );
  }
  if (!answer.ok) throw new MetricsUnreadable(`${address.href} answers ${answer.status}`);
  return answer.text();
}

async function vectorOf(base: URL, query: string): Promise<readonly Vector[]> {
  const address = new URL(`${base.pathname.replace(/\/+$/, '')}/api/v1/query`, base);
  address.searchParams.set('query', query);
  const text = await got(address);
  let body: { status?: string; data?: { result?: readonly Vector[] } };
  try {
    body = JSON.parse(text) as typeof body;
  } catch {
    throw new MetricsUnreadable(`${base.href} is no Prometheus: its answer is no JSON`);
  }
  if (body.status !== 'success') throw new MetricsUnreadable(`${base.href} refuses the query ${query}`);
  return body.data?.result ?? [];
}

/** What a Prometheus has seen over the window (`1d`, `6h`). An address that ends in /metrics is read as an endpoint of
 *  metrics itself. @throws {MetricsUnreadable} */
export async function foundInPrometheus(url: string, window: string): Promise<Found> {
  if (!URL.canParse(url)) throw new MetricsUnreadable(`--prometheus: ${url} is no address`);
  if (!/^\d+[smhdw]$/.test(window)) throw new MetricsUnreadable(`--window: ${window} is no time; 1h, 6h, 7d are`);
  const base = new URL(url);
  if (base.pathname.endsWith('/metrics')) return foundInScrape(samplesIn(await got(base)));
  const gathering = new Gathering();
  for (const reading of READINGS)
    for (const { metric, value } of await vectorOf(base, QUERIES[reading.how](reading.metric, window)))
      gathering.add(reading, metric['model_name'] ?? '', Number(value[1]));
  const cards = await vectorOf(base, `count by (modelName) (last_over_time(${CARDS.count}[${window}]))`);
  const active = Number((await vectorOf(base, `avg(avg_over_time(${CARDS.active}[${window}]))`))[0]?.value[1]);
  return gathering.done(
    cards.map(({ metric, value }) => ({ name: metric['modelName'] ?? '', count: Number(value[1]) })),
    Number.isFinite(active) ? active : undefined,
  );
}
