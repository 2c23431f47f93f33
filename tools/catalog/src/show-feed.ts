/** What the price feeds say of a GPU, now: `node tools/build/run-ts.mjs tools/catalog/src/show-feed.ts <GPU id>
 *  [--toolshed=URL] [--skypilot=URL] [--azure=URL]`. Without addresses the public feeds are asked. */
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { askFeeds, partReport, readArguments } from './feed-tools';

async function main(): Promise<void> {
  const { addresses, words } = readArguments(process.argv.slice(2));
  const { gpus } = new PackagedCatalog().current();
  const wanted = words.join(' ').toLowerCase();
  const gpu = gpus.find(({ id, name, aliases }) =>
    [id, name, ...aliases].some((text) => text.toLowerCase() === wanted),
  );
  if (!gpu)
    throw new Error(
      `no part is called "${words.join(' ')}"; near: ${
        gpus
          .map(({ id }) => id)
          .filter((id) => wanted !== '' && id.includes(wanted.split(/[\s-]/)[0] ?? wanted))
          .join(', ') || 'nothing'
      }`,
    );
  console.log(
    partReport(await askFeeds(addresses, gpus, new PackagedPriceBook().currentBook().offers, Date.now()), gpu),
  );
}
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
