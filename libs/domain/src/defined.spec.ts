import { defined } from './defined';

describe('defined', () => {
  it('leaves out what is undefined and keeps the order of the rest', () => {
    expect(JSON.stringify(defined({ b: 1, a: undefined, c: 'x' }))).toBe('{"b":1,"c":"x"}');
  });
  it('keeps null, 0, false and the empty string: they are values', () => {
    expect(defined({ a: null, b: 0, c: false, d: '' })).toEqual({ a: null, b: 0, c: false, d: '' });
  });
  it('does not look inside members', () => {
    expect(Object.keys(defined({ a: { b: undefined } }).a)).toEqual(['b']);
  });
  it('fits an exact optional member, and only where the value may be missing', () => {
    const maybe = (value: number | undefined): { readonly at?: number; readonly name: string } =>
      defined({ at: value, name: 'x' });
    expect('at' in maybe(undefined)).toBe(false);
    expect(maybe(3).at).toBe(3);
    // @ts-expect-error a member that may be missing is no required one
    const wrong: { readonly at: number } = defined({ at: undefined as number | undefined });
    expect(wrong).toEqual({});
  });
});
