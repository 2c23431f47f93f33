import { assemble, type Decision } from '../answer/assemble';
import type { AdvisorPorts, FiledAdvice } from '../advisor';
import { ENGINE_VERSION } from '../engine-version';
import type { AdviseRequest } from '../advise-request';
import type { Books, Planned } from './planned';

/** The request as it enters the id: members in one order, absent ones left out. */
export function canonicalRequest(request: AdviseRequest): string {
  return JSON.stringify({
    description: request.description,
    ...(request.mode === undefined ? {} : { mode: request.mode }),
    ...(request.verbose === undefined ? {} : { verbose: request.verbose }),
    ...(request.currentPricePerGpuHour === undefined ? {} : { currentPricePerGpuHour: request.currentPricePerGpuHour }),
    ...(request.ignoredFields?.length ? { ignoredFields: request.ignoredFields } : {}),
  });
}

/** Words the decision into an answer with its content-derived id: same request, same engine, same books, same bytes. The answer's own text is part of what the id
 *  is derived from, so an id can never name two answers, not even across versions of the engine. */
export function wordAnswer(p: Planned, decision: Decision, ports: AdvisorPorts): FiledAdvice {
  const { catalog, prices } = p.books;
  const draft = assemble(p, decision);
  const text = JSON.stringify(draft);
  const analysisId = ports.ids.idFor(
    `${JSON.stringify([canonicalRequest(p.question.request), ENGINE_VERSION, catalog.version, prices.snapshotId])}\n${text}`,
  );
  return {
    analysisId,
    advice: { ...draft, analysis_id: analysisId },
    body: text.replace(NO_ID, `"analysis_id":"${analysisId}"`),
  };
}

/** The empty id of a draft; it stands before anything a caller wrote, so the first match is the member itself. */
const NO_ID = '"analysis_id":""';

/** Files an answer under its id. @throws {AnalysesUnavailable} */
export async function fileAnswer(
  answer: FiledAdvice,
  request: AdviseRequest,
  books: Books,
  ports: AdvisorPorts,
): Promise<FiledAdvice> {
  await ports.analyses.save({
    analysisId: answer.analysisId,
    mode: answer.advice.spec_so_far.mode,
    request: canonicalRequest(request),
    responseBody: answer.body,
    engineVersion: ENGINE_VERSION,
    catalogVersion: books.catalog.version,
    priceSnapshotId: books.prices.snapshotId,
  });
  return answer;
}
