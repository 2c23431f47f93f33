import { integer, list, object, string, type Schema } from '../keywords/schema';

/** RFC 9457. */
export const ProblemSchema: Schema = object('An error, RFC 9457. No internals, ever.', {
  type: string('Address that explains the kind of error.', '/docs#problem-invalid-request', {
    format: 'uri-reference',
  }),
  title: string('The kind of error.', 'Invalid request'),
  status: integer('HTTP status.', 400),
  detail: string('What is wrong with this request.', 'description is required and must be a string.'),
  'errors?': list(
    object(
      'One offending field.',
      {
        pointer: string('JSON Pointer in URI fragment form; # is the whole body.', '#/description'),
        message: string('What is wrong with it.', 'description is required and must be a string'),
      },
      { title: 'FieldError' },
    ),
    'Every offending field at once.',
  ),
});

export const ReadinessSchema: Schema = object('What the service needs before it takes traffic.', {
  status: {
    type: 'string',
    enum: ['ready', 'not_ready', 'stopping'],
    description: 'In one word.',
    examples: ['ready'],
  },
  ...Object.fromEntries(
    ['database', 'catalog', 'prices'].map((part) => [
      part,
      object(
        `State of the ${part}.`,
        {
          ready: { type: 'boolean', description: 'Usable now.', examples: [true] },
          detail: string('In words.', 'ok'),
        },
        { title: 'ReadinessPart' },
      ),
    ]),
  ),
});
