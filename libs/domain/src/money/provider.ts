/** Providers by the names people, feeds and catalogs use for them. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  amazon: 'aws',
  'amazon web services': 'aws',
  ec2: 'aws',
  google: 'gcp',
  'google cloud': 'gcp',
  'google cloud platform': 'gcp',
  gce: 'gcp',
  microsoft: 'azure',
  'microsoft azure': 'azure',
  oracle: 'oci',
  'oracle cloud': 'oci',
  'oracle cloud infrastructure': 'oci',
  lambdalabs: 'lambda',
  'lambda labs': 'lambda',
  'lambda cloud': 'lambda',
  'lambda.ai': 'lambda',
  datacrunch: 'verda',
  'datacrunch.io': 'verda',
  vastai: 'vast',
  'vast.ai': 'vast',
  'vast ai': 'vast',
  do: 'digitalocean',
  'digital ocean': 'digitalocean',
  paperspace: 'digitalocean',
  linode: 'akamai',
  'akamai cloud': 'akamai',
  'runpod.io': 'runpod',
  'run pod': 'runpod',
  cudocompute: 'cudo',
  'cudo compute': 'cudo',
  'nebius ai': 'nebius',
  'scaleway elements': 'scaleway',
  nexgencloud: 'hyperstack',
};

/** Hosts of these are private persons and small rooms, bid against each other; their prices move fast and may not be
 *  rentable. */
const COMMUNITY_MARKETPLACES: ReadonlySet<string> = new Set(['vast', 'hyperbolic', 'salad', 'clore', 'tensordock']);

/** The one id of a provider, lower case: `AWS`, `amazon` and `ec2` are `aws`. An unknown name is its own id. */
export function canonicalProvider(name: string): string {
  const plain = name.trim().toLowerCase();
  return Object.hasOwn(OTHER_NAMES, plain) ? (OTHER_NAMES[plain] ?? plain) : plain;
}

/** True for a provider whose every offer is a community host's. Takes a canonical id. */
export const isCommunityMarketplace = (provider: string): boolean => COMMUNITY_MARKETPLACES.has(provider);
