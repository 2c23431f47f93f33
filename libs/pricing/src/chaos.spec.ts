import type { AcceptedPriceSnapshot, PriceFeedRun, SnapshotOffer } from '@compute-advisor/application';
import { content, transportDamage, type Damage } from './testing/damage';
import { HOUR, serveAzure, TEST_LIMITS, testMarket, type TestMarket } from './testing/market';
import { AZURE_PAGES, azureItem, azurePage } from './testing/azure-samples';
import { LAMBDA_CSV, TOOLSHED_ROWS, toolshedDocument } from './testing/samples';
import { SampleServer } from './testing/sample-server';
import type { PriceFeedAddresses } from './feeds/feed-settings';

interface Source {
  readonly feed: string;
  readonly path: string;
  readonly good: string;
  readonly addresses: (server: SampleServer) => PriceFeedAddresses;
  readonly serve: (server: SampleServer) => void;
  readonly damages: (server: () => SampleServer) => readonly Damage[];
}

const price = ({ gpuId, provider, instanceType, region, gpuCount, usdPerGpuHour, kind }: SnapshotOffer): string =>
  JSON.stringify([gpuId, provider, instanceType, region, gpuCount, usdPerGpuHour, kind]);

/** What has to be there for a test to go on. */
function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('it is not there');
  return value;
}

function withstands(source: Source): void {
  describe(source.feed, () => {
    let server: SampleServer;
    let market: TestMarket;
    beforeEach(async () => {
      server = await new SampleServer().start();
      source.serve(server);
      market = testMarket(source.addresses(server), { limits: { ...TEST_LIMITS, retries: 0 } });
    });
    afterEach(async () => {
      await market.pricing.stop();
      await server.stop();
    });

    const inForce = async (): Promise<AcceptedPriceSnapshot | undefined> =>
      (await market.snapshots.current()).snapshots.find((snapshot) => snapshot.feed === source.feed);
    const refresh = async (): Promise<PriceFeedRun> =>
      present((await market.pricing.refresh()).find((run) => run.feed === source.feed));

    const damages = source.damages(() => server);

    it('is held to at least 25 kinds of damage, each of its own', () => {
      expect(new Set(damages.map(({ what }) => what)).size).toBe(damages.length);
      expect(damages.length).toBeGreaterThanOrEqual(25);
    });

    it.each(damages.map((damage) => [damage.what, damage] as const))(
      '%s',
      async (_what, { respond, outcome, reason }) => {
        expect((await refresh()).outcome).toBe('accepted');
        const good = present(await inForce());
        const bookBefore = market.pricing.currentBook();
        server.answer(source.path, respond);
        market.clock.move(HOUR);
        const run = await refresh();
        const after = present(await inForce());
        const known = new Set(good.offers.map(price));
        expect(after.offers.map(price).filter((text) => !known.has(text))).toEqual([]);
        if (outcome === 'harmless') {
          expect(['accepted', 'not_modified']).toContain(run.outcome);
          expect(JSON.stringify(run)).toMatch(reason);
        } else {
          expect([run.outcome, run.reason]).toEqual([outcome, expect.stringMatching(reason)]);
          expect(after).toEqual(good);
          expect(market.pricing.currentBook()).toBe(bookBefore);
          expect(await market.snapshots.recentRuns(source.feed, 1)).toEqual([run]);
        }
      },
    );

    it.each(
      damages
        .filter(({ what, outcome }) => outcome !== 'harmless' && !TOLD_BY_COMPARISON.has(what))
        .map((damage) => [damage.what, damage] as const),
    )('at the very first fetch: %s', async (_what, { respond, outcome, reason }) => {
      server.answer(source.path, respond);
      const run = await refresh();
      expect([run.outcome, run.reason]).toEqual([outcome, expect.stringMatching(reason)]);
      expect(await inForce()).toBeUndefined();
      expect(market.pricing.currentBook().offers.every((offer) => offer.freshness === 'fallback')).toBe(true);
    });

    it('heals: after the damage the good document is taken again', async () => {
      await refresh();
      server.answer(source.path, (_request, response) => response.writeHead(500).end());
      expect((await refresh()).outcome).toBe('failed');
      source.serve(server);
      expect((await refresh()).outcome).toBe('not_modified');
    });
  });
}

/** What only a comparison with earlier data can tell, and there is none at the first fetch. */
const TOLD_BY_COMPARISON: ReadonlySet<string> = new Set([
  'half of the rows gone',
  'most rows gone',
  'half of the lines gone',
  'the second page gone',
  'most parts renamed',
  'most machines renamed',
  'offers that are no objects',
  'all prices absent but one',
  'dated before the data in force',
  'all prices doubled',
  'all prices halved',
  'every price ten times lower',
  'every price five times lower',
  'one provider’s prices doubled',
  'one machine’s price six times its size',
]);

const rows = (change: (row: Record<string, unknown>, index: number) => Record<string, unknown> | undefined): string =>
  toolshedDocument(TOOLSHED_ROWS.map((row, i) => change({ ...row }, i)).filter((row) => row !== undefined));
const usd = (row: Record<string, unknown>): number => row['price_per_gpu_hr_usd'] as number;
const times =
  (factor: number) =>
  (row: Record<string, unknown>): Record<string, unknown> => ({ ...row, price_per_gpu_hr_usd: usd(row) * factor });

withstands({
  feed: 'toolshed',
  path: '/prices.json',
  good: toolshedDocument(),
  addresses: (server) => ({ toolshed: `${server.origin}/prices.json` }),
  serve: (server) => server.serve('/prices.json', toolshedDocument()),
  damages: (server) => [
    ...transportDamage(toolshedDocument(), server),
    content('a list instead of an object', JSON.stringify(TOOLSHED_ROWS), 'rejected', /no list of offers/),
    content('no date', JSON.stringify({ offers: TOOLSHED_ROWS }), 'rejected', /does not say when/),
    content('a date that is none', toolshedDocument(undefined, 'yesterday'), 'rejected', /does not say when/),
    content(
      'a date far ahead',
      toolshedDocument(undefined, '2027-01-01T00:00:00Z'),
      'rejected',
      /dated 2027-01-01, in the future/,
    ),
    content(
      'dated before the data in force',
      toolshedDocument(undefined, '2026-10-01T00:00:00Z'),
      'rejected',
      /dated 2026-10-01, before the 2026-10-04/,
    ),
    content('no offers', toolshedDocument([]), 'rejected', /no offer is left of 0 rows/),
    content(
      'offers that are no objects',
      toolshedDocument([1, 'two', null, [3], TOOLSHED_ROWS[0]]),
      'rejected',
      /rows are left/,
    ),
    content(
      'half of the rows gone',
      rows((row, i) => (i % 2 ? undefined : row)),
      'rejected',
      /6 of 12 rows are left \(50 %\), at least 60 % are wanted/,
    ),
    content(
      'most parts renamed',
      rows((row, i) =>
        i < 9 ? { ...row, gpu_key: 'Hopper Hundred', gpu_model_raw: 'Hopper Hundred', gpu_family: 'Hopper' } : row,
      ),
      'rejected',
      /1 of 10 offers are left/,
    ),
    content(
      'the price column renamed',
      rows(({ price_per_gpu_hr_usd: cost, ...row }) => ({ ...row, usd: cost })),
      'rejected',
      /no offer is left of 12 rows/,
    ),
    content(
      'the count column missing',
      rows(({ gpu_count: _count, ...row }) => row),
      'rejected',
      /no offer is left of 12 rows/,
    ),
    content(
      'the provider column missing',
      rows(({ provider: _provider, ...row }) => row),
      'rejected',
      /no offer is left/,
    ),
    content(
      'prices as text',
      rows((row) => ({ ...row, price_per_gpu_hr_usd: `$${usd(row)}` })),
      'rejected',
      /no offer is left/,
    ),
    content('every price 1000 times higher', rows(times(1000)), 'rejected', /outside 0.02 to 60/),
    content(
      'one price 1000 times higher',
      rows((row, i) => (i === 2 ? times(1000)(row) : row)),
      'rejected',
      /h100-sxm-80gb at verda 1H100.80S.30V costs 3250 USD/,
    ),
    content('every price 1000 times lower', rows(times(0.001)), 'rejected', /outside 0.02 to 60/),
    content('every price ten times lower', rows(times(0.1)), 'rejected', /moved from|outside/),
    content('all prices zero', rows(times(0)), 'rejected', /no offer is left/),
    content(
      'one negative price',
      rows((row, i) => (i === 1 ? times(-1)(row) : row)),
      'rejected',
      /costs -3.99 USD/,
    ),
    content('all prices doubled', rows(times(2)), 'rejected', /moved from .* 1.6x or more/),
    content(
      'one provider’s prices doubled',
      rows((row) => (row['provider'] === 'lambdalabs' ? times(2.1)(row) : row)),
      'rejected',
      /at lambda moved from/,
    ),
    content(
      'all prices absent but one',
      rows((row, i) => (i === 0 ? row : { ...row, price_per_gpu_hr_usd: null })),
      'rejected',
      /1 of 10 offers are left/,
    ),
    content('infinite numbers', toolshedDocument().replace('2.69', '1e999'), 'harmless', /"rowsWithoutPrice":1/),
    content(
      'rows three times over',
      toolshedDocument([...TOOLSHED_ROWS, ...TOOLSHED_ROWS, ...TOOLSHED_ROWS]),
      'harmless',
      /"rowsRead":12/,
    ),
    content(
      'one price zero',
      rows((row, i) => (i === 4 ? times(0)(row) : row)),
      'harmless',
      /"rowsWithoutPrice":1/,
    ),
    content(
      'one part renamed',
      rows((row, i) => (i === 4 ? { ...row, gpu_key: 'Z900', gpu_model_raw: 'Z900' } : row)),
      'harmless',
      /"rowsUnresolved":3/,
    ),
  ],
});

const lines = LAMBDA_CSV.trimEnd().split('\r\n');
const [header = ''] = lines;
const [FIRST_PAGE = []] = AZURE_PAGES;
const csv = (change: (line: string, index: number) => string | undefined): string =>
  [
    header,
    ...lines
      .slice(1)
      .map(change)
      .filter((line) => line !== undefined),
  ].join('\r\n') + '\r\n';
const cell = (line: string, column: number, change: (value: string) => string): string =>
  line
    .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((value, i) => (i === column ? change(value) : value))
    .join(',');
const PRICE = 5;
const scaled =
  (factor: number) =>
  (line: string): string =>
    cell(line, PRICE, (value) => String(Number(value) * factor));
const withoutColumn = (name: string): string => {
  const at = header.split(',').indexOf(name);
  return lines
    .map((line) =>
      line
        .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
        .filter((_value, i) => i !== at)
        .join(','),
    )
    .join('\n');
};

withstands({
  feed: 'skypilot/lambda',
  path: '/c/v8/lambda/vms.csv',
  good: LAMBDA_CSV,
  addresses: (server) => ({ skypilot: `${server.origin}/c/v8` }),
  serve: (server) =>
    server.serve('/c/v8/lambda/vms.csv', LAMBDA_CSV, { 'last-modified': 'Sun, 04 Oct 2026 06:00:00 GMT' }),
  damages: (server) => [
    ...transportDamage(LAMBDA_CSV, server),
    ...['InstanceType', 'AcceleratorName', 'AcceleratorCount', 'Price', 'Region'].map((name) =>
      content(
        `the column ${name} missing`,
        withoutColumn(name),
        'rejected',
        new RegExp(`the column ${name} is missing`),
      ),
    ),
    content('the header missing', lines.slice(1).join('\n'), 'rejected', /column .* is missing/),
    content(
      'the header in lower case',
      LAMBDA_CSV.replace(header, header.toLowerCase()),
      'rejected',
      /column .* is missing/,
    ),
    content('semicolons for commas', lines.join('\n').replaceAll(',', ';'), 'rejected', /column .* is missing/),
    content(
      'a cell too many in one line',
      csv((line, i) => (i === 2 ? `${line},extra` : line)),
      'rejected',
      /line 4 is not the CSV it should be/,
    ),
    content(
      'a quote that never closes',
      csv((line, i) => (i === 2 ? line.replace(/"/, '') : line)),
      'rejected',
      /not the CSV it should be/,
    ),
    content(
      'a line of a megabyte',
      csv((line, i) => (i === 2 ? line.replace('V100', 'V'.repeat(1_000_000)) : line)),
      'rejected',
      /not the CSV it should be/,
    ),
    content('only the header', `${header}\r\n`, 'rejected', /no offer is left of 0 rows/),
    content(
      'half of the lines gone',
      csv((_line, i) => (i < 2 ? lines[i + 1] : undefined)),
      'rejected',
      /1 of 5 rows are left \(20 %\)/,
    ),
    content(
      'most machines renamed',
      csv((line, i) =>
        i === 0 || i === 5
          ? line
          : line.replace(/^[^,]*,[^,]*/, 'gpu_z,Z900').replace(/'Name': '[^']*'/, "'Name': 'Z900'"),
      ),
      'rejected',
      /1 of 5 offers are left/,
    ),
    content('every price 1000 times higher', csv(scaled(1000)), 'rejected', /outside 0.02 to 60/),
    content(
      'one price 1000 times higher',
      csv((line, i) => (i === 3 ? scaled(1000)(line) : line)),
      'rejected',
      /outside 0.02 to 60/,
    ),
    content('every price five times lower', csv(scaled(0.2)), 'rejected', /moved from/),
    content('all prices halved', csv(scaled(0.5)), 'rejected', /moved from .* 1.6x or more/),
    content(
      'one machine’s price six times its size',
      csv((line, i) => (i === 1 ? scaled(6)(line) : line)),
      'rejected',
      /v100-sxm2-16gb at lambda .* moved 5x or more|moved from/,
    ),
    content('all prices zero', csv(scaled(0)), 'rejected', /no offer is left/),
    content(
      'all prices empty',
      csv((line) => cell(line, PRICE, () => '')),
      'rejected',
      /no offer is left/,
    ),
    content(
      'one negative price',
      csv((line, i) => (i === 4 ? scaled(-1)(line) : line)),
      'rejected',
      /costs -3.29 USD/,
    ),
    content(
      'prices with a currency sign',
      csv((line) => cell(line, PRICE, (value) => `$${value}`)),
      'rejected',
      /no offer is left/,
    ),
    content(
      'prices with a decimal comma',
      csv((line) => cell(line, PRICE, (value) => `"${value.replace('.', ',')}"`)),
      'rejected',
      /no offer is left/,
    ),
    content(
      'all counts zero',
      csv((line) => cell(line, 2, () => '0')),
      'rejected',
      /no offer is left/,
    ),
    content(
      'lines three times over',
      [header, ...[1, 2, 3].flatMap(() => lines.slice(1))].join('\r\n'),
      'harmless',
      /"rowsRead":5/,
    ),
    content(
      'GpuInfo that is no literal',
      csv((line) => cell(line, 7, (value) => (value === '' ? value : '"<b>{{{"'))),
      'harmless',
      /"offersKept":[345]/,
    ),
    content(
      'one price empty',
      csv((line, i) => (i === 4 ? cell(line, PRICE, () => '') : line)),
      'harmless',
      /"rowsWithoutPrice":1/,
    ),
    content('a byte order mark', `\ufeff${LAMBDA_CSV}`, 'harmless', /"offersKept":5/),
    content(
      'another order of columns',
      lines
        .map((line) =>
          line
            .split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
            .reverse()
            .join(','),
        )
        .join('\n'),
      'harmless',
      /"offersKept":5/,
    ),
  ],
});

const AZURE_PATH = '/api/retail/prices';
const all = AZURE_PAGES.flat();
const onePage = (items: readonly unknown[], next: string | null = null): string => azurePage(items, next);
const meters = (
  change: (item: Record<string, unknown>, index: number) => Record<string, unknown> | undefined,
): string => onePage(all.map((item, i) => change({ ...item }, i)).filter((item) => item !== undefined));
const retail =
  (factor: number) =>
  (item: Record<string, unknown>): Record<string, unknown> => ({
    ...item,
    retailPrice: (item['retailPrice'] as number) * factor,
  });

withstands({
  feed: 'azure',
  path: AZURE_PATH,
  good: azurePage(all, null),
  addresses: (server) => ({ azure: `${server.origin}${AZURE_PATH}` }),
  serve: (server) => serveAzure(server),
  damages: (server) => [
    ...transportDamage(azurePage(all, null), server),
    content('items missing', '{"BillingCurrency":"USD","NextPageLink":null}', 'rejected', /no list of items/),
    content('items that are no list', '{"BillingCurrency":"USD","Items":{}}', 'rejected', /no list of items/),
    content('no items', onePage([]), 'rejected', /no offer is left of 0 rows/),
    content(
      'prices in euros',
      azurePage(all, null).replace('"BillingCurrency":"USD"', '"BillingCurrency":"EUR"'),
      'rejected',
      /prices come in EUR/,
    ),
    {
      what: 'pages that lead back',
      respond: (request, response) => {
        response.end(onePage(FIRST_PAGE, `${server().origin}${request.url ?? ''}`));
      },
      outcome: 'rejected',
      reason: /lead back to themselves/,
    },
    {
      what: 'pages without end',
      respond: (request, response) => {
        const n = Number(new URL(request.url ?? '/', server().origin).searchParams.get('$skip') ?? 0);
        response.end(onePage([azureItem()], `${server().origin}${AZURE_PATH}?$skip=${n + 1}`));
      },
      outcome: 'rejected',
      reason: /more than 80 pages/,
    },
    content(
      'a next page on another host',
      onePage(FIRST_PAGE, 'http://169.254.169.254/api/retail/prices?$skip=1000'),
      'rejected',
      /next page lies on another host, 169\.254\.169\.254/,
    ),
    content('a next page that is no address', onePage(FIRST_PAGE, 'soon'), 'rejected', /link to the next page is none/),
    {
      what: 'the second page fails',
      respond: (request, response) => {
        if (request.url?.includes('skip=1000')) response.writeHead(500).end();
        else response.end(onePage(FIRST_PAGE, `${server().origin}${AZURE_PATH}?$skip=1000`));
      },
      outcome: 'failed',
      reason: /^HTTP 500 from/,
    },
    {
      what: 'the second page is a web page',
      respond: (request, response) => {
        response.end(
          request.url?.includes('skip=1000')
            ? '<html>'
            : onePage(FIRST_PAGE, `${server().origin}${AZURE_PATH}?$skip=1000`),
        );
      },
      outcome: 'rejected',
      reason: /a web page came/,
    },
    content('the second page gone', onePage(FIRST_PAGE), 'rejected', /3 of 6 rows are left \(50 %\)/),
    content(
      'most machines renamed',
      meters((item) => ({ ...item, armSkuName: `${String(item['armSkuName'])}_next` })),
      'rejected',
      /no offer is left/,
    ),
    content('most rows gone', onePage(all.slice(0, 1)), 'rejected', /1 of 6 rows are left/),
    content(
      'the price member renamed',
      meters(({ retailPrice: cost, ...item }) => ({ ...item, price: cost })),
      'rejected',
      /no offer is left/,
    ),
    content('every price 1000 times higher', meters(retail(1000)), 'rejected', /outside 0.02 to 60/),
    content('every price 1000 times lower', meters(retail(0.001)), 'rejected', /outside 0.02 to 60/),
    content('all prices zero', meters(retail(0)), 'rejected', /no offer is left/),
    content(
      'one negative price',
      meters((item, i) => (i === 0 ? retail(-1)(item) : item)),
      'rejected',
      /costs -12.29 USD/,
    ),
    content('all prices doubled', meters(retail(2)), 'rejected', /moved from .* 1.6x or more/),
    content('all prices halved', meters(retail(0.5)), 'rejected', /moved from/),
    content(
      'prices as text',
      meters((item) => ({ ...item, retailPrice: String(item['retailPrice']) })),
      'rejected',
      /no offer is left/,
    ),
    content(
      'every meter Windows',
      meters((item) => ({ ...item, productName: `${String(item['productName'])} Windows` })),
      'rejected',
      /no offer is left of 0 rows/,
    ),
    content(
      'every meter DevTest',
      meters((item) => ({ ...item, type: 'DevTestConsumption' })),
      'rejected',
      /no offer is left of 0 rows/,
    ),
    content('items three times over', onePage([...all, ...all, ...all]), 'harmless', /"rowsRead":6/),
    content('items that are no objects among them', onePage([...all, null, 7, 'x']), 'harmless', /"offersKept":4/),
    content(
      'one price zero',
      meters((item, i) => (i === 2 ? retail(0)(item) : item)),
      'harmless',
      /"rowsWithoutPrice":2/,
    ),
  ],
});
