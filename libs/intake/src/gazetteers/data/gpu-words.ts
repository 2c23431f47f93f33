/** Words that stand around the names of cards; one word a line. */

/** Makers, product lines and computers that lead to a card's name: "NVIDIA GeForce RTX 4090", "Mac Studio M3 Ultra". */
export const BRANDS = new Set([
  'nvidia',
  'geforce',
  'tesla',
  'amd',
  'radeon',
  'instinct',
  'intel',
  'apple',
  'google',
  'quadro',
  'nvida',
  'habana',
  'huawei',
  'hgx',
  'datacenter',
  'mac',
  'macbook',
  'studio',
  'pro',
  'mini',
  'aws',
  'jetson',
]);

/** Form factors as people write them. */
const FORMS_BY_WORD: Readonly<Record<string, string>> = {
  sxm: 'sxm',
  pcie: 'pcie',
  pci: 'pcie',
  nvl: 'nvl',
  oam: 'oam',
  hgx: 'sxm',
  dgx: 'sxm',
};
export const FORMS: ReadonlyMap<string, string> = new Map(Object.entries(FORMS_BY_WORD));

/** Words behind a card's name that say nothing about which it is. */
export const TRAILERS = new Set([
  'generation',
  'edition',
  'workstation',
  'founders',
  'fe',
  'oc',
  'desktop',
  'gddr',
  'hbm',
  'nvlink',
  'tensor',
  'core',
  'mhz',
  'hopper',
  'ampere',
  'turing',
  'volta',
  'oem',
  'suprim',
  'strix',
]);

/** Sizes of memory that a bare number behind a hyphen can be: `A100-80`. */
export const KNOWN_SIZES = new Set([40, 80, 32, 16, 24, 48, 94, 96, 141]);

/** Units of a card's memory; `g` only where it is joined to the number. */
export const MEMORY_UNITS = new Set(['gb', 'gib', 'gigs', 'gig', 'go', 'гб']);

/** Words between a card and its memory: "RTX 4090 mit 24 GB". */
export const MEMORY_FILLERS = new Set('de with mit con avec com w da van а на ka по je'.split(' '));

/** Words that say whose memory it is: the card's ... */
export const VRAM = new Set(['vram', 'hbm', 'hbm2', 'hbm2e', 'hbm3', 'memory', '显存', 'unified', 'gddr6', 'gddr6x']);

/** ... or the machine's, a file's, a model's. */
export const HOST = new Set([
  'ram',
  'ddr',
  'ddr4',
  'ddr5',
  'system',
  'sysram',
  'host',
  'cpu',
  'ssd',
  'nvme',
  'disk',
  'swap',
  '内',
  'ecc',
  'dram',
  'lpddr',
  'of',
  'model',
  'weights',
  'file',
  'gguf',
  'download',
]);

/** What holds several cards. */
export const MACHINE = /^(?:node|server|machine|box|host|instance|system)(?:e?s)?$/;
