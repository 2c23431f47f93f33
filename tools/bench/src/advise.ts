/** What one answer costs (read, plan, rank; no I/O) beside `JSON.stringify` + `JSON.parse` of its own verbose
 *  response, and how that grows with the
 *  catalog: `node tools/build/run-ts.mjs tools/bench/src/advise.ts`. */
import { type AdviseRequest, type AdvisorPorts, type Catalog, createAdvisor } from '@compute-advisor/application';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import type { PriceBook } from '@compute-advisor/domain';
import { portsOn } from './ports';
import { median, sideBySide } from './side-by-side';

const REQUESTS: readonly AdviseRequest[] = [
  { description: 'How much memory does DeepSeek-R1 need?' },
  {
    description:
      'RAG over 2 million documents with Qwen3 32B for 300 users, 40 at a time, 16k context, TTFT under 500 ms',
  },
  {
    description: 'We run 8x H100 SXM for Llama 3.3 70B, about 40 concurrent users, 8k context',
    currentPricePerGpuHour: 3.9,
  },
  { description: 'What is the largest model that I can serve for $4,000 a month to 25 concurrent users?' },
];
const HOW = { rounds: 15, roundMs: 60 };

/** The same books `times` over: copies of every model and part under other names, and of every offer for the copied
 *  part. */
function enlarged(catalog: Catalog, book: PriceBook, times: number): readonly [Catalog, PriceBook] {
  const copies = Array.from({ length: times - 1 }, (_, i) => `x${i + 2}`);
  return [
    {
      version: `${catalog.version}-times-${times}`,
      books: catalog.books,
      models: [
        ...catalog.models,
        ...copies.flatMap((mark) =>
          catalog.models.map((m) => ({ ...m, id: `${m.id}-${mark}`, aliases: m.aliases.map((a) => `${a} ${mark}`) })),
        ),
      ],
      gpus: [
        ...catalog.gpus,
        ...copies.flatMap((mark) =>
          catalog.gpus.map((g) => ({
            ...g,
            id: `${g.id}-${mark}`,
            name: `${g.name} ${mark}`,
            aliases: g.aliases.map((a) => `${a} ${mark}`),
          })),
        ),
      ],
    },
    {
      ...book,
      snapshotId: `${book.snapshotId}-times-${times}`,
      offers: [
        ...book.offers,
        ...copies.flatMap((mark) => book.offers.map((o) => ({ ...o, gpuId: `${o.gpuId}-${mark}` }))),
      ],
    },
  ];
}

const answersOf = (ports: AdvisorPorts): ((request: AdviseRequest) => string) => {
  const advisor = createAdvisor(ports);
  return (request) => advisor.answer(request).body;
};

function main(): void {
  const [catalog, book] = [new PackagedCatalog().current(), new PackagedPriceBook().currentBook()];
  const answer = answersOf(portsOn(catalog, book));
  const ratios: number[] = [];
  for (const request of REQUESTS) {
    const verbose = JSON.parse(answer({ ...request, verbose: true })) as { spec_so_far: { mode: string } };
    for (const asked of [request, { ...request, verbose: true }]) {
      const { subjectMs, yardstickMs, ratio } = sideBySide(
        () => answer(asked),
        () => JSON.parse(JSON.stringify(verbose)),
        HOW,
      );
      ratios.push(ratio);
      console.log(
        `${verbose.spec_so_far.mode.padEnd(8)} ${asked.verbose ? 'verbose' : '       '}  ` +
          `${subjectMs.toFixed(3)} ms, stringify + parse of ${JSON.stringify(verbose).length} characters ` +
          `${yardstickMs.toFixed(3)} ms: ${ratio.toFixed(2)} x`,
      );
    }
  }
  console.log(
    `an answer costs ${median(ratios).toFixed(2)} x stringify + parse of its verbose response (median of ` +
      `${ratios.length})`,
  );
  const large = answersOf(portsOn(...enlarged(catalog, book, 10)));
  const growth = REQUESTS.map(
    (request) =>
      sideBySide(
        () => large(request),
        () => answer(request),
        { rounds: 7, roundMs: 60 },
      ).ratio,
  );
  console.log(
    `catalog x10: an answer costs ${median(growth).toFixed(2)} x (${growth.map((g) => g.toFixed(2)).join(', ')})`,
  );
}
main();
