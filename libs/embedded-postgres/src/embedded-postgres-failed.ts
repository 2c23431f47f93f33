/** No server can run here as things stand (a folder that cannot be made or read, no programs, an account that may
 *  not). The message is one line for the operator, without secrets. */
export class EmbeddedPostgresFailed extends Error {
  override readonly name = 'EmbeddedPostgresFailed';
}

/** The message of anything thrown, on one line. */
export function oneLine(error: unknown): string {
  return (error instanceof Error ? error.message || error.name : String(error)).replace(/\s*\n\s*/g, ' ').trim();
}
