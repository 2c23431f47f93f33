/** Where the library reports what an operator may want to know; one plain sentence per call, never a secret. */
export interface PersistenceLogger {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** For callers that want to hear nothing. */
export const silentLogger: PersistenceLogger = { info: () => undefined, warn: () => undefined, error: () => undefined };
