/** The members of `T` that are always there, and those that may be undefined as optional ones. */
export type Defined<T> = { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The same members in the same order without those whose value is undefined: missing is absent. Does not look inside
 *  members. */
export function defined<const T extends object>(members: T): Defined<T> {
  const given = members as Readonly<Record<string, unknown>>;
  // Most objects lack nothing, and a copy costs more than a look.
  if (!Object.values(given).includes(undefined)) return members as Defined<T>;
  const kept: Record<string, unknown> = {};
  for (const key of Object.keys(given)) {
    const value = given[key];
    if (value !== undefined) kept[key] = value;
  }
  return kept as Defined<T>;
}
