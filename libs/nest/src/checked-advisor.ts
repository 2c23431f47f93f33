import {
  createAdvisor,
  MAX_DESCRIPTION_CHARACTERS,
  MAX_USD_PER_GPU_HOUR,
  type AdviseRequest,
  type Advisor,
  type AdvisorPorts,
} from '@compute-advisor/application';

/** The request breaks the contract; `faults` names every member that does. A host answers it with 400. */
export class InvalidAdviseRequest extends Error {
  override readonly name = 'InvalidAdviseRequest';
  constructor(readonly faults: readonly string[]) {
    super(faults.join('; '));
  }
}

/** Every mode, by the compiler: a new one does not compile until it stands here. */
const MODES: Readonly<Record<NonNullable<AdviseRequest['mode']>, true>> = {
  plan: true,
  model: true,
  existing: true,
  budget: true,
};

function faultsOf(request: Readonly<Partial<Record<keyof AdviseRequest, unknown>>> | undefined): string[] {
  const { description, mode, verbose, currentPricePerGpuHour: price } = request ?? {};
  const length = typeof description === 'string' ? description.trim().length : 0;
  const checks: readonly (readonly [boolean, string])[] = [
    [
      length >= 1 && length <= MAX_DESCRIPTION_CHARACTERS,
      `description must be a string of 1 to ${MAX_DESCRIPTION_CHARACTERS} characters after trimming`,
    ],
    [
      mode === undefined || (typeof mode === 'string' && Object.hasOwn(MODES, mode)),
      `mode must be one of ${Object.keys(MODES).join(', ')}`,
    ],
    [verbose === undefined || typeof verbose === 'boolean', 'verbose must be true or false'],
    [
      price === undefined || (typeof price === 'number' && price > 0 && price <= MAX_USD_PER_GPU_HOUR),
      `currentPricePerGpuHour must be a number above 0 and up to ${MAX_USD_PER_GPU_HOUR}`,
    ],
  ];
  return checks.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}

/** The advisor, behind the contract: the use cases trust whoever validated, and here that is nobody else.
 *  Both methods throw {@link InvalidAdviseRequest}; `advise` by rejecting. */
export function checkedAdvisor(ports: AdvisorPorts): Advisor {
  const advisor = createAdvisor(ports);
  const checked = (request: AdviseRequest): AdviseRequest => {
    const faults = faultsOf(request);
    if (faults.length > 0) throw new InvalidAdviseRequest(faults);
    return request;
  };
  return {
    advise: async (request) => advisor.advise(checked(request)),
    answer: (request) => advisor.answer(checked(request)),
  };
}
