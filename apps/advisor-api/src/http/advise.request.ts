import { MODES, type Mode } from '@compute-advisor/domain';
import { MAX_DESCRIPTION_CHARACTERS, MAX_USD_PER_GPU_HOUR, type AdviseRequest } from '@compute-advisor/application';
import { plainToInstance, Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  registerDecorator,
  ValidateIf,
  validateSync,
} from 'class-validator';
import { ProblemError, type FieldError } from './problem';

function LengthBetween(min: number, max: number, message: string): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'lengthBetween',
      target: target.constructor,
      propertyName: String(propertyName),
      options: { message },
      validator: {
        validate: (value: unknown) => typeof value === 'string' && value.length >= min && value.length <= max,
      },
    });
}
function AboveZero(message: string): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'aboveZero',
      target: target.constructor,
      propertyName: String(propertyName),
      options: { message },
      validator: { validate: (value: unknown) => typeof value === 'number' && value > 0 },
    });
}
const nullReadsAsOmitted = Transform(({ value }: { value: unknown }) => (value === null ? undefined : value));

const PRICE_MESSAGE = `must be a number above 0 and up to ${MAX_USD_PER_GPU_HOUR}, in USD per GPU-hour`;

/** The body of POST /advisor/advise/ as it was sent; nothing is coerced. */
export class AdviseBody {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @LengthBetween(
    1,
    MAX_DESCRIPTION_CHARACTERS,
    `must have 1 to ${MAX_DESCRIPTION_CHARACTERS} characters after trimming`,
  )
  @IsString({ message: 'is required and must be a string' })
  description!: unknown;

  @nullReadsAsOmitted
  @IsOptional()
  @IsIn(MODES, { message: `must be one of ${MODES.join(', ')}` })
  mode?: unknown;

  @nullReadsAsOmitted
  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  verbose?: unknown;

  @ValidateIf((body: AdviseBody) => body.currentPricePerGpuHour !== undefined)
  @Max(MAX_USD_PER_GPU_HOUR, { message: PRICE_MESSAGE })
  @AboveZero(PRICE_MESSAGE)
  @IsNumber({ allowNaN: false, allowInfinity: false }, { message: PRICE_MESSAGE })
  currentPricePerGpuHour?: unknown;
}

const FIELDS = ['description', 'mode', 'verbose', 'currentPricePerGpuHour'] as const;

/** The request in a parsed body, every rule of the contract applied.
 *  @throws {ProblemError} 400 that names every offending field at once. */
export function readAdviseRequest(parsed: unknown): AdviseRequest {
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new ProblemError(400, 'The body must be a JSON object with at least a description.', {
      errors: [{ pointer: '#', message: 'must be a JSON object' }],
    });
  }
  const known = Object.fromEntries(
    FIELDS.filter((field) => Object.hasOwn(parsed, field)).map((field) => {
      const value = (parsed as Record<string, unknown>)[field];
      // No field takes an object; its content is dropped, since copying a deeply nested one could exhaust the stack.
      return [field, typeof value === 'object' && value !== null ? [] : value];
    }),
  );
  const body = plainToInstance(AdviseBody, known);
  const errors = validateSync(body, { stopAtFirstError: true })
    .map((wrong): FieldError => ({
      pointer: `#/${wrong.property}`,
      message: `${wrong.property} ${Object.values(wrong.constraints ?? {})[0] ?? 'is not valid'}`,
    }))
    .sort((a, b) => FIELDS.findIndex((f) => a.pointer === `#/${f}`) - FIELDS.findIndex((f) => b.pointer === `#/${f}`));
  if (errors.length > 0)
    throw new ProblemError(
      400,
      errors
        .map((error) => error.message)
        .join('; ')
        .concat('.'),
      { errors },
    );
  const ignoredFields = Object.keys(parsed)
    .filter((field) => !(FIELDS as readonly string[]).includes(field))
    .sort();
  return {
    description: body.description as string,
    ...(body.mode === undefined ? {} : { mode: body.mode as Mode }),
    ...(body.verbose === undefined ? {} : { verbose: body.verbose as boolean }),
    ...(body.currentPricePerGpuHour === undefined
      ? {}
      : { currentPricePerGpuHour: body.currentPricePerGpuHour as number }),
    ...(ignoredFields.length === 0 ? {} : { ignoredFields }),
  };
}
