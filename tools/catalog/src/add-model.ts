/** Turns a Hugging Face config.json into the facts of a model, ready for the operator's catalog rows:
 *  `node tools/build/run-ts.mjs tools/catalog/src/add-model.ts config.json --id org/name [--parameters 70553706496] [--alias "house model"]...`
 *  Prints the facts as JSON; what had to be assumed, and what is wrong with them, goes to the error output. Exit status 1 when they cannot be computed with. */
import { modelFromConfig, modelProblems, parseConfigJson } from '@compute-advisor/domain';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { id: { type: 'string' }, parameters: { type: 'string' }, alias: { type: 'string', multiple: true } },
});
const [file] = positionals;
if (file === undefined || values.id === undefined)
  throw new Error('usage: add-model config.json --id org/name [--parameters N] [--alias NAME]...');
const parameters = values.parameters === undefined ? {} : { parametersTotal: Number(values.parameters) };
const model = modelFromConfig(parseConfigJson(readFileSync(file, 'utf8')), {
  id: values.id,
  aliases: values.alias ?? [],
  ...parameters,
});
if (model.notes !== undefined) console.error(`assumed: ${model.notes}`);
const problems = modelProblems(model);
for (const problem of problems) console.error(`wrong: ${problem}`);
console.log(JSON.stringify(model, undefined, 1));
process.exit(problems.length ? 1 : 0);
