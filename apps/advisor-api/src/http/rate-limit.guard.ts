import { SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import rateLimit, { ipKeyGenerator } from 'express-rate-limit';
import type { Metrics } from './metrics';
import { ProblemError } from './problem';
import { RequestCounts } from './request-counts';

const NOT_COUNTED = 'advisor:not-counted';

/** Requests to these routes count against nobody's limit: health, metrics, assets of pages. */
export const NotCounted = (): ClassDecorator => SetMetadata(NOT_COUNTED, true) as ClassDecorator;

const WINDOW_MS = 60_000;
/** Addresses of IPv6 that agree in so many bits are one client. */
const IPV6_SUBNET = 56;

type Limiter = (request: Request, response: Response, next: (error?: unknown) => void) => void;

/** At most `perMinute` requests a minute from one address (one /56 of IPv6; IPv4 addresses each, also where they come
 *  mapped into IPv6). */
export class RateLimitGuard implements CanActivate {
  private readonly reflector = new Reflector();
  private readonly limiter: Limiter;
  private readonly counts = new RequestCounts(WINDOW_MS);

  constructor(
    private readonly perMinute: number,
    metrics: Pick<Metrics, 'refused'>,
  ) {
    this.limiter = rateLimit({
      windowMs: WINDOW_MS,
      ipv6Subnet: IPV6_SUBNET,
      store: this.counts,
      limit: perMinute,
      standardHeaders: 'draft-7',
      legacyHeaders: false,
      validate: { xForwardedForHeader: false },
      handler: (_request, response, next) => {
        metrics.refused('rate');
        const wait = response.getHeader('retry-after') ?? 60;
        next(
          new ProblemError(
            429,
            `More than ${perMinute} requests in a minute from this address. Wait ${String(wait)} s, then try again.`,
          ),
        );
      },
    }) as unknown as Limiter;
  }

  /** Counts a request that never comes to the guard. @returns what its header `RateLimit` says; absent, and nothing is
   *  counted, where only the guard can tell what becomes of it: over the limit, and of nobody's address */
  admit(request: Pick<Request, 'ip'>): string | undefined {
    if (request.ip === undefined) return undefined;
    const key = ipKeyGenerator(request.ip, IPV6_SUBNET);
    if (this.counts.hits(key) >= this.perMinute) return undefined;
    const { hits, resetAtMs } = this.counts.count(key);
    const seconds = Math.max(0, Math.ceil((resetAtMs - Date.now()) / 1_000));
    return `limit=${this.perMinute}, remaining=${this.perMinute - hits}, reset=${seconds}`;
  }

  canActivate(context: ExecutionContext): Promise<boolean> | boolean {
    if (this.reflector.getAllAndOverride<boolean>(NOT_COUNTED, [context.getHandler(), context.getClass()])) return true;
    const http = context.switchToHttp();
    return new Promise((admit, refuse) => {
      this.limiter(http.getRequest<Request>(), http.getResponse<Response>(), (error) =>
        error === undefined ? admit(true) : refuse(error as Error),
      );
    });
  }
}
