import { createAdvisor } from '@compute-advisor/application';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { terminalPorts } from './context/composition';

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

const advisor = createAdvisor(terminalPorts());
type Advice = ReturnType<typeof advisor.answer>['advice'];
const said = ({ recommendation_set: set, assumption_banner: banner }: Advice): string =>
  [set.verdict.summary, ...(set.notes ?? []), ...banner].join(' ');

/** What an option is ordered for, or what is usual, where that is less; nothing for what nobody sells. */
const payable = ({ monthly_cost: usual = 0, order }: Advice['recommendation_set']['options'][number]): number =>
  Math.min(usual, order?.monthly_usd ?? Infinity);

/** What costs more than a stated limit a month is labelled so; where even the best does, the answer says the limit. */
function keepsBudget(advice: Advice): void {
  const monthly = advice.spec_so_far.budget?.usd_per_month?.value;
  if (monthly === undefined) return;
  const { options } = advice.recommendation_set;
  // work that ends is paid by what all of it costs, which no bill of a month passes
  const ends = advice.spec_so_far.use_case?.value === 'fine_tuning' || advice.spec_so_far.use_case?.value === 'batch';
  for (const o of options) {
    if (o.labels.includes('over_budget')) expect(payable(o)).toBeGreaterThan(monthly);
    else if (!ends) expect(payable(o)).toBeLessThanOrEqual(monthly);
  }
  if ((options[0]?.monthly_cost ?? 0) > monthly) expect(said(advice)).toContain(dollars(monthly));
}

/** A bill, a price or a sum for a purchase that was read stands in the words. */
function saysWhatItReads(advice: Advice): void {
  const { current_configuration: now, budget } = advice.spec_so_far;
  const { buy_or_rent: purchase } = advice.recommendation_set;
  const sums = [
    now?.usd_per_month && dollars(now.usd_per_month.value),
    now?.price_per_gpu_hour && `$${now.price_per_gpu_hour.value.toFixed(2)}`,
    purchase === undefined && budget?.usd_one_off ? dollars(budget.usd_one_off.value) : undefined,
  ];
  for (const sum of sums) if (sum !== undefined) expect(said(advice)).toContain(sum);
}

withData('money of the corpus', () => {
  it('is of at least eighty texts', () => {
    expect(rows.length).toBeGreaterThanOrEqual(80);
  });
  it.each(rows.map((row) => [row.id, row.text]))('%s', (_, text) => {
    const { advice } = advisor.answer({ description: text });
    keepsBudget(advice);
    saysWhatItReads(advice);
  });
});
