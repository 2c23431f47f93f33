import { LineIdSchema } from './request.schema';
import { list, object, oneOf, ref, span, string, type Schema } from '../keywords/schema';
import { priceFreshness } from './recommendation.schema';

const SET_ASIDE_REASONS = [
  'not_mine',
  'past',
  'hypothetical',
  'superseded',
  'other_matter',
  'not_modelled',
  'not_understood',
] as const;

/** The answer, members in the order they are sent. */
const members: Readonly<Record<string, Schema>> = {
  status: { const: 'complete', description: 'Always complete: no answer asks back.', examples: ['complete'] },
  analysis_id: string(
    'Id under which the answer is filed. The same question on the same catalog and prices has the same id.',
    '5f0c8d1e-6f1b-8a43-9d52-3c1f0a7be921',
    { format: 'uuid' },
  ),
  spec_so_far: ref('SpecSoFar'),
  assumption_banner: list(
    string('One entry.', 'Weight precision was not stated; assumed bf16, the native precision of the checkpoint.'),
    'One entry per input that was defaulted or approximated; complete and exact.',
  ),
  'set_aside?': list(
    object('A figure or a name that shaped nothing.', {
      text: string('The words.', 'Mixtral 8x22B'),
      at: span('Where they stand.'),
      reason: oneOf(
        SET_ASIDE_REASONS,
        'Why: not_mine (another party), past, hypothetical, superseded (corrected later, or the weaker of ' +
          'two), other_matter, not_modelled (understood, the plan does not account for it), not_understood.',
        'not_mine',
      ),
    }),
    'What stands in the description and shaped nothing, in its order. Absent when every figure and name was used.',
    { minItems: 1 },
  ),
  price_freshness: priceFreshness,
  recommendation_set: ref('RecommendationSet'),
  pricing: object('The price book the plan is computed on.', {
    'as_of?': string('The newest day any offer vouches for.', '2026-10-04'),
    sources: list(string('One source.', 'packaged price book'), 'Where the prices come from.'),
    currency: oneOf(['USD'], 'Always USD.', 'USD'),
    snapshot_id: string('Content-derived name of the book.', 'a1b2c3d4'),
  }),
  'warnings?': list(
    string('One warning.', 'Unknown field ignored: colour'),
    'Fields of the request that were ignored; absent when there is nothing to warn of.',
    { minItems: 1 },
  ),
};

export const AdviceSchema: Schema = object(
  'One complete compute plan. Money is USD rounded to cents, bytes are integers, every number is finite, ' +
    'nothing is ever null.',
  members,
);

export const AnalysisSchema: Schema = object(
  'A filed answer: the response as it was given, when it was filed, and what was asked.',
  {
    ...members,
    created_at: string('When it was first filed, ISO 8601 in UTC.', '2026-11-20T11:00:00.000Z', {
      format: 'date-time',
    }),
    request: {
      type: 'object',
      title: 'CanonicalRequest',
      description: 'The canonical request.',
      required: ['description'],
      properties: {
        description: {
          type: 'string',
          description: 'What was asked.',
          examples: ['Llama 3.1 8B for 20 concurrent users'],
        },
      },
      additionalProperties: true,
    },
  },
);

export const BatchAnswerSchema: Schema = object('The answer to one line of a batch: an answer or a problem.', {
  line: { type: 'integer', minimum: 1, description: 'Number of the line it answers, from 1.', examples: [1] },
  status: { type: 'integer', description: '200, or the status of the problem.', examples: [200] },
  'id?': LineIdSchema,
  'answer?': ref('Advice', 'With status 200.'),
  'problem?': ref('Problem', 'With any other status.'),
});
