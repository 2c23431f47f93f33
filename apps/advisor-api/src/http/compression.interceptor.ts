import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import {
  Injectable,
  StreamableFile,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { mergeMap, type Observable } from 'rxjs';

/** Shorter texts fit a few packets as they are. */
const SHORTEST_BYTES = 4_096;
const packers: Readonly<Record<string, (text: string) => Promise<Buffer>>> = {
  // Quality 4 packs a verbose answer better than gzip in about the same time; both run on the thread pool, not on the
  // event loop.
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
  gzip: (text) => promisify(gzip)(text, { level: 5 }),
};

/** Packs texts of more than 4 KB for clients that take `br` or `gzip`. */
@Injectable()
export class CompressionInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(mergeMap((body: unknown) => pack(body, request, response)));
  }
}

async function pack(body: unknown, request: Request, response: Response): Promise<unknown> {
  if (typeof body !== 'string' || body.length === 0) return body;
  response.vary('Accept-Encoding');
  if (Buffer.byteLength(body) <= SHORTEST_BYTES) return body;
  // Whoever takes both gets the smaller one, in whatever order they are named.
  const encoding = ['br', 'gzip'].find((one) => request.acceptsEncodings(one) === one);
  const packer = encoding === undefined ? undefined : packers[encoding];
  if (encoding === undefined || packer === undefined) return body;
  const packed = await packer(body);
  response.setHeader('content-encoding', encoding);
  return new StreamableFile(packed, { length: packed.length });
}
