import { fulfilsRegionWish } from './region-wish';

describe('a region wish', () => {
  it.each([
    ['us-east-1', 'aws', 'us-east-1'],
    ['us-east', 'aws', 'us-east-2'],
    ['us-east', 'gcp', 'us-east4'],
    ['us-east', 'azure', 'eastus2'],
    ['US East', 'azure', 'eastus'],
    ['us-east-1a', 'aws', 'us-east-1'],
    ['us-central1-a', 'gcp', 'us-central1'],
    ['fr-par-2', 'scaleway', 'fr-par'],
    ['eu-west', 'aws', 'eu-west-3'],
    ['westeurope', 'azure', 'westeurope'],
    ['europe-west', 'gcp', 'europe-west4'],
    ['frankfurt', 'aws', 'eu-central-1'],
    ['frankfurt', 'azure', 'germanywestcentral'],
    ['Frankfurt', 'gcp', 'europe-west3'],
    ['frankfurt', 'oci', 'eu-frankfurt-1'],
    ['germany', 'lambda', 'europe-central-1'],
    ['de', 'digitalocean', 'fra1'],
    ['eu', 'verda', 'FIN-03'],
    ['eu', 'vast', 'Denmark, DK, EU'],
    ['europe', 'vast', 'Sverdlovsk Oblast, RU, EU'],
    ['eu', 'scaleway', undefined],
    ['europe', 'scaleway', undefined],
    ['eu', 'runpod', 'CZ'],
    ['eu', 'runpod', 'EU-RO-1'],
    ['norway', 'cudo', 'no-kristiansand-1'],
    ['canada', 'hyperstack', 'CANADA-1'],
    ['canada', 'vast', ', CA, NA'],
    ['us', 'vast', 'Minnesota, US'],
    ['california', 'vast', 'California, US, NA'],
    ['india', 'azure', 'centralindia'],
    ['asia', 'gcp', 'asia-southeast1'],
    ['apac', 'aws', 'ap-southeast-2'],
    ['united kingdom', 'gcp', 'europe-west2'],
    ['eea', 'hyperstack', 'NORWAY-1'],
    ['u.s.', 'nebius', 'us-central1'],
    ['texas', 'gcp', 'us-south1'],
  ])('%s is fulfilled by %s %s', (wish, provider, region) => {
    expect(fulfilsRegionWish(wish, provider, region)).toBe(true);
  });

  it.each([
    ['eu', 'aws', 'eu-west-2'],
    ['eu', 'gcp', 'europe-west6'],
    ['eu', 'hyperstack', 'NORWAY-1'],
    ['eu', 'vast', 'Sverdlovsk Oblast, RU, EU'],
    ['eu', 'lambda', undefined],
    ['us', 'scaleway', undefined],
    ['eastus', 'azure', 'eastus2'],
    ['us-east-1', 'aws', 'us-east-2'],
    ['us-east-1', 'azure', 'eastus'],
    ['frankfurt', 'gcp', 'europe-west4'],
    ['germany', 'aws', 'eu-west-1'],
    ['canada', 'vast', 'California, US, NA'],
    ['atlantis', 'aws', 'us-east-1'],
    ['constructor', 'aws', 'us-east-1'],
    ['', 'aws', 'us-east-1'],
    ['us', 'hyperbolic', 'default'],
  ])('%s is not fulfilled by %s %s', (wish, provider, region) => {
    expect(fulfilsRegionWish(wish, provider, region)).toBe(false);
  });
});
