import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { CatalogPort, PricingPort } from '@compute-advisor/application';
import type { Request, Response } from 'express';
import { bookOf, gpusView, modelsView } from './catalog.view';

interface Edition {
  readonly key: string;
  readonly body: string;
  readonly packed: Buffer;
  readonly etag: string;
}

/** The reference books as they stand: every model, every GPU with its price, each fact with its source. Bounded by the catalog, so never paged. */
@Controller('advisor/catalog')
export class CatalogController {
  private readonly editions = new Map<string, Edition>();

  constructor(
    @Inject(CatalogPort) private readonly catalog: CatalogPort,
    @Inject(PricingPort) private readonly pricing: PricingPort,
  ) {}

  @Get('models')
  models(@Req() request: Request, @Res() response: Response): void {
    const catalog = this.catalog.current();
    this.send('models', catalog.version, () => modelsView(catalog), request, response);
  }

  @Get('gpus')
  gpus(@Req() request: Request, @Res() response: Response): void {
    const catalog = this.catalog.current();
    const book = bookOf(this.pricing);
    this.send('gpus', `${catalog.version} ${book?.snapshotId ?? ''}`, () => gpusView(catalog, book), request, response);
  }

  /** Both views change with the catalog and the price book only, so each edition is written once. */
  private send(name: string, key: string, view: () => object, request: Request, response: Response): void {
    let edition = this.editions.get(name);
    if (edition === undefined || edition.key !== key) {
      const body = JSON.stringify(view());
      edition = {
        key,
        body,
        packed: gzipSync(body),
        etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`,
      };
      this.editions.set(name, edition);
    }
    const packed = request.acceptsEncodings('gzip', 'identity') === 'gzip';
    const etag = packed ? edition.etag.replace(/"$/, '-gzip"') : edition.etag;
    response.setHeader('etag', etag);
    response.setHeader('cache-control', 'public, no-cache');
    response.vary('Accept-Encoding');
    if (request.headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) === true) {
      response.status(304).end();
      return;
    }
    response.setHeader('content-type', 'application/json; charset=utf-8');
    if (packed) response.setHeader('content-encoding', 'gzip');
    response.end(packed ? edition.packed : edition.body);
  }
}
