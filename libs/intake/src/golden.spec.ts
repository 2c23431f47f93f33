import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Reading } from './index';
import { createReader } from './index';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

/** What a golden says of a text. A list means any of these; null in it means: may be left out. What is not named must
 *  not be read. */
type Expected = Readonly<Record<string, unknown>>;
const reader = createReader(catalogGazetteer());

/** The members of a reading under the short names of the golden files; what is measured counts where nothing is
 *  wanted. */
const MEMBERS: Readonly<Record<string, (r: Reading) => unknown>> = {
  model: ({ model }) => (model?.value.kind === 'catalog' ? model.value.id : model?.value.parametersB),
  fleet: (r) => r.fleet?.value.map((l) => `${l.gpuCount} ${l.gpuId}`),
  weights: (r) => r.weightPrecision?.value,
  kv: (r) => r.kvPrecision?.value,
  engine: (r) => r.engine?.value,
  users: (r) => r.totalUsers?.value,
  concurrent: (r) => r.concurrentRequests?.value,
  rps: (r) => r.requestsPerSecond?.value,
  rpd: (r) => r.requestsPerDay?.value,
  tps: (r) => (r.outputTokensPerSecond ?? r.observed.outputTokensPerSecond)?.value,
  tpu: (r) => (r.tokensPerSecondPerUser ?? r.observed.tokensPerSecondPerUser)?.value,
  ttft: (r) => (r.ttftMs ?? r.observed.ttftMs)?.value,
  tpot: (r) => (r.tpotMs ?? r.observed.tpotMs)?.value,
  input: (r) => r.inputTokens?.value,
  output: (r) => r.outputTokens?.value,
  context: (r) => r.contextTokens?.value,
  hours: (r) => r.hoursPerDay?.value,
  price: (r) => r.pricePerGpuHour?.value,
  utilization: (r) => r.utilizationFraction?.value,
  budget: (r) => r.budget?.value.usdPerMonth,
  use: (r) => r.useCase?.value,
  tensorParallel: (r) => r.tensorParallel?.value,
  pipelineParallel: (r) => r.pipelineParallel?.value,
};
const flat = (r: Reading): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(MEMBERS)
      .map(([name, of]) => [name, of(r)] as const)
      .filter(([, v]) => v !== undefined),
  );

const SILENT = new Set(['engine', 'tensorParallel', 'pipelineParallel', 'hours', 'use']);
const same = (want: unknown, got: unknown): boolean =>
  want === 'any' ||
  (typeof want === 'number' && typeof got === 'number'
    ? Math.abs(want - got) <= Math.max(0.01 * Math.abs(want), 1e-9)
    : JSON.stringify(want) === JSON.stringify(got));

/** The values a golden allows for a member: a list means any of these, except that a fleet is a list itself. */
function choicesOf(key: string, want: unknown): readonly unknown[] {
  if (!Array.isArray(want)) return [want];
  if (key !== 'fleet') return want;
  if (!want.includes(null)) return [want];
  return [...(want.includes('any') ? ['any'] : [want.filter((w) => w !== null)]), null];
}

/** What is wrong with one member that the golden names; undefined where it holds. */
function departure(key: string, want: unknown, got: Readonly<Record<string, unknown>>): string | undefined {
  if (key.endsWith('Range')) {
    const name = key.slice(0, -'Range'.length);
    const [low, high] = want as [number, number];
    const v = got[name];
    return typeof v === 'number' && v >= low && v <= high ? undefined : `${name} ${String(v)}, want ${low} to ${high}`;
  }
  const choices = choicesOf(key, want);
  const holds = got[key] === undefined ? choices.includes(null) : choices.some((c) => same(c, got[key]));
  return holds ? undefined : `${key} ${JSON.stringify(got[key])}, want ${JSON.stringify(want)}`;
}

/** Everything in which a reading departs from its golden. */
function departures(text: string, expected: Expected): string[] {
  const reading = reader.read(text);
  const got = flat(reading);
  const isFree = (key: string): boolean => expected[`${key}Any`] === true && got[key] !== undefined;
  const wrong = Object.entries(expected)
    .filter(([key]) => !key.endsWith('Any') && key !== 'mode' && !isFree(key))
    .flatMap(([key, want]) => departure(key, want, got) ?? []);
  const unsaid = Object.keys(got).filter(
    (key) => !(key in expected) && !(`${key}Range` in expected) && !isFree(key) && !SILENT.has(key),
  );
  const modes = expected['mode'] as readonly string[];
  const mode = modes.includes(reading.mode?.value ?? 'plan')
    ? []
    : [`mode ${reading.mode?.value}, want ${modes.join(' or ')}`];
  return [...wrong, ...unsaid.map((key) => `${key} ${JSON.stringify(got[key])} is not in the text`), ...mode];
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
