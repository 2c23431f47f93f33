import type { GpuFacts, ModelFacts, Offer } from '@compute-advisor/domain';
import type { z } from 'zod';
import { gpuShape, modelShape, priceShape } from '../operator/row-shapes';
import type { OperatorCatalogRow } from '../rows/operator-catalog.row';

/** One row that could be read. */
export type OperatorEntry =
  | { readonly kind: 'model'; readonly id: string; readonly entry: ModelFacts }
  | { readonly kind: 'gpu'; readonly id: string; readonly entry: GpuFacts }
  | { readonly kind: 'price'; readonly id: string; readonly entry: Offer };

/** The row as the domain knows it, or every reason why it cannot be read. The body may leave out its id; it must not
 *  name another. */
export function toOperatorEntry(
  row: Pick<OperatorCatalogRow, 'kind' | 'id' | 'body' | 'updatedAt'>,
): OperatorEntry | { readonly problems: readonly string[] } {
  const { kind, id } = row;
  if (kind === 'price') {
    const price = priceShape.safeParse(row.body);
    return price.success
      ? { kind, id, entry: toOffer(id, price.data, row.updatedAt) }
      : { problems: problemsOf(price.error) };
  }
  const body =
    typeof row.body === 'object' && row.body !== null && !('id' in row.body) ? { ...row.body, id } : row.body;
  const read = kind === 'model' ? modelShape.safeParse(body) : gpuShape.safeParse(body);
  if (!read.success) return { problems: problemsOf(read.error) };
  if (read.data.id !== id) return { problems: [`id: the row is filed under ${id} and calls itself ${read.data.id}`] };
  return kind === 'model' ? { kind, id, entry: read.data as ModelFacts } : { kind, id, entry: read.data as GpuFacts };
}

/** What the operator pays is always current: it is as of the day it was said or last changed, and `live`. */
function toOffer(id: string, price: z.infer<typeof priceShape>, updatedAt: Date): Offer {
  return {
    gpuId: price.gpuId,
    provider: price.provider,
    ...(price.instanceType === undefined ? {} : { instanceType: price.instanceType }),
    ...(price.region === undefined ? {} : { region: price.region }),
    gpuCount: price.gpuCount,
    usdPerGpuHour: price.usdPerGpuHour,
    kind: 'operator',
    asOf: price.asOf ?? updatedAt.toISOString().slice(0, 10),
    source: price.source ?? `operator (${id})`,
    freshness: 'live',
  };
}

const problemsOf = (error: z.ZodError): string[] =>
  error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`);
