import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { openApiDocument } from '@compute-advisor/contract';

/** Both linters are ES modules of many files: they run in a process of their own. */
function faultsOf(document: unknown): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(__dirname, 'lint-document.mjs')], {
    input: JSON.stringify(document),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\n').filter(Boolean);
}

describe('the OpenAPI document', () => {
  it('has no error by Redocly or Spectral', () => expect(faultsOf(openApiDocument())).toEqual([]));

  it('would have by both, were it wrong', () => {
    const { paths, ...rest } = openApiDocument();
    const wrong = faultsOf({
      ...rest,
      paths: { ...paths, '/twice': { get: { operationId: 'advise', responses: { 200: { description: 1 } } } } },
    });
    expect(wrong.some((fault) => fault.startsWith('redocly '))).toBe(true);
    expect(wrong.some((fault) => fault.startsWith('spectral '))).toBe(true);
  });
});
