import { openApiDocument } from '@compute-advisor/contract';
import * as openapiTypescript from 'openapi-typescript';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Where the types of the client are kept. */
export const TYPES_FILE = 'libs/client/src/data/document-types.ts';

/** The package hands out its functions as members of one, whichever way it is loaded. */
const { default: toNodes, astToString } = openapiTypescript as unknown as {
  default: (document: object, options: object) => Promise<object>;
  astToString: (nodes: object) => string;
};

const HEAD =
  '/* eslint-disable max-len */\n' +
  '// Made of the OpenAPI document by `nx run client-types:write`; a spec holds that it is up to date.\n';

/** The types of everything in the OpenAPI document, in the form of the house. */
export async function documentTypes(root: string): Promise<string> {
  const document = JSON.parse(JSON.stringify(openApiDocument())) as object;
  const nodes = await toNodes(document, { immutable: true });
  const formatted = spawnSync(
    process.execPath,
    [join(root, 'node_modules/prettier/bin/prettier.cjs'), '--stdin-filepath', join(root, TYPES_FILE)],
    { cwd: root, input: HEAD + astToString(nodes), encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  if (formatted.status !== 0) throw new Error(formatted.stderr);
  return formatted.stdout;
}
