import { OPTIONS, type Option } from '../terminal/options';
import { EXIT, WrongArguments } from '../terminal/terminal';
import type { Command } from './command';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

const options = Object.entries(OPTIONS) as readonly (readonly [string, Option])[];
/** In single quotes of a shell. */
const quoted = (text: string): string => `'${text.replace(/'/g, `'\\''`)}'`;

function bash(commands: readonly string[]): string {
  const values = options.flatMap(([name, { values: known }]) =>
    known === undefined ? [] : [`    --${name}) COMPREPLY=($(compgen -W "${known.join(' ')}" -- "$cur")); return ;;`],
  );
  return `_advisor() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}"
  case "$prev" in
${values.join('\n')}
    --out|--books) COMPREPLY=($(compgen -f -- "$cur")); return ;;
  esac
  if [[ "$cur" == -* ]]; then
    COMPREPLY=($(compgen -W "${options.map(([name]) => `--${name}`).join(' ')}" -- "$cur"))
  elif [[ $COMP_CWORD -eq 1 ]]; then
    COMPREPLY=($(compgen -W "${commands.join(' ')}" -- "$cur"))
  else
    COMPREPLY=($(compgen -f -- "$cur"))
  fi
}
complete -F _advisor advisor
`;
}

function zsh(commands: readonly string[]): string {
  const spec = options.map(([name, { words, value, values }]) => {
    const said = words.replace(/[[\]:]/g, ' ');
    const taken = value === undefined ? '' : `:${value}:${values === undefined ? '_files' : `(${values.join(' ')})`}`;
    return quoted(`--${name}[${said}]${taken}`);
  });
  return `#compdef advisor
_advisor() {
  _arguments \\
    ${spec.join(' \\\n    ')} \\
    '1:command:(${commands.join(' ')})' \\
    '*:file:_files'
}
if [ "$funcstack[1]" = "_advisor" ]; then _advisor "$@"; else compdef _advisor advisor; fi
`;
}

function fish(commands: readonly string[]): string {
  const lines = options.map(([name, { words, value, values }]) => {
    const taken = value === undefined ? '' : ` -r${values === undefined ? '' : ` -f -a ${quoted(values.join(' '))}`}`;
    return `complete -c advisor -l ${name} -d ${quoted(words)}${taken}`;
  });
  return `complete -c advisor -n __fish_use_subcommand -f -a ${quoted(commands.join(' '))}\n${lines.join('\n')}\n`;
}

const SCRIPTS: Readonly<Record<Shell, (commands: readonly string[]) => string>> = { bash, zsh, fish };

/** What the shell has to know to complete a command line. `names` are the commands there are. */
export const completionCommand = (names: () => readonly string[]): Command => ({
  takes: SHELLS.join('|'),
  words: 'completion for a shell: source <(advisor completion bash)',
  options: [],
  run({ words: { words }, terminal }) {
    const shell = SHELLS.find((known) => known === words[0]);
    if (shell === undefined) throw new WrongArguments(`completion takes one of ${SHELLS.join(', ')}`);
    terminal.out(SCRIPTS[shell](names()));
    return EXIT.answered;
  },
});
