import { Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ADVISOR } from '@compute-advisor/nest';
import type { Advisor } from '@compute-advisor/application';
import type { Request, Response } from 'express';
import { readAdviseRequest } from './advise.request';
import { readJsonBody } from './json-body';
import { Metrics } from './metrics';

/** The one endpoint: a description in, a complete plan out. */
@Controller('advisor/advise')
export class AdviseController {
  constructor(
    @Inject(ADVISOR) private readonly advisor: Advisor,
    @Inject(Metrics) private readonly metrics: Metrics,
  ) {}

  @Post()
  @HttpCode(200)
  async advise(@Req() request: Request, @Res() response: Response): Promise<void> {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const asked = readAdviseRequest(readJsonBody(request.headers['content-type'], body));
    const { body: text, advice } = await this.advisor.advise(asked);
    this.metrics.answered(advice.spec_so_far.mode, advice.recommendation_set.verdict.code, advice.price_freshness);
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.end(text);
  }
}
