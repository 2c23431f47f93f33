import {
  CATALOG_PARAMETERS,
  gpusView,
  jsonSchemaOf,
  MAX_CATALOG_LIMIT,
  modelsView,
  readCatalogQuery,
  readRequest,
  type CatalogQuery,
} from '@compute-advisor/contract';
import { adviceIn, type AdvisorDoor } from './advisor-door';
import { planWords, readingWords, readMembers } from './quotable';

type JsonSchema = Readonly<Record<string, unknown>>;

/** What a tool gives back: an object of its schema, and text to quote. */
export interface ToolAnswer {
  readonly text: string;
  readonly structured: Readonly<Record<string, unknown>>;
}

/** One tool. `call` throws {@link ToolFault} for what is wrong with the call. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
  call(input: Readonly<Record<string, unknown>>, door: AdvisorDoor): Promise<ToolAnswer>;
}

/** The call is wrong, or cannot be answered; `message` says how in words for the agent. */
export class ToolFault extends Error {
  override readonly name = 'ToolFault';
}

/** Rows in one answer unless more are asked for: an agent reads all that it is given. */
const USUAL_ROWS = 20;

const named =
  (door: AdvisorDoor) =>
  (gpuId: string): string =>
    door.catalog().gpus.find(({ id }) => id === gpuId)?.name ?? gpuId;

async function asked(input: Readonly<Record<string, unknown>>, door: AdvisorDoor): Promise<string> {
  const read = readRequest(input);
  if ('errors' in read) throw new ToolFault(read.errors.map(({ message }) => message).join('; '));
  return door.ask(read.request);
}

const structuredOf = (value: unknown): ToolAnswer['structured'] => value as ToolAnswer['structured'];

const ADVISE: Tool = {
  name: 'advise',
  title: 'Plan GPU hardware',
  description:
    'One plain-English description of a model, workload, current fleet or budget in, one complete compute plan out: ' +
    'memory, ranked GPU options with prices, verdict, savings. Never asks back; what was assumed is listed. ' +
    'Put every known fact into the description in the words of the user.',
  inputSchema: jsonSchemaOf('AdviseRequest'),
  outputSchema: jsonSchemaOf('Advice', true),
  async call(input, door) {
    const body = await asked(input, door);
    const advice = adviceIn(body);
    return { text: planWords(advice, named(door)), structured: structuredOf(advice) };
  },
};

const GET_ANALYSIS: Tool = {
  name: 'get_analysis',
  title: 'Read a plan again',
  description: 'A plan that was given before, by its analysis_id.',
  inputSchema: {
    type: 'object',
    required: ['analysis_id'],
    properties: { analysis_id: { type: 'string', format: 'uuid', description: 'Id of the plan.' } },
  },
  outputSchema: jsonSchemaOf('Advice', true),
  async call({ analysis_id: id }, door) {
    const body = typeof id === 'string' ? await door.find(id.toLowerCase()) : undefined;
    if (body === undefined) throw new ToolFault(`there is no analysis ${String(id)}`);
    const advice = adviceIn(body);
    return { text: planWords(advice, named(door)), structured: structuredOf(advice) };
  },
};

const EXPLAIN_READING: Tool = {
  name: 'explain_reading',
  title: 'How a description is read',
  description:
    'Every figure and name of a description with what became of it: the member it was read as, the words it came ' +
    'from, what was assumed, what was set aside and why. Use it to check a description before relying on its plan.',
  inputSchema: jsonSchemaOf('AdviseRequest'),
  outputSchema: {
    type: 'object',
    required: ['mode', 'read', 'set_aside', 'assumption_banner', 'confidence'],
    properties: {
      mode: { type: 'string' },
      read: {
        type: 'array',
        items: {
          type: 'object',
          required: ['member', 'value', 'source'],
          properties: { member: { type: 'string' }, source: { type: 'string' }, evidence: { type: 'string' } },
        },
      },
      set_aside: { type: 'array', items: { type: 'object' } },
      assumption_banner: { type: 'array', items: { type: 'string' } },
      confidence: { type: 'object' },
    },
  },
  async call(input, door) {
    const advice = adviceIn(await asked(input, door));
    return {
      text: readingWords(advice),
      structured: {
        mode: advice.spec_so_far.mode,
        read: readMembers(advice.spec_so_far),
        set_aside: advice.set_aside ?? [],
        assumption_banner: advice.assumption_banner,
        confidence: advice.recommendation_set.confidence,
      },
    };
  },
};

const SEARCH: JsonSchema = {
  type: 'object',
  properties: {
    q: { type: 'string', description: 'Words that must all stand in id, name, family or an alias.' },
    family: { type: 'string', description: 'Family of a model, architecture of a GPU; whole.' },
    vendor: { type: 'string', description: 'Vendor of a GPU, publisher of a model.' },
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: MAX_CATALOG_LIMIT,
      description: `Rows in one answer; ${USUAL_ROWS} unless given.`,
    },
    cursor: { type: 'string', description: 'next_cursor of the answer before.' },
  },
};

function queryIn(input: Readonly<Record<string, unknown>>): CatalogQuery {
  const given = { limit: USUAL_ROWS, ...input };
  const entries = Object.entries(given).map(([name, value]) => [
    name,
    typeof value === 'number' ? String(value) : value,
  ]);
  const read = readCatalogQuery(Object.fromEntries(entries) as Readonly<Record<string, unknown>>);
  if ('query' in read) return read.query;
  const faults = read.errors.map(({ parameter, message }) => `${parameter} ${message}`);
  throw new ToolFault(`${faults.join('; ')} (parameters: ${CATALOG_PARAMETERS.join(', ')})`);
}

const rowsIn = (view: object, key: string): readonly { readonly id: string }[] =>
  (view as Readonly<Record<string, readonly { id: string }[]>>)[key] ?? [];

function listed(view: object, key: string): ToolAnswer {
  const { count } = view as { count: number };
  const rows = rowsIn(view, key);
  const ids = rows.map(({ id }) => id).join('\n');
  return { text: `${rows.length} of ${count} ${key}\n${ids}`, structured: structuredOf(view) };
}

const LIST_MODELS: Tool = {
  name: 'list_models',
  title: 'Models of the catalog',
  description: 'Models the advisor knows, with parameters, architecture, context and the source of each fact.',
  inputSchema: SEARCH,
  outputSchema: jsonSchemaOf('Models', true),
  call: (input, door) => Promise.resolve(listed(modelsView(door.catalog(), queryIn(input)), 'models')),
};

const LIST_GPUS: Tool = {
  name: 'list_gpus',
  title: 'GPUs of the catalog',
  description: 'GPUs the advisor knows, with memory, bandwidth, market rate, cheapest offer and their dates.',
  inputSchema: SEARCH,
  outputSchema: jsonSchemaOf('Gpus', true),
  call: (input, door) => Promise.resolve(listed(gpusView(door.catalog(), door.prices(), queryIn(input)), 'gpus')),
};

/** Every tool. */
export const TOOLS: readonly Tool[] = [ADVISE, GET_ANALYSIS, LIST_MODELS, LIST_GPUS, EXPLAIN_READING];
