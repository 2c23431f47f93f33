/** A book as its data file holds it: every source once, and in each row the place of its source in that list. */
export interface SourcedFile {
  readonly sources: readonly string[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** The file of a book, sorted by content so that a new edition shows as the lines that changed. */
export function sourcedFile(rows: readonly { readonly source: string }[]): SourcedFile {
  const sources = [...new Set(rows.map(({ source }) => source))].sort();
  const place = new Map(sources.map((source, index) => [source, index]));
  return {
    sources,
    rows: [...new Set(rows.map((row) => JSON.stringify({ ...row, source: place.get(row.source) })))]
      .sort()
      .map((text) => JSON.parse(text) as Readonly<Record<string, unknown>>),
  };
}

/** One source and one row a line. */
export const sourcedText = ({ sources, rows }: SourcedFile): string =>
  `{\n"sources": [\n${sources.map((source) => JSON.stringify(source)).join(',\n')}\n],\n"rows": ` +
  `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n}\n`;
