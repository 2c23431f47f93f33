import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';

/** Aborted when the client closes its connection before it has its answer: what nobody waits for need not be planned.
 */
export function clientSignalOf(response: Pick<Response, 'once' | 'writableFinished'>): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Injects {@link clientSignalOf} this request. */
export const ClientSignal = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  clientSignalOf(context.switchToHttp().getResponse<Response>()),
);
