import { posix } from 'node:path';
import ts from 'typescript';
import type { CheckResult } from './finding';

/** The relative imports of one file, as written; types count, since two files that need each other's types are one
 *  thought in two places. */
function relativeImports(content: string): string[] {
  return ts
    .preProcessFile(content, true, true)
    .importedFiles.map((i) => i.fileName)
    .filter((name) => name.startsWith('.'));
}

/** The files of the same tree that each file imports. Specs are left out: they stand beside the whole house. */
function importsOf(files: ReadonlyMap<string, string>): Map<string, string[]> {
  const edges = new Map<string, string[]>();
  for (const [path, content] of files) {
    if (!/\.ts$/.test(path) || /\.spec\.ts$/.test(path)) continue;
    const targets = relativeImports(content)
      .map((name) => posix.join(posix.dirname(path), name).replace(/\.js$/, ''))
      .flatMap((base) => [`${base}.ts`, `${base}/index.ts`].filter((candidate) => files.has(candidate)));
    edges.set(path, targets);
  }
  return edges;
}

/** Circles among arrows, each once and from its smallest name. */
function circlesOf(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set<string>();
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string): void => {
    const seenAt = trail.indexOf(path);
    if (seenAt >= 0) {
      const circle = trail.slice(seenAt);
      const first = circle.indexOf([...circle].sort()[0] ?? path);
      found.add([...circle.slice(first), ...circle.slice(0, first), circle[first]].join(' -> '));
      return;
    }
    if (done.has(path)) return;
    trail.push(path);
    for (const next of edges.get(path) ?? []) visit(next);
    trail.pop();
    done.add(path);
  };
  for (const path of [...edges.keys()].sort()) visit(path);
  return [...found].sort();
}

/** Circles of imports between the files of one project. Each is reported once, from its smallest path. `files` maps
 *  each path to its content. */
export function checkCycles(files: ReadonlyMap<string, string>): CheckResult {
  const edges = importsOf(files);
  return {
    name: 'cycles',
    lookedAt: edges.size,
    findings: circlesOf(edges).map((circle) => `circle of imports: ${circle}`),
  };
}

/** Circles between folders, a folder and those inside it told apart. Doors (`index.ts`) hand out what stands anywhere
 *  below them, and what only tests use (`testing`) leans on all: neither counts. */
export function checkFolderCycles(files: ReadonlyMap<string, string>): CheckResult {
  const edges = new Map<string, string[]>();
  for (const [path, targets] of importsOf(files)) {
    if (/(?:^|\/)(?:index\.ts$|testing\/)/.test(path)) continue;
    const from = posix.dirname(path);
    const folders = targets.map((target) => posix.dirname(target)).filter((to) => to !== from);
    edges.set(from, [...(edges.get(from) ?? []), ...folders]);
  }
  return {
    name: 'folder cycles',
    lookedAt: edges.size,
    findings: circlesOf(edges).map((circle) => `circle of folders: ${circle}`),
  };
}
