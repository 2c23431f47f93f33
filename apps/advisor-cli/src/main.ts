import { ownTerminal } from './terminal/own-terminal';
import { ownRows } from './books/own-rows';
import { serveAgents } from './serve-agents';
import { run } from './run';

void run(process.argv.slice(2), { ...ownTerminal(), serveAgents, ownRows }).then((status) => {
  process.exitCode = status;
});
