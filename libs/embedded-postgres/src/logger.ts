/** Where the library reports what an operator may want to know; one plain sentence per call, never a secret. */
export interface EmbeddedPostgresLogger {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
