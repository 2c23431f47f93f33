import { canonicalProvider, isCommunityMarketplace } from './provider';

describe('names of providers', () => {
  it.each([
    ['Lambdalabs', 'lambda'],
    ['datacrunch', 'verda'],
    ['vastai', 'vast'],
    ['Google Cloud', 'gcp'],
    [' AWS ', 'aws'],
    ['acme', 'acme'],
    ['constructor', 'constructor'],
  ])('%s is %s', (name, id) => {
    expect(canonicalProvider(name)).toBe(id);
  });

  it('tells market places of private hosts from providers', () => {
    expect(isCommunityMarketplace('vast')).toBe(true);
    expect(isCommunityMarketplace('runpod')).toBe(false);
  });
});
