const VENDOR_WORDS: ReadonlySet<string> = new Set([
  'nvidia',
  'amd',
  'intel',
  'google',
  'geforce',
  'tesla',
  'radeon',
  'instinct',
  'corporation',
  'generation',
  'gpu',
  'accelerator',
  'graphics',
  'edition',
]);

/** Lower-case words without vendor names and counts: `1x-RTX_3060_Ti` is rtx 3060 ti, `n3-H100x8` is n3 h100,
 *  `1B300.30V` is b300 30v. */
export function words(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .flatMap((word) => word.split(/(?<=[a-z]\d{1,5}[a-z]?)x(?=\d{1,2}$)/).slice(0, 1))
    .map((word) => word.replace(/^\d+x?(?=[a-z]+\d)/, ''))
    .filter((word) => word !== '' && !VENDOR_WORDS.has(word));
}

/** Words that make another product of a known name: a laptop's GPU, a slice of one. */
const OTHER_PRODUCTS: ReadonlySet<string> = new Set(['mobile', 'laptop', 'mig', 'vgpu']);

/** True for a name of something else than a whole card of a known name. */
export const isOtherProduct = (text: string): boolean => words(text).some((word) => OTHER_PRODUCTS.has(word));

const FORM_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sxm: 'sxm',
    sxm2: 'sxm',
    sxm3: 'sxm',
    sxm4: 'sxm',
    sxm5: 'sxm',
    sxm6: 'sxm',
    hgx: 'sxm',
    hbm3: 'sxm',
    pcie: 'pcie',
    pci: 'pcie',
    nvl: 'nvl',
    server: 'server',
    ws: 'workstation',
    workstation: 'workstation',
    maxq: 'maxq',
  }),
);

/** The form the words name, in the catalog's terms; undefined when they name none. */
export const formIn = (tokens: readonly string[]): string | undefined =>
  tokens.map((token) => FORM_WORDS.get(token)).find((form) => form !== undefined);

/** Every form that names state, and the one stated beside them. */
export function formsIn(texts: readonly string[], stated: string | undefined): readonly string[] {
  const found = [...(stated === undefined ? [] : [stated]), ...texts].map((text) =>
    formIn(words(text.replace(/max-q/gi, 'maxq'))),
  );
  return [...new Set(found.filter((form) => form !== undefined))];
}

/** Memory within the names themselves: `A100-80GB`, `H100-80G-PCIe`. The first one is the GPU's, a second one the
 *  instance's. */
export function statedMemory(names: readonly string[]): readonly number[] {
  for (const name of names) {
    const stated = /(?<![0-9a-z])(\d{1,3})\s?gi?b?(?![a-z0-9])/i.exec(name);
    if (stated) return [Number(stated[1])];
  }
  return [];
}

/** The family is the id without form and memory: h100-sxm-80gb, h100-pcie-80gb and h100-nvl-94gb are all h100. */
export const familyKey = (id: string): string =>
  id
    .split('-')
    .filter((word) => !/^\d+gb$/.test(word) && !FORM_WORDS.has(word))
    .join('');
