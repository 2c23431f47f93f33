import type { Advice, OptionView } from '@compute-advisor/application';
import { percent, usd, usdExact } from './format';
import { modelName, planShort, type Names } from './names';
import { speedOf } from './option-cards';

/** One of several services: its hardware, its speed, its cost. */
export interface ServiceRow {
  readonly name: string;
  readonly use: string;
  readonly plan: string;
  readonly free: string;
  readonly speed: string;
  readonly cost: string;
  readonly exact: string;
}

/** The services of one description beside each other, each machine counted once. */
export interface ServicesView {
  readonly title: string;
  readonly rows: readonly ServiceRow[];
}

const USES: Readonly<Record<string, string>> = { rag: 'RAG', batch: 'Batch work' };

/** A use as it begins a line. */
const useWords = (use: string): string =>
  USES[use] ?? `${use.charAt(0).toUpperCase()}${use.slice(1).replace(/_/g, ' ')}`;

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

const costWords = (cost: number | undefined): string => {
  if (cost === undefined) return 'unpriced';
  return cost === 0 ? 'counted above' : usd(cost);
};

function ofOption(option: OptionView | undefined, names: Names): Pick<ServiceRow, 'plan' | 'free' | 'speed'> {
  if (option === undefined) return { plan: '', free: '', speed: '' };
  const speed = speedOf(option);
  return {
    plan: planShort(option, names),
    free: percent(option.headroom_fraction),
    speed: speed === undefined ? '' : `${speed.value} ${speed.label.charAt(0).toLowerCase()}${speed.label.slice(1)}`,
  };
}

/** The services of a description that names more than one; undefined for one. */
export function servicesView(
  { recommendation_set: set, spec_so_far: spec }: Advice,
  names: Names,
): ServicesView | undefined {
  const further = set.further_workloads ?? [];
  if (further.length === 0) return undefined;
  const first = set.options[0];
  const rows: ServiceRow[] = [
    {
      name: modelName(spec.model.value),
      use: useWords(spec.use_case.value),
      ...ofOption(first, names),
      cost: costWords(first?.monthly_cost),
      exact: first?.monthly_cost === undefined ? '' : usdExact(first.monthly_cost),
    },
    ...further.map((one) => ({
      name: one.label,
      use: useWords(one.use_case),
      ...ofOption(one.option, names),
      cost: costWords(one.monthly_cost),
      exact: one.monthly_cost === undefined ? '' : usdExact(one.monthly_cost),
    })),
  ];
  const many = `${NUMBERS[rows.length] ?? String(rows.length)} services`;
  return { title: set.total === undefined ? many : `${many}, ${usd(set.total.monthly_cost)} a month together`, rows };
}
