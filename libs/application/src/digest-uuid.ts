/** The first 16 bytes of a digest as a UUID of version 8 (RFC 9562, custom). `digest`: at least 16 bytes. */
export function uuidFromDigest(digest: Uint8Array): string {
  const hex = Array.from(digest.subarray(0, 16), (byte, i) => {
    const marked = i === 6 ? (byte & 0x0f) | 0x80 : i === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
