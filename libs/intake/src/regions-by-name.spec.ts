import { readsAs } from './testing/rounded-reading.spec';

const regions = (text: string, expected: readonly string[] | undefined): void =>
  readsAs(`Llama 3.3 70B, 40 concurrent, ${text}`, { 'constraints.regions': expected, totalUsers: undefined });

describe('regions by the names of their sellers', () => {
  it.each([
    ['Azure West Europe only.', ['westeurope']],
    ['Azure East US 2.', ['eastus2']],
    ['Azure Germany West Central.', ['germanywestcentral']],
    ['Azure, Sweden Central.', ['swedencentral']],
    ['Azure Deutschland West-Mitte.', ['germanywestcentral']],
    ['Azure France-Centre.', ['francecentral']],
    ['Azure, East US or West US 3', ['eastus', 'westus3']],
    ['AWS US East.', ['us-east']],
    ['AWS Europe (Ireland).', ['ireland']],
    ['AWS Asia Pacific (Tokyo).', ['tokyo']],
    ['GCP Iowa.', ['iowa']],
    ['Google Cloud, South Carolina.', ['south-carolina']],
    ['US, 24/7.', ['us']],
    ['region: US', ['us']],
  ])('%s', (text, expected) => regions(text, expected));

  it('where nobody speaks of Azure they are parts of a continent or a country', () => {
    regions('West Europe.', ['eu']);
    regions('UK South.', ['uk']);
    regions('East US.', ['us']);
  });
  it('and nobody is asked to stand in "us"', () => {
    regions('tell us, please.', undefined);
    regions('can you help US, please?', undefined);
  });
});
