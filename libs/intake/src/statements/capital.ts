import type { Element } from '../elements/element';

/** Whether an element is written with a capital at its head: a name, and in German a noun.
 *  @param text the text as it was written, from which the element was cut */
export function isCapitalised(text: string, e: Element | undefined): boolean {
  const sign = text.charAt(e?.start ?? 0);
  return sign !== sign.toLowerCase();
}
