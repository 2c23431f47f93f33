import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import type { PlannedAnswer } from '../composition/planning/planner';
import { Metrics } from './metrics';

/** Counts a plan that was answered, and sends the exact text that was filed. */
@Injectable()
export class AnsweredInterceptor implements NestInterceptor<PlannedAnswer, string> {
  constructor(@Inject(Metrics) private readonly metrics: Metrics) {}

  intercept(_context: ExecutionContext, next: CallHandler<PlannedAnswer>): Observable<string> {
    return next.handle().pipe(
      map(({ body, mode, verdict, priceFreshness }) => {
        this.metrics.answered(mode, verdict, priceFreshness);
        return body;
      }),
    );
  }
}
