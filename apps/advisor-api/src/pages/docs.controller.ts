import { Controller, Get, Inject, Res } from '@nestjs/common';
import { CatalogPort } from '@compute-advisor/application';
import type { Response } from 'express';
import { openApiDocument } from '../openapi/document';
import { referenceView } from './reference.view';
import { PageRenderer } from './page-renderer';
import { sendPage } from './sending';

/** The API reference for programs (OpenAPI 3.1) and for people, both from the same document; and how answers come about. */
@Controller()
export class DocsController {
  constructor(
    @Inject(PageRenderer) private readonly pages: PageRenderer,
    @Inject(CatalogPort) private readonly catalog: CatalogPort,
  ) {}

  @Get('openapi.json')
  document(@Res() response: Response): void {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('cache-control', 'no-cache');
    response.end(JSON.stringify(openApiDocument(), null, 2));
  }

  @Get('docs')
  reference(@Res() response: Response): void {
    sendPage(
      response,
      this.pages.page('docs', 'API reference - Compute Advisor', {
        reference: referenceView(openApiDocument()),
      }),
    );
  }

  @Get('method')
  method(@Res() response: Response): void {
    const { models, gpus, version } = this.catalog.current();
    sendPage(
      response,
      this.pages.page('method', 'Method - Compute Advisor', { models: models.length, gpus: gpus.length, version }),
    );
  }
}
