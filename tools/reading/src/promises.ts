import type { Reader } from '@compute-advisor/intake';

/** The first promise that reading `text` breaks, in words; undefined when it keeps them all: no exception, only finite numbers,
 *  every fact with its words at its place. */
export function brokenPromise(reader: Reader, text: string): string | undefined {
  let wrong: string | undefined;
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'number' && !Number.isFinite(value)) wrong ??= `${path} is ${value}`;
    if (typeof value !== 'object' || value === null) return;
    if ('evidence' in value && 'start' in value && 'end' in value) {
      const f = value as { evidence: string; start: number; end: number };
      if (f.evidence === '' || text.slice(f.start, f.end) !== f.evidence)
        wrong ??= `${path} quotes ${JSON.stringify(f.evidence)} at ${f.start}-${f.end}`;
    }
    for (const [k, v] of Object.entries(value)) visit(v, `${path}.${k}`);
  };
  try {
    visit(reader.read(text), 'reading');
  } catch (e) {
    return String(e instanceof Error ? e.stack : e);
  }
  return wrong;
}
