/** Without the members that are undefined. */
export function present<T extends object>(members: { [K in keyof T]: T[K] | undefined }): T {
  const out: Record<string, unknown> = {};
  for (const name of Object.keys(members)) {
    const value = members[name as keyof T];
    if (value !== undefined) out[name] = value;
  }
  return out as T;
}
