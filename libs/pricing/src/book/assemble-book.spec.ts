import type { AcceptedPriceSnapshot } from '@compute-advisor/application';
import type { Offer, PriceBook } from '@compute-advisor/domain';
import { assembleBook } from './assemble-book';

const RULES = { cadenceMinutes: 60, staleAfterHours: 72 };
const NOW = Date.UTC(2026, 9, 4, 12);
const base = {
  gpuId: 'h100-sxm-80gb',
  gpuCount: 1,
  usdPerGpuHour: 3.99,
  kind: 'on_demand' as const,
  asOf: '2026-10-04',
};
const snapshot = (feed: string, prices: readonly number[], sourceDate = '2026-10-04'): AcceptedPriceSnapshot => ({
  feed,
  sourceDate,
  offers: prices.map((usdPerGpuHour) => ({ ...base, provider: feed, usdPerGpuHour, asOf: sourceDate, source: feed })),
  contentDigest: 'a'.repeat(64),
  rowsRead: prices.length,
  fetchedAtMs: NOW,
  acceptedAtMs: NOW,
  confirmedAtMs: NOW,
});
const packaged: PriceBook = {
  snapshotId: 'packaged',
  asOf: '2026-07-20',
  sources: ['shipped'],
  offers: [{ ...base, provider: 'aws', asOf: '2026-07-20', source: 'shipped', freshness: 'live' }],
};

describe('the book made of snapshots', () => {
  const three = snapshot('one', [3, 2, 1]);
  const parts = {
    snapshots: [three, snapshot('two', [5, 4], '2026-09-25')],
    packaged,
    operatorPrices: [] as Offer[],
  };

  it('labels every offer by its own source’s freshness, and packaged ones as fallback whatever they say', () => {
    const { book } = assembleBook(parts, NOW, RULES);
    expect(book.offers.map((offer) => [offer.provider, offer.usdPerGpuHour, offer.freshness])).toEqual([
      ['aws', 3.99, 'fallback'],
      ['one', 1, 'live'],
      ['one', 2, 'live'],
      ['one', 3, 'live'],
      ['two', 4, 'stale'],
      ['two', 5, 'stale'],
    ]);
    expect(book).toMatchObject({ asOf: '2026-10-04', sources: ['one', 'shipped', 'two'] });
  });

  it('has the same name and bytes in whatever order the parts come, and however often an offer is repeated', () => {
    const first = JSON.stringify(assembleBook(parts, NOW, RULES).book);
    const turned = {
      ...parts,
      snapshots: [...parts.snapshots].reverse().map((s) => ({ ...s, offers: [...s.offers, ...s.offers].reverse() })),
    };
    expect(JSON.stringify(assembleBook(turned, NOW, RULES).book)).toBe(first);
    expect(JSON.stringify(assembleBook(parts, NOW + 60_000, RULES).book)).toBe(first);
  });

  it('has another name for another price, day, source, kind or freshness', () => {
    const change = (over: Partial<AcceptedPriceSnapshot['offers'][number]>): string =>
      assembleBook(
        {
          ...parts,
          snapshots: [three].map((one) => ({ ...one, offers: one.offers.slice(0, 1).map((o) => ({ ...o, ...over })) })),
        },
        NOW,
        RULES,
      ).book.snapshotId;
    const ids = [
      change({}),
      change({ usdPerGpuHour: 3.0001 }),
      change({ asOf: '2026-10-03' }),
      change({ source: 'else' }),
      change({ kind: 'spot' }),
      change({ region: 'eu' }),
      change({ instanceType: 'eu' }),
      change({ gpuCount: 2 }),
    ];
    expect(new Set(ids).size).toBe(8);
    expect(assembleBook(parts, NOW, RULES).book.snapshotId).not.toBe(
      assembleBook(parts, NOW + 3 * 3_600_000, RULES).book.snapshotId,
    );
  });

  it('is right until the first of its parts ages', () => {
    expect(assembleBook(parts, NOW, RULES).rightUntilMs).toBe(NOW + 2 * 3_600_000 + 1);
    expect(assembleBook({ ...parts, snapshots: [] }, NOW, RULES).rightUntilMs).toBeUndefined();
  });

  it('drops what is older than 14 days, and marks the operator’s prices as the operator’s', () => {
    const own: Offer = { ...base, provider: 'own rack', source: 'operator', freshness: 'fallback' };
    const { book } = assembleBook(
      { snapshots: [snapshot('old', [1], '2026-09-19')], packaged, operatorPrices: [own] },
      NOW,
      RULES,
    );
    expect(book.offers.map((offer) => [offer.provider, offer.kind, offer.freshness])).toEqual([
      ['aws', 'on_demand', 'fallback'],
      ['own rack', 'operator', 'live'],
    ]);
  });

  it(
    'never fills in for a provider whose own list was read: what that list no longer names is gone, under ' +
      'whichever of its names',
    () => {
      const shipped = {
        ...packaged,
        offers: [
          {
            ...base,
            gpuId: 'rtx-a6000-48gb',
            provider: 'datacrunch',
            source: 'shipped',
            freshness: 'fallback' as const,
          },
          ...packaged.offers,
        ],
      };
      const read = { ...parts, packaged: shipped, snapshots: [snapshot('verda', [2.5])] };
      const providers = (at: number): readonly string[] =>
        assembleBook(read, at, RULES).book.offers.map((offer) => offer.provider);
      expect(providers(NOW)).toEqual(['aws', 'verda']);
      expect(providers(NOW + 20 * 24 * 3_600_000)).toEqual(['aws', 'datacrunch']);
    },
  );

  it('marks prices of more than 30 days before today, is another book from that day on, and knows when that is', () => {
    const marks = (at: number): readonly (boolean | undefined)[] =>
      assembleBook({ ...parts, snapshots: [] }, at, RULES).book.offers.map((offer) => offer.old);
    expect(marks(Date.UTC(2026, 7, 19, 23))).toEqual([undefined]);
    expect(marks(Date.UTC(2026, 7, 20))).toEqual([true]);
    const before = assembleBook({ ...parts, snapshots: [] }, Date.UTC(2026, 7, 19), RULES);
    expect(before.rightUntilMs).toBe(Date.UTC(2026, 7, 20));
    expect(before.book.snapshotId).not.toBe(
      assembleBook({ ...parts, snapshots: [] }, Date.UTC(2026, 7, 20), RULES).book.snapshotId,
    );
  });

  it('is frozen', () => {
    const { book } = assembleBook(parts, NOW, RULES);
    expect([book, book.offers, book.sources, ...book.offers].every((part) => Object.isFrozen(part))).toBe(true);
    expect(Object.isFrozen(packaged.offers[0])).toBe(false);
  });

  it('has no day and a name of its own when it is empty', () => {
    expect(
      assembleBook(
        { snapshots: [], packaged: { snapshotId: 'none', sources: [], offers: [] }, operatorPrices: [] },
        NOW,
        RULES,
      ).book,
    ).toEqual({ snapshotId: 'undated.e3b0c44298fc1c14', sources: [], offers: [] });
  });
});
