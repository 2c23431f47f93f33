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

const HEAD = '// Made of the OpenAPI document by `nx run client-types:write`; a spec holds that it is up to date.\n';

/** Columns of the house. */
const WIDTH = 120;
/** A line of a comment, and a comment of one line. */
const COMMENT = /^( *)(\*|\/\*\*) (.*?)( \*\/)?$/;

/** Comments broken at words where they are wider than the house is: the formatter leaves them alone. */
function withNarrowComments(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const [, indent, mark, words, end] = (line.length > WIDTH && COMMENT.exec(line)) || [];
      if (indent === undefined || words === undefined) return [line];
      const margin = mark === '*' ? indent : `${indent} `;
      const lines = wrapped(words, WIDTH - margin.length - 2).map((one) => `${margin}* ${one}`);
      return end === undefined ? lines : [`${indent}/**`, ...lines, `${margin}*/`];
    })
    .join('\n');
}

/** Words in lines of at most so many characters; a longer word stands alone. */
function wrapped(words: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

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
  return withNarrowComments(formatted.stdout);
}
