import { Controller, Get, Inject, Param, Query, Req, Res, UseInterceptors } from '@nestjs/common';
import { AnalysisRepository, CatalogPort, type Advice } from '@compute-advisor/application';
import type { Request, Response } from 'express';
import { EtagInterceptor } from '../http/etag.interceptor';
import { findAnalysis } from '../http/analyses.controller';
import { linkTo } from './front.controller';
import { day, usdExact } from './format';
import { PageRenderer } from './page-renderer';
import { planView, titleOf } from './plan.view';
import type { AskedView } from './snippets';
import { nameOfGpu, originOf, Page } from './sending';

/** A filed answer as a page to read, share and print. */
@Controller('reports')
@UseInterceptors(EtagInterceptor)
export class ReportController {
  constructor(
    @Inject(AnalysisRepository) private readonly analyses: AnalysisRepository,
    @Inject(CatalogPort) private readonly catalog: CatalogPort,
    @Inject(PageRenderer) private readonly pages: PageRenderer,
  ) {}

  /** `?part=plan` gives the plan alone, for the front page to put in place. */
  @Get(':analysisId')
  @Page()
  async report(
    @Param('analysisId') analysisId: string,
    @Query('part') part: unknown,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const stored = await findAnalysis(this.analyses, analysisId);
    if (stored === undefined) {
      response.status(404);
      return this.pages.page('missing', 'No such report - Compute Advisor', { id: analysisId.slice(0, 80) });
    }
    const advice = JSON.parse(stored.responseBody) as Advice;
    const asked = JSON.parse(stored.request) as AskedView;
    const plan = planView(advice, asked, nameOfGpu(this.catalog), originOf(request));
    if (part === 'plan') return this.pages.part('plan', { plan });
    return this.pages.page('report', titleOf(plan), {
      plan,
      ...(asked.currentPricePerGpuHour === undefined ? {} : { paid: usdExact(asked.currentPricePerGpuHour) }),
      filed: day(stored.createdAt),
      engineVersion: stored.engineVersion,
      catalogVersion: stored.catalogVersion,
      again: linkTo(asked),
      share: `${originOf(request)}${plan.reportPath}`,
    });
  }
}
