import type { Context } from '../context/context';
import type { OptionName } from '../terminal/options';

/** One command: what it takes, and how it answers with an exit status. */
export interface Command {
  /** What follows the name, for the help. */
  readonly takes: string;
  readonly words: string;
  readonly options: readonly OptionName[];
  /** @throws {WrongArguments} */
  run(context: Context): number | Promise<number>;
}
