/** A name of a model that was tuned to follow instructions, of one that was not, and the words that say so. */
const TUNED = /(?:^|[-_ ./])(?:instruct|chat|it|inst|instr|instruction)(?=$|[-_ .])/i;
const BASE = /(?:^|[-_ ./])(?:base|pt)(?=$|[-_ .])/i;

const ownerOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('/'))).toLowerCase();

/** What has to be said when the name of a base model is planned as its tuned sibling: a name with `base`, or the
 *  maker's own repository without `Instruct`. Undefined where the name is that of the model itself.
 *  @param label the name as the text gives it
 *  @param id the catalog model it is planned as */
export function baseModelNote(label: string, id: string): string | undefined {
  if (TUNED.test(label) || BASE.test(id)) return undefined;
  const makers = ownerOf(label) !== '' && ownerOf(label) === ownerOf(id);
  if (!BASE.test(label) && !(makers && TUNED.test(id))) return undefined;
  return `"${label}" names a base model; it is planned as ${id}, which has the same shape.`;
}
