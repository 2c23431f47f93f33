/** Bytes of which some bits say the version and the variant: the bits that stay free. Both are marked with the
 *  uppermost bit. */
const MARKED: Readonly<Record<number, number>> = { 6: 0x0f, 8: 0x3f };

/** The first 16 bytes of a digest as a UUID of version 8 (RFC 9562, custom). `digest`: at least 16 bytes. */
export function uuidFromDigest(digest: Uint8Array): string {
  const hex = Array.from(digest.subarray(0, 16), (byte, i) => {
    const mask = MARKED[i];
    return (mask === undefined ? byte : (byte & mask) | 0x80).toString(16).padStart(2, '0');
  }).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
