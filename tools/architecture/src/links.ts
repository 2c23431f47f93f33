import { posix } from 'node:path';
import type { CheckResult } from './finding';

/** Every relative link of every Markdown file leads to a file or folder of the repository. `markdown` maps each path
 *  to its content. */
export function checkLinks(markdown: ReadonlyMap<string, string>, exists: (path: string) => boolean): CheckResult {
  const findings: string[] = [];
  let lookedAt = 0;
  for (const [path, content] of markdown) {
    const prose = content.replace(/```[\s\S]*?```/g, '');
    for (const [, target = ''] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:|^#/.test(target)) continue;
      lookedAt++;
      const to = posix.join(posix.dirname(path), target.replace(/#.*$/, ''));
      if (to.startsWith('..') || !exists(to)) findings.push(`${path}: the link to ${target} leads nowhere`);
    }
  }
  return { name: 'links', lookedAt, findings };
}
