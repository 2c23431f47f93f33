import { uuidFromDigest } from './digest-uuid';

describe('a digest as a UUID', () => {
  it('keeps the bytes and marks version 8 and the variant of RFC 9562', () => {
    expect(uuidFromDigest(Uint8Array.from({ length: 32 }, (_, i) => i))).toBe('00010203-0405-8607-8809-0a0b0c0d0e0f');
    expect(uuidFromDigest(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-8fff-bfff-ffffffffffff');
  });
});
