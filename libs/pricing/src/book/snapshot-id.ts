import type { Offer } from '@compute-advisor/domain';
import { createHash } from 'node:crypto';

/** One offer as text, members in a fixed order; equal texts mean equal offers. */
export const offerText = (offer: Omit<Offer, 'freshness'> & Partial<Pick<Offer, 'freshness'>>): string =>
  JSON.stringify([
    offer.gpuId,
    offer.provider,
    offer.instanceType,
    offer.region,
    offer.gpuCount,
    offer.kind,
    offer.usdPerGpuHour,
    offer.asOf,
    offer.source,
    offer.freshness,
    ...(offer.old ? ['old'] : []),
  ]);

/** Content-derived name of a book: newest day and the first 16 hex digits of the SHA-256 of its offers. Freshness is
 *  content: a book that ages is another book. */
export function snapshotIdOf(offerTexts: readonly string[], asOf: string | undefined): string {
  const hash = createHash('sha256');
  for (const text of offerTexts) hash.update(text).update('\n');
  return `${asOf ?? 'undated'}.${hash.digest('hex').slice(0, 16)}`;
}
