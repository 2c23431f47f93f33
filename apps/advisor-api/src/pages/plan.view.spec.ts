import { createAdvisor, type AdviseRequest, type Advice } from '@compute-advisor/application';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { HmacAnalysisIds } from '../composition/analysis-ids';
import { memoryByPart, memoryByPrecision, monthlyCosts } from './charts';
import { planView, type PlanView } from './plan.view';
import { known } from '../testing/known';

const catalog = new PackagedCatalog();
const advisor = createAdvisor({
  catalog,
  pricing: new PackagedPriceBook(),
  ids: new HmacAnalysisIds('view'),
  analyses: { save: () => Promise.resolve(), find: () => Promise.resolve(undefined) },
});
const names = new Map(catalog.current().gpus.map((gpu) => [gpu.id, gpu.name]));
const nameOf = (gpuId: string): string => names.get(gpuId) ?? gpuId;
const FLEET: AdviseRequest = {
  description: 'We run 8x H100 SXM serving Llama 3.1 8B for 20 concurrent users',
  currentPricePerGpuHour: 4,
};
const answer = (request: AdviseRequest): Advice => advisor.answer(request).advice;
const view = (request: AdviseRequest): PlanView => planView(answer(request), request, nameOf, 'http://127.0.0.1:3000');

const widths = (svg: string): number[] =>
  [...svg.matchAll(/ width="([\d.]+)%" height="20">/g)].map((match) => Number(match[1]));

describe('the plan as it is shown', () => {
  it('leads with one sentence and one figure: 8 GPUs x 4 USD x 730 h are now $23,360 a month', () => {
    const plan = view(FLEET);
    expect(plan.verdict.lead + plan.verdict.rest).toBe(answer(FLEET).recommendation_set.verdict.summary);
    expect(plan.verdict.lead.length).toBeLessThanOrEqual(141);
    expect(plan.figure?.words).toMatch(/^saves \$\d{3},\d{3} \/ yr$/);
    expect(plan.costLine).toMatch(/^now \$23,360 \/ month \u2192 \$[\d,.]+ \/ month$/);
    expect(plan.priceLine).toBe('prices: packaged, 4 Oct 2026');
  });

  it('says "at market rate" when the price was not given, and shows the cost instead of a saving', () => {
    const plan = view({ description: FLEET.description });
    expect(plan.costLine).toMatch(/^now \$[\d,]+ \/ month at market rate/);
    expect(plan.figure?.words).toMatch(/ \/ month$/);
  });

  it('says what a hopeless budget would have to be', () => {
    const plan = view({ description: '$3 a month for GPUs', mode: 'budget' });
    expect(plan.verdict.code).toBe('budget_too_small');
    expect(plan.figure?.words).toMatch(/^needs \$[\d,.]+ \/ month$/);
  });

  it('shows the source of every value: given, read with its words, derived, or assumed with a way to change it', () => {
    const rows = view(FLEET).groups.flatMap((group) => group.rows);
    const row = (member: string) => rows.find((candidate) => candidate.member === member);
    expect(row('price_per_gpu_hour')).toMatchObject({ value: '$4.00', sourceWord: 'given' });
    expect(row('concurrent_requests')).toMatchObject({
      value: '20',
      sourceWord: 'read',
      evidence: '20 concurrent users',
    });
    expect(row('fleet')).toMatchObject({ value: '8 \u00d7 H100 SXM5 80GB', sourceWord: 'read' });
    expect(row('context_tokens')).toMatchObject({ sourceWord: 'assumed', edit: { kind: 'number' } });
    for (const { source, edit } of rows) if (edit !== undefined) expect(source).toBe('defaulted');
  });

  it('names every option by replicas x GPUs each, with its price and the day and source of that price', () => {
    for (const option of view(FLEET).options) {
      expect(option.layout).toMatch(/^\d+ replicas? \u00d7 \d+ GPUs?( each)?$/);
      expect(option.price).toMatch(/^\$\d+\.\d\d per GPU-hour, market rate, packaged$/);
      expect(option.cheapest).toMatch(/^from \$\d+\.\d\d at .+ \(\d+ \w{3} 2026, .+\)$/);
      expect(option.speeds[0]?.value).toMatch(/^[\d.\u202f]+( to [\d.\u202f]+)?$/);
    }
  });

  it('asks the same question from code, whatever quotes it holds', () => {
    const [curl, typescript, python] = view({
      description: `It's "quoted" on Llama 3.1 8B\nwith \\ and '''`,
      currentPricePerGpuHour: 2,
    }).snippets;
    expect(curl?.code).toContain(
      `-d '{"description":"It'\\''s \\"quoted\\" on Llama 3.1 8B\\nwith \\\\ and ` +
        `'\\'''\\'''\\''","currentPricePerGpuHour":2}'`,
    );
    expect(typescript?.code).toContain(`"description": "It's \\"quoted\\" on Llama 3.1 8B\\nwith \\\\ and '''"`);
    expect(python?.code).not.toMatch(/r'''[^\n]*'''[^)]/);
  });
});

describe('the charts', () => {
  const requirement = answer({ description: 'Llama 3.3 70B for 40 concurrent users, 8k context, bf16' })
    .recommendation_set.requirement;

  it('have a title that says what they show: 141.2 GB of weights in the total', () => {
    const share = Math.round((100 * requirement.weights_bytes) / requirement.total_required_bytes);
    expect(memoryByPrecision(requirement, 'bf16').title).toMatch(
      new RegExp(`^Weights take ${share}\u00a0% at bf16, \\d+\u00a0% at \\w+$`),
    );
  });

  it('are to scale: the largest bar fills the room, and the pieces of each are in proportion', () => {
    const chart = memoryByPrecision(requirement, 'bf16');
    const sums = chart.bars.map((bar) => widths(bar.svg).reduce((sum, width) => sum + width, 0));
    expect(Math.max(...sums)).toBeCloseTo(100, 0);
    const largest = Math.max(...requirement.by_precision.map((row) => row.total_required_bytes));
    requirement.by_precision.forEach((row, i) =>
      expect(sums[i]).toBeCloseTo((100 * row.total_required_bytes) / largest, 0),
    );
    expect(widths(known(chart.bars[0], 'bar').svg)[0]).toBeCloseTo(
      (100 * known(requirement.by_precision[0], 'precision').weights_bytes) / largest,
      1,
    );
  });

  it('have a table behind them with the exact figures', () => {
    const chart = memoryByPart(requirement);
    expect(chart.rows.map(([part]) => part)).toEqual(['weights', 'cache', 'activations', 'runtime']);
    expect(
      chart.rows
        .map(([, , , exact]) => Number(known(exact, 'figure').replace(/\D/g, '')))
        .reduce((sum, bytes) => sum + bytes, 0),
    ).toBe(requirement.total_required_bytes);
  });

  it('escape the names they are given', () => {
    const chart = known(
      monthlyCosts(answer(FLEET), () => '<b>"evil"</b>'),
      'chart',
    );
    expect(chart.bars.map((bar) => bar.svg).join('')).not.toContain('<b>');
    expect(chart.title).toMatch(/^The best option costs \$[\d,.]+ a month, \d+\u00a0% less than now$/);
  });

  it('leave out what has no price rather than show zero', () => {
    const unpriced = answer(FLEET);
    const options = unpriced.recommendation_set.options.map(({ monthly_cost: _cost, ...option }) => option);
    expect(
      monthlyCosts({ ...unpriced, recommendation_set: { ...unpriced.recommendation_set, options } }, nameOf),
    ).toBeUndefined();
  });
});
