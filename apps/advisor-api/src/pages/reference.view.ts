import { PROBLEMS } from '../http/problem';
import type { OpenApiDocument } from '@compute-advisor/contract';
import { SCHEMAS, type Schema } from '@compute-advisor/contract';

export interface MemberRow {
  readonly name: string;
  readonly depth: number;
  readonly type: string;
  readonly words: string;
  readonly values: readonly string[];
  readonly preset?: string;
  readonly example?: string;
  readonly optional: boolean;
}
export interface OperationView {
  readonly method: string;
  readonly path: string;
  /** Its place on the page. */
  readonly anchor: string;
  readonly summary: string;
  readonly description?: string;
  /** What the body of a request may hold. */
  readonly fields: readonly MemberRow[];
  readonly parameters: readonly { readonly name: string; readonly description: string; readonly required: boolean }[];
  readonly request?: {
    readonly schema: string;
    readonly examples: readonly { readonly name: string; readonly json: string }[];
  };
  /** What it answers; the errors that every route words alike stand in one table of their own. */
  readonly responses: readonly { readonly status: string; readonly description: string; readonly schema?: string }[];
  /** Those errors, by status and place in that table. */
  readonly errors: readonly { readonly status: string; readonly anchor: string }[];
}
export interface ReferenceView {
  readonly title: string;
  readonly description: string;
  readonly server: string;
  readonly groups: readonly {
    readonly name: string;
    readonly description: string;
    readonly operations: readonly OperationView[];
  }[];
  readonly schemas: readonly {
    readonly name: string;
    readonly description: string;
    readonly rows: readonly MemberRow[];
  }[];
  readonly problems: readonly {
    readonly status: string;
    readonly name: string;
    readonly title: string;
    readonly meaning: string;
  }[];
}

const nameOf = (schema: Schema | undefined): string | undefined => schema?.$ref?.split('/').pop();
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What a sourced member is the source of; absent where the schema is not of a sourced member. */
function sourcedValue({ properties }: Schema): Schema | undefined {
  return properties?.['source'] === undefined || properties['evidence'] === undefined ? undefined : properties['value'];
}

function typeOf(schema: Schema): string {
  const named = nameOf(schema);
  if (named !== undefined) return named;
  const sourced = sourcedValue(schema);
  if (sourced !== undefined) return `sourced ${typeOf(sourced)}`;
  if (schema.type === 'array') return `array of ${typeOf(schema.items ?? {})}`;
  if (schema.oneOf !== undefined) return schema.oneOf.map(typeOf).join(' or ');
  if (schema.const !== undefined) return 'string';
  return Array.isArray(schema.type) ? schema.type.join(' or ') : String(schema.type ?? 'any');
}

/** What is said of a member, and of the values its items may have. */
const wordsOf = (member: Schema, plain: Schema, items: Schema): string =>
  [
    plain.description ?? member.description ?? '',
    items !== plain && items.enum !== undefined ? (items.description ?? '') : '',
  ]
    .filter((words) => words !== '')
    .join(' ');

/** Members of a schema as rows, nested ones indented; a sourced member is one row. */
function rowsOf(schema: Schema, depth = 0): readonly MemberRow[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, member]) => {
    const plain = sourcedValue(member) ?? member;
    const items = plain.type === 'array' ? (plain.items ?? {}) : plain;
    const values = (plain.enum ?? items.enum ?? []).filter((value) => value !== null).map(shown);
    const example = plain.examples?.[0];
    const row: MemberRow = {
      name,
      depth,
      type: typeOf(member),
      words: wordsOf(member, plain, items),
      values,
      optional: !(schema.required ?? []).includes(name),
      ...(plain.default === undefined ? {} : { preset: shown(plain.default) }),
      ...(example === undefined || example === '' ? {} : { example: shown(example) }),
    };
    return [row, ...rowsOf(items, depth + 1)];
  });
}

type Responses = OpenApiDocument['paths'][string][string]['responses'];

/** Answers of an operation; errors worded as everywhere only by their place in the table of errors. */
function answersOf(responses: Responses): Pick<OperationView, 'responses' | 'errors'> {
  const all = Object.entries(responses).map(([status, response]) => {
    const schema = nameOf(Object.values(response.content)[0]?.schema);
    const known = Object.entries(PROBLEMS).find(([code]) => code === status)?.[1];
    const isUsual = known !== undefined && response.description.endsWith(known.meaning);
    return { status, response, schema, anchor: isUsual ? `problem-${known.name}` : undefined };
  });
  return {
    responses: all
      .filter(({ anchor }) => anchor === undefined)
      .map(({ status, response: { description }, schema }) => ({
        status,
        description,
        ...(schema === undefined ? {} : { schema }),
      })),
    errors: all.flatMap(({ status, anchor }) => (anchor === undefined ? [] : [{ status, anchor }])),
  };
}

/** "post-advisor-advise". */
const anchorOf = (method: string, path: string): string =>
  `${method}${path}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

/** The OpenAPI document as a page shows it. */
export function referenceView(document: OpenApiDocument): ReferenceView {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const request = operation.requestBody?.content['application/json'];
      const view: OperationView = {
        method: method.toUpperCase(),
        path,
        anchor: anchorOf(method, path),
        summary: operation.summary,
        fields: request === undefined ? [] : rowsOf(document.components.schemas[nameOf(request.schema) ?? ''] ?? {}),
        ...(operation.description === undefined ? {} : { description: operation.description }),
        parameters: operation.parameters ?? [],
        ...(request === undefined
          ? {}
          : {
              request: {
                schema: nameOf(request.schema) ?? '',
                examples: Object.entries(request.examples).map(([name, { value }]) => ({
                  name,
                  json: JSON.stringify(value, null, 2),
                })),
              },
            }),
        ...answersOf(operation.responses),
      };
      return { tag: operation.tags[0], view };
    }),
  );
  return {
    title: document.info.title,
    description: document.info.description,
    server: document.servers[0]?.url ?? '',
    groups: document.tags.map(({ name, description }) => ({
      name,
      description,
      operations: operations.filter(({ tag }) => tag === name).map(({ view }) => view),
    })),
    schemas: Object.entries(SCHEMAS).map(([name, schema]) => ({
      name,
      description: schema.description ?? '',
      rows: rowsOf(schema),
    })),
    problems: Object.entries(PROBLEMS).map(([status, { name, title, meaning }]) => ({ status, name, title, meaning })),
  };
}
