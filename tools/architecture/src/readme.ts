import type { CheckResult } from './finding';

/** One screen of what, one of how: longer and nobody reads it. */
const MOST_LINES = 150;

/** The default that env.ts gives a setting: a number or a word; undefined where there is none, or where it is no
 *  literal. */
function defaultsIn(env: string): Map<string, string | undefined> {
  const settings = [...env.matchAll(/^ {2}([A-Z][A-Z_]+):([^]*?)(?=^ {2}[A-Z][A-Z_]+:|^\}\))/gm)];
  return new Map(settings.map(([, name = '', text = '']) => [name, literalDefault(text)]));
}

function literalDefault(text: string): string | undefined {
  const given = /\.default\(([^()]*)\)/.exec(text)?.[1]?.trim() ?? '';
  return /^(?:'([^']*)'|([\d_]+))$/.test(given) ? given.replace(/['_]/g, '') : undefined;
}

/** The table of settings in the README: name and default as written. */
function listedIn(readme: string): Map<string, string> {
  const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \| ([^|]*?) \|/gm)];
  return new Map(rows.map(([, name = '', written = '']) => [name, written.replace(/`/g, '')]));
}

/** What a person may write in the place of a word that only the code knows. */
const IN_WORDS: Readonly<Record<string, string>> = { default: 'the public feeds' };

function wrongDefault(name: string, coded: string | undefined, written: string | undefined): string[] {
  if (written === undefined) return [`README.md: the settings do not list ${name}`];
  if (coded === undefined)
    return /^[\d,]+$/.test(written) ? [`README.md: gives ${name} the default ${written}, the service has none`] : [];
  const wanted = IN_WORDS[coded] ?? coded;
  return written === wanted ? [] : [`README.md: the default of ${name} is ${wanted}, not ${written}`];
}

/** The README stays short, and its table of settings holds every setting that the service reads with its default, and
 *  no other.
 *  `env` is the text of env.ts. */
export function checkReadme(readme: string, env: string): CheckResult {
  const lines = readme.trimEnd().split('\n').length;
  const read = defaultsIn(env);
  const listed = listedIn(readme);
  return {
    name: 'README',
    lookedAt: read.size,
    findings: [
      ...(lines > MOST_LINES ? [`README.md has ${lines} lines, more than ${MOST_LINES}`] : []),
      ...[...read].flatMap(([name, coded]) => wrongDefault(name, coded, listed.get(name))),
      ...[...listed.keys()]
        .filter((name) => !read.has(name))
        .map((name) => `README.md: lists the setting ${name}, which the service does not read`),
    ],
  };
}
