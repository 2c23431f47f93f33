import type { CheckResult } from './finding';

/** The part of a package-lock.json that matters here. */
export interface Lockfile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly version?: string;
        readonly resolved?: string;
        readonly link?: boolean;
        readonly optionalDependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
}

/** Where npm would find `name` when asked from `from`: nested first, then upwards. */
function entryFor(lock: Lockfile, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (lock.packages[path]) return path;
    if (at === '') return undefined;
    if (!at.includes('/node_modules/')) at = '/node_modules/';
  }
}

/** A lock file written where a platform's package could not be had leaves it out without a word; `npm ci` then fails,
 *  or macOS and Windows
 *  get no binary. And an address in the lock file ties the installation to one registry. */
export function checkLockfile(lock: Lockfile): CheckResult {
  const findings: string[] = [];
  let lookedAt = 0;
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (entry.resolved !== undefined && entry.link !== true)
      findings.push(`${path}: carries an address; install with omit-lockfile-registry-resolved (.npmrc)`);
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      lookedAt++;
      if (entryFor(lock, path, name) === undefined)
        findings.push(
          `${name}, optional for ${path || 'the root'}, is missing: pin a version whose platform packages ` +
            'all exist, delete the lock file and node_modules, install again',
        );
    }
  }
  return { name: 'lock file', lookedAt, findings };
}
