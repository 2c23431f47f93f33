import { MAX_DESCRIPTION_CHARACTERS, MAX_USD_PER_GPU_HOUR, type AdviseRequest } from '@compute-advisor/application';
import { MODES, type Mode } from '@compute-advisor/domain';
import type { FieldError } from '../problem';

type Check = (value: unknown) => string | undefined;

const PRICE = `must be a number above 0 and up to ${MAX_USD_PER_GPU_HOUR}, in USD per GPU-hour`;

const FIELDS: Readonly<Record<'description' | 'mode' | 'verbose' | 'currentPricePerGpuHour', Check>> = {
  description(value) {
    if (typeof value !== 'string') return 'is required and must be a string';
    const { length } = value.trim();
    return length >= 1 && length <= MAX_DESCRIPTION_CHARACTERS
      ? undefined
      : `must have 1 to ${MAX_DESCRIPTION_CHARACTERS} characters after trimming`;
  },
  mode: (value) =>
    value == null || MODES.some((mode) => mode === value) ? undefined : `must be one of ${MODES.join(', ')}`,
  verbose: (value) => (value == null || typeof value === 'boolean' ? undefined : 'must be true or false'),
  currentPricePerGpuHour: (value) =>
    value === undefined || (typeof value === 'number' && value > 0 && value <= MAX_USD_PER_GPU_HOUR)
      ? undefined
      : PRICE,
};

/** A parsed request held to every rule of the contract; nothing is coerced. All that is wrong with it is named. */
export function readRequest(
  parsed: unknown,
): { readonly request: AdviseRequest } | { readonly errors: readonly FieldError[] } {
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    return { errors: [{ pointer: '#', message: 'must be a JSON object' }] };
  const given = parsed as Readonly<Record<string, unknown>>;
  const own = (name: string): unknown => (Object.hasOwn(given, name) ? given[name] : undefined);
  const errors = Object.entries(FIELDS).flatMap(([name, check]) => {
    const fault = check(own(name));
    return fault === undefined ? [] : [{ pointer: `#/${name}`, message: `${name} ${fault}` }];
  });
  if (errors.length > 0) return { errors };
  const ignoredFields = Object.keys(given)
    .filter((name) => !Object.hasOwn(FIELDS, name))
    .sort();
  const [mode, verbose, price] = [own('mode'), own('verbose'), own('currentPricePerGpuHour')];
  return {
    request: {
      // What stands before the text stays: places in the answer are offsets into the description as it was sent.
      description: String(own('description')).trimEnd(),
      ...(mode == null ? {} : { mode: mode as Mode }),
      ...(verbose == null ? {} : { verbose: verbose as boolean }),
      ...(price === undefined ? {} : { currentPricePerGpuHour: price as number }),
      ...(ignoredFields.length === 0 ? {} : { ignoredFields }),
    },
  };
}
