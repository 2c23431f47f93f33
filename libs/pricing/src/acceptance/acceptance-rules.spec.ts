import type { AcceptedPriceSnapshot, SnapshotOffer } from '@compute-advisor/application';
import type { Offer } from '@compute-advisor/domain';
import type { FeedReading } from '../readings/feed-reading';
import { reasonToReject } from './acceptance-rules';

const NOW = Date.UTC(2026, 9, 4, 12);
const offer = (over: Partial<SnapshotOffer> = {}): SnapshotOffer => ({
  gpuId: 'h100-sxm-80gb',
  provider: 'lambda',
  gpuCount: 8,
  usdPerGpuHour: 4,
  kind: 'on_demand',
  asOf: '2026-10-04',
  source: 'test',
  ...over,
});
const reading = (offers: readonly SnapshotOffer[], over: Partial<FeedReading> = {}): FeedReading => ({
  sourceDate: '2026-10-04',
  offers,
  rowsRead: offers.length,
  rowsAmbiguous: 0,
  rowsUnresolved: 0,
  rowsWithoutPrice: 0,
  unplaced: new Map(),
  ...over,
});
const inForce = (
  offers: readonly SnapshotOffer[],
  over: Partial<AcceptedPriceSnapshot> = {},
): AcceptedPriceSnapshot => ({
  feed: 'test',
  sourceDate: '2026-10-03',
  offers,
  contentDigest: 'a'.repeat(64),
  rowsRead: offers.length,
  fetchedAtMs: NOW,
  acceptedAtMs: NOW,
  confirmedAtMs: NOW,
  ...over,
});
const many = (count: number, over: Partial<SnapshotOffer> = {}): SnapshotOffer[] =>
  Array.from({ length: count }, (_, i) => offer({ region: `region-${i}`, ...over }));
const judge = (now: FeedReading, last?: AcceptedPriceSnapshot, packaged: readonly Offer[] = []): string | undefined =>
  reasonToReject(now, last, packaged, NOW);

describe('whether a refresh is believed', () => {
  it('is, when nothing speaks against it', () => {
    expect(judge(reading(many(10)))).toBeUndefined();
    expect(judge(reading(many(10)), inForce(many(10)))).toBeUndefined();
  });

  it('wants 60 % of the last rows: 6 of 10 will do, 5 will not', () => {
    expect(judge(reading(many(6)), inForce(many(10)))).toBeUndefined();
    expect(judge(reading(many(5)), inForce(many(10)))).toBe('5 of 10 rows are left (50 %), at least 60 % are wanted');
  });

  it('wants 60 % of the last offers, however many rows there are', () => {
    expect(judge(reading(many(5), { rowsRead: 10 }), inForce(many(10)))).toBe(
      '5 of 10 offers are left (50 %), at least 60 % are wanted',
    );
  });

  it.each([
    [0.0199, true],
    [0.02, false],
    [60, false],
    [60.01, true],
    [-1, true],
    [Number.NaN, true],
    [Infinity, true],
  ])('a price of %d USD per GPU-hour is impossible: %s', (usdPerGpuHour, impossible) => {
    expect(judge(reading([offer({ usdPerGpuHour })])) !== undefined).toBe(impossible);
  });

  it('allows a median to move by less than 1.6x, up and down', () => {
    const last = inForce([offer({ usdPerGpuHour: 4 })]);
    expect(judge(reading([offer({ usdPerGpuHour: 6.39 })]), last)).toBeUndefined();
    expect(judge(reading([offer({ usdPerGpuHour: 2.51 })]), last)).toBeUndefined();
    expect(judge(reading([offer({ usdPerGpuHour: 6.4 })]), last)).toBe(
      'the median of h100-sxm-80gb at lambda moved from 4 to 6.4 USD per GPU-hour, 1.6x or more',
    );
    expect(judge(reading([offer({ usdPerGpuHour: 2.5 })]), last)).toBe(
      'the median of h100-sxm-80gb at lambda moved from 4 to 2.5 USD per GPU-hour, 1.6x or more',
    );
  });

  it('looks at each size of machine by itself: eights at half the price do not hide among many singles', () => {
    const sizes = (eights: number): SnapshotOffer[] => [
      ...many(9, { gpuCount: 1 }),
      offer({ gpuCount: 8, usdPerGpuHour: eights }),
    ];
    expect(judge(reading(sizes(2)), inForce(sizes(4)))).toContain('moved from 4 to 2 USD per GPU-hour');
  });

  it('does not let all prices move by 1.3x at once, however little each moves by itself', () => {
    const parts = ['h100-sxm-80gb', 'l4-24gb', 't4-16gb'];
    const at = (usdPerGpuHour: number): SnapshotOffer[] => parts.map((gpuId) => offer({ gpuId, usdPerGpuHour }));
    expect(judge(reading(at(5.19)), inForce(at(4)))).toBeUndefined();
    expect(judge(reading(at(5.2)), inForce(at(4)))).toBe(
      'prices are typically 1.3 times what they were (3 compared), 1.3x or more',
    );
  });

  it('allows less than 3x on marketplaces, and spot prices anything', () => {
    const host = (usdPerGpuHour: number): SnapshotOffer =>
      offer({ provider: 'vast', kind: 'community', usdPerGpuHour });
    expect(judge(reading([host(2.99)]), inForce([host(1)]))).toBeUndefined();
    expect(judge(reading([host(3)]), inForce([host(1)]))).toContain('moved from 1 to 3 USD per GPU-hour, 3x or more');
    const spot = (usdPerGpuHour: number): SnapshotOffer => offer({ kind: 'spot', usdPerGpuHour });
    expect(
      judge(reading([offer({ usdPerGpuHour: 10 }), spot(9)]), inForce([offer({ usdPerGpuHour: 10 }), spot(1)])),
    ).toBeUndefined();
  });

  it('does not let one wrong offer hide behind an honest median', () => {
    const last = inForce(many(10));
    expect(judge(reading([...many(9), offer({ region: 'region-9', usdPerGpuHour: 10 })]), last)).toBe(
      'h100-sxm-80gb at lambda region-9 moved 2.5x or more, to 10 USD per GPU-hour',
    );
  });

  it('does not compare a part, or a provider, that is new', () => {
    expect(
      judge(
        reading([
          ...many(6),
          offer({ gpuId: 'l4-24gb', usdPerGpuHour: 0.5 }),
          offer({ provider: 'nebius', usdPerGpuHour: 1.5 }),
        ]),
        inForce(many(6)),
      ),
    ).toBeUndefined();
  });

  it('refuses a source that is older than what is in force, or of the day after tomorrow', () => {
    expect(judge(reading(many(1), { sourceDate: '2026-10-02' }), inForce(many(1)))).toBe(
      'the source is dated 2026-10-02, before the 2026-10-03 of the data in force',
    );
    expect(judge(reading(many(1), { sourceDate: '2026-10-05' }))).toBeUndefined();
    expect(judge(reading(many(1), { sourceDate: '2026-10-06' }))).toBe('the source is dated 2026-10-06, in the future');
  });

  it('does not measure by data that are too old to be used: after 14 days a halved price is believed', () => {
    const last = (sourceDate: string): AcceptedPriceSnapshot => inForce(many(10), { sourceDate });
    const halved = reading(many(2, { usdPerGpuHour: 2 }));
    expect(judge(halved, last('2026-09-20'))).toContain('2 of 10 rows');
    expect(judge(halved, last('2026-09-19'))).toBeUndefined();
  });

  it(
    'holds a first reading to the packaged book: less than 2x apart, less than 1.5x when several providers ' +
      'moved together',
    () => {
      const parts = ['h100-sxm-80gb', 'l4-24gb', 't4-16gb'];
      const providers = ['lambda', 'verda', 'runpod'];
      const packaged = parts.flatMap((gpuId) =>
        providers.map((provider): Offer => ({ ...offer({ gpuId, provider }), freshness: 'fallback' })),
      );
      const first = (usdPerGpuHour: number, of: readonly string[]): string | undefined =>
        judge(
          reading(parts.flatMap((gpuId) => of.map((provider) => offer({ gpuId, provider, usdPerGpuHour })))),
          undefined,
          packaged,
        );
      expect(first(7.99, ['lambda'])).toBeUndefined();
      expect(first(8, ['lambda'])).toBe(
        'h100-sxm-80gb at lambda costs 8 USD per GPU-hour, the packaged book says 4: 2x apart or more',
      );
      expect(first(0.04, ['lambda'])).toContain('costs 0.04 USD per GPU-hour');
      expect(first(5.99, providers)).toBeUndefined();
      expect(first(6, providers)).toBe(
        'prices are typically 1.5 times the packaged ones of the same providers (9 compared), 1.5x or more',
      );
    },
  );

  it(
    'holds a provider nobody knows to the middle of the others: more than a fifth of it, less than twenty ' +
      'times it',
    () => {
      const packaged = [3, 4, 5].map((usdPerGpuHour, i): Offer => ({
        ...offer({ provider: `provider-${i}`, usdPerGpuHour }),
        freshness: 'fallback',
      }));
      const stranger = (usdPerGpuHour: number, known = packaged): string | undefined =>
        judge(reading([offer({ provider: 'nebius', usdPerGpuHour })]), undefined, known);
      expect(stranger(0.81)).toBeUndefined();
      expect(stranger(50)).toBeUndefined();
      expect(stranger(0.8)).toBe(
        'h100-sxm-80gb at nebius costs 0.8 USD per GPU-hour, the middle of the other providers is 4: 5x apart or more',
      );
      // Two others are no market: only what is absurd is refused.
      expect(stranger(0.8, packaged.slice(1))).toBeUndefined();
      expect(stranger(0.2, packaged.slice(1))).toContain('20x apart or more');
      expect(judge(reading([offer({ gpuId: 'nobody-else', usdPerGpuHour: 20 })]), undefined, packaged)).toBeUndefined();
    },
  );

  it('holds a provider to the range of its own places and machines: 0.53 is a price where it asks 0.526 to 1.2', () => {
    const packaged = [0.526, 1.1, 1.2].map((usdPerGpuHour, i): Offer => ({
      ...offer({ gpuId: 't4-16gb', region: `region-${i}`, usdPerGpuHour }),
      freshness: 'fallback',
    }));
    const first = (usdPerGpuHour: number): string | undefined =>
      judge(reading([offer({ gpuId: 't4-16gb', usdPerGpuHour })]), undefined, packaged);
    expect([first(0.526), first(0.27), first(2.39)]).toEqual([undefined, undefined, undefined]);
    expect(first(0.263)).toContain('the packaged book says 0.526');
    expect(first(2.4)).toContain('the packaged book says 1.2');
  });

  it('wants spot below on demand and on-demand prices where there were some', () => {
    const both = (listed: number, spot: number): SnapshotOffer[] =>
      ['a', 'b', 'c'].flatMap((region) => [
        offer({ region, usdPerGpuHour: listed }),
        offer({ region, usdPerGpuHour: spot, kind: 'spot' }),
      ]);
    expect(judge(reading(both(4, 1.5)))).toBeUndefined();
    expect(judge(reading(both(1.5, 4)))).toBe(
      "3 of 3 machines cost more as spot than on demand: the two prices are in each other's place",
    );
    const spotOnly = both(4, 1.5).filter(({ kind }) => kind === 'spot');
    expect(judge(reading(spotOnly, { rowsRead: 6 }), inForce(both(4, 1.5).slice(0, 3)))).toBe(
      'lambda sold 1 of 1 parts on demand and now lists no on-demand price for them',
    );
    const listedOnly = both(4, 1.5).filter(({ kind }) => kind === 'on_demand');
    expect(judge(reading([...listedOnly, ...many(3, { gpuCount: 1 })]), inForce(both(4, 1.5)))).toBe(
      'all 3 spot prices are gone',
    );
  });

  it('says what became of the rows when none is left', () => {
    expect(judge(reading([], { rowsRead: 9, rowsUnresolved: 4, rowsAmbiguous: 2, rowsWithoutPrice: 3 }))).toBe(
      'no offer is left of 9 rows (4 with unknown parts, 2 ambiguous, 3 without a price)',
    );
  });

  it(
    'wants a price on demand: a list with spot prices alone has its columns mixed up, also when it is the ' +
      'first one',
    () => {
      expect(judge(reading(many(3, { kind: 'spot' })))).toBe(
        'all 3 prices are spot prices, and none says what a machine costs on demand',
      );
    },
  );

  it(
    'does not take ten times the market from a provider nobody knows: 40, 15 and 15 where three others ask ' +
      '4, 1.5 and 1.5',
    () => {
      const parts = [
        ['h100-sxm-80gb', 4],
        ['l40s-48gb', 1.5],
        ['a100-sxm4-80gb', 1.5],
      ] as const;
      const packaged = ['lambda', 'verda', 'runpod'].flatMap((provider) =>
        parts.map(([gpuId, usdPerGpuHour]): Offer => ({
          ...offer({ provider, gpuId, usdPerGpuHour }),
          freshness: 'fallback',
        })),
      );
      const newcomer = (by: number): FeedReading =>
        reading(parts.map(([gpuId, usd]) => offer({ provider: 'newcomer', gpuId, usdPerGpuHour: usd * by })));
      expect(judge(newcomer(10), undefined, packaged)).toBe(
        'prices are typically 10 times what other providers ask in the packaged book (3 compared), 2.5x or more',
      );
      expect(judge(newcomer(0.6), undefined, packaged)).toBeUndefined();
      expect(judge(newcomer(2.1), undefined, packaged)).toBeUndefined();
    },
  );
});
