import type { Mode, PriceBook } from '@compute-advisor/domain';
import { createReader, type Gazetteer, type Reader } from '@compute-advisor/intake';
import type { AdviseRequest } from './question/advise-request';
import type { Advisor, AdvisorPorts, AnswerStage, FiledAdvice } from './advisor';
import { assemble } from './answer/assemble';
import { canonicalRequest } from './canonical-request';
import { ENGINE_VERSION } from './engine-version';
import type { Books } from './ports/books';
import type { Catalog } from './ports/catalog.port';
import { PricesUnavailable } from './ports/pricing.port';
import { identified, jsonText } from './presenters/json-text';
import type { Asked } from './question/question';
import { AdvisePlan } from './use-cases/advise-plan.use-case';
import { AuditFleet } from './use-cases/audit-fleet.use-case';
import type { Plan } from './use-cases/plan';
import { ledByJob } from './question/leading-job';
import { firstPlacement } from './use-cases/placements';
import { ReverseBudget } from './use-cases/reverse-budget.use-case';
import { SizeModel } from './use-cases/size-model.use-case';

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

/** One use case per mode, chosen by what was sent or read. */
const USE_CASES: Readonly<Record<Mode, { run(asked: Asked, books: Books): Plan }>> = {
  plan: new AdvisePlan(),
  existing: new AuditFleet(),
  model: new SizeModel(),
  budget: new ReverseBudget(),
};

/** The four use cases behind one door: reading -> question -> plan -> answer -> text -> filed. Everything between the
 *  request and the filed answer is deterministic.
 *  @param done told when a stage of an answer is over, for those who measure */
export function createAdvisor(ports: AdvisorPorts, done: (stage: AnswerStage) => void = () => undefined): Advisor {
  const readerFor = keepingOneReader();
  const prices = (): PriceBook => {
    try {
      return ports.pricing.currentBook();
    } catch (e) {
      if (e instanceof PricesUnavailable) return NO_PRICES;
      throw e;
    }
  };
  const answered = (request: AdviseRequest): { books: Books; answer: FiledAdvice } => {
    const books: Books = { catalog: ports.catalog.current(), prices: prices() };
    const reading = firstPlacement(ledByJob(readerFor(books.catalog).read(request.description)));
    done('read');
    const plan = USE_CASES[request.mode ?? reading.mode?.value ?? 'plan'].run({ request, reading }, books);
    done('plan');
    const answer = withId(assemble(plan), request, books, ports);
    done('word');
    return { books, answer };
  };
  return {
    async advise(request): Promise<FiledAdvice> {
      const { books, answer } = answered(request);
      await file(answer, request, books, ports);
      return answer;
    },
    answer: (request) => answered(request).answer,
  };
}

/** A reader is built once per edition of the catalog. */
function keepingOneReader(): (catalog: Catalog) => Reader {
  let kept: { readonly version: string; readonly reader: Reader } | undefined;
  return (catalog) => {
    if (kept?.version !== catalog.version)
      kept = { version: catalog.version, reader: createReader(gazetteerOf(catalog)) };
    return kept.reader;
  };
}

/** Gives an answer its content-derived id: same request, same engine, same books, same bytes. The answer's own text is
 *  part of what the id
 *  is derived from, so an id can never name two answers, not even across versions of the engine. */
function withId(
  draft: FiledAdvice['advice'],
  request: AdviseRequest,
  { catalog, prices }: Books,
  { ids }: AdvisorPorts,
): FiledAdvice {
  const key = JSON.stringify([canonicalRequest(request), ENGINE_VERSION, catalog.version, prices.snapshotId]);
  const text = jsonText(draft);
  const analysisId = ids.idFor(`${key}\n${text}`);
  return { analysisId, advice: { ...draft, analysis_id: analysisId }, body: identified(text, analysisId) };
}

/** Files an answer under its id. @throws {AnalysesUnavailable} */
const file = (answer: FiledAdvice, request: AdviseRequest, books: Books, { analyses }: AdvisorPorts): Promise<void> =>
  analyses.save({
    analysisId: answer.analysisId,
    mode: answer.advice.spec_so_far.mode,
    request: canonicalRequest(request),
    responseBody: answer.body,
    engineVersion: ENGINE_VERSION,
    catalogVersion: books.catalog.version,
    priceSnapshotId: books.prices.snapshotId,
  });
