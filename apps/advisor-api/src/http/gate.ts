import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import type { Lifecycle } from './lifecycle';
import type { Passages } from './passages';
import { ProblemError } from './problem';
import { routeOf } from './routes';

type Step = (request: Request, response: Response, next: NextFunction) => void;

/** Names the request, and when it is done logs and counts it. It is no interceptor because requests that reach no
 *  handler (404, 405, 413) are named, logged and counted too. */
export function record(passages: Passages): Step {
  return (request, response, next) => {
    const passage = passages.begin(request, response, routeOf(request.path)?.name ?? 'unknown');
    response.setHeader('x-request-id', passage.requestId);
    if (passage.traceResponse !== undefined) response.setHeader('traceresponse', passage.traceResponse);
    passage.run(next);
  };
}

/** HTTP/1.1 demands a Host header; Node would answer a request without one with an empty 400. */
export const hostRequired: Step = (request, _response, next) => {
  if (request.headers.host !== undefined || request.httpVersion === '1.0') return next();
  next(new ProblemError(400, 'The request has no Host header.'));
};

/** Security headers; no inline script or style is ever served. Strict-Transport-Security belongs to whoever ends TLS
 *  in front. */
export const securityHeaders = (): Step =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  }) as Step;

/** Lets browsers of the named origins read answers, and answers their preflights; everybody else's OPTIONS stays 405.
 */
export function crossOrigin(origins: readonly string[]): Step {
  return (request, response, next) => {
    const origin = request.headers.origin;
    response.vary('Origin');
    if (origin === undefined || !(origins.includes('*') || origins.includes(origin))) return next();
    response.setHeader('access-control-allow-origin', origins.includes('*') ? '*' : origin);
    response.setHeader('access-control-expose-headers', 'x-request-id, retry-after');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    const route = routeOf(request.path);
    if (
      request.method !== 'OPTIONS' ||
      request.headers['access-control-request-method'] === undefined ||
      route === undefined
    )
      return next();
    response.setHeader('access-control-allow-methods', route.methods.join(', '));
    response.setHeader('access-control-allow-headers', 'content-type, x-request-id');
    response.setHeader('access-control-max-age', '600');
    response.status(204).end();
  };
}

/** 405 with `Allow` for a known path asked with another method, before its body is read. */
export const knownMethods: Step = (request, _response, next) => {
  const route = routeOf(request.path);
  if (route === undefined || route.methods.includes(request.method)) return next();
  const allow = route.methods.join(', ');
  next(new ProblemError(405, `${route.name} answers ${allow} only.`, { headers: { allow } }));
};

/** While the service stops: connections close after their answer, so that none is cut off and none lingers. */
export function closeWhenStopping(lifecycle: Pick<Lifecycle, 'stopping' | 'entry'>): Step {
  return (_request, response, next) => {
    if (!lifecycle.stopping) return next();
    response.setHeader('connection', 'close');
    const { entry } = lifecycle;
    if (entry === undefined) next();
    else void entry.then(() => next());
  };
}
