import type { PurchasePrice } from '@compute-advisor/domain';
import { type Imported, known, numberOf, type RawRow, statedOf, textOf } from './raw-row';

const UNITS: ReadonlySet<string> = new Set<PurchasePrice['unit']>(['card', 'server', 'system']);
const BASES: ReadonlyMap<string, PurchasePrice['basis']> = new Map([
  ['msrp', 'msrp'],
  ['street', 'street'],
  ['reseller list', 'reseller_list'],
  ['quote reported', 'quote_reported'],
]);

/** A row of purchase_prices.jsonl as a row of the book. */
export function purchasePrice(raw: RawRow): Imported<PurchasePrice> {
  const [gpuId, unit, basis] = [textOf(raw, 'gpu_id'), textOf(raw, 'kind'), BASES.get(textOf(raw, 'basis') ?? '')];
  const [gpuCount, usdLow, usdHigh] = [numberOf(raw, 'gpus'), numberOf(raw, 'usd_low'), numberOf(raw, 'usd_high')];
  if (!gpuId || !unit || !UNITS.has(unit) || !basis) return { leftOut: 'no part, unit or basis' };
  if (!gpuCount || !usdLow || !usdHigh || usdHigh < usdLow) return { leftOut: 'no price' };
  const condition = textOf(raw, 'condition');
  return {
    row: {
      gpuId,
      unit: unit as PurchasePrice['unit'],
      gpuCount,
      usdLow,
      usdHigh,
      basis,
      ...(condition === 'new' || condition === 'used' ? { condition } : {}),
      ...statedOf(raw),
      ...(raw['date_kind'] === 'earliest' ? { undated: true as const } : {}),
      ...known({ note: textOf(raw, 'note') }),
    },
  };
}
