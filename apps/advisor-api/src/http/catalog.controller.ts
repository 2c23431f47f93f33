import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Controller, Get, Header, Inject, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { CatalogPort, PricingPort } from '@compute-advisor/application';
import { bookOf, gpusView, modelsView, readCatalogQuery, type CatalogQuery } from '@compute-advisor/contract';
import type { Request, Response } from 'express';
import { matches } from './etag.interceptor';
import { ProblemError } from './problem';

type Parameters = Readonly<Record<string, unknown>>;

interface Edition {
  readonly key: string;
  readonly body: Buffer;
  readonly packed: Buffer;
  readonly etag: string;
}

/** What is asked for. @throws {ProblemError} 400 that names every offending parameter at once. */
function queryOf(parameters: Parameters): CatalogQuery {
  const read = readCatalogQuery(parameters);
  if ('query' in read) return read.query;
  const errors = read.errors.map(({ parameter, message }) => ({
    pointer: `#/${parameter.replace(/~/g, '~0').replace(/\//g, '~1')}`,
    message: `${parameter} ${message}`,
  }));
  throw new ProblemError(400, `${errors.map(({ message }) => message).join('; ')}.`, { errors });
}

function editionOf(key: string, view: object): Edition {
  const body = Buffer.from(JSON.stringify(view));
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`;
  return { key, body, packed: gzipSync(body), etag };
}

/** The reference books as they stand: models, and GPUs with their prices, each fact with its source. All of them
 *  unless a part is asked for. */
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
  models(
    @Query() parameters: Parameters,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): StreamableFile | string {
    const query = queryOf(parameters);
    const catalog = this.catalog.current();
    const edition = this.edition('models', catalog.version, query, () => modelsView(catalog, query));
    return this.asSent(edition, request, response);
  }

  @Get('gpus')
  @Header('content-type', 'application/json; charset=utf-8')
  @Header('cache-control', 'public, no-cache')
  gpus(
    @Query() parameters: Parameters,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): StreamableFile | string {
    const query = queryOf(parameters);
    const catalog = this.catalog.current();
    const book = bookOf(this.pricing);
    const key = `${catalog.version} ${book?.snapshotId ?? ''}`;
    const edition = this.edition('gpus', key, query, () => gpusView(catalog, book, query));
    return this.asSent(edition, request, response);
  }

  /** Both views change with the catalog and the price book only, so each whole edition is written and packed once. A
   *  part of one is small and made when it is asked for. */
  private edition(name: string, key: string, query: CatalogQuery, view: () => object): Edition {
    if (Object.keys(query).length > 0) return editionOf(key, view());
    const known = this.editions.get(name);
    if (known?.key === key) return known;
    const edition = editionOf(key, view());
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
