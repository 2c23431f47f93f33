import { createReader, type Gazetteer, type Reader } from '@compute-advisor/intake';
import type { Mode, PriceBook } from '@compute-advisor/domain';
import type { AdviseRequest } from './advise-request';
import type { Advisor, AdvisorPorts, FiledAdvice } from './advisor';
import type { Catalog } from './ports/catalog.port';
import { PricesUnavailable } from './ports/pricing.port';
import { AdvisePlan } from './use-cases/advise-plan.use-case';
import { AuditFleet } from './use-cases/audit-fleet.use-case';
import { ReverseBudget } from './use-cases/reverse-budget.use-case';
import { SizeModel } from './use-cases/size-model.use-case';
import type { Books } from './use-cases/planned';
import type { QuestionUseCase } from './use-cases/question-use-case';

/** The names the reader has to know, from an edition of the reference books. */
export function gazetteerOf(catalog: Catalog): Gazetteer {
  return {
    models: catalog.models,
    gpus: catalog.gpus,
    instances: catalog.gpus.flatMap((g) =>
      Object.entries(g.cloudInstances)
        .filter(([, i]) => Number.isInteger(i.count))
        .map(([name, i]) => ({ name, provider: i.provider, gpuId: g.id, gpuCount: i.count })),
    ),
  };
}

/** An answer is computed on one book only; with none at all it is made without costs. */
const NO_PRICES: PriceBook = { snapshotId: 'none', sources: [], offers: [] };

/** The four use cases behind one door. Everything between the request and the filed answer is deterministic. */
export function createAdvisor(ports: AdvisorPorts): Advisor {
  const useCases: Readonly<Record<Mode, QuestionUseCase>> = {
    plan: new AdvisePlan(ports),
    existing: new AuditFleet(ports),
    model: new SizeModel(ports),
    budget: new ReverseBudget(ports),
  };
  let reader: { readonly version: string; readonly reader: Reader } | undefined;
  const readerFor = (catalog: Catalog): Reader => {
    if (reader?.version !== catalog.version)
      reader = { version: catalog.version, reader: createReader(gazetteerOf(catalog)) };
    return reader.reader;
  };
  const prices = (): PriceBook => {
    try {
      return ports.pricing.currentBook();
    } catch (e) {
      if (e instanceof PricesUnavailable) return NO_PRICES;
      throw e;
    }
  };
  const prepare = (request: AdviseRequest) => {
    const books: Books = { catalog: ports.catalog.current(), prices: prices() };
    const reading = readerFor(books.catalog).read(request.description);
    return { books, reading, useCase: useCases[request.mode ?? reading.mode?.value ?? 'plan'] };
  };
  return {
    async advise(request): Promise<FiledAdvice> {
      const { books, reading, useCase } = prepare(request);
      return useCase.run(request, reading, books);
    },
    answer(request): FiledAdvice {
      const { books, reading, useCase } = prepare(request);
      return useCase.answer(request, reading, books);
    },
  };
}
