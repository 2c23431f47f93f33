import { CsvError, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { isObject } from './document';
import { UnreadableFeed } from './price-feed';
import { parsePythonLiteral } from './python-literal';

/** One line of a `vms.csv`, by header name; the columns stand in another order in nearly every file. */
export interface SkypilotRow {
  /** Empty for an accelerator that is priced apart from its machine (GCP). */
  readonly instanceType: string;
  /** Empty for a machine without accelerators, or one whose accelerators are priced apart. */
  readonly accelerator: string;
  readonly count: number;
  /** USD per hour for the whole instance; absent when the cell is empty or no number. */
  readonly price?: number;
  readonly spotPrice?: number;
  readonly region: string;
  readonly zone: string;
  readonly gpuInfo: string;
  /** Processors of the instance as the cell says it; absent when it is empty. */
  readonly vcpus?: string;
}

const REQUIRED = ['InstanceType', 'AcceleratorName', 'AcceleratorCount', 'Price', 'Region'] as const;
/** Characters parsed in one go, some milliseconds of work. */
const SLICE = 64 * 1024;

/** Reads a file row by row, letting other work through in between: the largest has some hundred thousand lines.
 *  @throws {UnreadableFeed} */
export async function* skypilotRows(text: string): AsyncGenerator<SkypilotRow> {
  const parser = Readable.from(slices(text)).pipe(
    parse({ columns: checkedHeader, bom: true, skip_empty_lines: true, max_record_size: 64 * 1024 }),
  );
  try {
    for await (const record of parser) yield rowOf(record as Record<string, string>);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableFeed(`line ${String(error['lines'] ?? '?')} is not the CSV it should be (${error.code})`);
  }
}

/** A parser fed without a pause would keep every timer and request waiting until the file's end, so each slice waits
 *  for its turn of the event loop. */
async function* slices(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += SLICE) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    yield text.slice(at, at + SLICE);
  }
}

function checkedHeader(header: readonly string[]): string[] {
  if (/^\s*</.test(header[0] ?? '')) throw new UnreadableFeed('a web page came instead of CSV');
  const missing = REQUIRED.filter((name) => !header.includes(name));
  if (missing.length > 0) throw new UnreadableFeed(`the column ${missing.join(', ')} is missing`);
  return [...header];
}

function rowOf(record: Record<string, string>): SkypilotRow {
  const price = numberIn(record['Price']);
  const spotPrice = numberIn(record['SpotPrice']);
  return {
    instanceType: (record['InstanceType'] ?? '').trim(),
    accelerator: (record['AcceleratorName'] ?? '').trim(),
    count: numberIn(record['AcceleratorCount']) ?? 0,
    ...(price === undefined ? {} : { price }),
    ...(spotPrice === undefined ? {} : { spotPrice }),
    region: (record['Region'] ?? '').trim(),
    zone: record['AvailabilityZone']?.trim() ?? '',
    gpuInfo: record['GpuInfo'] ?? '',
    ...(record['vCPUs']?.trim() ? { vcpus: record['vCPUs'].trim() } : {}),
  };
}

/** A decimal number; absent for an empty cell or anything else, so that nothing is read as 0 that does not say 0. */
function numberIn(cell: string | undefined): number | undefined {
  const text = cell?.trim() ?? '';
  return /^-?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : undefined;
}

/** What `GpuInfo` says beside the accelerator's name. Clouds fill it differently, so it is a hint, never a fact. */
export interface GpuInfo {
  readonly name?: string;
  /** GiB per GPU, the likeliest reading first. */
  readonly memoryGib: readonly number[];
}

/** Reads the Python (or JSON) literal in `GpuInfo`. `SizeInMiB` is one GPU's memory for some clouds, the whole
 *  instance's for others (Verda, Vast), and GB for RunPod. */
export function readGpuInfo(text: string, count: number): GpuInfo {
  const info = parsePythonLiteral(text);
  const gpus = isObject(info) ? info['Gpus'] : undefined;
  const gpu: unknown = Array.isArray(gpus) ? gpus[0] : undefined;
  if (!isObject(info) || !isObject(gpu)) return { memoryGib: [] };
  const memory = gpu['MemoryInfo'];
  const size = isObject(memory) ? Number(memory['SizeInMiB']) : Number.NaN;
  const name = typeof gpu['Name'] === 'string' ? { name: gpu['Name'] } : {};
  if (!(size > 0)) return { ...name, memoryGib: [] };
  const gib = size < 1000 ? size : size / 1024;
  if (count <= 1) return { ...name, memoryGib: [gib] };
  const wholeInstance = Number(info['TotalGpuMemoryInMiB']) === size;
  return { ...name, memoryGib: wholeInstance ? [gib / count, gib] : [gib, gib / count] };
}

/** Of the machines that state their processors, this share may state something that is no count of them. */
const ODD_SHARE = 0.2;
const LEAST_MACHINES = 3;
const MOST_PROCESSORS = 4_096;

/** Counts how many machines state a number of processors that is none: prices in that column mean that the columns
 *  stand in each other's place. */
export class ProcessorCounts {
  private stated = 0;
  private odd = 0;

  add({ instanceType, vcpus }: SkypilotRow): void {
    if (instanceType === '' || vcpus === undefined) return;
    this.stated += 1;
    const count = Number(vcpus);
    if (!(Number.isInteger(count) && count >= 1 && count <= MOST_PROCESSORS)) this.odd += 1;
  }

  /** @throws {UnreadableFeed} more than a fifth of the machines state something else. */
  check(): void {
    if (this.stated >= LEAST_MACHINES && this.odd > ODD_SHARE * this.stated)
      throw new UnreadableFeed(
        `the column vCPUs holds no counts of processors in ${this.odd} of ${this.stated} machines: columns ` +
          `stand in each other's place`,
      );
  }
}
