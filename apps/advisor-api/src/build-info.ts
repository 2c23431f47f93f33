import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Version of the nearest package.json above the code, and the revision that the image was built from
 *  (`BUILD_REVISION`), for the metrics. */
export function buildInfo(): { readonly version: string; readonly revision: string } {
  const revision = process.env['BUILD_REVISION'] ?? 'unknown';
  for (let at = __dirname; dirname(at) !== at; at = dirname(at)) {
    const file = join(at, 'package.json');
    if (!existsSync(file)) continue;
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: unknown };
    return { version: typeof version === 'string' ? version : 'unknown', revision };
  }
  return { version: 'unknown', revision };
}
