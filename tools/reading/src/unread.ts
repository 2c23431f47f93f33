/** Lists names of a file with one JSON object a line that the reader does not read as a catalog model or card.
 *  node tools/build/run-ts.mjs tools/reading/src/unread.ts FILE [member, default model] */
import { readFileSync } from 'node:fs';
import { createReader } from '@compute-advisor/intake';
import { catalogGazetteer } from './catalog-gazetteer';

const [file = '', member = 'model'] = process.argv.slice(2);
const reader = createReader(catalogGazetteer());
const names = new Set(
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => String((JSON.parse(line) as Record<string, unknown>)[member] ?? '')),
);
for (const name of [...names].filter(Boolean).sort()) {
  const model = reader.read(
    `We run ${name} in fp8 with vllm on 8x h100-sxm-80gb, 128 input tokens, 128 output tokens, 16 concurrent requests`,
  ).model?.value;
  if (model?.kind !== 'catalog' || !model.id.endsWith(name.slice(name.lastIndexOf('/') + 1)))
    console.log(`${name} -> ${JSON.stringify(model)}`);
}
