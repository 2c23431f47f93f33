import type { Schema } from '../../schema/keywords/schema';

/** One answer of an operation. */
export interface ResponseObject {
  readonly description: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
}
/** One method of one path. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly description: string;
    readonly schema: Schema;
  }[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<
      Record<
        string,
        { readonly schema: Schema; readonly examples: Readonly<Record<string, { readonly value: unknown }>> }
      >
    >;
  };
  readonly responses: Readonly<Record<string, ResponseObject>>;
}

/** Paths, then methods in lower case. */
export type OpenApiPaths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;
