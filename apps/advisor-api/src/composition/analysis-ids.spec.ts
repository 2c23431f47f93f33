import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HmacAnalysisIds, keptSecret, SECRET_FILE } from './planning/analysis-ids';

describe('analysis ids', () => {
  it('are the first 16 bytes of HMAC-SHA-256 as a UUID of version 8', () => {
    // HMAC-SHA-256("key", "The quick brown fox jumps over the lazy dog") = f7bc83f430538424b13298e6aa6fb143...
    expect(new HmacAnalysisIds('key').idFor('The quick brown fox jumps over the lazy dog')).toBe(
      'f7bc83f4-3053-8424-b132-98e6aa6fb143',
    );
  });
  it('follow the text and the secret and nothing else', () => {
    const ids = new HmacAnalysisIds('one');
    expect(ids.idFor('a')).toBe(new HmacAnalysisIds('one').idFor('a'));
    expect(ids.idFor('a')).not.toBe(ids.idFor('b'));
    expect(ids.idFor('a')).not.toBe(new HmacAnalysisIds('two').idFor('a'));
  });
});

describe('the kept secret', () => {
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'advisor-secret-')), 'data');
  });
  afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

  it('is made once, 32 random bytes, readable by the owner only', () => {
    const secret = keptSecret(folder);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(join(folder, SECRET_FILE)).mode & 0o777).toBe(0o600);
    expect(keptSecret(folder)).toBe(secret);
    expect(readFileSync(join(folder, SECRET_FILE), 'utf8')).toBe(secret);
  });
  it('is refused when the file was cut short', () => {
    keptSecret(folder);
    writeFileSync(join(folder, SECRET_FILE), '');
    expect(() => keptSecret(folder)).toThrow('holds no usable secret');
  });
});
