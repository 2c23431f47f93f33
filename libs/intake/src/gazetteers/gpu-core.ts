import type { GazetteerGpu } from '../reading';

/** A card as its name begins: `a100`, `rtx 4090`; the parts of the catalog that share it. */
export interface Core {
  readonly key: string;
  readonly parts: readonly GazetteerGpu[];
  /** The part a bare name means. */
  readonly usual: GazetteerGpu | undefined;
  /** Parts outside the catalog: memory that is usual, 0 when it varies. */
  readonly extra?: { readonly memoryGb: number; readonly vendor: string };
}

/** What a name says of a card: its core, and the part itself where the name is that of one. */
export interface CoreName {
  readonly core: Core;
  /** The name is digits alone. */
  readonly bare: boolean;
  readonly id?: string;
  /** Cards in each, where it names a machine. */
  readonly perMachine?: number;
}

const FORM_PARTS = /-(?:sxm\d?|pcie|nvl)(?=-|$)/g;

/** The core that an id of the catalog belongs to: `a100` of `a100-sxm4-80gb`. */
export const coreOf = (id: string): string =>
  id
    .replace(/-\d+gb$/, '')
    .replace(FORM_PARTS, '')
    .replace(/^(?:apple|quadro)-(?=[mr])/, '')
    .replace(/-/g, ' ');

/** A name without maker, product line, memory and form factor. */
export const coreName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/^8x/, '')
    .replace(/\b(?:nvidia|geforce|tesla|amd|radeon|instinct|intel|apple|google|oam|unified|hbm3e?)\b/g, ' ')
    .replace(/\b\d+ ?gb?\b/g, ' ')
    .replace(/\b(?:sxm\d?|pcie|nvl|nvlink|mega|generation|edition)\b/g, ' ')
    .replace(/[-_\s]+/g, ' ')
    .trim();

/** The digits of a consumer card's name, by which people call it: `4090` of `rtx 4090`, `4070 ti`. */
export const digitsOf = (name: string): string | undefined => /^(?:rtx|gtx|rx) (\d{4}(?: .*)?)$/.exec(name)?.[1];

/** Digits alone, without `ti` or `super`. */
export const isBare = (digits: string): boolean => /^\d{4}$/.test(digits);
