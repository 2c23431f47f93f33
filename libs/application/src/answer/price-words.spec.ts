import { marketRates, type Offer } from '@compute-advisor/domain';
import type { Planned } from '../use-cases/planned';
import { priceNotes } from './price-words';

const offer = (provider: string, usdPerGpuHour: number, over: Partial<Offer> = {}): Offer => ({
  gpuId: 'a100-sxm4-80gb',
  provider,
  gpuCount: 8,
  usdPerGpuHour,
  kind: 'on_demand',
  asOf: '2026-11-20',
  source: 'feed',
  freshness: 'live',
  ...over,
});

/** What is said of prices when the best option is one machine of eight out of these offers. */
function notesOn(offers: readonly Offer[]): readonly string[] {
  const rate = marketRates({ snapshotId: 'test', sources: ['feed'], offers }).get('a100-sxm4-80gb');
  const [machine] = rate?.machines ?? [];
  const best = { rate, machines: machine && { gpus: 8, count: 1, rate: machine } };
  return priceNotes({ best } as unknown as Planned);
}

describe('notes on prices', () => {
  it('say who asks less than the offer named and why that one is not counted on', () => {
    expect(
      notesOn([
        offer('aws', 3.43),
        offer('lambda', 3.5),
        offer('oci', 4),
        offer('verda', 1.29),
        offer('vast', 2.8, { kind: 'community' }),
      ]),
    ).toEqual([
      'Cheaper per GPU-hour, and left aside: Verda at $1.29 (so far under the market that it may be a ' +
        'mistake) and Vast.ai at $2.80 (private hosts of a marketplace).',
    ]);
  });

  it('say nothing where nobody asks less, and that old prices are old', () => {
    expect(notesOn([offer('aws', 3.43), offer('vast', 3.6, { kind: 'community' })])).toEqual([]);
    expect(notesOn([offer('aws', 3.43, { asOf: '2026-10-04', old: true })])).toEqual([
      'The prices behind the best option go back to 2026-10-04, more than 30 days: ask for a quote before you order.',
    ]);
  });
});
