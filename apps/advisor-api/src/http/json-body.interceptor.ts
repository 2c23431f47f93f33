import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { readJsonBody } from './json-body';

/** Puts the JSON value of the body in place of its bytes, so that `@Body()` finds it. */
@Injectable()
export class JsonBodyInterceptor implements NestInterceptor {
  /** @throws {ProblemError} 415 or 400, see {@link readJsonBody}. */
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const bytes: unknown = request.body;
    request.body = readJsonBody(request.headers['content-type'], Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0));
    return next.handle();
  }
}
