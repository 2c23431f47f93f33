import { Controller, Get, Header, Inject, Req, UseInterceptors } from '@nestjs/common';
import { CatalogPort } from '@compute-advisor/application';
import { EtagInterceptor } from '../http/etag.interceptor';
import { openApiDocument } from '@compute-advisor/contract';
import type { Request } from 'express';
import { EXAMPLES, ExampleAnswers } from './example-answers';
import { count } from './format';
import { methodView } from './method.view';
import { referenceView } from './reference.view';
import { shortened } from './shortened';
import { snippets } from './snippets';
import { PageRenderer } from './page-renderer';
import { originOf, Page } from './sending';

/** How long the reference waits for its example. */
const PATIENCE_MS = 3000;

/** The API reference for programs (OpenAPI 3.1) and for people, both from the same document; and how answers come
 *  about. */
@Controller()
@UseInterceptors(EtagInterceptor)
export class DocsController {
  constructor(
    @Inject(PageRenderer) private readonly pages: PageRenderer,
    @Inject(CatalogPort) private readonly catalog: CatalogPort,
    @Inject(ExampleAnswers) private readonly examples: ExampleAnswers,
  ) {}

  @Get('openapi.json')
  @Header('content-type', 'application/json; charset=utf-8')
  @Header('cache-control', 'no-cache')
  document(): string {
    return JSON.stringify(openApiDocument(), null, 2);
  }

  @Get('docs')
  @Page()
  async reference(@Req() request: Request): Promise<string> {
    const asked = { description: EXAMPLES[0].description, currentPricePerGpuHour: EXAMPLES[0].price };
    const advice = await this.examples.answer(asked, PATIENCE_MS);
    return this.pages.page('docs', 'API reference - Compute Advisor', {
      reference: referenceView(openApiDocument()),
      origin: originOf(request),
      example: {
        snippets: snippets(asked, originOf(request)),
        ...(advice === undefined
          ? {}
          : {
              answer: JSON.stringify(shortened(advice), null, 2),
              path: `/advisor/analyses/${advice.analysis_id}`,
              report: `/reports/${advice.analysis_id}`,
            }),
      },
    });
  }

  @Get('method')
  @Page()
  method(): string {
    const catalog = this.catalog.current();
    return this.pages.page('method', 'Method - Compute Advisor', {
      groups: methodView(catalog),
      models: count(catalog.models.length),
      gpus: count(catalog.gpus.length),
      version: catalog.version,
    });
  }
}
