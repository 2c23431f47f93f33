/** Turns a Hugging Face config.json into the facts of a model, ready for the operator's catalog rows or a fact file:
 *  `node tools/build/run-ts.mjs tools/catalog/src/add-model.ts config.json --id org/name [--parameters 70553706496]
 *  [--alias "house model"]...`;
 *  `-` reads the config from the standard input, so that it can be pasted.
 *  Prints the facts as JSON. What had to be assumed, what the packaged catalog would still want to know and what is
 *  wrong goes to the error output. Exit status 1 when something is wrong. */
import { modelFromConfig, parseConfigJson } from '@compute-advisor/domain';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { missingFacts, rowProblems } from './model-row';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { id: { type: 'string' }, parameters: { type: 'string' }, alias: { type: 'string', multiple: true } },
});
const [file] = positionals;
if (file === undefined || values.id === undefined)
  throw new Error('usage: add-model config.json|- --id org/name [--parameters N] [--alias NAME]...');
const parameters = values.parameters === undefined ? {} : { parametersTotal: Number(values.parameters) };
const config = parseConfigJson(readFileSync(file === '-' ? 0 : file, 'utf8'));
const model = modelFromConfig(config, { id: values.id, aliases: values.alias ?? [], ...parameters });
if (model.notes !== undefined) console.error(`assumed: ${model.notes}`);
for (const missing of missingFacts(model)) console.error(`missing for the packaged catalog: ${missing}`);
const problems = rowProblems(model);
for (const problem of problems) console.error(`wrong: ${problem}`);
console.log(JSON.stringify(model, undefined, 1));
process.exit(problems.length ? 1 : 0);
