import { canonicalProvider, type Commitment, type CommitmentTerm } from '@compute-advisor/domain';
import { type Imported, known, numberOf, type RawRow, statedOf, textOf } from './raw-row';

const TERMS: ReadonlyMap<string, CommitmentTerm> = new Map([
  ['1m', '1m'],
  ['3m', '3m'],
  ['6m', '6m'],
  ['1y', '1y'],
  ['2y', '2y'],
  ['3y', '3y'],
  ['up_to_7d', 'up_to_7d'],
  ['up_to_90d', 'up_to_90d'],
  ['1-182d', 'up_to_182d'],
]);
const PAYMENTS: ReadonlyMap<string, NonNullable<Commitment['payment']>> = new Map([
  ['no_upfront', 'no_upfront'],
  ['partial', 'partial_upfront'],
  ['all', 'all_upfront'],
]);
/** Notes of the collection that say the figure is not what a whole machine costs at a named provider. */
const NOT_A_MACHINE = /GPU SKU alone|slice SKU|secondary source|not one provider|stated range|ranges only/;

/** A row of commitments.jsonl as a row of the book: a named machine of one provider at a price for the whole of it and
 *  a stated term. */
export function commitment(raw: RawRow): Imported<Commitment> {
  const [provider, instanceType, gpuId] = [
    textOf(raw, 'provider'),
    textOf(raw, 'instance_type'),
    textOf(raw, 'gpu_id'),
  ];
  const [gpuCount, usdPerHour] = [numberOf(raw, 'gpus'), numberOf(raw, 'usd_per_hour')];
  if (!provider || !instanceType || !gpuId || !gpuCount) return { leftOut: 'names no machine' };
  if (!usdPerHour) return { leftOut: 'names no price' };
  if (NOT_A_MACHINE.test(textOf(raw, 'note') ?? '') || /^(neocloud )?market/.test(provider))
    return { leftOut: 'is no price of a whole machine at one provider' };
  const term = TERMS.get(textOf(raw, 'term') ?? '');
  if (!term) return { leftOut: 'states no term' };
  const region = textOf(raw, 'region');
  return {
    row: {
      provider: canonicalProvider(provider),
      instanceType,
      gpuId,
      gpuCount,
      term,
      ...known({ payment: PAYMENTS.get(textOf(raw, 'payment') ?? '') }),
      usdPerHour,
      ...known({ onDemandUsdPerHour: numberOf(raw, 'on_demand_usd_per_hour') }),
      ...(region === undefined || region === 'global' ? {} : { region }),
      plan: textOf(raw, 'plan') ?? 'committed',
      ...statedOf(raw),
    },
  };
}

/** One row for each machine, term and continent of lists that state no licence: single facts, not their table.
 *  Government and edge zones are not on general sale. */
export function withoutWholeTables(rows: readonly Commitment[]): readonly Commitment[] {
  const cheapest = new Map<string, Commitment>();
  for (const row of rows.filter(isRegionalList)) {
    if (/gov|-\w{3}-\d\w$/.test(row.region ?? '')) continue;
    const key = [row.provider, row.instanceType, row.term, row.region?.split('-')[0]].join('\n');
    const held = cheapest.get(key);
    if (!held || row.usdPerHour < held.usdPerHour) cheapest.set(key, row);
  }
  return [...rows.filter((row) => !isRegionalList(row)), ...cheapest.values()];
}

const isRegionalList = (row: Commitment): boolean => row.plan === 'capacity block';
