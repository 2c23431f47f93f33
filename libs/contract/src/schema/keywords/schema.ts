/** A JSON Schema (2020-12) as OpenAPI 3.1 takes it. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
}

/** A member with its words, an example, and anything else said of it. */
const leaf =
  (type: string) =>
  (description: string, example: unknown, more: Schema = {}): Schema => ({
    type,
    description,
    ...more,
    examples: [example],
  });

export const string = leaf('string');
export const boolean = leaf('boolean');
export const number = leaf('number');
/** A count or a size; never negative unless it says so. */
export const integer = (description: string, example: number, more: Schema = {}): Schema => ({
  type: 'integer',
  description,
  minimum: 0,
  ...more,
  examples: [example],
});
/** A figure that cannot be negative. */
export const amount = (description: string, example: number, more: Schema = {}): Schema =>
  number(description, example, { minimum: 0, ...more });
export const oneOf = (values: readonly string[], description: string, example: string): Schema => ({
  type: 'string',
  enum: values,
  description,
  examples: [example],
});
export const list = (items: Schema, description: string, more: Schema = {}): Schema => ({
  type: 'array',
  items,
  description,
  ...more,
});
export const ref = (name: string, description?: string): Schema => ({
  $ref: `#/components/schemas/${name}`,
  ...(description === undefined ? {} : { description }),
});

/** An object with these members. A name that ends in `?` may be absent; nothing is ever null. Open for additions: a
 *  client must not break
 *  when a member is added. What the service sends is held to `closed`. */
export function object(description: string, members: Readonly<Record<string, Schema>>, more: Schema = {}): Schema {
  const names = Object.keys(members);
  return {
    type: 'object',
    description,
    required: names.filter((name) => !name.endsWith('?')),
    properties: Object.fromEntries(Object.entries(members).map(([name, member]) => [name.replace(/\?$/, ''), member])),
    ...more,
  };
}

const SOURCES = ['provided', 'inferred', 'derived', 'defaulted'];

/** A stretch of the description. */
export const span = (words: string): Schema =>
  list(integer('One offset.', 12), `${words} UTF-16 offsets into the description as it was sent, the end exclusive.`, {
    minItems: 2,
    maxItems: 2,
  });

/** A value with its provenance. */
export const sourced = (value: Schema): Schema =>
  object(value.description ?? '', {
    value,
    source: oneOf(
      SOURCES,
      'Where the value comes from. provided: a structured field of the request; inferred: read from the ' +
        'description; derived: computed from other members; defaulted: the documented default, named in ' +
        'assumption_banner.',
      'inferred',
    ),
    'evidence?': string(
      'The words of the description it was read from; several pieces are joined by " … ".',
      'about 40 concurrent users',
    ),
    'at?': span('Where the evidence stands in the description. Absent when it is of several pieces.'),
  });

/** The same schema without room for members that it does not name: what the service itself is held to. */
export function closed(schema: Schema): Schema {
  const { properties, items, oneOf: branches } = schema;
  return {
    ...schema,
    ...(properties === undefined ? {} : { additionalProperties: schema.additionalProperties ?? false }),
    ...(properties === undefined
      ? {}
      : { properties: Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, closed(member)])) }),
    ...(items === undefined ? {} : { items: closed(items) }),
    ...(branches === undefined ? {} : { oneOf: branches.map(closed) }),
  };
}
