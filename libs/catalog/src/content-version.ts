import { createHash } from 'node:crypto';

/** A name that only this content has: the first 16 hex digits of the SHA-256 of its parts. */
export function contentVersion(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('hex').slice(0, 16);
}
