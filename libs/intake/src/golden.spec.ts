import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Reading } from './index';
import { createReader } from './index';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

/** What a golden says of a text. A list means any of these; null in it means: may be left out. What is not named must
 *  not be read. */
type Expected = Readonly<Record<string, unknown>>;
const reader = createReader(catalogGazetteer());

/** The reading under the short names of the golden files. */
function flat(r: Reading): Record<string, unknown> {
  const m = r.model?.value;
  const all: Record<string, unknown> = {
    model: m?.kind === 'catalog' ? m.id : m?.parametersB,
    fleet: r.fleet?.value.map((l) => `${l.gpuCount} ${l.gpuId}`),
    weights: r.weightPrecision?.value,
    kv: r.kvPrecision?.value,
    engine: r.engine?.value,
    users: r.totalUsers?.value,
    concurrent: r.concurrentRequests?.value,
    rps: r.requestsPerSecond?.value,
    rpd: r.requestsPerDay?.value,
    tps: r.outputTokensPerSecond?.value ?? r.observed.outputTokensPerSecond?.value,
    tpu: r.tokensPerSecondPerUser?.value ?? r.observed.tokensPerSecondPerUser?.value,
    ttft: r.ttftMs?.value ?? r.observed.ttftMs?.value,
    tpot: r.tpotMs?.value ?? r.observed.tpotMs?.value,
    input: r.inputTokens?.value,
    output: r.outputTokens?.value,
    context: r.contextTokens?.value,
    hours: r.hoursPerDay?.value,
    price: r.pricePerGpuHour?.value,
    utilization: r.utilizationFraction?.value,
    budget: r.budget?.value.usdPerMonth,
    use: r.useCase?.value,
    tensorParallel: r.tensorParallel?.value,
    pipelineParallel: r.pipelineParallel?.value,
  };
  return Object.fromEntries(Object.entries(all).filter(([, v]) => v !== undefined));
}

const SILENT = new Set(['engine', 'tensorParallel', 'pipelineParallel', 'hours', 'use']);
const same = (want: unknown, got: unknown): boolean =>
  want === 'any' ||
  (typeof want === 'number' && typeof got === 'number'
    ? Math.abs(want - got) <= Math.max(0.01 * Math.abs(want), 1e-9)
    : JSON.stringify(want) === JSON.stringify(got));

/** Everything in which a reading departs from its golden. */
function departures(text: string, expected: Expected): string[] {
  const reading = reader.read(text);
  const got = flat(reading);
  const out: string[] = [];
  for (const [key, want] of Object.entries(expected)) {
    if (key.endsWith('Any') || key === 'mode') continue;
    if (key.endsWith('Range')) {
      const [low, high] = want as [number, number];
      const v = got[key.slice(0, -5)];
      if (!(typeof v === 'number' && v >= low && v <= high))
        out.push(`${key.slice(0, -5)} ${String(v)}, want ${low} to ${high}`);
      continue;
    }
    const choices =
      key === 'fleet'
        ? Array.isArray(want) && want.includes(null)
          ? [...(want.includes('any') ? ['any'] : [want.filter((w) => w !== null)]), null]
          : [want]
        : Array.isArray(want)
          ? want
          : [want];
    if (expected[`${key}Any`] === true && got[key] !== undefined) continue;
    const missing = got[key] === undefined;
    if (missing ? !choices.includes(null) : !choices.some((c) => same(c, got[key])))
      out.push(`${key} ${JSON.stringify(got[key])}, want ${JSON.stringify(want)}`);
  }
  for (const key of Object.keys(got))
    if (!(key in expected) && !(`${key}Range` in expected) && expected[`${key}Any`] !== true && !SILENT.has(key))
      out.push(`${key} ${JSON.stringify(got[key])} is not in the text`);
  const modes = expected['mode'] as readonly string[];
  if (!modes.includes(reading.mode?.value ?? 'plan'))
    out.push(`mode ${reading.mode?.value}, want ${modes.join(' or ')}`);
  return out;
}

for (const shelf of ['ok', 'not-ok'] as const) {
  const dir = join(__dirname, 'golden', shelf);
  for (const file of readdirSync(dir).sort()) {
    const rows = JSON.parse(readFileSync(join(dir, file), 'utf8')) as readonly (readonly [string, Expected])[];
    describe(`${shelf}/${file}: ${rows.length} descriptions`, () => {
      it.each(rows)('%s', (text, expected) => {
        expect(departures(text, expected)).toEqual([]);
      });
    });
  }
}
