import { PRODUCT_VERSION } from '@compute-advisor/contract';
import { COMMANDS } from './commands';
import { ASK } from './commands/ask.command';
import type { Command } from './commands/command';
import { Context, type Opened } from './context/context';
import { commandHelp, help } from './help';
import { readWords, type Words } from './terminal/options';
import { EXIT, wordsOf, WrongArguments, type Terminal } from './terminal/terminal';

/** Whether one letter more, less or other, or two changed places, make one word of the other. */
function isOneSlipFrom(word: string, other: string): boolean {
  let from = 0;
  while (from < word.length && word[from] === other[from]) from += 1;
  let [a, b] = [word.length, other.length];
  while (a > from && b > from && word[a - 1] === other[b - 1]) [a, b] = [a - 1, b - 1];
  const [left, right] = [word.slice(from, a), other.slice(from, b)];
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && left === [...right].reverse().join(''));
}

/** The command that a line names, and its words. @throws {WrongArguments} a lone word that is nearly one. */
function chosen(words: Words): { readonly name?: string; readonly command: Command; readonly words: Words } {
  const [name = ''] = words.words;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    const meant = Object.keys(COMMANDS).find((known) => isOneSlipFrom(name, known));
    if (meant !== undefined)
      throw new WrongArguments(
        `there is no command ${name}; "advisor ${meant}" is one, "advisor -- ${name}" a question`,
      );
    return { command: ASK, words };
  }
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
    terminal.err(`advisor: ${wordsOf(error)}\n`);
    return error instanceof WrongArguments ? EXIT.wrongArguments : EXIT.failed;
  }
}
