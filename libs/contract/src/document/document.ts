import { namedSchemas } from '../schema/named-schemas';
import type { Schema } from '../schema/keywords/schema';
import { SCHEMAS } from '../schema/schemas';
import type { OpenApiPaths } from './operations/operation';
import { PATHS } from './data/paths';
import { PRODUCT_VERSION } from '../version';

let named: Readonly<Record<string, Schema>> | undefined;

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly license: { readonly name: string; readonly identifier: string };
  };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: OpenApiPaths;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The API as OpenAPI 3.1. Its server is relative to where the document was read, whatever name a proxy or a caller
 *  gave it. */
export const openApiDocument = (): OpenApiDocument => ({
  openapi: '3.1.0',
  info: {
    title: 'Compute Advisor',
    version: PRODUCT_VERSION,
    description:
      'Plain English in, one complete, deterministic, sourced GPU compute plan out. Public preview: no ' +
      'credentials are sent or checked.',
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  },
  servers: [{ url: '/' }],
  tags: [
    { name: 'advice', description: 'Ask, and read what was answered.' },
    { name: 'catalog', description: 'The reference books.' },
    { name: 'pages', description: 'For people.' },
    { name: 'operation', description: 'For whoever runs the service.' },
  ],
  paths: PATHS,
  components: { schemas: (named ??= namedSchemas(SCHEMAS)) },
});
