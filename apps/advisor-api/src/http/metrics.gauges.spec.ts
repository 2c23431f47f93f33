import { PackagedPriceBook } from '@compute-advisor/catalog';
import type { FeedStatus } from '@compute-advisor/pricing';
import { Registry } from 'prom-client';
import type { Composition } from '../composition/composition';
import { priceGauges } from './metrics.gauges';

const feed = (name: string, refusal?: FeedStatus['refusal']): FeedStatus => ({
  feed: name,
  freshness: 'live',
  offers: 1,
  rejectedRuns: 0,
  failedRuns: 0,
  ...(refusal ? { refusal } : {}),
});
const refusal = { reason: '', doubted: [], sinceMs: 0, acceptedByOperator: false };

describe('gauges of prices', () => {
  it(
    'counts per feed the refreshes in a row that were refused, by whether an operator has to settle it, and ' +
      'forgets it when that is over',
    async () => {
      const registry = new Registry();
      let feeds = [
        feed('skypilot/aws', { ...refusal, times: 4, needsOperator: true }),
        feed('toolshed', { ...refusal, times: 1, needsOperator: false }),
        feed('azure'),
      ];
      const ports = { pricing: new PackagedPriceBook() } as unknown as Composition['ports'];
      priceGauges({ ports, clock: { now: () => 0 }, priceFeeds: () => feeds }, [registry]);
      const refusedLines = async (): Promise<readonly string[]> =>
        (await registry.metrics())
          .split('\n')
          .filter((line) => line.startsWith('advisor_price_feed_refused_refreshes{'));
      expect(await refusedLines()).toEqual([
        'advisor_price_feed_refused_refreshes{feed="skypilot/aws",needs_operator="true"} 4',
        'advisor_price_feed_refused_refreshes{feed="toolshed",needs_operator="false"} 1',
      ]);
      feeds = [feed('skypilot/aws'), feed('toolshed')];
      expect(await refusedLines()).toEqual([]);
    },
  );
});
