interface AzureItemSample {
  readonly [member: string]: unknown;
}

/** One meter as the price list writes it. */
export const azureItem = (over: AzureItemSample = {}): AzureItemSample => ({
  currencyCode: 'USD',
  tierMinimumUnits: 0,
  retailPrice: 98.32,
  unitPrice: 98.32,
  armRegionName: 'eastus',
  location: 'US East',
  effectiveStartDate: '2026-07-01T00:00:00Z',
  meterName: 'ND96isrH100v5',
  productName: 'Virtual Machines NDsrH100v5 Series',
  skuName: 'ND96isrH100v5',
  serviceName: 'Virtual Machines',
  unitOfMeasure: '1 Hour',
  type: 'Consumption',
  isPrimaryMeterRegion: true,
  armSkuName: 'Standard_ND96isr_H100_v5',
  ...over,
});

/** Ten meters over two pages: three plain, one spot, and the kinds that are none of ours. */
export const AZURE_PAGES: readonly (readonly AzureItemSample[])[] = [
  [
    azureItem(),
    azureItem({ armRegionName: 'germanywestcentral', retailPrice: 127.816 }),
    azureItem({ skuName: 'ND96isrH100v5 Spot', meterName: 'ND96isrH100v5 Spot', retailPrice: 24.58 }),
    azureItem({ skuName: 'ND96isrH100v5 Low Priority', meterName: 'ND96isrH100v5 Low Priority', retailPrice: 19.66 }),
    azureItem({ productName: 'Virtual Machines NDsrH100v5 Series Windows', retailPrice: 102.74 }),
    azureItem({ type: 'DevTestConsumption', retailPrice: 60 }),
  ],
  [
    azureItem({
      armSkuName: 'Standard_NV12ads_A10_v5',
      skuName: 'NV12ads A10 v5',
      meterName: 'NV12ads A10 v5',
      productName: 'Virtual Machines NVadsA10v5 Series',
      retailPrice: 0.908,
    }),
    azureItem({
      armSkuName: 'Standard_NC4as_T4_v3',
      skuName: 'NC4as T4 v3',
      meterName: 'NC4as T4 v3',
      productName: 'Virtual Machines NCasT4 v3 Series',
      armRegionName: 'westeurope',
      retailPrice: 0,
    }),
    azureItem({
      armSkuName: 'Standard_NC999_Z900_v1',
      skuName: 'NC999 Z900 v1',
      meterName: 'NC999 Z900 v1',
      productName: 'Virtual Machines NCZ900 Series',
      retailPrice: 9,
    }),
    azureItem({ type: 'Reservation', reservationTerm: '3 Years', retailPrice: 800000 }),
  ],
];

export const azurePage = (items: readonly unknown[], next: string | null): string =>
  JSON.stringify({
    BillingCurrency: 'USD',
    CustomerEntityId: 'Default',
    CustomerEntityType: 'Retail',
    Items: items,
    NextPageLink: next,
    Count: items.length,
  });
