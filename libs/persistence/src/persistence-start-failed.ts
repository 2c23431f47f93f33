/** The database can never work as it is set up (malformed URL, refused password, unreadable data folder, no binaries).
 *  The message is one line for the operator, without secrets. */
export class PersistenceStartFailed extends Error {
  override readonly name = 'PersistenceStartFailed';
}

/** The message of anything thrown, on one line. */
export function oneLine(error: unknown): string {
  const parts = error instanceof AggregateError && error.message === '' ? error.errors : [error];
  return parts
    .map((part) => (part instanceof Error ? part.message || part.name : String(part)))
    .join('; ')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^Error: /, '')
    .trim();
}
