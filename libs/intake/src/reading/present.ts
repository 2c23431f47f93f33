/** What may be there of each member. */
export type Members<T> = { [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K] };

/** Without the members that are undefined. */
export const present = <T extends object>(members: Members<T>): T => together<T>(members);

/** The members of all parts, in their order, without those that are undefined. */
export function together<T extends object>(...parts: readonly Partial<Members<T>>[]): T {
  const out: Record<string, unknown> = {};
  for (const part of parts)
    for (const name of Object.keys(part)) {
      const value = part[name as keyof T];
      if (value !== undefined) out[name] = value;
    }
  return out as T;
}
