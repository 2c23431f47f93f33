import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import type { PlannedAnswer } from '../../composition/planning/planner';
import { Metrics } from '../metrics';
import { Replays } from '../replay/replays';

/** Counts a plan that was answered, and sends the exact text that was filed. */
@Injectable()
export class AnsweredInterceptor implements NestInterceptor<PlannedAnswer, string> {
  constructor(
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(Replays) private readonly replays: Replays,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<PlannedAnswer>): Observable<string> {
    const http = context.switchToHttp();
    return next.handle().pipe(
      map((answer) => {
        this.metrics.answered(answer.mode, answer.verdict, answer.priceFreshness);
        this.replays.learn(http.getRequest<Request>(), http.getResponse<Response>(), answer);
        return answer.body;
      }),
    );
  }
}
