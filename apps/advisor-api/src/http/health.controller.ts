import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Composition } from '../composition/composition';
import { Lifecycle } from './lifecycle';
import { Metrics } from './metrics';

/** Liveness, readiness and figures, for whoever runs the service. */
@Controller()
export class HealthController {
  constructor(
    @Inject(Composition) private readonly composition: Composition,
    @Inject(Lifecycle) private readonly lifecycle: Lifecycle,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {}

  @Get('healthz')
  alive(@Res() response: Response): void {
    sendJson(response, 200, { status: 'ok' });
  }

  /** 200 when the service can answer and file; 503 with the part that is missing otherwise. */
  @Get('readyz')
  async ready(@Res() response: Response): Promise<void> {
    const parts = await this.composition.readiness();
    const ready = !this.lifecycle.stopping && Object.values(parts).every((part) => part.ready);
    if (!ready) response.setHeader('retry-after', '5');
    sendJson(response, ready ? 200 : 503, {
      status: this.lifecycle.stopping ? 'stopping' : ready ? 'ready' : 'not_ready',
      ...parts,
    });
  }

  @Get('metrics')
  async figures(@Res() response: Response): Promise<void> {
    const text = await this.metrics.registry.metrics();
    response.setHeader('content-type', this.metrics.registry.contentType);
    response.end(text);
  }
}

function sendJson(response: Response, status: number, body: object): void {
  response.status(status);
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.end(JSON.stringify(body));
}
