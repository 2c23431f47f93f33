/** Without the members that are undefined. */
export function present<T extends object>(members: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(members).filter(([, v]) => v !== undefined)) as T;
}
