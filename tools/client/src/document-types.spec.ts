import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentTypes, TYPES_FILE } from './document-types';

const root = join(__dirname, '../../..');

describe('the types of the client', () => {
  it('are those of the document (nx run client-types:write)', async () =>
    expect(readFileSync(join(root, TYPES_FILE), 'utf8')).toBe(await documentTypes(root)));
});
