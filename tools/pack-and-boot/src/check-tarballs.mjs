/** Holds tarballs against the two checkers of published packages: publint (strict) for the manifest, Are The Types Wrong
 *  for what TypeScript resolves from CommonJS, from ES modules and in bundlers (not as of Node 10). One process for all
 *  of them: each checker brings a compiler, which is most of what it costs to start.
 *  `node check-tarballs.mjs TARBALL...`: prints what is wrong, and fails. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

// What the command attw is made of, as it brings it along.
const attw = createRequire(import.meta.resolve('@arethetypeswrong/cli/package.json'));
const { checkPackage, createPackageFromTarballData } = await import(
  pathToFileURL(attw.resolve('@arethetypeswrong/core')).href
);

async function faultsOf(path) {
  const bytes = await readFile(path);
  const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball }, level: 'suggestion', strict: true });
  const manifest = messages.map((message) => `${message.type}: ${formatMessage(message, pkg) ?? message.code}`);
  // The terminal hands out a command, no types.
  if (/-cli-[\d.]+\.tgz$/.test(path)) return manifest;
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)));
  if (analysis.types === false) return [...manifest, 'there are no types'];
  const types = analysis.problems.filter((problem) => problem.resolutionKind !== 'node10');
  return [...manifest, ...types.map((problem) => JSON.stringify(problem))];
}

for (const path of process.argv.slice(2)) {
  const faults = await faultsOf(path);
  if (faults.length === 0) continue;
  console.log(`${basename(path)}:\n  ${faults.join('\n  ')}`);
  process.exitCode = 1;
}
