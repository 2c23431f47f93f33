import type { AskedView } from './snippets';

/** The address that asks a question: `q` the description, `price` what is paid per GPU-hour, `mode` when it is forced.
 *  @param more further parameters, such as the analysis it is set beside */
export function linkTo(asked: AskedView, more: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams({ q: asked.description });
  if (asked.currentPricePerGpuHour !== undefined) search.set('price', String(asked.currentPricePerGpuHour));
  if (asked.mode !== undefined) search.set('mode', asked.mode);
  for (const [name, value] of Object.entries(more)) search.set(name, value);
  return `/?${search.toString()}`;
}
