import { Controller, Get, Inject, Param, Query, Req, Res, StreamableFile, UseInterceptors } from '@nestjs/common';
import { AnalysisRepository, type Advice, type StoredAnalysis } from '@compute-advisor/application';
import type { Request, Response } from 'express';
import { EtagInterceptor } from '../../http/etag.interceptor';
import { findAnalysis } from '../../http/analyses.controller';
import { footStyle, ladderCsv, reportMarkdown } from '../downloads';
import { shareOf } from '../front.controller';
import { namesIn } from '../names';
import { PageRenderer } from '../page-renderer';
import { previewOf } from '../preview/preview';
import { planView, titleOf, type PlanSource } from '../plan.view';
import { reportView } from '../report.view';
import type { AskedView } from '../snippets';
import { originOf, Page } from '../sending';

type Search = Readonly<Record<string, unknown>>;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** An answer as it was filed: everything a report shows is in it. */
interface Filed {
  readonly advice: Advice;
  readonly asked: AskedView;
  readonly stored: StoredAnalysis;
}

const filed = (stored: StoredAnalysis): Filed => ({
  advice: JSON.parse(stored.responseBody) as Advice,
  asked: JSON.parse(stored.request) as AskedView,
  stored,
});

/** A filed answer as a page to read, share and print, and as files. Nothing but the saved analysis is asked. */
@Controller('reports')
@UseInterceptors(EtagInterceptor)
export class ReportController {
  constructor(
    @Inject(AnalysisRepository) private readonly analyses: AnalysisRepository,
    @Inject(PageRenderer) private readonly pages: PageRenderer,
  ) {}

  /** `?part=plan` gives the plan alone, for the front page to put in place; `?as=` a file; `sort`, `dir` and `show`
   *  turn the ladder. */
  @Get(':analysisId')
  @Page()
  async report(
    @Param('analysisId') analysisId: string,
    @Query() search: Search,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string | StreamableFile> {
    const stored = await findAnalysis(this.analyses, analysisId);
    if (stored === undefined) {
      response.status(404);
      return this.pages.page('missing', 'No such report - Compute Advisor', { id: analysisId.slice(0, 80) });
    }
    const { advice, asked } = filed(stored);
    const origin = originOf(request);
    const file = fileOf(text(search['as']), advice, asked, `${origin}/reports/${advice.analysis_id}`);
    if (file !== undefined) {
      response.setHeader('content-type', file.type);
      if (file.name !== undefined) response.setHeader('content-disposition', `attachment; filename="${file.name}"`);
      return file.content;
    }
    if (text(search['as']) === 'png') return picture(response, previewOf(advice));
    const was = await this.earlier(text(search['was']));
    const plan = planView({ advice, asked, origin, ...(was === undefined ? {} : { was }) });
    if (text(search['part']) === 'plan') return this.pages.part('plan', { plan });
    const order = {
      sort: text(search['sort']),
      down: text(search['dir']) === 'down',
      show: text(search['show']),
      whole: text(search['rows']) === 'all',
    };
    const report = reportView({ advice, asked, stored, plan, order, origin });
    return this.pages.page('report', titleOf(plan), {
      plan,
      report,
      share: { ...shareOf(plan, origin), url: report.address },
      foot: `${report.path}?as=foot`,
    });
  }

  private async earlier(id: string): Promise<PlanSource['was']> {
    const stored = id === '' ? undefined : await findAnalysis(this.analyses, id);
    return stored && filed(stored);
  }
}

/** The picture for link previews: it shows a saved answer, so it may be kept for a day. */
function picture(response: Response, png: Buffer): StreamableFile {
  response.setHeader('content-type', 'image/png');
  response.setHeader('cache-control', 'public, max-age=86400');
  return new StreamableFile(png, { type: 'image/png', length: png.length });
}

/** A file made from a saved answer. */
interface File {
  readonly type: string;
  readonly name?: string;
  readonly content: string;
}

function fileOf(as: string, advice: Advice, asked: AskedView, address: string): File | undefined {
  const id = advice.analysis_id;
  const names = namesIn(advice);
  if (as === 'csv')
    return { type: 'text/csv; charset=utf-8', name: `ladder-${id}.csv`, content: ladderCsv(advice, names) };
  if (as === 'md')
    return {
      type: 'text/markdown; charset=utf-8',
      name: `report-${id}.md`,
      content: reportMarkdown(advice, asked, names, address),
    };
  return as === 'foot' ? { type: 'text/css; charset=utf-8', content: footStyle(asked, id) } : undefined;
}
