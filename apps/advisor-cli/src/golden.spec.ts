import { join } from 'node:path';
import { createAdvisor } from '@compute-advisor/application';
import { closed, SCHEMAS } from '@compute-advisor/contract';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { terminalPorts } from './context/composition';
import { differences, differenceWords, keyFigures } from './golden/key-figures';
import { holds, pencilLine } from './golden/pencil';
import { readScenarios } from './golden/scenario';

const files = [...readScenarios(join(__dirname, '../golden')).entries()];
const all = files.flatMap(([file, { scenarios, books }]) =>
  scenarios.map((scenario) => ({ file, books, ...scenario })),
);
const ports = terminalPorts();
const advisor = createAdvisor(ports);
const answers = new Map(all.map(({ id, request }) => [id, advisor.answer(request).advice]));

/** A calculation gives a figure to within the roundings of a pencil; counts and money have no roundings. */
const PENCIL = 0.01;
const COUNTED: ReadonlySet<string> = new Set([
  'gpu_count',
  'replicas',
  'monthly_cost',
  'current_monthly_cost',
  'savings_per_year',
  'kv_cache_bytes_per_token',
]);

describe('golden scenarios', () => {
  it('are at least forty, over the four modes, each with its own name', () => {
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(new Set(all.map((s) => s.id)).size).toBe(all.length);
    expect([...new Set(all.map((s) => s.expected['mode']))].sort()).toEqual(['budget', 'existing', 'model', 'plan']);
  });

  it.each(all)('$id: the answer is the one on file', ({ id, expected, books }) => {
    const answer = answers.get(id);
    if (answer === undefined) throw new Error(`no answer to ${id}`);
    const moved = differences(expected, keyFigures(answer)).map(differenceWords);
    const now = { catalog: ports.catalog.current().version, prices: ports.pricing.currentBook().snapshotId };
    if (moved.length > 0 && (now.catalog !== books.catalog || now.prices !== books.prices))
      moved.push(`books ${books.catalog}, ${books.prices} are now ${now.catalog}, ${now.prices}`);
    expect(moved).toEqual([]);
  });

  it('are described by the schema of the answer, no member more and none less', () => {
    const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
    for (const [name, schema] of Object.entries(SCHEMAS)) {
      const text = JSON.stringify(closed(schema)).replace(/#\/components\/schemas\//g, 'schema:');
      ajv.addSchema(JSON.parse(text) as object, `schema:${name}`);
    }
    const valid = ajv.getSchema('schema:Advice');
    const wrong = [...answers].filter(([, advice]) => valid?.(JSON.parse(JSON.stringify(advice))) !== true);
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  it.each(all)('$id: the pencil gives the same figures', ({ expected, hand_calculation: lines }) => {
    expect(lines.length).toBeGreaterThanOrEqual(3);
    const wrong = lines
      .map(pencilLine)
      .filter((line) => !holds(line))
      .map(({ name, computed, written }) => `${name}: written ${written}, is ${computed}`);
    const off = lines.map(pencilLine).flatMap(({ name, written }) => {
      const figure = expected[name];
      if (typeof figure !== 'number') return [];
      const allowed = COUNTED.has(name)
        ? 0.005
        : PENCIL * Math.max(Math.abs(figure), 1e-9) + (name.endsWith('fraction') ? 0.01 : 0);
      return Math.abs(written - figure) <= allowed ? [] : [`${name}: ${written} by hand, ${figure} in the answer`];
    });
    expect([...wrong, ...off]).toEqual([]);
    expect(lines.some((line) => typeof expected[pencilLine(line).name] === 'number')).toBe(true);
  });

  it.each(all)('$id: three sentences say why', ({ why }) => {
    expect(why.split(/[.?!](?: |$)/).filter(Boolean)).toHaveLength(3);
  });
});

describe('the pencil', () => {
  it('reads products before sums, brackets, functions and GiB', () => {
    expect(pencilLine('x: 2 + 3 * (4 - 1) = 11').computed).toBe(11);
    expect(pencilLine('replicas: ceil(40 / floor(0.8 * 20.4)) = 3 replicas').computed).toBe(3);
    expect(pencilLine('room: 0.5 * GiB - max(1, 2) = 536870910 bytes').computed).toBe(536870910);
  });
  it('does not let a wrong result pass, nor words in place of arithmetic', () => {
    expect(holds(pencilLine('cost: 2 * 3.5 * 730 = 5110 USD'))).toBe(true);
    expect(holds(pencilLine('cost: 2 * 3.5 * 730 = 5210 USD'))).toBe(false);
    expect(() => pencilLine('about ten')).toThrow(SyntaxError);
    expect(() => pencilLine('cost: many * 3 = 9')).toThrow(SyntaxError);
  });
});

describe('differences of an answer', () => {
  const plan = { verdict: 'feasible', gpu_id: 'l4-24gb', monthly_cost: 100, tpot_ms: 20 };
  it('are named with both figures, small drifts of speed are none', () => {
    expect(differences(plan, { ...plan, tpot_ms: 20.3 })).toEqual([]);
    expect(differences(plan, { ...plan, tpot_ms: 21 }).map(differenceWords)).toEqual(['tpot_ms 20 -> 21 (+5.0 %)']);
    expect(differences(plan, { ...plan, monthly_cost: 100.01 }).map(differenceWords)).toEqual([
      'monthly_cost 100 -> 100.01 (+0.0 %)',
    ]);
  });
  it('say it loudly when what worked no longer does', () => {
    expect(differences(plan, { verdict: 'infeasible' }).map(differenceWords)).toContain(
      'WORKED, NOW DOES NOT: verdict feasible -> infeasible',
    );
  });
});
