import { ASK } from './commands/ask.command';
import type { Command } from './commands/command';
import { table } from './layout/wrap';
import { OPTIONS, type Option, type OptionName } from './terminal/options';
import type { Terminal } from './terminal/terminal';

function optionLines(names: readonly OptionName[], width: number): string[] {
  const rows = names.map((name) => {
    const { value, words }: Option = OPTIONS[name];
    return [`--${name}${value === undefined ? '' : ` ${value}`}`, words];
  });
  return table(rows, { width: width - 2, wraps: [1] }).map((line) => `  ${line}`);
}

/** What there is. */
export function help(commands: Readonly<Record<string, Command>>, { columns, style }: Terminal): string {
  const rows = Object.entries(commands).map(([name, { takes, words }]) => [`${name} ${takes}`.trim(), words]);
  return [
    'Usage: advisor [options] "description"',
    '       echo "description" | advisor [options]',
    '       advisor COMMAND [options] [words]',
    '',
    'Plain English in, one complete GPU compute plan out. No server, no database;',
    'prices are the packaged book, or those of the service that --url names.',
    '',
    style.heading('Options'),
    ...optionLines([...ASK.options, 'version', 'help'], columns),
    '',
    style.heading('Commands'),
    ...table(rows, { width: columns - 2, wraps: [1, 0] }).map((line) => `  ${line}`),
    '',
    'advisor COMMAND --help tells the options of a command. Words after -- are never',
    'options or commands.',
    '',
    'Exit status: 0 answered, 1 failed, 2 wrong arguments, 3 a verdict of --fail-on.',
    '',
  ].join('\n');
}

/** What one command takes. */
export const commandHelp = (name: string, { takes, words, options }: Command, { columns }: Terminal): string =>
  [`Usage: advisor ${name} ${takes}`, '', words, '', ...optionLines(options, columns), ''].join('\n');
