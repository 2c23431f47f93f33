import { Session } from 'node:inspector/promises';

/** How often functions were called while `work` ran, by name; as the engine counts them, so nothing counts in what is
 *  measured. Functions of one name are counted together; names nobody calls are 0.
 *  @param within part of the path of the files that count */
export async function callsOf<Name extends string>(
  work: () => void,
  names: readonly Name[],
  within: RegExp,
): Promise<Record<Name, number>> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const calls = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
    for (const { functions } of result.filter(({ url }) => within.test(url)))
      for (const { functionName, ranges } of functions) {
        const name = names.find((one) => one === functionName);
        if (name !== undefined) calls[name] += ranges[0]?.count ?? 0;
      }
    return calls;
  } finally {
    await session.post('Profiler.disable').catch(() => undefined);
    session.disconnect();
  }
}
