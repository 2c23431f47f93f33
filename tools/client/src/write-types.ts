import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentTypes, TYPES_FILE } from './document-types';

const root = process.env['REPOSITORY_ROOT'] ?? process.cwd();
void documentTypes(root).then((text) => writeFileSync(join(root, TYPES_FILE), text));
