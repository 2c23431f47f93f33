import { MAX_DESCRIPTION_CHARACTERS, MAX_USD_PER_GPU_HOUR } from '@compute-advisor/application';
import { MODES } from '@compute-advisor/domain';
import type { Schema } from '../schema';

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
