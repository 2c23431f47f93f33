import { createHash } from 'node:crypto';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';

/** Whether one of the tags in an `If-None-Match` header is this one, compared weakly (RFC 9110 section 13.1.2). */
export function matches(header: string | undefined, etag: string): boolean {
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)) === true;
}

/** Names a text by its content, and answers 304 to those who have it. Weak: the tag holds for every encoding it is
 *  sent in. */
@Injectable()
export class EtagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((body: unknown) => {
        if (typeof body !== 'string' || response.statusCode !== 200) return body;
        const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
        response.setHeader('etag', etag);
        if (!matches(request.headers['if-none-match'], etag)) return body;
        response.status(304);
        return '';
      }),
    );
  }
}
