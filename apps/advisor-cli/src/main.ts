import { ownTerminal } from './terminal/own-terminal';
import { serveAgents } from './serve-agents';
import { run } from './run';

void run(process.argv.slice(2), { ...ownTerminal(), serveAgents }).then((status) => {
  process.exitCode = status;
});
