import type { CheckResult } from './finding';

/** One screen of what, one of how: longer and nobody reads it. */
const MOST_LINES = 150;

/** The README stays short, and its table of settings holds every setting that the service reads, and no other. `env` is the text of env.ts. */
export function checkReadme(readme: string, env: string): CheckResult {
  const lines = readme.trimEnd().split('\n').length;
  const read = [...env.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name ?? '');
  const listed = readme
    .split('\n')
    .flatMap((line) => (/^\| `[A-Z_]+`/.test(line) ? [/^\| `([A-Z_]+)`/.exec(line)?.[1] ?? ''] : []));
  return {
    name: 'README',
    lookedAt: read.length,
    findings: [
      ...(lines > MOST_LINES ? [`README.md has ${lines} lines, more than ${MOST_LINES}`] : []),
      ...read.filter((name) => !listed.includes(name)).map((name) => `README.md: the settings do not list ${name}`),
      ...listed
        .filter((name) => !read.includes(name))
        .map((name) => `README.md: lists the setting ${name}, which the service does not read`),
    ],
  };
}
