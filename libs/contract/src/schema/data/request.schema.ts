import { MAX_DESCRIPTION_CHARACTERS, MAX_USD_PER_GPU_HOUR } from '@compute-advisor/application';
import { MODES } from '@compute-advisor/domain';
import type { Schema } from '../keywords/schema';

/** The request of POST /advisor/advise/. */
export const AdviseRequestSchema: Schema = {
  type: 'object',
  description:
    'One question. Only description is required; fields that are not listed are ignored and named in warnings.',
  required: ['description'],
  properties: {
    description: {
      type: 'string',
      minLength: 1,
      // Counted after trimming: something that is no white space, and no more than fits.
      pattern: `^\\s*\\S(?:[\\s\\S]{0,${MAX_DESCRIPTION_CHARACTERS - 2}}\\S)?\\s*$`,
      description:
        'Plain-English model, workload, current fleet, use case or budget; any known facts, in any order. 1 ' +
        `to ${MAX_DESCRIPTION_CHARACTERS} characters (UTF-16 code units) after trimming.`,
      examples: ['We run 8x H100 SXM for Llama 3.3 70B, about 40 concurrent users, 8k context'],
    },
    mode: {
      type: ['string', 'null'],
      enum: [...MODES, null],
      description:
        'What is asked. Inferred from the description when omitted or null. model: memory by precision; ' +
        'existing: audit of a fleet; plan: a practical baseline for a workload; budget: the largest model ' +
        'and best precision a budget affords.',
      examples: ['existing'],
    },
    verbose: {
      type: ['boolean', 'null'],
      description:
        'true: the full configuration ladder and the parts that were rejected, instead of the top five ' +
        'options. Absent or null: false.',
      examples: [false],
    },
    currentPricePerGpuHour: {
      type: 'number',
      exclusiveMinimum: 0,
      maximum: MAX_USD_PER_GPU_HOUR,
      description:
        'What the caller pays for the current hardware, USD per GPU-hour. With it, savings_per_year is returned.',
      examples: [3.9],
    },
  },
  additionalProperties: true,
};

/** The most characters of the name that a line of a batch gives itself. */
export const MAX_LINE_ID_CHARACTERS = 200;

const LINE_ID: Schema = {
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  maxLength: MAX_LINE_ID_CHARACTERS,
  examples: ['chat-eu'],
};

/** One line of a batch or a job. */
export const BatchRequestSchema: Schema = {
  ...AdviseRequestSchema,
  description: 'One line of a batch or a job: a question, and a name to know its answer by.',
  properties: {
    ...AdviseRequestSchema.properties,
    id: {
      type: ['string', 'number', 'null'],
      ...LINE_ID,
      description:
        'Any name of the line; it comes back with the result, and is no part of the question. Names need not differ.',
    },
  },
};

/** The same name in the result. */
export const LineIdSchema: Schema = {
  type: ['string', 'number'],
  ...LINE_ID,
  description: 'The id of the line, as it was sent. Absent where it had none.',
};
