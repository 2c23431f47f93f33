import {
  acceptedPriceSnapshot,
  analysisIdNumber,
  analysisRecord,
  priceFeedRun,
} from '@compute-advisor/application/testing';
import { openPersistence } from '../open-persistence';

/** A process of its own, for tests that kill it: `child.ts hold|save|accept <data folder or URL>`. Every line it
 *  prints is a fact that has happened. */
async function main(): Promise<void> {
  const [command, where = ''] = process.argv.slice(2);
  const tell = (line: string): void => {
    process.stdout.write(`${line}\n`);
  };
  const logger = {
    info: (message: string) => tell(`info ${message}`),
    warn: (message: string) => tell(`warn ${message}`),
    error: (message: string) => tell(`error ${message}`),
  };
  const persistence = await openPersistence({
    dataDir: where,
    logger,
    ...(where.startsWith('postgres') ? { databaseUrl: where } : {}),
  });
  tell(`open ${persistence.description}`);
  process.stdin.on(
    'data',
    () =>
      void persistence.close().then(() => {
        tell('closed');
        process.exit(0);
      }),
  );

  if (command === 'save') {
    const first = Number(process.argv[4] ?? 0);
    let next = first;
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (;;) {
          const n = (next += 1);
          await persistence.analyses.save(
            analysisRecord({
              analysisId: analysisIdNumber(n),
              responseBody: JSON.stringify({ n, text: 'x'.repeat(3_000) }),
            }),
          );
          tell(`saved ${n}`);
        }
      }),
    );
  }
  if (command === 'accept') {
    const [offer] = acceptedPriceSnapshot().offers;
    if (offer === undefined) throw new Error('the sample has no offer');
    const offers = Array.from({ length: 12_000 }, (_, i) => ({
      ...offer,
      region: `region-${i}`,
      usdPerGpuHour: 9.99,
    }));
    tell('accepting');
    await persistence.priceSnapshots.accept(
      acceptedPriceSnapshot({ offers, rowsRead: 12_000, contentDigest: 'f'.repeat(64) }),
      priceFeedRun(),
    );
    tell('accepted');
  }
}

main().catch((error: unknown) => {
  process.stdout.write(`failed ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
