/** The members of `T` that are always there, and those that may be undefined as optional ones. */
export type Defined<T> = { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The same members in the same order without those whose value is undefined: missing is absent. Does not look inside
 *  members. */
export function defined<const T extends object>(members: T): Defined<T> {
  const given = members as Readonly<Record<string, unknown>>;
  // Most objects lack nothing, and a copy costs more than a look.
  for (const key in given) if (given[key] === undefined) return withoutUndefined(given) as Defined<T>;
  return members as Defined<T>;
}

function withoutUndefined(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const key of Object.keys(given)) {
    const value = given[key];
    if (value !== undefined) kept[key] = value;
  }
  return kept;
}
