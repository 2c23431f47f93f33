import type { AdvisorPorts, AnalysisRecord, StoredAnalysis } from '@compute-advisor/application';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';

/** The module cannot work as it was set up; `faults` names everything that is wrong with it. */
export class AdvisorOptionsError extends Error {
  override readonly name = 'AdvisorOptionsError';
  constructor(readonly faults: readonly string[]) {
    super(`AdvisorModule cannot start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

/** Methods that each port must have, and what is used where it is left out. */
const PORTS = {
  catalog: { methods: ['current'], leftOut: 'the packaged catalog' },
  pricing: { methods: ['currentBook'], leftOut: 'the packaged prices' },
  analyses: { methods: ['save', 'find'], leftOut: 'analyses in memory' },
  ids: { methods: ['idFor'], leftOut: 'ids from the content alone' },
} as const;
type PortName = keyof typeof PORTS;
const PORT_NAMES = Object.keys(PORTS) as PortName[];
const OPTIONS: readonly string[] = ['ports', 'global'];

const hasMethods = (value: unknown, methods: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  methods.every((method) => typeof (value as Readonly<Record<string, unknown>>)[method] === 'function');

/** Answers kept in memory. The oldest goes first. */
const KEPT_IN_MEMORY = 10_000;

function analysesInMemory(): AdvisorPorts['analyses'] {
  const kept = new Map<string, StoredAnalysis>();
  return {
    save: (record: AnalysisRecord) => {
      if (!kept.has(record.analysisId)) kept.set(record.analysisId, { ...record, createdAt: new Date().toISOString() });
      for (const oldest of kept.keys()) {
        if (kept.size <= KEPT_IN_MEMORY) break;
        kept.delete(oldest);
      }
      return Promise.resolve();
    },
    find: (analysisId) => Promise.resolve(kept.get(analysisId)),
  };
}

/** FNV-1a over UTF-16 units, four times with seeds of its own: names content, hides nothing. */
function contentId(canonical: string): string {
  const part = (seed: number): string => {
    let hash = seed >>> 0;
    for (let i = 0; i < canonical.length; i++) hash = Math.imul(hash ^ canonical.charCodeAt(i), 0x01000193) >>> 0;
    return hash.toString(16).padStart(8, '0');
  };
  const hex = [0x811c9dc5, 0x050c5d1f, 0x9e3779b9, 0x7f4a7c15].map(part).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** The adapters of what the host leaves out. Packaged prices that are more than 30 days old today are marked so. */
const inMemory = (): AdvisorPorts => ({
  catalog: new PackagedCatalog(),
  pricing: new PackagedPriceBook(() => Date.now()),
  analyses: analysesInMemory(),
  ids: { idFor: contentId },
});

/** What is wrong with a port that was given. One that is there without a value is a host's mistake (a provider that
 *  was not found, say), and answers from other books than it thinks are none to find out later. */
function faultOf(name: PortName, port: unknown): string | undefined {
  const { methods, leftOut } = PORTS[name];
  if (hasMethods(port, methods)) return undefined;
  const is = port === undefined || port === null ? `is ${String(port)}` : `has no ${methods.join(', ')}`;
  return `ports.${name}: ${is}; leave it out for ${leftOut}`;
}

/** The ports as they are used: those given, the others in memory and from the packaged books.
 *  @throws {AdvisorOptionsError} something that is no port, or none that is known. */
export function checkedPorts(given: Partial<AdvisorPorts>): AdvisorPorts {
  if (typeof given !== 'object' || given === null)
    throw new AdvisorOptionsError(['ports: must be an object; {} for the packaged books and analyses in memory']);
  const faults = Object.entries(given).flatMap(([name, port]) => {
    if (!Object.hasOwn(PORTS, name)) return [`ports.${name}: is not known; there are ${PORT_NAMES.join(', ')}`];
    return faultOf(name as PortName, port) ?? [];
  });
  if (faults.length > 0) throw new AdvisorOptionsError(faults);
  // A host that gave all of them gets its own object back.
  return PORT_NAMES.every((name) => Object.hasOwn(given, name)) ? (given as AdvisorPorts) : { ...inMemory(), ...given };
}

/** The ports of {@link AdvisorModuleOptions}. @throws {AdvisorOptionsError} also for options that are none of ours, a
 *  port beside `ports` for example. */
export function portsOf(options: object): AdvisorPorts {
  if (typeof options !== 'object' || options === null)
    throw new AdvisorOptionsError(['options: must be an object; leave them out for the packaged books']);
  const faults = Object.keys(options).flatMap((name) => {
    if (Object.hasOwn(PORTS, name)) return [`${name}: belongs in ports; give { ports: { ${name} } }`];
    return OPTIONS.includes(name) ? [] : [`${name}: is not known; there are ${OPTIONS.join(', ')}`];
  });
  if (faults.length > 0) throw new AdvisorOptionsError(faults);
  return checkedPorts('ports' in options ? (options.ports as Partial<AdvisorPorts>) : {});
}
