import { ownTerminal } from './terminal/own-terminal';
import { run } from './run';

/** As much of the command as a question and the books need: it loads no package, so that the first answer of a day,
 *  which has no heap to start from, comes soon. Agents and rows of one's own are served by `main.ts`. */
void run(process.argv.slice(2), ownTerminal()).then((status) => {
  process.exitCode = status;
});
