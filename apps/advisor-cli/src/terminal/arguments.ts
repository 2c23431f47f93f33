import { MAX_DESCRIPTION_CHARACTERS, MAX_USD_PER_GPU_HOUR, type AdviseRequest } from '@compute-advisor/application';
import { SCHEMAS } from '@compute-advisor/contract';
import { MODES, type Mode } from '@compute-advisor/domain';
import type { Words } from './options';
import { WrongArguments } from './terminal';

/** The options of a question. @throws {WrongArguments} */
export function requestOptions({ options }: Words): Omit<AdviseRequest, 'description'> {
  const { mode, price, verbose } = options;
  return {
    ...(typeof mode === 'string' ? { mode: modeOf(mode) } : {}),
    ...(verbose === undefined ? {} : { verbose: true }),
    ...(typeof price === 'string' ? { currentPricePerGpuHour: priceOf(price) } : {}),
  };
}

function modeOf(text: string): Mode {
  const mode = MODES.find((known) => known === text);
  if (mode === undefined) throw new WrongArguments(`--mode must be one of ${MODES.join(', ')}`);
  return mode;
}

/** USD per GPU-hour. @throws {WrongArguments} */
export function priceOf(text: string): number {
  const price = /^\d*\.?\d+$/.test(text) ? Number(text) : NaN;
  if (!(price > 0 && price <= MAX_USD_PER_GPU_HOUR))
    throw new WrongArguments(`--price must be a number above 0 and up to ${MAX_USD_PER_GPU_HOUR}, in USD per GPU-hour`);
  return price;
}

/** The description as it is asked. @throws {WrongArguments} empty or too long. */
export function checkedDescription(text: string): string {
  const description = text.trim();
  if (description === '')
    throw new WrongArguments('a description is needed, as an argument or on standard input; --help shows how');
  if (description.length > MAX_DESCRIPTION_CHARACTERS)
    throw new WrongArguments(`the description is longer than ${MAX_DESCRIPTION_CHARACTERS} characters`);
  return description;
}

/** Every verdict there is. */
export const VERDICT_CODES: readonly string[] = (SCHEMAS['RecommendationSet']?.properties?.['verdict']?.properties?.[
  'code'
]?.enum ?? []) as readonly string[];

/** The verdicts that are to fail the command. @throws {WrongArguments} one that does not exist would never fail. */
export function failingVerdicts({ options }: Words): ReadonlySet<string> {
  const given = options['fail-on'];
  const codes = typeof given === 'string' ? given.split(',').map((code) => code.trim()) : [];
  const unknown = codes.filter((code) => !VERDICT_CODES.includes(code));
  if (unknown.length > 0)
    throw new WrongArguments(`--fail-on ${unknown.join(', ')}: there are ${VERDICT_CODES.join(', ')}`);
  return new Set(codes);
}
