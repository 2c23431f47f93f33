import type { AcceptedPriceSnapshot, SnapshotOffer } from '@compute-advisor/application';
import type { Offer } from '@compute-advisor/domain';
import type { FeedReading } from '../feeds/price-feed';
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

  it('allows a median to move by less than 2x, up and down', () => {
    const last = inForce([offer({ usdPerGpuHour: 4 })]);
    expect(judge(reading([offer({ usdPerGpuHour: 7.99 })]), last)).toBeUndefined();
    expect(judge(reading([offer({ usdPerGpuHour: 2.01 })]), last)).toBeUndefined();
    expect(judge(reading([offer({ usdPerGpuHour: 8 })]), last)).toBe(
      'the median of h100-sxm-80gb at lambda moved from 4 to 8 USD per GPU-hour, 2x or more',
    );
    expect(judge(reading([offer({ usdPerGpuHour: 2 })]), last)).toBe(
      'the median of h100-sxm-80gb at lambda moved from 4 to 2 USD per GPU-hour, 2x or more',
    );
  });

  it('allows less than 5x on marketplaces, and spot prices anything', () => {
    const host = (usdPerGpuHour: number): SnapshotOffer =>
      offer({ provider: 'vast', kind: 'community', usdPerGpuHour });
    expect(judge(reading([host(4.99)]), inForce([host(1)]))).toBeUndefined();
    expect(judge(reading([host(5)]), inForce([host(1)]))).toContain('moved from 1 to 5 USD per GPU-hour, 5x or more');
    const spot = (usdPerGpuHour: number): SnapshotOffer => offer({ kind: 'spot', usdPerGpuHour });
    expect(judge(reading([spot(9)]), inForce([spot(1)]))).toBeUndefined();
  });

  it('does not let one wrong offer hide behind an honest median', () => {
    const last = inForce(many(10));
    expect(judge(reading([...many(9), offer({ region: 'region-9', usdPerGpuHour: 40 })]), last)).toBe(
      'h100-sxm-80gb at lambda region-9 moved 5x or more, to 40 USD per GPU-hour',
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

  it('holds a first reading to the scale of the packaged book of the same providers, and to nothing finer', () => {
    const parts = ['h100-sxm-80gb', 'l4-24gb', 't4-16gb'];
    const packaged = parts.map((gpuId): Offer => ({ ...offer({ gpuId }), freshness: 'fallback' }));
    expect(
      judge(reading(parts.map((gpuId) => offer({ gpuId, usdPerGpuHour: 11.9 }))), undefined, packaged),
    ).toBeUndefined();
    expect(judge(reading(parts.map((gpuId) => offer({ gpuId, usdPerGpuHour: 32 }))), undefined, packaged)).toBe(
      'prices are typically 8 times the packaged ones of the same providers (3 compared), 3x or more',
    );
    expect(judge(reading([offer({ usdPerGpuHour: 32 })]), undefined, packaged)).toBeUndefined();
    expect(
      judge(
        reading(parts.map((gpuId) => offer({ gpuId, provider: 'nebius', usdPerGpuHour: 32 }))),
        undefined,
        packaged,
      ),
    ).toBeUndefined();
  });

  it('says what became of the rows when none is left', () => {
    expect(judge(reading([], { rowsRead: 9, rowsUnresolved: 4, rowsAmbiguous: 2, rowsWithoutPrice: 3 }))).toBe(
      'no offer is left of 9 rows (4 with unknown parts, 2 ambiguous, 3 without a price)',
    );
  });
});
