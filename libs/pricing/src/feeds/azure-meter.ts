import type { PriceKind } from '@compute-advisor/domain';
import { isObject, textOf } from './document';

/** One hourly price of one virtual machine size in one region, Linux. USD per hour for the whole machine. */
export interface AzureMeter {
  readonly armSkuName: string;
  readonly region: string;
  readonly usdPerHour: number;
  readonly kind: PriceKind;
}

/** What an item of the price list is: a meter of ours; one that is sold on other terms or in other units (`other`); or
 *  one without a usable price. */
export type AzureItem = AzureMeter | 'other' | 'without_price';

/** Tells Windows, Low Priority, DevTest, reserved, tiered and second-region meters from the plain hourly Linux price;
 *  Spot is kept apart as spot. */
export function readAzureItem(item: unknown): AzureItem {
  if (!isObject(item) || !isPlainHourly(item)) return 'other';
  const armSkuName = textOf(item['armSkuName']);
  const region = textOf(item['armRegionName']);
  if (armSkuName === undefined || region === undefined) return 'other';
  const names = [item['productName'], item['skuName'], item['meterName']].map((name) => textOf(name) ?? '').join(' | ');
  if (/\b(windows|win|low priority|dedicated|cloudservices|cloud services)\b/i.test(names)) return 'other';
  const usdPerHour = item['retailPrice'];
  if (typeof usdPerHour !== 'number' || !Number.isFinite(usdPerHour) || usdPerHour === 0) return 'without_price';
  return { armSkuName, region, usdPerHour, kind: /\bspot\b/i.test(names) ? 'spot' : 'on_demand' };
}

/** What every meter of ours says of itself. */
const PLAIN_HOURLY: Readonly<Record<string, string>> = {
  serviceName: 'Virtual Machines',
  type: 'Consumption',
  unitOfMeasure: '1 Hour',
  currencyCode: 'USD',
};

const isPlainHourly = (item: { readonly [key: string]: unknown }): boolean =>
  Object.entries(PLAIN_HOURLY).every(([member, value]) => item[member] === value) &&
  item['isPrimaryMeterRegion'] !== false &&
  !(Number(item['tierMinimumUnits'] ?? 0) > 0);
