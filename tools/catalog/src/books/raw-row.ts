/** One row of a fact collection as it was handed over: names with underscores, absent where nothing is known. */
export type RawRow = Readonly<Record<string, unknown>>;

/** What became of one row: a row of the book, or why it is left out. */
export type Imported<Row> = { readonly row: Row } | { readonly leftOut: string };

/** A text member; undefined when absent, empty or the mark of absence. */
export function textOf(row: RawRow, name: string): string | undefined {
  const value = row[name];
  return typeof value === 'string' && value.trim() !== '' && value !== 'n/a' ? value.trim() : undefined;
}

/** A finite number; undefined when absent. */
export function numberOf(row: RawRow, name: string): number | undefined {
  const value = row[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** The day, month or year a row is as of, and its source. @throws {Error} a row that bears none: no fact goes without.
 */
export function statedOf(row: RawRow): { readonly asOf: string; readonly source: string } {
  const [asOf, source] = [textOf(row, 'date'), textOf(row, 'source')];
  if (asOf === undefined || source === undefined || !/^20\d\d(-[01]\d(-[0-3]\d)?)?$/.test(asOf))
    throw new Error(`a row without date or source: ${JSON.stringify(row).slice(0, 200)}`);
  // Where a captured copy lies is no part of the source.
  return { asOf, source: source.replace(/,? stored (as|in) \S*\/data\/\S+/, '') };
}

/** The members of `from` that are known, under their new names. */
export function known<T extends object>(from: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(from).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}
