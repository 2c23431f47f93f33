import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of a second, as /proc counts them on every Linux. */
const TICKS = 100;

/** Processor seconds that a process, its threads and every process below it have used so far, those included that
 *  ended meanwhile and were waited for. */
export function cpuSecondsBelow(pid: number): number {
  const children = new Map<number, number[]>();
  const used = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const id = Number(name);
    const fields = Number.isInteger(id) ? fieldsOf(`/proc/${id}/stat`) : undefined;
    if (fields === undefined) continue;
    used.set(id, (Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14])) / TICKS);
    const parent = Number(fields[1]);
    children.set(parent, [...(children.get(parent) ?? []), id]);
  }
  const sum = (id: number): number =>
    (used.get(id) ?? 0) + (children.get(id) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(pid);
}

/** Processor seconds that each thread of a process has used, by the thread's id. */
export function cpuSecondsOfThreads(pid: number): ReadonlyMap<number, number> {
  const used = new Map<number, number>();
  for (const name of readdirSync(`/proc/${pid}/task`)) {
    const fields = fieldsOf(`/proc/${pid}/task/${name}/stat`);
    if (fields !== undefined) used.set(Number(name), (Number(fields[11]) + Number(fields[12])) / TICKS);
  }
  return used;
}

/** Processor seconds that the whole machine has used so far, whoever used them. */
export function cpuSecondsOfMachine(): number {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, soft = 0] =
    readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/).map(Number) ?? [];
  return (user + nice + system + irq + soft) / TICKS;
}

/** The fields of a process from its state on; absent when it has ended. */
function fieldsOf(file: string): readonly string[] | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return text.slice(text.lastIndexOf(') ') + 2).split(' ');
  } catch {
    return undefined;
  }
}
