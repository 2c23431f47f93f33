import { join } from 'node:path';
import { run } from './program-run';

/** Holds a tarball against the two checkers of published packages: publint for the manifest, Are The Types Wrong for
 *  what TypeScript resolves from CommonJS, from ES modules and in bundlers. @throws with what they say. */
export async function checkTarball(root: string, tarball: string): Promise<void> {
  const bin = (name: string): string => join(root, 'node_modules/.bin', name);
  await run(bin('publint'), ['run', tarball, '--strict'], root);
  // The terminal hands out a command, no types.
  if (/-cli-[\d.]+\.tgz$/.test(tarball)) return;
  await run(bin('attw'), [tarball, '--profile', 'node16', '--no-color', '--no-emoji'], root);
}
