import { Controller, Get, Header, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Composition, type ReadinessPart } from '../composition/composition';
import { Lifecycle } from './lifecycle';
import { Metrics } from './metrics';
import { NotCounted } from './rate-limit.guard';

type Ready = Readonly<Record<'database' | 'catalog' | 'prices', ReadinessPart>> & {
  readonly status: 'ready' | 'not_ready' | 'stopping';
};

/** Liveness, readiness and figures, for whoever runs the service. */
@Controller()
@NotCounted()
export class HealthController {
  constructor(
    @Inject(Composition) private readonly composition: Composition,
    @Inject(Lifecycle) private readonly lifecycle: Lifecycle,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {}

  @Get('healthz')
  @Header('cache-control', 'no-store')
  alive(): object {
    return { status: 'ok' };
  }

  /** 200 when the service can answer and file; 503 with the part that is missing otherwise. Strangers read it: it
   *  names no host, path or error. */
  @Get('readyz')
  @Header('cache-control', 'no-store')
  async ready(@Res({ passthrough: true }) response: Response): Promise<Ready> {
    const parts = await this.composition.readiness();
    const missing = Object.values(parts).some((part) => !part.ready);
    const status = missing ? 'not_ready' : 'ready';
    if (this.lifecycle.stopping || missing) response.status(503).setHeader('retry-after', '5');
    return { status: this.lifecycle.stopping ? 'stopping' : status, ...parts };
  }

  @Get('metrics')
  async figures(@Res({ passthrough: true }) response: Response): Promise<string> {
    response.setHeader('content-type', this.metrics.registry.contentType);
    return this.metrics.text();
  }
}
