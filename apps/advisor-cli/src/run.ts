import { createAdvisor } from '@compute-advisor/application';
import { checkedDescription, HELP, readArguments, WrongArguments } from './arguments';
import { terminalPorts } from './composition';
import { textAnswer } from './text-answer';

/** The terminal as the command sees it. */
export interface Terminal {
  readonly readInput: () => Promise<string>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Answers one command line and gives its exit status: 0 answered, 1 failed, 2 wrong arguments. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const invocation = readArguments(args);
    if (invocation.kind === 'help') {
      terminal.out(HELP);
      return 0;
    }
    const description = checkedDescription(invocation.description ?? (await terminal.readInput()));
    const ports = terminalPorts(() => Date.now());
    const { advice, body } = createAdvisor(ports).answer({ ...invocation.request, description });
    const names = new Map(ports.catalog.current().gpus.map((gpu) => [gpu.id, gpu.name]));
    terminal.out(invocation.json ? `${body}\n` : textAnswer(advice, (gpuId) => names.get(gpuId) ?? gpuId));
    return 0;
  } catch (error) {
    terminal.err(`advisor: ${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof WrongArguments ? 2 : 1;
  }
}
