/** A folder of fact files in libs/catalog/src/data and the constant that lists their content. */
export interface FactFolder {
  readonly folder: string;
  readonly constant: string;
  /** What the list holds, for its doc comment. */
  readonly holds: string;
}

/** Every folder that the packaged catalog is built from. */
export const FACT_FOLDERS: readonly FactFolder[] = [
  { folder: 'models', constant: 'MODEL_FILES', holds: 'models, one file per family' },
  {
    folder: 'checkpoints',
    constant: 'CHECKPOINT_FILES',
    holds: 'published checkpoints, one file per family of models',
  },
  { folder: 'gpus', constant: 'GPU_FILES', holds: 'accelerators, one file per vendor' },
];

/** The file of a family, `Qwen2.5-VL` -> `qwen2.5-vl.json`. */
export const factFileName = (family: string): string =>
  `${family
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '')}.json`;

const variable = (file: string): string =>
  `f${file.replace(/\.json$/, '').replace(/[^a-z0-9]+(.)?/g, (_, next: string | undefined) => `_${next ?? ''}`)}`;

/** The text of the TypeScript file that imports every fact file of a folder, in the order of their names. */
export function factFileList(folder: string, constant: string, holds: string, files: readonly string[]): string {
  const sorted = files.filter((f) => f.endsWith('.json')).sort();
  return [
    '// Written by tools/catalog/src/list-fact-files.ts.',
    ...sorted.map((file) => `import ${variable(file)} from './${folder}/${file}';`),
    '',
    `/** The ${holds}, as the files hold them. */`,
    `export const ${constant}: readonly (readonly unknown[])[] = [`,
    ...sorted.map((file) => `  ${variable(file)},`),
    '];',
    '',
  ].join('\n');
}
