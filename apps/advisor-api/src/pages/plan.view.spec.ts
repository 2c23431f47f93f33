import { createAdvisor, type AdviseRequest, type Advice } from '@compute-advisor/application';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { HmacAnalysisIds } from '../composition/planning/analysis-ids';
import { ladderCsv, reportMarkdown } from './downloads';
import { formulaRows } from './formulas.view';
import { namesIn } from './names';
import { planView, type PlanView } from './plan.view';
import { pareto } from './plots.view';
import { known } from '../testing/known';

const advisor = createAdvisor({
  catalog: new PackagedCatalog(),
  pricing: new PackagedPriceBook(),
  ids: new HmacAnalysisIds('view'),
  analyses: { save: () => Promise.resolve(), find: () => Promise.resolve(undefined) },
});
const FLEET: AdviseRequest = {
  description: 'We run 8x H100 SXM serving Llama 3.1 8B for 20 concurrent users',
  currentPricePerGpuHour: 4,
};
const answer = (request: AdviseRequest): Advice => advisor.answer(request).advice;
const view = (request: AdviseRequest): PlanView =>
  planView({ advice: answer(request), asked: request, origin: 'http://127.0.0.1:3000' });

describe('the plan as it is shown', () => {
  it('leads with one sentence and one figure that is not in it: 8 GPUs x 4 USD x 730 h are $23,360 a month', () => {
    const plan = view(FLEET);
    expect(plan.verdict.sentence).toMatch(/^Over-provisioned: at peak, .+ of your 8\u00a0×\u00a0H100 SXM is used\.$/);
    expect(plan.verdict.sentence).not.toContain(';');
    expect(plan.verdict.figure?.label).toBe('less a year, at the $4.00 per GPU-hour you pay');
    expect(plan.verdict.sentence).not.toContain(known(plan.verdict.figure, 'figure').value);
    expect(plan.versus?.rows[0]).toMatchObject({ label: 'Cost a month', today: '$23,360' });
  });
  it('names no saving where no price was given: the figure is the cost of the proposal, at market rate', () => {
    const plan = view({ description: FLEET.description });
    expect(plan.verdict.figure?.label).toContain('market rate');
    expect(plan.versus?.estimated).toBe(true);
  });
  it('marks a best option only where one is recommended', () => {
    expect(view(FLEET).options.filter((o) => o.best)).toHaveLength(1);
    for (const description of [
      'hello',
      'Serve DeepSeek V3 to 10000 concurrent users on a budget of 50 dollars a month',
    ]) {
      const plan = view({ description });
      expect(plan.options.some((o) => o.best)).toBe(false);
      expect(plan.change.length).toBeGreaterThan(0);
    }
  });
  it('has a stand-in for words that name nothing, and no figure', () => {
    const plan = view({ description: 'hello' });
    expect(plan.verdict).toMatchObject({ sentence: 'These words name nothing that can be sized.' });
    expect(plan.verdict.figure).toBeUndefined();
    expect(plan.standIn?.values).toContainEqual({ label: 'Model', value: 'Llama 3.3 70B' });
  });
  it('says what moved from an earlier plan, and leads back to it', () => {
    const asked = { description: 'Llama 3.3 70B for 40 people at once, 8k context' };
    const more = { description: 'Llama 3.3 70B for 400 people at once, 8k context' };
    const plan = planView({
      advice: answer(more),
      asked: more,
      origin: '',
      was: { advice: answer(asked), asked },
    });
    expect(plan.moved?.changes[0]).toEqual({ label: 'People at once', from: '40', to: '400' });
    expect(plan.moved?.changes.some((c) => c.label === 'a month')).toBe(true);
    expect(plan.moved?.undo).toBe('/?q=Llama+3.3+70B+for+40+people+at+once%2C+8k+context');
    const same = planView({ advice: answer(asked), asked, origin: '', was: { advice: answer(asked), asked } });
    expect(same.moved).toMatchObject({ nothing: true, changes: [] });
  });
  it('shows each range with the plan on it, and links that ask with the other value', () => {
    const plan = view({ description: 'Llama 3.3 70B for 40 people at once, 8k context', verbose: true });
    const people = known(
      plan.whatIf?.rows.find((row) => row.input === 'concurrent_requests'),
      'people at once',
    );
    expect(people.strip).toContain('class="seg cur"');
    expect(people.more?.href).toContain('q=Llama+3.3+70B+for+50+concurrent+requests%2C+8k+context');
    expect(people.flips[0]?.words).toMatch(/^From \d+$/);
    expect(plan.plots[0]?.wide).not.toMatch(/ style=|<style|<script/);
  });
  it('has no engine, cache or tokens for a model of images', () => {
    const members = view({ description: 'FLUX.1-dev image generation, 500 images per day' }).values.map(
      (v) => v.member,
    );
    for (const member of ['engine', 'kv_cache_precision', 'input_tokens', 'context_tokens'])
      expect(members).not.toContain(member);
  });
});

describe('names come from the answer', () => {
  it('a renamed part keeps the name it was filed with', () => {
    const advice = answer(FLEET);
    const renamed = {
      ...advice,
      recommendation_set: {
        ...advice.recommendation_set,
        gpus: advice.recommendation_set.gpus.map((gpu) => ({ ...gpu, name: `Old ${gpu.name}` })),
      },
    };
    expect(planView({ advice: renamed, asked: FLEET, origin: '' }).options[0]?.name).toContain('Old');
  });
});

describe('files of a report', () => {
  const advice = answer({ ...FLEET, verbose: true });
  it('the ladder has one row a layout, and no cell that a spreadsheet would run', () => {
    const rows = ladderCsv(advice, namesIn(advice)).trimEnd().split('\r\n');
    expect(rows).toHaveLength(advice.recommendation_set.options.length + 1);
    expect(rows[0]).toMatch(/^rank,gpu_id,gpu,vendor,replicas,gpus_per_replica,gpu_count,machines,monthly_cost_usd/);
    expect(rows.some((row) => /(^|,)[=+@]/.test(row))).toBe(false);
  });
  it('the Markdown escapes what was asked', () => {
    const hostile = { description: '<b>x</b> | [a](b) *c*' };
    expect(reportMarkdown(advice, hostile, namesIn(advice), 'http://x')).toContain('\\<b\\>x\\</b\\> \\| \\[a\\]');
  });
  it('the formulas come to the figures of the answer: 12 x ($23,360 - best)', () => {
    const saved = formulaRows(advice).find((row) => row.figure === 'Saved a year');
    expect(saved?.numbers).toMatch(/^12 × \(\$23,360\.00 − \$[\d,.]+\)$/);
  });
});

describe('the best trade-offs', () => {
  it('are those that nothing beats on cost and value both', () => {
    const points = [
      { cost: 1, value: 1 },
      { cost: 2, value: 3 },
      { cost: 3, value: 2 },
      { cost: 4, value: 4 },
    ];
    expect(pareto(points).map((p) => p.cost)).toEqual([1, 2, 4]);
  });
});
