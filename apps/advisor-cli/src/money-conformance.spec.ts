import { createAdvisor } from '@compute-advisor/application';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { terminalPorts } from './composition';

/** Money of the corpus against money of the answers: a budget, a bill, a price or a sum that the text states and the
 *  answer read is kept, or the answer says the sum itself. */
const folder = process.env['CONFORMANCE_DATA'];
const file = folder === undefined ? undefined : join(folder, 'corpus_dev.jsonl');
const has = file !== undefined && existsSync(file);
if (!has) process.stderr.write('SKIPPED: money of the corpus is not judged, CONFORMANCE_DATA is not set\n');
const withData = has ? describe : describe.skip;

interface Row {
  readonly id: string;
  readonly text: string;
  readonly facts: readonly { readonly field: string }[];
}
const MONEY = /^(?:budget_|price_per_|fleet_price_)/;
const rows = (has ? readFileSync(file, 'utf8').trim().split('\n') : [])
  .map((line) => JSON.parse(line) as Row)
  .filter(({ facts }) => facts.some(({ field }) => MONEY.test(field)));

/** As the answers write dollars. */
const dollars = (value: number): string =>
  `$${value.toFixed(value >= 100 || value === Math.round(value) ? 0 : 2).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;

withData('money of the corpus', () => {
  const advisor = createAdvisor(terminalPorts());
  it('is of at least eighty texts', () => {
    expect(rows.length).toBeGreaterThanOrEqual(80);
  });
  it.each(rows.map((row) => [row.id, row.text]))('%s', (_, text) => {
    const { advice } = advisor.answer({ description: text });
    const { recommendation_set: set, spec_so_far: spec } = advice;
    const said = [set.verdict.summary, ...(set.notes ?? []), ...advice.assumption_banner].join(' ');
    const monthly = spec.budget?.usd_per_month?.value;
    const bill = spec.current_configuration?.usd_per_month?.value;
    const price = spec.current_configuration?.price_per_gpu_hour?.value;
    const oneOff = spec.budget?.usd_one_off?.value;
    if (monthly !== undefined) {
      for (const o of set.options)
        expect(o.labels.includes('over_budget')).toBe(o.monthly_cost !== undefined && o.monthly_cost > monthly);
      if ((set.options[0]?.monthly_cost ?? 0) > monthly) expect(said).toContain(dollars(monthly));
    }
    if (bill !== undefined) expect(said).toContain(dollars(bill));
    if (price !== undefined) expect(said).toContain(`$${price.toFixed(2)}`);
    if (oneOff !== undefined && set.buy_or_rent === undefined) expect(said).toContain(dollars(oneOff));
  });
});
