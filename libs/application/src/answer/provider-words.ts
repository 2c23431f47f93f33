/** Providers as they write themselves; an unknown one as the book has it. */
const NAMES: Readonly<Record<string, string>> = {
  akamai: 'Akamai',
  aws: 'AWS',
  azure: 'Azure',
  coreweave: 'CoreWeave',
  cudo: 'Cudo Compute',
  digitalocean: 'DigitalOcean',
  gcp: 'Google Cloud',
  hyperstack: 'Hyperstack',
  lambda: 'Lambda',
  nebius: 'Nebius',
  oci: 'Oracle Cloud',
  runpod: 'RunPod',
  scaleway: 'Scaleway',
  vast: 'Vast.ai',
  verda: 'Verda',
  vultr: 'Vultr',
};

/** "RunPod" for `runpod`. */
export const providerName = (id: string): string => (Object.hasOwn(NAMES, id) ? (NAMES[id] ?? id) : id);
