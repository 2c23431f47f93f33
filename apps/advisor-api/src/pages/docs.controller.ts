import { Controller, Get, Header, Inject, UseInterceptors } from '@nestjs/common';
import { CatalogPort } from '@compute-advisor/application';
import { EtagInterceptor } from '../http/etag.interceptor';
import { openApiDocument } from '@compute-advisor/contract';
import { referenceView } from './reference.view';
import { PageRenderer } from './page-renderer';
import { Page } from './sending';

/** The API reference for programs (OpenAPI 3.1) and for people, both from the same document; and how answers come
 *  about. */
@Controller()
@UseInterceptors(EtagInterceptor)
export class DocsController {
  constructor(
    @Inject(PageRenderer) private readonly pages: PageRenderer,
    @Inject(CatalogPort) private readonly catalog: CatalogPort,
  ) {}

  @Get('openapi.json')
  @Header('content-type', 'application/json; charset=utf-8')
  @Header('cache-control', 'no-cache')
  document(): string {
    return JSON.stringify(openApiDocument(), null, 2);
  }

  @Get('docs')
  @Page()
  reference(): string {
    return this.pages.page('docs', 'API reference - Compute Advisor', { reference: referenceView(openApiDocument()) });
  }

  @Get('method')
  @Page()
  method(): string {
    const { models, gpus, version } = this.catalog.current();
    return this.pages.page('method', 'Method - Compute Advisor', {
      models: models.length,
      gpus: gpus.length,
      version,
    });
  }
}
