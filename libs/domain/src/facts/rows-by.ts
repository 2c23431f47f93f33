/** Rows of a frozen book by one of their names, found in one step. The index of a book lives as long as the book. */
const indexes = new WeakMap<readonly object[], Map<string, ReadonlyMap<string, readonly object[]>>>();

/** The rows of `book` whose member `key` is `value`, in the book's order; empty where there are none. The book must
 *  not change afterwards. */
export function rowsBy<Row extends object, Key extends keyof Row & string>(
  book: readonly Row[],
  key: Key,
  value: Row[Key],
): readonly Row[] {
  const ofBook = indexes.get(book) ?? new Map<string, ReadonlyMap<string, readonly object[]>>();
  indexes.set(book, ofBook);
  const index = (ofBook.get(key) ?? indexed(book, key)) as ReadonlyMap<string, readonly Row[]>;
  ofBook.set(key, index);
  return index.get(String(value)) ?? [];
}

function indexed<Row extends object>(book: readonly Row[], key: keyof Row): ReadonlyMap<string, readonly Row[]> {
  const index = new Map<string, Row[]>();
  for (const row of book) {
    const name = String(row[key]);
    const same = index.get(name);
    if (same) same.push(row);
    else index.set(name, [row]);
  }
  return index;
}
