import type { CheckResult } from './finding';

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*$/;
/** Files whose names their tools or readers insist on. */
const GIVEN = /^(?:README|CHANGELOG|LICENSE|NOTICE)(?:\.md)?$|^\./;
/** Words that say nothing about what is inside. */
const EMPTY_WORDS = new Set([
  'util',
  'utils',
  'helper',
  'helpers',
  'manager',
  'common',
  'shared',
  'impl',
  'misc',
  'lib',
]);
const EMPTY_SUFFIX = /\b(?:class|interface|type|function|const)\s+(\w*(?:Impl|Manager|Helpers?|Utils?))\b/;

/** File names are kebab-case with a role and say what is inside; so do the names of what is declared. `files` maps
 *  each path to its content. */
export function checkNames(files: ReadonlyMap<string, string>): CheckResult {
  const findings: string[] = [];
  for (const [path, content] of files) {
    const parts = path.split('/');
    const file = parts[parts.length - 1] ?? '';
    if (!GIVEN.test(file) && !KEBAB.test(file)) findings.push(`${path}: file names are kebab-case`);
    for (const part of parts.slice(1)) {
      const word = part
        .replace(/\..*$/, '')
        .split('-')
        .find((w) => EMPTY_WORDS.has(w));
      if (word !== undefined) findings.push(`${path}: "${word}" says nothing about what is inside`);
    }
    if (!/\.[cm]?ts$/.test(path) || path.startsWith('tools/architecture/')) continue;
    content.split('\n').forEach((line, i) => {
      const name = EMPTY_SUFFIX.exec(line)?.[1];
      if (name !== undefined && !name.startsWith('Ts'))
        findings.push(`${path}:${i + 1}: "${name}" says nothing about what it is`);
    });
  }
  return { name: 'names', lookedAt: files.size, findings };
}
