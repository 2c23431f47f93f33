/** A text in small letters and without accents, as patterns over whole phrases are written. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
