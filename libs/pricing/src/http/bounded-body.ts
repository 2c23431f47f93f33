import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Readable, Transform } from 'node:stream';
import { FetchFailure } from './fetch-failure';

/** Reads a body to the end, decompressed, and never holds more than `maxBytes` of it: a bomb is cut off at the first
 *  byte too many. */
export async function readBounded(body: Readable, encoding: string | undefined, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  let wireBytes = 0;
  const stream = decompressed(body, encoding);
  body.on('data', (chunk: Buffer) => {
    wireBytes += chunk.length;
    if (wireBytes > maxBytes) stream.destroy(tooLarge(maxBytes));
  });
  try {
    for await (const chunk of stream) {
      size += (chunk as Buffer).length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    body.on('error', () => undefined);
    body.destroy();
    stream.destroy();
    throw isCompressionError(error) ? new FetchFailure(`the ${encoding} body is damaged`, true) : error;
  }
  return Buffer.concat(chunks, size);
}

function decompressed(body: Readable, encoding: string | undefined): Readable {
  const decoder = decoderFor(encoding?.trim().toLowerCase());
  if (!decoder) return body;
  body.once('error', (error) => decoder.destroy(error));
  return body.pipe(decoder);
}

function decoderFor(encoding: string | undefined): Transform | undefined {
  switch (encoding) {
    case undefined:
    case '':
    case 'identity':
      return undefined;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      throw new FetchFailure(`the content encoding ${encoding.slice(0, 40)} was not asked for`, false);
  }
}

const tooLarge = (maxBytes: number): FetchFailure =>
  new FetchFailure(`the body is larger than ${maxBytes} bytes`, false);

function isCompressionError(error: unknown): boolean {
  const code = (error as { code?: unknown } | undefined)?.code;
  return (
    typeof code === 'string' &&
    (code.startsWith('Z_') || code.startsWith('ERR__ERROR_') || code.startsWith('ERR_BROTLI'))
  );
}
