import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ServedModel } from './missing-models';

/** The models that a public list of an engine project names: a file of JSON rows with `model`, or a folder of recipes
 *  (a checkout of vllm-project/recipes), each a YAML file with a `model_id` for the model and for each variant.
 *  @throws {Error} for a list that names none */
export function servedModels(list: string): readonly ServedModel[] {
  const served = statSync(list).isDirectory() ? recipesIn(list) : rowsIn(list);
  if (served.length === 0) throw new Error(`${list} names no model`);
  return served;
}

const rowsIn = (file: string): readonly ServedModel[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as ServedModel);

const recipesIn = (folder: string): readonly ServedModel[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .flatMap((name) => recipe(join(folder, name), relative(folder, join(folder, name))));

/** `model_id: "org/name"`, once for the model and once for each variant that is another repository. */
function recipe(file: string, source: string): readonly ServedModel[] {
  const text = readFileSync(file, 'utf8');
  const named = [...text.matchAll(/^\s*model_id:\s*["']?([\w.-]+\/[\w.-]+)["']?\s*$/gm)].map(([, id = '']) => id);
  const engine = /^\s*min_vllm_version:/m.test(text) ? { engine: 'vllm' } : {};
  return [...new Set(named)].map((model) => ({ model, ...engine, source }));
}
