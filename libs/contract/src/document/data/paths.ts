import { PROBLEM_MEDIA_TYPE, PROBLEMS, type ProblemStatus } from '../../problem';
import type { OpenApiPaths, ResponseObject } from '../operations/operation';
import { MAX_CATALOG_LIMIT } from '../../catalog/catalog-query';
import { ref, type Schema } from '../../schema/keywords/schema';

const json = (description: string, schema: Schema): ResponseObject => ({
  description,
  content: { 'application/json': { schema } },
});
const page = (description: string): ResponseObject => ({
  description,
  content: { 'text/html': { schema: { type: 'string' } } },
});

const HEADERS: Readonly<Partial<Record<ProblemStatus, Readonly<Record<string, object>>>>> = {
  405: { Allow: { description: 'The methods the path has.', schema: { type: 'string' } } },
  429: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
  503: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
};
const problems = (...statuses: readonly ProblemStatus[]): Readonly<Record<string, ResponseObject>> =>
  Object.fromEntries(
    statuses.map((status) => {
      const headers = HEADERS[status];
      return [
        String(status),
        {
          description: `${PROBLEMS[status].title}. ${PROBLEMS[status].meaning}`,
          ...(headers === undefined ? {} : { headers }),
          content: { [PROBLEM_MEDIA_TYPE]: { schema: ref('Problem') } },
        },
      ];
    }),
  );
const analysisId = {
  name: 'analysis_id',
  in: 'path',
  required: true,
  description: 'Id of a filed answer.',
  schema: { type: 'string', format: 'uuid' },
} as const;

const parameter = (name: string, description: string, schema: Schema) =>
  ({ name, in: 'query', required: false, description, schema }) as const;
const found = (name: string, description: string, example: string) =>
  parameter(name, description, { type: 'string', minLength: 1, maxLength: 200, examples: [example] });
const PAGE = [
  parameter('limit', 'Rows in one answer. Absent: all of them.', {
    type: 'integer',
    minimum: 1,
    maximum: MAX_CATALOG_LIMIT,
    examples: [20],
  }),
  parameter('cursor', 'next_cursor of the answer before.', { type: 'string', examples: ['YWZ0ZXI6eA'] }),
] as const;

const jobId = {
  name: 'job_id',
  in: 'path',
  required: true,
  description: 'Id of a job.',
  schema: { type: 'string', format: 'uuid' },
} as const;

const LINES =
  '{"id":"chat-eu","description":"Llama 3.1 8B for 20 users"}\n{"id":"ci","description":"Qwen3 32B for 50 users"}\n';

/** The body of whoever asks line by line. */
const REQUEST_LINES = {
  required: true,
  content: {
    'application/x-ndjson': {
      schema: { type: 'string', description: 'One BatchRequest a line.', examples: [LINES] },
      examples: { two: { value: LINES } },
    },
  },
} as const;
/** The name a sender may give what he sends. */
const idempotencyKey = (description: string) =>
  ({
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description,
    schema: { type: 'string', minLength: 1, maxLength: 255, examples: ['estate-2026-11-22'] },
  }) as const;

const EXAMPLES = {
  model: { value: { description: 'How much memory does Llama 3.3 70B need?' } },
  existing: {
    value: {
      description: 'We run 8x H100 SXM for Llama 3.3 70B, about 40 concurrent users, 8k context',
      currentPricePerGpuHour: 3.9,
    },
  },
  plan: { value: { description: 'Plan GPUs for a support chatbot with 2,000 users', verbose: true } },
  budget: { value: { description: 'We have $4,000 per month for a coding assistant for 25 developers' } },
} as const;

/** Every path of the API with its operations. */
export const PATHS: OpenApiPaths = {
  '/advisor/advise/': {
    post: {
      operationId: 'advise',
      tags: ['advice'],
      summary: 'One description in, one complete compute plan out',
      description:
        'Never asks back: what is missing is assumed by a documented default and listed in ' +
        'assumption_banner. The same request on the same catalog and prices gives the same bytes, ' +
        'analysis_id included. /advisor/advise answers as well. Any other method is 405. The body is at ' +
        'most 64 KiB of JSON in UTF-8.',
      requestBody: {
        required: true,
        content: { 'application/json': { schema: ref('AdviseRequest'), examples: EXAMPLES } },
      },
      responses: { 200: json('The plan.', ref('Advice')), ...problems(400, 405, 408, 413, 415, 429, 500, 503) },
    },
  },
  '/advisor/advise/batch': {
    post: {
      operationId: 'adviseBatch',
      tags: ['advice'],
      summary: 'Many descriptions in, their answers out, line by line and in order',
      description:
        'NDJSON: each line of the body is a request as for /advisor/advise/, at most 10,000 lines and 8 MiB. Each ' +
        'line of the answer holds the number of its line (from 1), the id that the line gives itself, and either the ' +
        'answer, to the byte as it would be alone, or a problem; empty lines have none. Lines are sent as soon as ' +
        'they and all before them are answered.',
      parameters: [
        idempotencyKey(
          'Names the batch. While one under the key is under way another is 409; a line that differs from what ' +
            'was sent under the key before ends the answer with a problem of status 422.',
        ),
      ],
      requestBody: REQUEST_LINES,
      responses: {
        200: {
          description: 'The answers, one a line: BatchAnswer.',
          content: { 'application/x-ndjson': { schema: ref('BatchAnswer') } },
        },
        ...problems(400, 405, 408, 409, 415, 429, 500, 503),
      },
    },
  },
  '/advisor/jobs': {
    post: {
      operationId: 'beginJob',
      tags: ['advice'],
      summary: 'Very many descriptions, answered in the background',
      description:
        'NDJSON as for /advisor/advise/batch, at most 1,000,000 lines and 256 MiB. 202 means that all of it is on ' +
        'disk: every line gets exactly one result, whatever is killed meanwhile. All replicas on the database work ' +
        'on it, and step back while others wait for their answers. Each line is planned on the prices in force when ' +
        'its turn comes; its answer names them.',
      parameters: [
        idempotencyKey(
          'Names the job: the same body sent again under it gives the same job, another body is 422. 409 while the ' +
            'first is being received.',
        ),
      ],
      requestBody: REQUEST_LINES,
      responses: {
        202: {
          ...json('Taken in.', ref('Job')),
          headers: { Location: { description: 'Address of the job.', schema: { type: 'string' } } },
        },
        ...problems(400, 405, 408, 409, 413, 415, 422, 429, 500, 503),
      },
    },
  },
  '/advisor/jobs/{job_id}': {
    get: {
      operationId: 'readJob',
      tags: ['advice'],
      summary: 'How far a job is',
      parameters: [jobId],
      responses: { 200: json('The job.', ref('Job')), ...problems(404, 405, 429, 500, 503) },
    },
    delete: {
      operationId: 'cancelJob',
      tags: ['advice'],
      summary: 'Answers nothing more of a job',
      description: 'Results that are there can still be read. A job that is over stays as it is.',
      parameters: [jobId],
      responses: { 200: json('The job as it is now.', ref('Job')), ...problems(404, 405, 429, 500, 503) },
    },
  },
  '/advisor/jobs/{job_id}/results': {
    get: {
      operationId: 'readJobResults',
      tags: ['advice'],
      summary: 'The results of a job, line by line and in order',
      description:
        'NDJSON: lines as those of /advisor/advise/batch. While the job goes on, each is sent as soon as it and all ' +
        'before it are answered; the stream ends when the job is over. One that is cut off goes on with after.',
      parameters: [
        jobId,
        parameter('after', 'Number of the last line that is known already.', {
          type: 'integer',
          minimum: 0,
          examples: [0],
        }),
      ],
      responses: {
        200: {
          description: 'The results, one a line: BatchAnswer.',
          content: { 'application/x-ndjson': { schema: ref('BatchAnswer') } },
        },
        ...problems(400, 404, 405, 429, 500, 503),
      },
    },
  },
  '/advisor/analyses/{analysis_id}': {
    get: {
      operationId: 'readAnalysis',
      tags: ['advice'],
      summary: 'A filed answer, to the byte, with created_at and request',
      parameters: [analysisId],
      responses: { 200: json('The filed answer.', ref('Analysis')), ...problems(404, 405, 429, 500, 503) },
    },
  },
  '/advisor/catalog/models': {
    get: {
      operationId: 'listModels',
      tags: ['catalog'],
      summary: 'Every model the advisor knows, each fact with its source',
      description: 'By id. Everything unless a part is asked for. Sends an ETag; If-None-Match gives 304.',
      parameters: [
        found('q', 'Words that must all stand in id, family or an alias, in any case.', 'llama 70b'),
        found('family', 'Family, whole, in any case.', 'Llama 3'),
        found('vendor', 'Publisher, the part of the id before the slash, in any case.', 'meta-llama'),
        ...PAGE,
      ],
      responses: { 200: json('The models.', ref('Models')), ...problems(400, 405, 429, 500) },
    },
  },
  '/advisor/catalog/gpus': {
    get: {
      operationId: 'listGpus',
      tags: ['catalog'],
      summary: 'Every GPU the advisor knows, with its price, the day of the price and its freshness',
      description: 'By id. Everything unless a part is asked for. Sends an ETag; If-None-Match gives 304.',
      parameters: [
        found('q', 'Words that must all stand in id, name, architecture or an alias, in any case.', 'h100'),
        found('family', 'Architecture, whole, in any case.', 'Hopper'),
        found('vendor', 'Vendor, in any case.', 'nvidia'),
        ...PAGE,
      ],
      responses: { 200: json('The GPUs.', ref('Gpus')), ...problems(400, 405, 429, 500) },
    },
  },
  '/reports/{analysis_id}': {
    get: {
      operationId: 'readReport',
      tags: ['pages'],
      summary: 'A filed answer as a page to read, share and print',
      parameters: [analysisId],
      responses: { 200: page('The report.'), 404: page('No such report.'), ...problems(405, 429, 500, 503) },
    },
  },
  '/': {
    get: {
      operationId: 'frontPage',
      tags: ['pages'],
      summary: 'The page with the one text box',
      parameters: [
        {
          name: 'q',
          in: 'query',
          required: false,
          description: 'A description; the page then shows its plan.',
          schema: { type: 'string' },
        },
        {
          name: 'price',
          in: 'query',
          required: false,
          description: 'USD per GPU-hour paid today.',
          schema: { type: 'string' },
        },
        { name: 'mode', in: 'query', required: false, description: 'Forces a mode.', schema: { type: 'string' } },
      ],
      responses: { 200: page('The page.'), ...problems(405, 429, 431, 500, 503) },
    },
  },
  '/docs': {
    get: {
      operationId: 'reference',
      tags: ['pages'],
      summary: 'This reference as a page',
      responses: { 200: page('The page.') },
    },
  },
  '/method': {
    get: {
      operationId: 'method',
      tags: ['pages'],
      summary: 'How answers come about',
      responses: { 200: page('The page.') },
    },
  },
  '/openapi.json': {
    get: {
      operationId: 'openApi',
      tags: ['operation'],
      summary: 'This reference as OpenAPI 3.1',
      responses: { 200: json('The document.', { type: 'object' }) },
    },
  },
  '/healthz': {
    get: {
      operationId: 'liveness',
      tags: ['operation'],
      summary: 'Liveness',
      responses: {
        200: json('The process answers.', {
          type: 'object',
          properties: { status: { const: 'ok' } },
          required: ['status'],
        }),
      },
    },
  },
  '/readyz': {
    get: {
      operationId: 'readiness',
      tags: ['operation'],
      summary: 'Readiness of database, catalog and prices',
      responses: { 200: json('Ready.', ref('Readiness')), 503: json('Not ready, or stopping.', ref('Readiness')) },
    },
  },
  '/metrics': {
    get: {
      operationId: 'metrics',
      tags: ['operation'],
      summary: 'Figures for Prometheus',
      responses: {
        200: { description: 'Text exposition format.', content: { 'text/plain': { schema: { type: 'string' } } } },
      },
    },
  },
};
