import * as http from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';

type Constructor = new (...args: never[]) => object;

/** Copies the members of `from` and its prototypes, up to `until`, onto `onto`; what `onto` has already wins. */
function graft(onto: object, from: object, until: object): void {
  for (
    let level: object | null = from;
    level !== null && level !== until;
    level = Object.getPrototypeOf(level) as object | null
  ) {
    for (const key of Reflect.ownKeys(level)) {
      if (key === 'constructor' || Object.prototype.hasOwnProperty.call(onto, key)) continue;
      const descriptor = Object.getOwnPropertyDescriptor(level, key);
      if (descriptor !== undefined) Object.defineProperty(onto, key, descriptor);
    }
  }
}

/**
 * Express on objects that are born as Express objects.
 *
 * Express calls `Object.setPrototypeOf` on every request and response, which costs more than half of the server's time
 * on Node 20 and 22.
 * Here the server creates requests and responses whose prototype already is `app.request` and `app.response`, so that
 * call changes nothing.
 * It leans on Express internals: `fast-express.adapter.spec.ts` pins the behaviour and FAST_EXPRESS=off switches it
 * off.
 */
export class FastExpressAdapter extends ExpressAdapter {
  override initHttpServer(options: Parameters<ExpressAdapter['initHttpServer']>[0]): void {
    super.initHttpServer(options);
    if (options?.httpsOptions !== undefined) return;
    const app = this.getInstance<http.RequestListener & { request: object; response: object }>();
    class Request extends http.IncomingMessage {}
    class Response extends http.ServerResponse {}
    graft(Request.prototype, app.request, http.IncomingMessage.prototype);
    graft(Response.prototype, app.response, http.ServerResponse.prototype);
    app.request = Request.prototype;
    app.response = Response.prototype;
    const plain = this.httpServer as http.Server;
    const server = http.createServer(
      {
        IncomingMessage: Request as unknown as typeof http.IncomingMessage,
        ServerResponse: Response as unknown as typeof http.ServerResponse,
      },
      app,
    );
    // Nest may track open connections on the server it made.
    const known = new Set(server.listeners('connection').map((listener) => (listener as unknown as Constructor).name));
    for (const listener of plain.listeners('connection')) {
      if (!known.has((listener as unknown as Constructor).name))
        server.on('connection', listener as (...args: unknown[]) => void);
    }
    this.httpServer = server;
  }
}
