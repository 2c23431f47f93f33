/** What the reference books hold and how well it is known: `node tools/build/run-ts.mjs tools/catalog/src/report.ts`.
 */
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { kvBytesPerToken, marketRates, weightBytes } from '@compute-advisor/domain';
import { recountOf } from './checks';

const { models, gpus, version } = new PackagedCatalog().current();
const book = new PackagedPriceBook().currentBook();
const rates = marketRates(book);

function tally<T>(items: readonly T[], key: (item: T) => string): string {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([name, n]) => `${name} ${n}`)
    .join(', ');
}

console.log(`catalog ${version}, prices ${book.snapshotId} as of ${book.asOf}`);
console.log(`\n${models.length} models: ${tally(models, (m) => m.kind)}`);
console.log(
  `attention: ${tally(
    models.filter((m) => m.architecture),
    (m) => m.architecture?.attention ?? '',
  )}`,
);
console.log(`native precision: ${tally(models, (m) => m.nativePrecision)}`);
console.log(
  `parameter count: ${tally(models, (m) => (m.parametersTotalExact ? 'exact' : 'computed or stated by the vendor'))}`,
);
console.log(
  `known only by hearsay: ${models.filter((m) => m.source['parameters_total'] === 'known').length} counts, ` +
    `${models.filter((m) => String(m.source['architecture']) === 'known').length} shapes`,
);
console.log('\nrecomputed count off by more than 0.5 %:');
for (const m of models) {
  const off = recountOf(m);
  if (off !== undefined && Math.abs(off) > 0.005) console.log(`  ${m.id}  ${(100 * off).toFixed(2)} %`);
}
console.log('\nlargest by memory (bf16 weights, cache per token):');
for (const m of [...models].sort((a, b) => b.parametersTotal - a.parametersTotal).slice(0, 10))
  console.log(`  ${m.id}  ${Math.round(weightBytes(m, 'bf16') / 1e9)} GB, ${kvBytesPerToken(m, 'bf16')} bytes`);
console.log(`\n${gpus.length} parts: ${tally(gpus, (g) => g.vendor)}; ${rates.size} have a rate`);
console.log(
  `nobody sells: ${gpus
    .filter((g) => !rates.has(g.id))
    .map((g) => g.id)
    .join(', ')}`,
);
console.log(
  `${book.offers.length} offers: ${tally(book.offers, (o) => o.provider)}; ` +
    `${book.offers.filter((o) => o.gpuCount < 1).length} of slices`,
);
