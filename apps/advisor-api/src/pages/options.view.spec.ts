import { createAdvisor, type Advice } from '@compute-advisor/application';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { HmacAnalysisIds } from '../composition/planning/analysis-ids';
import { optionKey, pinsIn } from './pinned.view';
import { planView, type PlanView } from './plan.view';
import { placed, type Dot } from './scatter-labels';
import { known } from '../testing/known';

const advisor = createAdvisor({
  catalog: new PackagedCatalog(),
  pricing: new PackagedPriceBook(),
  ids: new HmacAnalysisIds('view'),
  analyses: { save: () => Promise.resolve(), find: () => Promise.resolve(undefined) },
});
const LOAD = 'Llama 3.3 70B for 40 people at once, 8k context';
const answer = (description: string, verbose = false): Advice => advisor.answer({ description, verbose }).advice;

describe('two options side by side', () => {
  const advice = answer(LOAD);
  const keys = advice.recommendation_set.options.slice(0, 5).map(optionKey);
  const [first = '', second = '', third = ''] = keys;
  const show = (pins: readonly string[]): PlanView =>
    planView({ advice, asked: { description: LOAD }, origin: '', pins });
  const pinsOf = (href: string | undefined): readonly string[] =>
    pinsIn(new URL(href ?? '', 'http://here').searchParams.get('pin') ?? '');

  it('have keys that tell all options apart, two of which fit an address', () => {
    expect(new Set(keys).size).toBe(5);
    expect(pinsIn(`,${first},${first},${second},${third}`)).toEqual([first, second]);
  });
  it('are one link away while none is pinned: each beside the first', () => {
    const { pins, pair } = show([]);
    expect(pair).toBeUndefined();
    expect(pins[0]).toBeUndefined();
    expect(pins.slice(1).map((pin) => pinsOf(pin?.href))).toEqual(keys.slice(1).map((key) => [first, key]));
  });
  it('stand in the order in which they were pinned, with the change from the one to the other', () => {
    const { pair, pins } = show([third, second]);
    const [three, two] = [third, second].map((key) => advice.recommendation_set.options[keys.indexOf(key)]);
    const cost = (known(two?.monthly_cost, 'cost') / known(three?.monthly_cost, 'cost') - 1) * 100;
    expect(pair?.rows[0]?.label).toBe('Cost a month');
    expect(pair?.rows[0]?.change.startsWith(cost < 0 ? '\u2212$' : '+$')).toBe(true);
    expect(pair?.heads.map(({ unpin }) => pinsOf(unpin))).toEqual([[second], [third]]);
    expect(pins.map((pin) => pin?.on)).toEqual([false, true, true, false, false]);
    expect(pinsOf(pins[0]?.href)).toEqual([third, first]);
  });
  it('leave out what is not among the options, whatever the address says', () => {
    const { pair, pins } = show(['<script>', second]);
    expect(pair).toBeUndefined();
    expect(pins.filter((pin) => pin?.on)).toHaveLength(1);
  });
});

describe('a budget that is too small', () => {
  const description = 'Serve DeepSeek V3 to 10000 concurrent users on a budget of 50 dollars a month';
  const plan = planView({ advice: answer(description, true), asked: { description }, origin: '' });

  it('is set against the cost of smaller and larger loads, the one asked for among them', () => {
    const rows = known(plan.distance, 'distance').rows;
    expect(rows.map(({ label }) => label)).toEqual([
      '2,000 at once',
      '4,500 at once',
      '10,000 at once',
      '22,000 at once',
      '50,000 at once',
    ]);
    expect(rows.filter(({ current }) => current).map(({ label }) => label)).toEqual(['10,000 at once']);
    expect(plan.distance?.title).toMatch(/^2,000 people at once already cost [\d,]+ times the budget$/);
    expect(plan.distance?.table.rows).toHaveLength(5);
  });
  it('lists what the whole load would take by its times of the budget, and recommends none of it', () => {
    const cost = known(plan.whole, 'whole').rows[0]?.cells[0]?.replace(/[$,]/g, '');
    expect(Number(plan.whole?.rows[0]?.cells[1]?.replace(/,/g, ''))).toBeCloseTo(Number(cost) / 50, -1);
    expect(plan.recommended).toBe(false);
  });
});

describe('several services', () => {
  it('stand beside each other by their own figures, their sum in the title', () => {
    const description = 'Llama 3.3 70B chat for 200 people at once, and Whisper large v3 for 500 hours of audio a day';
    const advice = answer(description);
    const { services } = planView({ advice, asked: { description }, origin: '' });
    const sum = known(advice.recommendation_set.total, 'total').monthly_cost;
    expect(services?.title).toBe(`Two services, $${Math.round(sum).toLocaleString('en-US')} a month together`);
    expect(services?.rows.map(({ name }) => name)).toEqual(['Llama 3.3 70B', 'Whisper large v3']);
    expect(services?.rows[1]?.speed).toMatch(/hours of audio an hour$/);
  });
});

describe('names on a scatter', () => {
  const room = { left: 0, right: 400, top: 0, bottom: 200 };
  it('stand where they lie over no other name and over the fewest dots', () => {
    const one: Dot = { x: 200, y: 100, size: 10, name: '1 × 2 A' };
    const two: Dot = { x: 200, y: 82, size: 10, name: '1 × 4 B' };
    const found = placed([one, two], room, []);
    expect([found.get(one), found.get(two)]).toEqual(['right', 'top']);
  });
  it('are left out where every place is taken, except the first', () => {
    const crowd = Array.from({ length: 400 }, (_, i): Dot => ({
      x: (i % 20) * 20,
      y: Math.floor(i / 20) * 10,
      size: 8,
    }));
    const [first, second] = [
      { x: 200, y: 100, size: 12, name: '1 × 2 MI300X' },
      { x: 100, y: 100, size: 12, name: '1 × 4 MI300X' },
    ];
    expect([...placed([first, second, ...crowd], room, []).keys()]).toEqual([first]);
  });
});
