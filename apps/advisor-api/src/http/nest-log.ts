import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Nest's own words in the log of the service. */
export class NestLog implements LoggerService {
  constructor(private readonly pino: Logger) {}
  log(message: unknown): void {
    this.pino.debug({ from: 'nest' }, String(message));
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.pino.error({ from: 'nest', detail: rest.map(String) }, String(message));
  }
  warn(message: unknown): void {
    this.pino.warn({ from: 'nest' }, String(message));
  }
  debug(message: unknown): void {
    this.pino.debug({ from: 'nest' }, String(message));
  }
  verbose(message: unknown): void {
    this.pino.trace({ from: 'nest' }, String(message));
  }
}
