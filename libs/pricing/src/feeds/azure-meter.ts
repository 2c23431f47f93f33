import type { PriceKind } from '@compute-advisor/domain';
import { isObject, textOf } from './document';

/** One hourly price of one virtual machine size in one region, Linux. USD per hour for the whole machine. */
export interface AzureMeter {
  readonly armSkuName: string;
  readonly region: string;
  readonly usdPerHour: number;
  readonly kind: PriceKind;
}

/** What an item of the price list is: a meter of ours; one that is sold on other terms or in other units (`other`); or one without a usable price. */
export type AzureItem = AzureMeter | 'other' | 'without_price';

/** Tells Windows, Low Priority, DevTest, reserved, tiered and second-region meters from the plain hourly Linux price; Spot is kept apart as spot. */
export function readAzureItem(item: unknown): AzureItem {
  if (!isObject(item)) return 'other';
  const armSkuName = textOf(item['armSkuName']);
  const region = textOf(item['armRegionName']);
  const names = [item['productName'], item['skuName'], item['meterName']].map((name) => textOf(name) ?? '').join(' | ');
  if (armSkuName === undefined || region === undefined || item['serviceName'] !== 'Virtual Machines') return 'other';
  if (item['type'] !== 'Consumption' || item['unitOfMeasure'] !== '1 Hour' || item['currencyCode'] !== 'USD')
    return 'other';
  if (item['isPrimaryMeterRegion'] === false || Number(item['tierMinimumUnits'] ?? 0) > 0) return 'other';
  if (/\b(windows|win|low priority|dedicated|cloudservices|cloud services)\b/i.test(names)) return 'other';
  const usdPerHour = item['retailPrice'];
  if (typeof usdPerHour !== 'number' || !Number.isFinite(usdPerHour) || usdPerHour === 0) return 'without_price';
  return { armSkuName, region, usdPerHour, kind: /\bspot\b/i.test(names) ? 'spot' : 'on_demand' };
}
