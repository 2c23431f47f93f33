import { type AdviseRequest, type AdvisorPorts, type Catalog, createAdvisor } from '@compute-advisor/application';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import type { PriceBook } from '@compute-advisor/domain';
import { portsOn } from './ports';
import { QUESTIONS } from './questions';
import { median, sideBySide } from './side-by-side';

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

/** Prints the ratios of one answer, and of one on a catalog ten times as large. */
export function printAnswerCosts(): void {
  const [catalog, book] = [new PackagedCatalog().current(), new PackagedPriceBook().currentBook()];
  const answer = answersOf(portsOn(catalog, book));
  const ratios: number[] = [];
  for (const { name, ...request } of QUESTIONS) {
    const verbose = JSON.parse(answer({ ...request, verbose: true })) as object;
    for (const asked of [request, { ...request, verbose: true }]) {
      const { subjectMs, yardstickMs, ratio } = sideBySide(
        () => answer(asked),
        () => JSON.parse(JSON.stringify(verbose)),
        HOW,
      );
      ratios.push(ratio);
      console.log(
        `${name.padEnd(8)} ${asked.verbose ? 'verbose' : '       '}  ` +
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
  const growth = QUESTIONS.map(
    ({ name, ...request }) =>
      [
        name,
        sideBySide(
          () => large(request),
          () => answer(request),
          { rounds: 7, roundMs: 60 },
        ).ratio,
      ] as const,
  );
  console.log(
    `models and parts x 10: an answer costs ${median(growth.map(([, g]) => g)).toFixed(2)} x ` +
      `(${growth.map(([name, g]) => `${name} ${g.toFixed(2)}`).join(', ')})`,
  );
}
