/** Turns a Hugging Face config.json into the facts of a model, ready for the operator's catalog rows or a fact file:
 *  `node tools/build/run-ts.mjs tools/catalog/src/add-model.ts CONFIG [--id org/name] [--parameters 70553706496]
 *  [--alias "house model"]...`, CONFIG being
 *  - a file, with --id;
 *  - `-`, the standard input, so that it can be pasted, with --id;
 *  - `org/name` or the address of a repository, where the hub can be reached: its count, licence and month are read
 *  too.
 *  Prints the facts as JSON. What had to be assumed, what the packaged catalog would still want to know and what is
 *  wrong goes to the error output. Exit status 1 when something is wrong. */
import { modelFromConfig, parseConfigJson, type ModelFacts } from '@compute-advisor/domain';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { missingFacts, rowProblems } from './model-row';
import { HUB, modelSource } from './model-source';

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      id: { type: 'string' },
      parameters: { type: 'string' },
      alias: { type: 'string', multiple: true },
      hub: { type: 'string', default: HUB },
    },
  });
  const [argument] = positionals;
  const usage = 'usage: add-model config.json|-|org/name|ADDRESS [--id org/name] [--parameters N] [--alias NAME]...';
  if (argument === undefined) throw new Error(usage);
  const source = await modelSource(argument, existsSync, values.hub);
  const id = values.id ?? source.id;
  if (id === undefined) throw new Error(usage);
  const parametersTotal = values.parameters === undefined ? source.parametersTotal : Number(values.parameters);
  const read = modelFromConfig(parseConfigJson(source.config), {
    id,
    aliases: values.alias ?? [],
    ...(parametersTotal === undefined ? {} : { parametersTotal }),
  });
  const model: ModelFacts = {
    ...read,
    ...(source.license === undefined ? {} : { license: source.license }),
    ...(source.released === undefined ? {} : { released: source.released }),
  };
  if (model.notes !== undefined) console.error(`assumed: ${model.notes}`);
  for (const missing of missingFacts(model)) console.error(`missing for the packaged catalog: ${missing}`);
  const problems = rowProblems(model);
  for (const problem of problems) console.error(`wrong: ${problem}`);
  console.log(JSON.stringify(model, undefined, 1));
  return problems.length ? 1 : 0;
}

main().then(
  (status) => process.exit(status),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
