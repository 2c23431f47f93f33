import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Controller, Get, Header, Inject, Req, Res, StreamableFile } from '@nestjs/common';
import { CatalogPort, PricingPort } from '@compute-advisor/application';
import type { Request, Response } from 'express';
import { bookOf, gpusView, modelsView } from './catalog.view';
import { matches } from './etag.interceptor';

interface Edition {
  readonly key: string;
  readonly body: Buffer;
  readonly packed: Buffer;
  readonly etag: string;
}

/** The reference books as they stand: every model, every GPU with its price, each fact with its source. Bounded by the
 *  catalog, so never paged. */
@Controller('advisor/catalog')
export class CatalogController {
  private readonly editions = new Map<string, Edition>();

  constructor(
    @Inject(CatalogPort) private readonly catalog: CatalogPort,
    @Inject(PricingPort) private readonly pricing: PricingPort,
  ) {}

  @Get('models')
  @Header('content-type', 'application/json; charset=utf-8')
  @Header('cache-control', 'public, no-cache')
  models(@Req() request: Request, @Res({ passthrough: true }) response: Response): StreamableFile | string {
    const catalog = this.catalog.current();
    return this.asSent(
      this.edition('models', catalog.version, () => modelsView(catalog)),
      request,
      response,
    );
  }

  @Get('gpus')
  @Header('content-type', 'application/json; charset=utf-8')
  @Header('cache-control', 'public, no-cache')
  gpus(@Req() request: Request, @Res({ passthrough: true }) response: Response): StreamableFile | string {
    const catalog = this.catalog.current();
    const book = bookOf(this.pricing);
    return this.asSent(
      this.edition('gpus', `${catalog.version} ${book?.snapshotId ?? ''}`, () => gpusView(catalog, book)),
      request,
      response,
    );
  }

  /** Both views change with the catalog and the price book only, so each edition is written and packed once. */
  private edition(name: string, key: string, view: () => object): Edition {
    const known = this.editions.get(name);
    if (known?.key === key) return known;
    const body = Buffer.from(JSON.stringify(view()));
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`;
    const edition = { key, body, packed: gzipSync(body), etag };
    this.editions.set(name, edition);
    return edition;
  }

  private asSent(edition: Edition, request: Request, response: Response): StreamableFile | string {
    const packed = request.acceptsEncodings('gzip', 'identity') === 'gzip';
    const etag = packed ? edition.etag.replace(/"$/, '-gzip"') : edition.etag;
    response.setHeader('etag', etag);
    response.vary('Accept-Encoding');
    if (matches(request.headers['if-none-match'], etag)) {
      response.status(304);
      return '';
    }
    if (packed) response.setHeader('content-encoding', 'gzip');
    const bytes = packed ? edition.packed : edition.body;
    return new StreamableFile(bytes, { length: bytes.length });
  }
}
