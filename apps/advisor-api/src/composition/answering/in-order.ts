/** Work on the items of a stream, at most `window` at once, results in the order of the items. Items are taken no
 *  faster than results are. */
export async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  window: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const underWay: Promise<Result>[] = [];
  for await (const item of items) {
    const begun = work(item);
    // What fails is heard of in its turn.
    begun.catch(() => undefined);
    underWay.push(begun);
    if (underWay.length >= window) yield await (underWay.shift() as Promise<Result>);
  }
  for (const rest of underWay) yield await rest;
}
