import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { PRODUCT_VERSION } from '@compute-advisor/contract';
import { adviceIn, type AdvisorDoor } from './advisor-door';
import { planWords } from './quotable';
import { ToolFault, TOOLS, type Tool } from './tools';

const INSTRUCTIONS =
  'Sizes GPU hardware for language, image, video and speech models. Call advise with the whole situation in plain ' +
  'English; quote its text. Every figure has a source, and what was assumed is listed: say so when you pass it on. ' +
  'Prices carry their day. explain_reading shows how a description was understood.';

const ADDRESS = /^advisor:\/\/(reports|analyses)\/([0-9a-f-]{36})$/i;
const RESOURCES = [
  {
    uriTemplate: 'advisor://reports/{analysis_id}',
    name: 'report',
    title: 'A plan in words',
    description: 'Verdict, options, assumptions and notes of a plan, as text to quote.',
    mimeType: 'text/markdown',
  },
  {
    uriTemplate: 'advisor://analyses/{analysis_id}',
    name: 'analysis',
    title: 'A plan in full',
    description: 'The whole answer, to the byte.',
    mimeType: 'application/json',
  },
];

async function called(tool: Tool, input: Readonly<Record<string, unknown>>, door: AdvisorDoor) {
  try {
    const { text, structured } = await tool.call(input, door);
    return { content: [{ type: 'text' as const, text }], structuredContent: { ...structured } };
  } catch (error) {
    // A failed call is for the agent to read and mend; only words that are meant for it are passed on.
    const text = error instanceof ToolFault ? error.message : 'The plan could not be made. Try again in a few seconds.';
    return { isError: true, content: [{ type: 'text' as const, text }] };
  }
}

async function resource(uri: string, door: AdvisorDoor) {
  const [, kind, id = ''] = ADDRESS.exec(uri) ?? [];
  const body = kind === undefined ? undefined : await door.find(id.toLowerCase());
  if (body === undefined) throw new McpError(ErrorCode.InvalidParams, `there is no resource ${uri}`);
  if (kind === 'analyses') return { contents: [{ uri, mimeType: 'application/json', text: body }] };
  const names = new Map(door.catalog().gpus.map((gpu) => [gpu.id, gpu.name]));
  const text = planWords(adviceIn(body), (gpuId) => names.get(gpuId) ?? gpuId);
  return { contents: [{ uri, mimeType: 'text/markdown', text }] };
}

/** A Model Context Protocol server on the advisor: connect it to a transport. Each connection has a server of its
 *  own. */
export function createMcpServer(door: AdvisorDoor): Server {
  const server = new Server(
    { name: 'compute-advisor', title: 'Compute Advisor', version: PRODUCT_VERSION },
    { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: TOOLS.map(({ call: _, inputSchema, outputSchema, ...tool }) => ({
      ...tool,
      inputSchema: { ...inputSchema, type: 'object' as const },
      outputSchema: { ...outputSchema, type: 'object' as const },
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params: { name, arguments: input = {} } }) => {
    const tool = TOOLS.find((known) => known.name === name);
    if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, `there is no tool ${name}`);
    return called(tool, input, door);
  });
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [] }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: RESOURCES }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => resource(uri, door));
  return server;
}
