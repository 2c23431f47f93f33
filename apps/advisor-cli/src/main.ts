import { ownTerminal } from './own-terminal';
import { run } from './run';

void run(process.argv.slice(2), ownTerminal()).then((status) => {
  process.exitCode = status;
});
