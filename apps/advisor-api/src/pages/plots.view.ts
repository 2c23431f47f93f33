import type { Advice, OptionView } from '@compute-advisor/application';
import { count, percent, usd } from './format';
import { planShort, type Names } from './names';
import { drawn, type PlotView, type Point, type Scatter } from './scatter';
import { perPerson } from './versus.view';

export { pareto, type PlotView } from './scatter';

/** Layouts drawn at most: the cheapest, the others stand in the ladder. */
const MOST_POINTS = 60;

function kindOf(index: number, recommended: boolean): Point['kind'] {
  if (index === 0 && recommended) return 'best';
  return index < 5 ? 'option' : 'further';
}

function pointsOf(
  advice: Advice,
  names: Names,
  recommended: boolean,
  value: (o: OptionView) => number | undefined,
): readonly Point[] {
  return advice.recommendation_set.options
    .flatMap((o, i): Point[] => {
      const v = value(o);
      if (o.monthly_cost === undefined || o.monthly_cost <= 0 || v === undefined) return [];
      return [{ cost: o.monthly_cost, value: v, name: planShort(o, names), kind: kindOf(i, recommended) }];
    })
    .sort((a, b) => Number(a.kind === 'further') - Number(b.kind === 'further') || a.cost - b.cost)
    .slice(0, MOST_POINTS);
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** What the points say beside today's hardware, or beside the first of them. */
function finding(points: readonly Point[], today: Scatter['today'], of: string): string {
  if (today !== undefined) {
    const better = points.filter((p) => p.cost < today.cost && p.value > today.value).length;
    if (better > 0)
      return (
        `${WORDS[better] ?? count(better)} ${better === 1 ? 'layout beats' : 'layouts beat'} today on cost ` +
        `and ${of}`
      );
    return `No layout beats today on cost and ${of} both`;
  }
  const [first] = points;
  const more = points.filter((p) => p.value > (first?.value ?? Infinity)).sort((a, b) => a.cost - b.cost)[0];
  if (first === undefined || more === undefined) return `The first plan has the most ${of}`;
  return `More ${of} costs ${usd(more.cost)} a month or more`;
}

function todayOf(advice: Advice, value: number | undefined): Scatter['today'] {
  const cost = advice.recommendation_set.current_monthly_cost;
  const stated = advice.spec_so_far.current_configuration?.fleet?.source !== 'defaulted';
  return cost === undefined || cost <= 0 || value === undefined || value < 0 || !stated ? undefined : { cost, value };
}

/** Cost against memory free, and against speed, over the ladder of an answer that holds it in full. */
export function ladderPlots(advice: Advice, names: Names, recommended: boolean): readonly PlotView[] {
  const { options, current_assessment: now } = advice.recommendation_set;
  const priced = options.filter((o) => o.monthly_cost !== undefined);
  if (priced.length < 6) return [];
  const room = pointsOf(advice, names, recommended, (o) => o.headroom_fraction);
  const speed = pointsOf(advice, names, recommended, (o) => perPerson(o.performance));
  const [free, fast] = [todayOf(advice, now?.headroom_fraction), todayOf(advice, perPerson(now?.performance))];
  const left = priced.length - room.length;
  const under =
    `${count(room.length)} layouts that carry the load` +
    `${left > 0 ? `, ${count(left)} dearer ones are in the ladder` : ''}. Replicas × GPUs each.`;
  const plots = [
    drawn({
      id: 'room',
      title: finding(room, free, 'memory free'),
      under,
      points: room,
      ...(free === undefined ? {} : { today: free }),
      axis: 'memory free',
      show: percent,
      most: 1,
    }),
  ];
  if (speed.length < 6) return plots;
  return [
    ...plots,
    drawn({
      id: 'speed',
      title: finding(speed, fast, 'speed'),
      under: 'The same layouts, the ranges are in the ladder.',
      points: speed,
      ...(fast === undefined ? {} : { today: fast }),
      axis: 'tokens/s per person',
      show: (v) => count(v),
    }),
  ];
}
