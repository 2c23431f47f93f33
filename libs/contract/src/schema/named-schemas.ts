import type { Schema } from './keywords/schema';

/** Words of members as the name of a type: `further_workloads` is `FurtherWorkloads`, `gpuIds` is `GpuIds`. */
const pascal = (name: string): string => name.replace(/(?:^|_)([a-z0-9])/g, (_, first: string) => first.toUpperCase());

/** One of a list: `options` is `Option`, `entries` is `Entry`. */
function singular(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return name.endsWith('s') ? name.slice(0, -1) : name;
}

const SCALARS: Readonly<Record<string, string>> = {
  string: 'SourcedString',
  integer: 'SourcedInteger',
  number: 'SourcedNumber',
  boolean: 'SourcedBoolean',
};
const SAID_OF_ALL: Readonly<Record<string, string>> = {
  SourcedString: 'A text with its provenance.',
  SourcedInteger: 'A whole number with its provenance.',
  SourcedNumber: 'A number with its provenance.',
  SourcedBoolean: 'A yes or no with its provenance.',
};

const isSourced = ({ properties }: Schema): boolean =>
  properties?.['value'] !== undefined && properties['source'] !== undefined && properties['evidence'] !== undefined;

/** Everything but what is said of it in words: two members of one name may be explained differently. */
const shapeOf = (schema: Schema): string =>
  JSON.stringify(schema, (key, value: unknown) => (key === 'description' || key === 'examples' ? undefined : value));

const refTo = (name: string, { description, examples }: Schema): Schema => ({
  $ref: `#/components/schemas/${name}`,
  ...(description === undefined || description === '' ? {} : { description }),
  ...(examples === undefined ? {} : { examples }),
});

/** Gathers what has a name of its own. */
class Names {
  readonly found = new Map<string, Schema>();

  constructor(given: Readonly<Record<string, Schema>>) {
    for (const [name, schema] of Object.entries(given)) this.found.set(name, this.inside(schema, name));
  }

  /** The schema with every object in it behind a reference. */
  private inside(schema: Schema, owner: string): Schema {
    const { properties, items, oneOf } = schema;
    return {
      ...schema,
      ...(properties === undefined
        ? {}
        : {
            properties: Object.fromEntries(
              Object.entries(properties).map(([name, member]) => [
                name,
                // What stands in a sourced member is named by that member.
                this.member(member, name === 'value' && isSourced(schema) ? owner : name, owner),
              ]),
            ),
          }),
      ...(items === undefined ? {} : { items: this.member(items, singular(owner), owner) }),
      ...(oneOf === undefined ? {} : { oneOf: oneOf.map((branch) => this.member(branch, owner, owner)) }),
    };
  }

  private member(schema: Schema, name: string, owner: string): Schema {
    if (schema.$ref !== undefined) return schema;
    if (isSourced(schema)) return this.sourced(schema, name, owner);
    if (schema.properties !== undefined) return this.keep(schema.title ?? pascal(name), schema, owner);
    if (schema.items !== undefined)
      return { ...schema, items: this.member(schema.items, schema.items.title ?? singular(name), owner) };
    return schema;
  }

  private sourced(schema: Schema, name: string, owner: string): Schema {
    const { value = {}, ...rest } = schema.properties ?? {};
    const scalar = value.enum === undefined ? SCALARS[String(value.type)] : undefined;
    if (scalar === undefined) return this.keep(schema.title ?? `Sourced${pascal(name)}`, schema, owner, name);
    const { description = '', examples = [] } = schema.properties?.['value'] ?? {};
    const said = SAID_OF_ALL[scalar] ?? '';
    const plain = { type: value.type, description: 'The value.', examples } as Schema;
    if (!this.found.has(scalar))
      this.found.set(scalar, { ...schema, description: said, properties: { value: plain, ...rest } });
    return refTo(scalar, { description, examples: examples.map((one) => ({ value: one, source: 'inferred' })) });
  }

  private keep(wanted: string, schema: Schema, owner: string, member = wanted): Schema {
    const own = this.inside(schema, isSourced(schema) ? member : wanted);
    const name = this.nameFor(wanted, own, owner);
    if (!this.found.has(name)) this.found.set(name, own);
    return refTo(name, { ...(schema.description === undefined ? {} : { description: schema.description }) });
  }

  /** The name itself, or one with that of its owner where the name means something else already. */
  private nameFor(wanted: string, own: Schema, owner: string): string {
    const shape = shapeOf(own);
    const isFree = (name: string): boolean => {
      const known = this.found.get(name);
      return known === undefined || shapeOf(known) === shape;
    };
    let name = isFree(wanted) ? wanted : `${pascal(owner)}${wanted}`;
    while (!isFree(name)) name += 'Other';
    return name;
  }
}

/** The same schemas with every object in them under a name of its own, so that a generated client has a type for each:
 *  its `title`, or else the name of the member that holds it. @throws when two differing objects get one name. */
export function namedSchemas(schemas: Readonly<Record<string, Schema>>): Readonly<Record<string, Schema>> {
  const { found } = new Names(schemas);
  const given = Object.keys(schemas);
  const further = [...found.keys()].filter((name) => !given.includes(name)).sort();
  return Object.fromEntries([...given, ...further].map((name) => [name, found.get(name) ?? {}]));
}
