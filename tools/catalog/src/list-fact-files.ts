/** Writes the lists of fact files that the packaged catalog is built from, after a file was added or taken away:
 *  `node tools/build/run-ts.mjs tools/catalog/src/list-fact-files.ts`. A spec holds the lists. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { FACT_FOLDERS, factFileList } from './fact-file-list';

async function main(): Promise<void> {
  const data = join(process.env['REPOSITORY_ROOT'] ?? '.', 'libs/catalog/src/data');
  for (const { folder, constant, holds } of FACT_FOLDERS) {
    const files = readdirSync(join(data, folder));
    const list = factFileList(folder, constant, holds, files);
    const text = await format(list, { parser: 'typescript', printWidth: 120, singleQuote: true });
    writeFileSync(join(data, `${folder}.ts`), text);
    console.log(`${folder}: ${files.length} files`);
  }
}
void main();
