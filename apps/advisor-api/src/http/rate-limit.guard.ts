import { SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import rateLimit from 'express-rate-limit';
import type { Metrics } from './metrics';
import { ProblemError } from './problem';

const NOT_COUNTED = 'advisor:not-counted';

/** Requests to these routes count against nobody's limit: health, metrics, assets of pages. */
export const NotCounted = (): ClassDecorator => SetMetadata(NOT_COUNTED, true) as ClassDecorator;

type Limiter = (request: Request, response: Response, next: (error?: unknown) => void) => void;

/** At most `perMinute` requests a minute from one address (one /56 of IPv6; IPv4 addresses each, also where they come
 *  mapped into IPv6). */
export class RateLimitGuard implements CanActivate {
  private readonly reflector = new Reflector();
  private readonly limiter: Limiter;

  constructor(perMinute: number, metrics: Pick<Metrics, 'refused'>) {
    this.limiter = rateLimit({
      windowMs: 60_000,
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
