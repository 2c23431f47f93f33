import type { Fact, Reading, WorkloadReading } from '@compute-advisor/intake';
import type { AdviseRequest } from '../question/advise-request';
import type { Asked } from '../question/question';

/** A reading of a text that states nothing. */
export const emptyReading: Reading = {
  otherModels: [],
  customGpuMemoryBytes: {},
  observed: {},
  constraints: {},
  furtherWorkloads: [],
  setAside: [],
  remarks: [],
  wishes: {
    onlyGpuIds: [],
    excludedGpuIds: [],
    onlyVendors: [],
    excludedVendors: [],
    onlyProviders: [],
    excludedProviders: [],
    regions: [],
    onPremises: false,
    highAvailability: false,
  },
};

/** One fact, read from the word "words" at the start of the text. */
export const fact = <T>(value: T, approximation?: string): Fact<T> => ({
  value,
  evidence: 'words',
  start: 0,
  end: 5,
  ...(approximation === undefined ? {} : { approximation }),
});

/** The model of a reading by its catalog id. */
export const namedModelFact = (id: string): Pick<Reading, 'model'> => ({
  model: fact({ kind: 'catalog' as const, id }),
});

/** A fleet of so many of one part. */
export const fleetFact = (gpuId: string, gpuCount: number): Pick<Reading, 'fleet'> => ({
  fleet: fact([{ gpuId, gpuCount }]),
});

/** What was asked: a reading, and the structured fields beside the text. */
export const asked = (reading: Partial<Reading>, request: Partial<AdviseRequest> = {}): Asked => ({
  request: { description: 'x', ...request },
  reading: { ...emptyReading, ...reading },
});

/** Another service of a text: so many requests at once on one model. */
export const furtherService = (label: string, id: string, concurrent: number): WorkloadReading => ({
  label,
  model: fact({ kind: 'catalog' as const, id }),
  concurrentRequests: fact(concurrent),
});
