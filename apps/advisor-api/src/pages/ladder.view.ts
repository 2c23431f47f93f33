import type { Advice, OptionView } from '@compute-advisor/application';
import { count, percent, usd, usdChange } from './format';
import { gpusPerReplica, layoutShort, vendorName, type Names } from './names';
import { speedOf, words } from './option-cards';

/** One layout of the ladder. */
export interface LadderRow {
  readonly rank: number;
  readonly layout: string;
  readonly name: string;
  readonly cost: string;
  readonly against: string;
  readonly free: string;
  readonly speed: string;
  readonly upTo: string;
  readonly machines: string;
  readonly bound: string;
  readonly best: boolean;
  readonly pick: boolean;
  readonly today: boolean;
}

/** A head that sorts. */
export interface LadderHead {
  readonly label: string;
  readonly left: boolean;
  readonly href?: string;
  readonly sorted?: 'ascending' | 'descending';
}

/** The ladder as it is asked for. */
export interface LadderView {
  readonly title: string;
  readonly heads: readonly LadderHead[];
  readonly rows: readonly LadderRow[];
  readonly filters: readonly { readonly label: string; readonly href: string; readonly current: boolean }[];
  /** Leads to the rows that are left out; absent where none is. */
  readonly more?: { readonly words: string; readonly href: string };
  readonly after: string;
}

/** How the ladder is to be shown: parameters of the report's address. */
export interface LadderOrder {
  readonly sort: string;
  readonly down: boolean;
  readonly show: string;
  /** Every row, not only the first. */
  readonly whole: boolean;
}

/** Rows shown at first: what fits one sheet of paper. */
const FIRST_ROWS = 40;

interface Item {
  readonly option: OptionView;
  readonly rank: number;
}

const COLUMNS: readonly {
  readonly key: string;
  readonly label: string;
  readonly left?: true;
  readonly of: (item: Item, names: Names) => number | string;
}[] = [
  { key: 'rank', label: 'Rank', of: ({ rank }) => rank },
  { key: 'layout', label: 'Layout', left: true, of: ({ option: o }) => o.replicas * 1000 + gpusPerReplica(o) },
  { key: 'gpu', label: 'GPU', left: true, of: ({ option: o }, names) => names.short(o.gpu_id) },
  { key: 'cost', label: 'Cost a month', of: ({ option: o }) => o.monthly_cost ?? Infinity },
  { key: 'against', label: 'Against today', of: ({ option: o }) => o.monthly_cost ?? Infinity },
  { key: 'free', label: 'Memory free', of: ({ option: o }) => o.headroom_fraction },
  { key: 'speed', label: 'Speed', of: ({ option: o }) => speedOf(o)?.figure ?? 0 },
  { key: 'most', label: 'At once, at most', of: ({ option: o }) => o.performance.max_concurrency ?? 0 },
  { key: 'machines', label: 'Machines', of: ({ option: o }) => o.nodes },
  { key: 'bound', label: 'Bound by', left: true, of: ({ option: o }) => o.performance.bound_by },
];

type Filter = readonly [key: string, label: string, keeps: (o: OptionView) => boolean];

function filtersOf(advice: Advice, names: Names): readonly Filter[] {
  const { options, current_monthly_cost: now } = advice.recommendation_set;
  const vendors = [...new Set(options.map((o) => names.vendor(o.gpu_id)))].filter((v) => v !== '').sort();
  const ordered: Filter = ['order', 'Can be ordered', (o) => o.order !== undefined];
  return [
    ['', 'All', () => true],
    ordered,
    ...vendors.map((vendor): Filter => [
      vendor.toLowerCase(),
      vendorName(vendor),
      (o) => names.vendor(o.gpu_id) === vendor,
    ]),
    ...(now === undefined
      ? []
      : [['under', 'Under today’s cost', (o: OptionView): boolean => (o.monthly_cost ?? Infinity) < now] as Filter]),
  ];
}

const compared = (a: number | string, b: number | string): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');

function rowOf({ option: o, rank }: Item, advice: Advice, names: Names, recommended: boolean): LadderRow {
  const now = advice.recommendation_set.current_monthly_cost;
  const most = o.performance.max_concurrency;
  return {
    rank,
    layout: layoutShort(o.replicas, gpusPerReplica(o)),
    name: names.short(o.gpu_id),
    cost: o.monthly_cost === undefined ? 'unpriced' : usd(o.monthly_cost),
    against: now === undefined || o.monthly_cost === undefined ? '' : usdChange(o.monthly_cost - now),
    free: percent(o.headroom_fraction),
    speed: speedOf(o)?.value ?? '',
    upTo: most === undefined ? '' : count(Math.floor(most)),
    machines: count(o.nodes),
    bound: words(o.performance.bound_by).replace('memory bandwidth', 'bandwidth'),
    best: recommended && rank === 1,
    pick: rank <= 5,
    today: o.labels.includes('current'),
  };
}

/** The ladder of a saved answer, filtered and sorted. @param address the report's own address */
export function ladderView(
  advice: Advice,
  names: Names,
  recommended: boolean,
  order: LadderOrder,
  address: string,
): LadderView {
  const all: readonly Item[] = advice.recommendation_set.options.map((option, i) => ({ option, rank: i + 1 }));
  const filters = filtersOf(advice, names);
  const chosen = filters.find(([key]) => key === order.show) ?? filters[0];
  const column = COLUMNS.find(({ key }) => key === order.sort) ?? COLUMNS[0];
  const kept = all.filter(({ option }) => chosen === undefined || chosen[2](option));
  const sorted =
    column === undefined
      ? kept
      : [...kept].sort(
          (a, b) => compared(column.of(a, names), column.of(b, names)) * (order.down ? -1 : 1) || a.rank - b.rank,
        );
  const link = (more: Record<string, string>): string => {
    const search = new URLSearchParams(Object.entries(more).filter(([, value]) => value !== ''));
    return `${address}${search.size > 0 ? `?${search.toString()}` : ''}#ladder`;
  };
  const whole: Record<string, string> = order.whole ? { rows: 'all' } : {};
  const sortLink = { sort: order.sort, dir: order.down ? 'down' : '' };
  const speedLabel = all.map(({ option }) => speedOf(option)?.label).find((label) => label !== undefined) ?? 'Speed';
  const priced = all.filter(({ option }) => option.order !== undefined).length;
  return {
    title: `All ${count(all.length)} layouts that carry it`,
    heads: COLUMNS.map(({ key, label, left }) => {
      const isSorted = (column?.key ?? 'rank') === key;
      const down = isSorted && !order.down ? 'down' : '';
      return {
        label: key === 'speed' ? speedLabel : label,
        left: left === true,
        href: link({ show: chosen?.[0] ?? '', sort: key === 'rank' ? '' : key, dir: down, ...whole }),
        ...(isSorted ? { sorted: order.down ? ('descending' as const) : ('ascending' as const) } : {}),
      };
    }),
    rows: sorted
      .slice(0, order.whole ? sorted.length : FIRST_ROWS)
      .map((item) => rowOf(item, advice, names, recommended)),
    filters: filters.map(([key, label, keeps]) => ({
      label: `${label} ${count(all.filter(({ option }) => keeps(option)).length)}`,
      href: link({ show: key, ...sortLink, ...whole }),
      current: key === (chosen?.[0] ?? ''),
    })),
    ...(order.whole || sorted.length <= FIRST_ROWS
      ? {}
      : {
          more: {
            words: `All ${count(sorted.length)} rows`,
            href: link({ show: chosen?.[0] ?? '', ...sortLink, rows: 'all' }),
          },
        }),
    after:
      `${count(priced)} of them can be ordered as they are laid out. Speed is the range that holds four of ` +
      'five measured runs.',
  };
}
