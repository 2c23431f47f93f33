import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument, PRODUCT_VERSION } from './index';

describe('the version', () => {
  it('is the one of the manifest, in the document too', () => {
    const manifest = readFileSync(join(__dirname, '../../../package.json'), 'utf8');
    expect(PRODUCT_VERSION).toBe((JSON.parse(manifest) as { version: string }).version);
    expect(openApiDocument().info.version).toBe(PRODUCT_VERSION);
  });
});
