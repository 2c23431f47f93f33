import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { AnalysisRepository, CatalogPort, type Advice } from '@compute-advisor/application';
import type { Request, Response } from 'express';
import { findAnalysis } from '../http/analyses.controller';
import { linkTo } from './front.controller';
import { day, usdExact } from './format';
import { PageRenderer } from './page-renderer';
import { planView, titleOf } from './plan.view';
import type { AskedView } from './snippets';
import { nameOfGpu, originOf, sendPage } from './sending';

/** A filed answer as a page to read, share and print. */
@Controller('reports')
export class ReportController {
  constructor(
    @Inject(AnalysisRepository) private readonly analyses: AnalysisRepository,
    @Inject(CatalogPort) private readonly catalog: CatalogPort,
    @Inject(PageRenderer) private readonly pages: PageRenderer,
  ) {}

  /** `?part=plan` gives the plan alone, for the front page to put in place. */
  @Get(':analysisId')
  async report(
    @Param('analysisId') analysisId: string,
    @Query('part') part: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const stored = await findAnalysis(this.analyses, analysisId);
    if (stored === undefined) {
      sendPage(
        response,
        this.pages.page('missing', 'No such report - Compute Advisor', { id: analysisId.slice(0, 80) }),
        404,
      );
      return;
    }
    const advice = JSON.parse(stored.responseBody) as Advice;
    const asked = JSON.parse(stored.request) as AskedView;
    const plan = planView(advice, asked, nameOfGpu(this.catalog), originOf(request));
    if (part === 'plan') {
      sendPage(response, this.pages.part('plan', { plan }));
      return;
    }
    sendPage(
      response,
      this.pages.page('report', titleOf(plan), {
        plan,
        ...(asked.currentPricePerGpuHour === undefined ? {} : { paid: usdExact(asked.currentPricePerGpuHour) }),
        filed: day(stored.createdAt),
        engineVersion: stored.engineVersion,
        catalogVersion: stored.catalogVersion,
        again: linkTo(asked),
        share: `${originOf(request)}${plan.reportPath}`,
      }),
    );
  }
}
