import { defined, MODES, type Mode } from '@compute-advisor/domain';
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

/** Counted without the white space around it. */
function LengthBetween(min: number, max: number, message: string): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'lengthBetween',
      target: target.constructor,
      propertyName: String(propertyName),
      options: { message },
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' && value.trim().length >= min && value.trim().length <= max,
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
  /** What stands before the text stays: places in the answer are offsets into the description as it was sent. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trimEnd() : value))
  @LengthBetween(
    1,
    MAX_DESCRIPTION_CHARACTERS,
    `must have 1 to ${MAX_DESCRIPTION_CHARACTERS} characters after trimming`,
  )
  @IsString({ message: 'is required and must be a string' })
  declare description: string;

  @nullReadsAsOmitted
  @IsOptional()
  @IsIn(MODES, { message: `must be one of ${MODES.join(', ')}` })
  mode?: Mode;

  @nullReadsAsOmitted
  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  verbose?: boolean;

  @ValidateIf((body: AdviseBody) => body.currentPricePerGpuHour !== undefined)
  @Max(MAX_USD_PER_GPU_HOUR, { message: PRICE_MESSAGE })
  @AboveZero(PRICE_MESSAGE)
  @IsNumber({ allowNaN: false, allowInfinity: false }, { message: PRICE_MESSAGE })
  currentPricePerGpuHour?: number;

  /** Members of the body that are none of the above, sorted. */
  ignoredFields: readonly string[] = [];

  /** The question as the use cases take it. */
  toRequest(): AdviseRequest {
    const { description, mode, verbose, currentPricePerGpuHour, ignoredFields } = this;
    return {
      description,
      ...defined({ mode, verbose, currentPricePerGpuHour }),
      ...(ignoredFields.length === 0 ? {} : { ignoredFields }),
    };
  }
}

const FIELDS = ['description', 'mode', 'verbose', 'currentPricePerGpuHour'] as const;
const placeOf = (field: string): number => FIELDS.findIndex((known) => known === field);

/** A parsed body, held to every rule of the contract.
 *  @throws {ProblemError} 400 that names every offending field at once. */
export function readAdviseBody(parsed: unknown): AdviseBody {
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw new ProblemError(400, 'The body must be a JSON object with at least a description.', {
      errors: [{ pointer: '#', message: 'must be a JSON object' }],
    });
  }
  const body = plainToInstance(AdviseBody, knownFields(parsed));
  const errors = validateSync(body, { stopAtFirstError: true })
    .sort((a, b) => placeOf(a.property) - placeOf(b.property))
    .map(({ property, constraints }): FieldError => ({
      pointer: `#/${property}`,
      message: `${property} ${Object.values(constraints ?? {})[0] ?? 'is not valid'}`,
    }));
  if (errors.length > 0) throw new ProblemError(400, `${errors.map((error) => error.message).join('; ')}.`, { errors });
  body.ignoredFields = Object.keys(parsed)
    .filter((field) => placeOf(field) < 0)
    .sort();
  return body;
}

/** The request in a parsed body. @throws {ProblemError} as {@link readAdviseBody}. */
export const readAdviseRequest = (parsed: unknown): AdviseRequest => readAdviseBody(parsed).toRequest();

/** No field takes an object; its content is dropped, since copying a deeply nested one could exhaust the stack. */
function knownFields(parsed: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    FIELDS.filter((field) => Object.hasOwn(parsed, field)).map((field) => {
      const value = (parsed as Readonly<Record<string, unknown>>)[field];
      return [field, typeof value === 'object' && value !== null ? [] : value];
    }),
  );
}
