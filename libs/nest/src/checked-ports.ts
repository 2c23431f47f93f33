import type { AdvisorPorts, AnalysisRecord, StoredAnalysis } from '@compute-advisor/application';

/** The module cannot work as it was set up; `faults` names everything that is wrong with it. */
export class AdvisorOptionsError extends Error {
  override readonly name = 'AdvisorOptionsError';
  constructor(readonly faults: readonly string[]) {
    super(`AdvisorModule cannot start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

/** Methods that each port must have, and where to get one. */
const PORTS = {
  catalog: { methods: ['current'], from: 'new PackagedCatalog() of @compute-advisor/catalog' },
  pricing: { methods: ['currentBook'], from: 'new PackagedPriceBook() of @compute-advisor/catalog' },
  analyses: { methods: ['save', 'find'], from: 'leave it out to keep analyses in memory' },
  ids: { methods: ['idFor'], from: 'leave it out for ids from the content alone' },
} as const;

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

/** The ports as they are used: those given, the others in memory.
 *  @throws {AdvisorOptionsError} a port that is missing, or is none. */
export function checkedPorts(given: Partial<AdvisorPorts> | undefined): AdvisorPorts {
  if (typeof given !== 'object' || given === null)
    throw new AdvisorOptionsError(['ports: are missing; give { ports: { catalog, pricing } }']);
  const ports = {
    catalog: given.catalog,
    pricing: given.pricing,
    analyses: given.analyses ?? analysesInMemory(),
    ids: given.ids ?? { idFor: contentId },
  };
  const faults = (Object.keys(PORTS) as (keyof typeof PORTS)[]).flatMap((name) => {
    const { methods, from } = PORTS[name];
    if (hasMethods(ports[name], methods)) return [];
    const is = ports[name] === undefined ? 'is missing' : `has no ${methods.join(', ')}`;
    return [`ports.${name}: ${is}; ${from}`];
  });
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(PORTS, name));
  faults.push(...unknown.map((name) => `ports.${name}: is not known; there are ${Object.keys(PORTS).join(', ')}`));
  if (faults.length > 0) throw new AdvisorOptionsError(faults);
  // A host that gave all of them gets its own object back.
  return given.analyses === undefined || given.ids === undefined ? (ports as AdvisorPorts) : (given as AdvisorPorts);
}
