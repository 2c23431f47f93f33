import { PRODUCT_VERSION } from '@compute-advisor/contract';
import { COMMANDS } from './commands';
import { ASK } from './commands/ask.command';
import type { Command } from './commands/command';
import { Context, type Opened } from './context';
import { commandHelp, help } from './help';
import { readWords, type Words } from './options';
import { EXIT, WrongArguments, type Terminal } from './terminal';

/** The command that a line names, and its words. */
function chosen(words: Words): { readonly name?: string; readonly command: Command; readonly words: Words } {
  const [name = ''] = words.words;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) return { command: ASK, words };
  return { name, command, words: { ...words, words: words.words.slice(1) } };
}

/** Options that a command does not know would be ignored in silence. */
function refuseOthers(command: Command, { options }: Words, name = 'a question'): void {
  const others = Object.keys(options).filter((option) => !command.options.some((known) => known === option));
  if (others.length > 0)
    throw new WrongArguments(
      `${others.map((option) => `--${option}`).join(', ')} says nothing to ${name}; --help lists what does`,
    );
}

/** Answers one command line and gives its exit status: 0 answered, 1 failed, 2 wrong arguments, 3 a verdict that
 *  --fail-on names. `warm` is what was opened before the command came. */
export async function run(args: readonly string[], terminal: Terminal, warm?: Opened): Promise<number> {
  try {
    // A first word that is quoted together with others is a description, whatever it begins with.
    const all = readWords(args);
    const asksForWords = args.indexOf('--') >= 0;
    const { name, command, words } = asksForWords && args[0] === '--' ? { command: ASK, words: all } : chosen(all);
    if (all.options.version !== undefined) {
      terminal.out(`${PRODUCT_VERSION}\n`);
      return EXIT.answered;
    }
    if (all.options.help !== undefined) {
      terminal.out(name === undefined ? help(COMMANDS, terminal) : commandHelp(name, command, terminal));
      return EXIT.answered;
    }
    refuseOthers(command, words, name);
    return await command.run(new Context(terminal, words, warm));
  } catch (error) {
    terminal.err(`advisor: ${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof WrongArguments ? EXIT.wrongArguments : EXIT.failed;
  }
}
