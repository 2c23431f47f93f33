import { gzipSync } from 'node:zlib';
import type { Responder, SampleServer } from './sample-server';

/** One way in which a source breaks: how it then answers, and what must be on record. `harmless`: what is left is
 *  believed, and no price changes. */
export interface Damage {
  readonly what: string;
  readonly respond: Responder;
  readonly outcome: 'failed' | 'rejected' | 'harmless';
  readonly reason: RegExp;
}

const answer =
  (status: number, body: string | Uint8Array = '', headers: Record<string, string> = {}): Responder =>
  (_request, response) => {
    response.writeHead(status, headers).end(body);
  };

/** A body that is not what it should be. */
export const content = (
  what: string,
  body: string | Uint8Array,
  outcome: Damage['outcome'],
  reason: RegExp,
): Damage => ({ what, respond: answer(200, body), outcome, reason });

const failed = (what: string, respond: Responder, reason: RegExp): Damage => ({
  what,
  respond,
  outcome: 'failed',
  reason,
});

/** Damage on the way, the same for every source. `good` is the undamaged document. */
export function transportDamage(good: string, server: () => SampleServer): readonly Damage[] {
  const bytes = Buffer.from(good);
  return [
    ...statuses(bytes),
    ...redirects(),
    ...connections(bytes),
    ...encodings(bytes),
    ...otherDocuments(good, bytes),
    {
      what: 'the machine goes away',
      respond: (_request, response) => {
        response.destroy();
        void server().stop();
      },
      outcome: 'failed',
      reason: /could not be read|configured/,
    },
  ];
}

function statuses(bytes: Buffer): readonly Damage[] {
  return [
    failed('500', answer(500, 'oops'), /^HTTP 500 from/),
    failed('502 with a page', answer(502, '<html>bad gateway</html>'), /^HTTP 502 from/),
    failed(
      '503 with Retry-After of an hour',
      answer(503, '', { 'retry-after': '3600' }),
      /^HTTP 503 from .* asked again in 3600 s/,
    ),
    failed('429 for ever', answer(429, '', { 'retry-after': '0' }), /^HTTP 429 from/),
    failed('403', answer(403), /^HTTP 403 from/),
    failed('404', answer(404), /^HTTP 404 from/),
    failed('204 without a body', answer(204), /^HTTP 204 from/),
    failed('206, a part of it', answer(206, bytes.subarray(0, 200)), /^HTTP 206 from/),
  ];
}

function redirects(): readonly Damage[] {
  return [
    failed(
      'a redirect in circles',
      (request, response) => {
        response.writeHead(302, { location: request.url ?? '/' }).end();
      },
      /more than 3 redirects/,
    ),
    failed(
      'a redirect to another host',
      answer(302, '', { location: 'http://127.0.0.1:9/prices' }),
      /not one of the configured hosts/,
    ),
    failed(
      'a redirect to the cloud’s metadata service',
      answer(307, '', { location: 'http://169.254.169.254/latest/meta-data' }),
      /not one of the configured hosts/,
    ),
    failed('a redirect to nowhere', answer(301), /leads nowhere/),
  ];
}

function connections(bytes: Buffer): readonly Damage[] {
  return [
    failed(
      'the connection cut after half of the body',
      (_request, response) => {
        response.writeHead(200, { 'content-length': bytes.length });
        response.write(bytes.subarray(0, bytes.length / 2));
        setTimeout(() => response.destroy(), 10);
      },
      /could not be read/,
    ),
    failed(
      'the connection reset at once',
      (request) => {
        request.socket.destroy();
      },
      /could not be read/,
    ),
    failed('silence', () => undefined, /took too long/),
    failed(
      'a byte every tenth of a second',
      (_request, response) => {
        let i = 0;
        const timer = setInterval(() => {
          response.write(bytes.subarray(i, i + 1));
          i += 1;
        }, 100);
        response.on('close', () => clearInterval(timer));
      },
      /took too long/,
    ),
    failed(
      'a body without end',
      (_request, response) => {
        const more = (): void => {
          while (!response.destroyed && response.write(bytes));
          if (!response.destroyed) response.once('drain', more);
        };
        more();
      },
      /larger than 2000000 bytes/,
    ),
  ];
}

function encodings(bytes: Buffer): readonly Damage[] {
  return [
    failed(
      'a gzip bomb',
      answer(200, gzipSync(Buffer.alloc(50_000_000, 'A')), { 'content-encoding': 'gzip' }),
      /larger than 2000000 bytes/,
    ),
    failed(
      'gzip cut off',
      answer(200, gzipSync(bytes).subarray(0, -40), { 'content-encoding': 'gzip' }),
      /gzip body is damaged/,
    ),
    failed('gzip announced, text sent', answer(200, bytes, { 'content-encoding': 'gzip' }), /gzip body is damaged/),
    failed('an encoding nobody asked for', answer(200, bytes, { 'content-encoding': 'compress' }), /was not asked for/),
  ];
}

function otherDocuments(good: string, bytes: Buffer): readonly Damage[] {
  return [
    content('an empty body', '', 'rejected', /not JSON|no offer is left|column/),
    content(
      'a web page',
      '<!DOCTYPE html><html><body>We will be back soon</body></html>',
      'rejected',
      /a web page came instead of/,
    ),
    content('UTF-16', Buffer.from(`\ufeff${good}`, 'utf16le'), 'rejected', /not UTF-8/),
    content('Latin-1', Buffer.from(good.replace('us-', 'île-').replace('USD', 'É'), 'latin1'), 'rejected', /not UTF-8/),
    content('a picture', Buffer.from('89504e470d0a1a0a0000000d49484452ff00ff', 'hex'), 'rejected', /not UTF-8/),
    content(
      'the first third of it',
      bytes.subarray(0, Math.floor(bytes.length / 3)),
      'rejected',
      /cut off|not the CSV it should be|left/,
    ),
    content('JSON of something else', '{"error":"quota exceeded"}', 'rejected', /no list of|not the CSV it should be/),
  ];
}
