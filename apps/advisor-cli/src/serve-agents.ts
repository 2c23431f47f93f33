import { bookOf } from '@compute-advisor/contract';
import { createMcpServer, type AdvisorDoor } from '@compute-advisor/mcp';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Answering } from './terminal/terminal';

/** Answers remembered for get_analysis and the resources. The oldest goes first. */
const REMEMBERED = 200;

/** What agents are given here. Answers are remembered as long as the process runs. */
export function doorOf(answering: Answering): AdvisorDoor {
  const given = new Map<string, string>();
  const { catalog, pricing } = answering.ports();
  return {
    async ask(request) {
      const { advice, body } = await answering.ask(request);
      given.delete(advice.analysis_id);
      given.set(advice.analysis_id, body);
      for (const oldest of given.keys()) {
        if (given.size <= REMEMBERED) break;
        given.delete(oldest);
      }
      return body;
    },
    find: (analysisId) => Promise.resolve(given.get(analysisId)),
    catalog: () => catalog.current(),
    prices: () => bookOf(pricing),
  };
}

/** Serves an agent until it closes standard input. */
export async function serveAgents(answering: Answering): Promise<void> {
  const server = createMcpServer(doorOf(answering));
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    process.stdin.once('close', resolve);
  });
  await server.connect(new StdioServerTransport());
  await ended;
  await server.close();
}
