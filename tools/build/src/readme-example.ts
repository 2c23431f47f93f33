import { must } from './tally';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const SHOWN = /```json\n([\s\S]*?)```/;

/** The README's request and the answer that it shows: the first `curl` with a body, and the first fenced JSON. */
export function readmeExample(readme: string): { readonly body: string; readonly shown: unknown } {
  const body = /-d '(\{[^\n]*\})'/.exec(readme)?.[1];
  const shown = SHOWN.exec(readme)?.[1];
  must(body !== undefined && shown !== undefined, 'README.md shows no request with its answer');
  return { body, shown: JSON.parse(shown) as unknown };
}

/** Where `shown` says something else than `real`. An object may show fewer members, a list its first entries. */
export function differences(shown: unknown, real: unknown, at = '$'): string[] {
  if (isObject(shown)) {
    if (!isObject(real) || Array.isArray(shown) !== Array.isArray(real))
      return [`${at}: shown ${JSON.stringify(shown)}, is ${JSON.stringify(real)}`];
    return Object.keys(shown).flatMap((key) => differences(shown[key], real[key], `${at}.${key}`));
  }
  return shown === real ? [] : [`${at}: shown ${JSON.stringify(shown)}, is ${JSON.stringify(real)}`];
}

/** The members and entries that `shown` shows, as they are in `real`; what is no longer there is left out. */
function likewise(shown: unknown, real: unknown): unknown {
  if (Array.isArray(shown) && Array.isArray(real))
    return real.slice(0, shown.length).map((value, i) => likewise(shown[i], value));
  if (isObject(shown) && isObject(real))
    return Object.fromEntries(
      Object.keys(shown)
        .filter((key) => key in real)
        .map((key) => [key, likewise(shown[key], real[key])]),
    );
  return real;
}

/** JSON for reading: what fits in a line stays in one. */
export function readableJson(value: unknown, indent = ''): string {
  const spaced = (v: unknown): string => {
    if (Array.isArray(v)) return `[${v.map(spaced).join(', ')}]`;
    return isObject(v)
      ? `{ ${Object.entries(v)
          .map(([k, x]) => `${JSON.stringify(k)}: ${spaced(x)}`)
          .join(', ')} }`
      : JSON.stringify(v);
  };
  const line = spaced(value);
  if (!isObject(value) || (indent !== '' && line.length + indent.length <= 150)) return line;
  const inner = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((v) => inner + readableJson(v, inner))
    : Object.entries(value).map(([k, v]) => `${inner}${JSON.stringify(k)}: ${readableJson(v, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${entries.join(',\n')}\n${indent}${close}`;
}

/** The README with the shown answer brought up to date. */
export function withAnswer(readme: string, real: unknown): string {
  return readme.replace(
    SHOWN,
    () => `\`\`\`json\n${readableJson(likewise(readmeExample(readme).shown, real))}\n\`\`\``,
  );
}
