/** Writes every library, and the terminal, as a package to dist/packages: what a release publishes. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeCliPackage } from './cli-package';
import { LIBRARIES } from './libraries';
import { writePackage } from './library-package';
import { libraryProgram, writeDeclarations } from './library-program';

const root = process.env['REPOSITORY_ROOT'] ?? process.cwd();
const into = join(root, 'dist/packages');

rmSync(into, { recursive: true, force: true });
const sources = { program: libraryProgram(root), declarations: writeDeclarations(root, join(root, 'dist')) };
for (const lib of LIBRARIES) console.log(writePackage(root, sources, lib, into));
console.log(writeCliPackage(root, into));
