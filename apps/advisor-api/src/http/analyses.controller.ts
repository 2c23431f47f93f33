import { Controller, Get, Header, Inject, Param, UseInterceptors } from '@nestjs/common';
import { AnalysisRepository, type StoredAnalysis } from '@compute-advisor/application';
import { EtagInterceptor } from './etag.interceptor';
import { ProblemError } from './problem';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The stored answer, or undefined for an id that nobody filed or that cannot be one. */
export async function findAnalysis(analyses: AnalysisRepository, id: string): Promise<StoredAnalysis | undefined> {
  const canonical = id.toLowerCase();
  return UUID.test(canonical) ? analyses.find(canonical) : undefined;
}

/** The stored response to the byte, with `created_at` and `request` added at its end. */
export const withRecord = (stored: StoredAnalysis): string =>
  `${stored.responseBody.trimEnd().slice(0, -1)},"created_at":${JSON.stringify(stored.createdAt)},` +
  `"request":${stored.request}}`;

/** Answers that were filed. */
@Controller('advisor/analyses')
@UseInterceptors(EtagInterceptor)
export class AnalysesController {
  constructor(@Inject(AnalysisRepository) private readonly analyses: AnalysisRepository) {}

  @Get(':analysisId')
  @Header('content-type', 'application/json; charset=utf-8')
  @Header('cache-control', 'private, no-cache')
  async read(@Param('analysisId') analysisId: string): Promise<string> {
    const stored = await findAnalysis(this.analyses, analysisId);
    if (stored === undefined) throw new ProblemError(404, 'No analysis is filed under this id.');
    return withRecord(stored);
  }
}
