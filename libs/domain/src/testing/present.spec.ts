/** The value, for specs that know it is there. @throws {Error} when it is not */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a value that this spec rests on is missing');
  return value;
}

describe('a value that a spec rests on', () => {
  it('is handed through, 0 and the empty text too, and missed aloud', () => {
    expect(present(0)).toBe(0);
    expect(present('')).toBe('');
    expect(() => present(undefined)).toThrow('missing');
  });
});
