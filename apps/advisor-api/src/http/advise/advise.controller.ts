import { Body, Controller, Header, HttpCode, Inject, Post, UseInterceptors } from '@nestjs/common';
import { Answers } from '../../composition/answering/answers';
import type { PlannedAnswer } from '../../composition/planning/planner';
import { AdviseBody } from '../advise.request';
import { AnsweredInterceptor } from './answered.interceptor';
import { ClientSignal } from '../client-signal';
import { JsonBodyInterceptor } from '../json-body.interceptor';
import { ProblemValidationPipe } from '../problem-validation.pipe';

/** The one endpoint: a description in, a complete plan out. */
@Controller('advisor/advise')
@UseInterceptors(AnsweredInterceptor, JsonBodyInterceptor)
export class AdviseController {
  constructor(@Inject(Answers) private readonly answers: Answers) {}

  @Post()
  @HttpCode(200)
  @Header('content-type', 'application/json; charset=utf-8')
  @Header('cache-control', 'no-store')
  async advise(
    @Body(ProblemValidationPipe) body: AdviseBody,
    @ClientSignal() gone: AbortSignal,
  ): Promise<PlannedAnswer> {
    return this.answers.ask(body.toRequest(), gone);
  }
}
