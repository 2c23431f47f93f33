import { differences, readmeExample } from './service-checks';
import { must, Tally } from './tally';

describe('the closing line', () => {
  beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());
  it('counts what passed, failed and was skipped', async () => {
    const tally = new Tally();
    await tally.check('one and one', () => must(1 + 1 === 2, 'wrong'));
    await tally.check('a promise that fails', () => Promise.reject(new Error('no answer')));
    expect(tally.line).toBe('1 passed, 1 failed');
    tally.skip('browser tests', 'there is no Chromium');
    tally.add({ passed: 40, failed: 0, skipped: 2 });
    expect(tally.line).toBe('41 passed, 1 failed, 3 skipped');
  });
});

describe("the README's example", () => {
  const readme = 'Ask:\n```sh\ncurl -s localhost:3000 -d \'{"description":"Llama"}\'\n```\nAnswer:\n```json\n{"status":"complete","options":[{"gpu_count":4}]}\n```\n';
  it('is the first request with a body and the first JSON', () => {
    expect(readmeExample(readme)).toEqual({ body: '{"description":"Llama"}', shown: { status: 'complete', options: [{ gpu_count: 4 }] } });
  });
  it('must be there', () => {
    expect(() => readmeExample('no example')).toThrow('README.md shows no request with its answer');
  });
  it('may leave out members and later entries, nothing else', () => {
    const { shown } = readmeExample(readme);
    expect(differences(shown, { status: 'complete', options: [{ gpu_count: 4, gpu_id: 'h100' }, { gpu_count: 8 }], warnings: [] })).toEqual([]);
    expect(differences(shown, { status: 'complete', options: [{ gpu_count: 5 }] })).toEqual(['$.options.0.gpu_count: shown 4, is 5']);
    expect(differences(shown, { status: 'complete', options: [] })).toEqual(['$.options.0: shown {"gpu_count":4}, is undefined']);
    expect(differences(shown, { options: [{ gpu_count: 4 }] })).toEqual(['$.status: shown "complete", is undefined']);
  });
});
