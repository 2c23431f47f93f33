import { createPriceFeeds } from './feed-settings';

describe('which feeds there are', () => {
  it('are all of them by default, none when off, and those named otherwise', async () => {
    const named = (feeds: ReturnType<typeof createPriceFeeds>): string[] => feeds.map((feed) => feed.name);
    const all = createPriceFeeds('default');
    expect(named(all)).toEqual([
      'toolshed',
      ...[
        'aws',
        'cudo',
        'do',
        'gcp',
        'hyperbolic',
        'hyperstack',
        'lambda',
        'nebius',
        'oci',
        'runpod',
        'vast',
        'verda',
      ].map((cloud) => `skypilot/${cloud}`),
      'azure',
    ]);
    expect(createPriceFeeds('off')).toEqual([]);
    expect(named(createPriceFeeds({ azure: 'https://prices.example.com/list' }))).toEqual(['azure']);
    await Promise.all(all.map((feed) => feed.close()));
  });

  it.each([
    ['not an address', 'the address of the azure prices must be an http or https address'],
    ['ftp://example.com', 'the address of the azure prices must be an http or https address'],
    ['https://me:secret@example.com', 'the address of the azure prices must not carry credentials'],
  ])('%s is refused in one line', (address, message) => {
    expect(() => createPriceFeeds({ azure: address })).toThrow(new RangeError(message));
  });
});
