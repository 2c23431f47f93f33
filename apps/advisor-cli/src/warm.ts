import { setFlagsFromString, startupSnapshot } from 'node:v8';
import { createAdvisor } from '@compute-advisor/application';
import { terminalPorts } from './context/composition';
import { ownTerminal } from './terminal/own-terminal';
import { run } from './run';

/** The heap of a command that has opened its books and answered once, for `node --build-snapshot`: a process that
 *  starts from it neither loads nor compiles nor indexes anything. */
const ports = terminalPorts(() => Date.now());
const advisor = createAdvisor(ports);
// V8 cannot write a heap that holds the machine code of a pattern: patterns are interpreted while it answers.
setFlagsFromString('--regexp-interpret-all');
for (const description of [
  'Llama 3.3 70B for 40 users',
  'We run 8x H100 SXM at 20 % for Llama 3.1 8B',
  'How much memory does Qwen3 32B need?',
  'We have $4,000 per month for a coding assistant',
])
  advisor.answer({ description });
// As they were: a heap is only taken by a V8 with the flags that it was made with.
for (const flag of ['--no-regexp-interpret-all', '--regexp-tier-up']) setFlagsFromString(flag);

startupSnapshot.setDeserializeMainFunction(() => {
  void run(process.argv.slice(1), ownTerminal(), { ports, advisor }).then((status) => {
    process.exitCode = status;
  });
});
