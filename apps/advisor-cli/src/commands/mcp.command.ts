import { EXIT, WrongArguments } from '../terminal/terminal';
import type { Command } from './command';

/** The advisor as tools of an agent, over standard input and output. */
export const MCP: Command = {
  takes: '',
  words: 'tools for agents (Model Context Protocol) over standard input and output',
  options: ['books', 'url'],
  async run(context) {
    const { serveAgents } = context.terminal;
    if (context.words.words.length > 0) throw new WrongArguments('mcp takes no words');
    if (serveAgents === undefined) throw new WrongArguments('mcp needs a process of its own');
    await serveAgents(context);
    return EXIT.answered;
  },
};
