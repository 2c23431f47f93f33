import { reasonToReject } from '../acceptance/acceptance-rules';
import { GpuNames } from '../readings/gpu-names';
import { AZURE_PAGES, azurePage } from '../testing/azure-samples';
import { AWS_CSV, GCP_CSV, LAMBDA_CSV, toolshedDocument, VAST_CSV } from '../testing/samples';
import { TEST_GPUS } from '../testing/test-gpus';
import { readAzurePages } from './azure.price-feed';
import { utf8 } from './document';
import { UnreadableFeed } from './price-feed';
import type { FeedReading } from '../readings/feed-reading';
import { readSkypilotCsv } from './skypilot-reading';
import { readToolshed } from './toolshed.price-feed';

const names = new GpuNames(TEST_GPUS);
const NOON = Date.UTC(2026, 9, 4, 12);
const csv =
  (cloud: string) =>
  (bytes: Uint8Array): Promise<FeedReading> =>
    readSkypilotCsv(cloud, utf8(bytes), names, '2026-10-04');

const SOURCES: readonly (readonly [string, string, (bytes: Uint8Array) => FeedReading | Promise<FeedReading>])[] = [
  ['toolshed', toolshedDocument(), (bytes) => readToolshed(bytes, names)],
  ['azure', azurePage(AZURE_PAGES.flat(), null), (bytes) => readAzurePages([bytes], names, '2026-10-04')],
  ['skypilot/aws', AWS_CSV, csv('aws')],
  ['skypilot/gcp', GCP_CSV, csv('gcp')],
  ['skypilot/lambda', LAMBDA_CSV, csv('lambda')],
  ['skypilot/vast', VAST_CSV, csv('vast')],
];

/** Repeatable damage: bytes overwritten, cut out, doubled or moved, one to six times. */
function damaged(bytes: Uint8Array, seed: number): Uint8Array {
  let state = seed;
  const upTo = (n: number): number => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor((state / 4294967296) * n);
  };
  let out = [...bytes];
  for (let times = 1 + upTo(6); times > 0; times -= 1) {
    const at = upTo(out.length);
    const length = 1 + upTo(40);
    switch (upTo(5)) {
      case 0:
        out[at] = upTo(256);
        break;
      case 1:
        out[at] = ' ,"\'{}[]:0.-e\n'.charCodeAt(upTo(14));
        break;
      case 2:
        out.splice(at, length);
        break;
      case 3:
        out.splice(at, 0, ...out.slice(at, at + length));
        break;
      default:
        out = [...out.slice(at), ...out.slice(0, at)];
    }
  }
  return Uint8Array.from(out);
}

describe.each(SOURCES)('%s, damaged at random', (_feed, good, read) => {
  it(
    'is read or refused in one sentence, a thousand times, and never does a price outside the limits, a ' +
      'wrong count or an unknown part get through',
    async () => {
      const bytes = new TextEncoder().encode(good);
      const parts = new Set(TEST_GPUS.map((gpu) => gpu.id));
      let readable = 0;
      for (let seed = 1; seed <= 1000; seed += 1) {
        let reading: FeedReading;
        try {
          reading = await read(damaged(bytes, seed));
        } catch (error) {
          if (!(error instanceof UnreadableFeed)) throw error;
          expect(error.message).toMatch(/^[^\n]{5,200}$/);
          continue;
        }
        readable += 1;
        if (reasonToReject(reading, undefined, [], NOON) !== undefined) continue;
        for (const offer of reading.offers) {
          expect(
            offer.usdPerGpuHour >= 0.02 &&
              offer.usdPerGpuHour <= 60 &&
              offer.gpuCount > 0 &&
              Number.isFinite(offer.gpuCount) &&
              parts.has(offer.gpuId),
          ).toBe(true);
        }
        expect(reading.rowsRead).toBeLessThanOrEqual(60);
      }
      expect(readable).toBeGreaterThan(20);
    },
  );
});
