/** A value that has to be there for the test to mean anything. @throws {Error} naming `what` when it is not */
export function known<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`there is no ${what}`);
  return value;
}
