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
