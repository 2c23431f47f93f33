import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers one request; the path is without its query. */
export type Responder = (request: IncomingMessage, response: ServerResponse, path: string) => void;

/** An HTTP server on this machine alone that serves what a test puts there, and can be broken. */
export class SampleServer {
  readonly requests: {
    readonly path: string;
    readonly query: URLSearchParams;
    readonly headers: IncomingMessage['headers'];
  }[] = [];
  private readonly responders = new Map<string, Responder>();
  private server: Server | undefined;

  async start(): Promise<this> {
    const server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      this.requests.push({ path: url.pathname, query: url.searchParams, headers: request.headers });
      const responder = this.responders.get(url.pathname) ?? this.responders.get('*');
      if (responder) return responder(request, response, url.pathname);
      response.writeHead(404).end('not here');
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    this.server = server;
    return this;
  }

  get origin(): string {
    if (!this.server) throw new Error('the server was not started');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise<void>((resolve) => {
      if (this.server) this.server.close(() => resolve());
      else resolve();
    });
  }

  /** Serves a document with an ETag of its bytes, and answers 304 to whoever has it. */
  serve(path: string, body: string | Uint8Array, headers: Record<string, string> = {}): void {
    const bytes = Buffer.from(body);
    const etag =
      `"${bytes.length}-${bytes.subarray(0, 64).toString('hex').slice(0, 16)}-` +
      `${bytes.reduce((sum, byte) => (sum * 31 + byte) % 2147483647, 7)}"`;
    this.responders.set(path, (request, response) => {
      if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
      return response.writeHead(200, { 'content-length': bytes.length, etag, ...headers }).end(bytes);
    });
  }

  /** Answers in any way at all; `*` stands for every path that has nothing of its own. */
  answer(path: string, responder: Responder): void {
    this.responders.set(path, responder);
  }

  /** Nothing is here any more: every path answers 404. */
  clear(): void {
    this.responders.clear();
  }
}
