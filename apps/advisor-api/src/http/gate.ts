import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import rateLimit from 'express-rate-limit';
import helmet from 'helmet';
import type { Logger } from 'pino';
import type { Metrics } from './metrics';
import { ProblemError } from './problem';
import { routeOf } from './routes';

type Step = (request: Request, response: Response, next: NextFunction) => void;

const REQUEST_ID = /^[A-Za-z0-9._:-]{1,64}$/;

/** Names the request, and when it is done logs and counts it. The query is left out: it may hold a description. */
export function record(log: Logger, metrics: Metrics): Step {
  return (request, response, next) => {
    const started = process.hrtime.bigint();
    const given = request.headers['x-request-id'];
    const requestId = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    response.setHeader('x-request-id', requestId);
    const route = routeOf(request.path)?.name ?? 'unknown';
    response.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.finished(route, request.method, status, seconds);
      const line = { requestId, method: request.method, route, status, ms: Math.round(seconds * 1e4) / 10 };
      if (route === '/healthz' || route === '/readyz' || route === '/metrics') log.debug(line, 'request');
      else log.info(line, 'request');
    });
    next();
  };
}

/** Security headers; no inline script or style is ever served. Strict-Transport-Security belongs to whoever ends TLS in front. */
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

/** Lets browsers of the named origins read answers, and answers their preflights; everybody else's OPTIONS stays 405. */
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

/** At most `perMinute` requests a minute from one address; health, metrics and page assets are not counted. */
export function limitRate(perMinute: number): Step {
  return rateLimit({
    windowMs: 60_000,
    limit: perMinute,
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    validate: { xForwardedForHeader: false },
    skip: (request) => /^\/(?:healthz|readyz|metrics|assets\/)/.test(request.path),
    handler: (_request, response, next) => {
      const wait = response.getHeader('retry-after') ?? 60;
      next(
        new ProblemError(
          429,
          `More than ${perMinute} requests in a minute from this address. Wait ${String(wait)} s, then try again.`,
        ),
      );
    },
  }) as unknown as Step;
}

/** 405 with `Allow` for a known path asked with another method, before its body is read. */
export const knownMethods: Step = (request, _response, next) => {
  const route = routeOf(request.path);
  if (route === undefined || route.methods.includes(request.method)) return next();
  const allow = route.methods.join(', ');
  next(new ProblemError(405, `${route.name} answers ${allow} only.`, { headers: { allow } }));
};

/** While the service stops: connections close after their answer, so that none is cut off and none lingers. */
export function closeWhenStopping(isStopping: () => boolean): Step {
  return (_request, response, next) => {
    if (isStopping()) response.setHeader('connection', 'close');
    next();
  };
}
