import type { Gazetteer } from '../reading';

/** An instance type of the catalog: how many of which part come in one. */
export type InstanceType = Gazetteer['instances'][number];

/** Words that make a machine of a bare family name: "an A3 instance". */
const MACHINES = (
  'instance instances vm vms node nodes machine machines family box boxes server servers instanz instanzen familie ' +
  'instancia instancias istanza istanze'
).split(' ');

/** Families that are written without a size: `g6e`, and `g5`, which only beside other words of its seller means one. */
const SMALL_FAMILIES = /\d[a-z]+$|^g[56]$/;

/** `g6e.12xlarge` is also `g6e.12xl`; `p5en` and `trn2` stand alone; of a family of small machines the smallest is
 *  meant ("a g6 instance"). */
function awsNames(name: string): readonly string[] {
  const [, family, size = ''] = /^([a-z]+\d[a-z]*(?:-[a-z0-9]+)?)\.(\d*)xlarge$/.exec(name) ?? [];
  if (family === undefined) return name.startsWith('u-') ? [name.slice('u-'.length)] : [];
  const large = /^(?:p[4-9]|trn|inf)/.test(family);
  const alone = large || (size === '' && SMALL_FAMILIES.test(family));
  const machines = large || size === '' ? MACHINES.map((word) => `${family} ${word}`) : [];
  // SageMaker calls each by a name of its own: `ml.g5.2xlarge`
  return [`${family}.${size}xl`, `ml.${name}`, `ml.${family}.${size}xl`, ...(alone ? [family] : []), ...machines];
}

/** `Standard_ND96isr_MI300X_v5` is also `ND_MI300X_v5`. */
function azureNames(name: string): readonly string[] {
  const [, series, card, version] = /^Standard_(N[CD])\w*?_(?:NDR_)?([A-Z]+\d+[A-Z]*)_(v\d)$/.exec(name) ?? [];
  return series === undefined ? [] : [`${series}_${card}_${version}`, `${series} ${card} ${version}`];
}

/** `a3-megagpu-8g` is also `a3-megagpu` and "A3 Mega"; "an A3 instance" is the common kind of its family. */
function googleNames(name: string): readonly string[] {
  const [, family, kind = ''] = /^(a\d+x?)-(high|mega|ultra|edge|max)gpu-\d+g(?:-metal)?$/.exec(name) ?? [];
  if (family === undefined) return [];
  const bare = kind === 'high' || kind === 'max' ? MACHINES.map((word) => `${family} ${word}`) : [];
  return [`${family}-${kind}gpu`, `${family} ${kind}`, ...bare];
}

/** `BM.GPU.MI355X.8` is also `BM.GPU.MI355X`. */
function oracleNames(name: string): readonly string[] {
  const [, shape] = /^(BM\.GPU\.\w+)\.\d+$/.exec(name) ?? [];
  return shape === undefined ? [] : [shape];
}

/** What people write for an instance type beside its full name. A family without a size is its largest machine. */
const looseNames = (name: string): readonly string[] => [
  ...awsNames(name),
  ...azureNames(name),
  ...googleNames(name),
  ...oracleNames(name),
];

/** Cores that a TPU type counts per chip: `v5p-16` is 8 chips, `v6e-8` is 8. */
const TPU_CORES: Readonly<Record<string, number>> = { v2: 2, v3: 2, v4: 2, v5p: 2, v5e: 1, v5litepod: 1, v6e: 1 };
const TPU_TYPES = [1, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096];

/** TPU slices as they are ordered, `v6e-8`: the number behind the dash counts chips or their cores. */
function tpuSlices(gpuIds: ReadonlySet<string>): InstanceType[] {
  return Object.entries(TPU_CORES).flatMap(([type, cores]) => {
    const gpuId = `tpu-${type.replace('litepod', 'e')}`;
    return gpuIds.has(gpuId)
      ? TPU_TYPES.filter((n) => n >= 4 * cores || cores === 1).map((n) => ({
          name: `${type}-${n}`,
          provider: 'gcp',
          gpuId,
          gpuCount: n / cores,
        }))
      : [];
  });
}

/** Every name of an instance type, full names first: where two share a loose one, the machine with more GPUs has it. */
export function instanceNames(gazetteer: Gazetteer): readonly (readonly [name: string, instance: InstanceType])[] {
  const byCode = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
  const sorted = [...gazetteer.instances].sort((a, b) => byCode(a.name, b.name));
  const full = sorted.flatMap((i): [string, InstanceType][] =>
    i.name.startsWith('Standard_')
      ? [
          [i.name, i],
          [i.name.slice('Standard_'.length), i],
        ]
      : [[i.name, i]],
  );
  const slices = tpuSlices(new Set(gazetteer.gpus.map((g) => g.id))).flatMap((i): [string, InstanceType][] => [
    [i.name, i],
    [`tpu ${i.name}`, i],
  ]);
  const loose = [...sorted]
    .sort((a, b) => b.gpuCount - a.gpuCount || byCode(a.name, b.name))
    .flatMap((i) => looseNames(i.name).map((name): [string, InstanceType] => [name, i]));
  return [...full, ...slices, ...loose];
}
