import { endpointAllowed, type TokenPrice } from './token-price';

const at = (provider: string): TokenPrice => ({
  modelId: 'a/model',
  provider,
  providerModel: 'model',
  providerKind: 'host',
  usdPerMillionInputTokens: 0.1,
  usdPerMillionOutputTokens: 0.2,
  asOf: '2026-08-01',
  source: 'a list',
});
const free = { onlyProviders: [], excludedProviders: [], regions: [] };

describe('endpoints that a text allows', () => {
  it('are all of them where it wishes nothing', () => {
    expect(endpointAllowed(at('deepinfra'), free)).toBe(true);
  });
  it('are those of the clouds it names, under the names of their endpoints', () => {
    const aws = { ...free, onlyProviders: ['AWS'] };
    expect(['aws-bedrock', 'ovhcloud', 'azure'].map((p) => endpointAllowed(at(p), aws))).toEqual([true, false, false]);
    expect(endpointAllowed(at('google-vertex'), { ...free, excludedProviders: ['gcp'] })).toBe(false);
  });
  it('are those known to stand in the place it wishes', () => {
    const inEurope = { ...free, regions: ['europe'] };
    expect(['mistral', 'scaleway', 'deepinfra'].map((p) => endpointAllowed(at(p), inEurope))).toEqual([
      true,
      true,
      false,
    ]);
    expect(endpointAllowed(at('ovhcloud'), { ...free, regions: ['us-east-1'] })).toBe(false);
  });
  it('are those of a country, and those of its countries in the union', () => {
    const inPlace = (provider: string, region: string) => endpointAllowed(at(provider), { ...free, regions: [region] });
    const places = ['germany', 'Deutschland', 'eu', 'france', 'uk'];
    expect(places.map((p) => inPlace('stackit', p))).toEqual([true, true, true, false, false]);
    expect(places.map((p) => inPlace('ovhcloud', p))).toEqual([false, false, true, true, false]);
    expect(places.map((p) => inPlace('regolo-ai', p))).toEqual([false, false, true, false, false]);
    // Somewhere in the union is not in each of its countries.
    expect(places.map((p) => inPlace('mistral', p))).toEqual([false, false, true, false, false]);
  });
});
