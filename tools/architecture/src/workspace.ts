import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A folder with a project.json, as it stands on disk. */
export interface Project {
  readonly name: string;
  /** Path from the root of the repository, for example `libs/domain`. */
  readonly folder: string;
  readonly tags: readonly string[];
  readonly targets: readonly string[];
}

/** Where the repository lies: the nearest folder upwards with an nx.json. */
export function repositoryRoot(): string {
  let at = process.env['REPOSITORY_ROOT'] ?? process.cwd();
  while (!existsSync(join(at, 'nx.json'))) {
    if (dirname(at) === at) throw new Error('not inside the repository: no nx.json above ' + process.cwd());
    at = dirname(at);
  }
  return resolve(at);
}

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.nx', '.data', 'coverage', 'tmp']);

/** All files under `folder`, as paths from `root` with forward slashes, sorted. Build output and packages are left
 *  out. */
export function filesUnder(root: string, folder: string): string[] {
  const found: string[] = [];
  const walk = (at: string): void => {
    for (const entry of readdirSync(join(root, at), { withFileTypes: true })) {
      if (SKIPPED.has(entry.name)) continue;
      const path = at === '.' ? entry.name : `${at}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) found.push(path);
    }
  };
  if (existsSync(join(root, folder))) walk(folder);
  return found.sort();
}

/** Every project of the repository, by its project.json, sorted by folder. */
export function projectsOf(root: string): Project[] {
  return filesUnder(root, '.')
    .filter((path) => path.endsWith('/project.json'))
    .map((path) => {
      const json = JSON.parse(readFileSync(join(root, path), 'utf8')) as {
        name?: string;
        tags?: string[];
        targets?: Record<string, unknown>;
      };
      return {
        name: json.name ?? '',
        folder: dirname(path),
        tags: json.tags ?? [],
        targets: Object.keys(json.targets ?? {}),
      };
    });
}
