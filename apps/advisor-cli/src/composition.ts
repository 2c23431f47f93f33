import { createHash } from 'node:crypto';
import type { AdvisorPorts } from '@compute-advisor/application';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';

/** Adapters for a terminal: the packaged books, ids from the content alone, and nothing filed. */
export function terminalPorts(): AdvisorPorts {
  return {
    catalog: new PackagedCatalog(), pricing: new PackagedPriceBook(),
    analyses: { save: () => Promise.resolve(), find: () => Promise.resolve(undefined) },
    ids: { idFor: contentId },
  };
}

/** SHA-256 of the text, cut to a UUID of version 8. Nothing is filed under it, so it needs no secret. */
function contentId(canonical: string): string {
  const digest = createHash('sha256').update(canonical, 'utf8').digest();
  digest[6] = (digest[6]! & 0x0f) | 0x80;
  digest[8] = (digest[8]! & 0x3f) | 0x80;
  return digest.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
