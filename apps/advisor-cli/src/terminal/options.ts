import { MODES } from '@compute-advisor/domain';
import { WrongArguments } from './terminal';

/** One option: the word for its value, where it takes one, and what it does. */
export interface Option {
  readonly value?: string;
  readonly words: string;
  /** Values to complete. */
  readonly values?: readonly string[];
}

/** Every option of every command, by name. */
export const OPTIONS = {
  mode: { value: 'MODE', words: `one of ${MODES.join(', ')}; inferred when omitted`, values: MODES },
  price: { value: 'USD', words: 'what you pay per GPU-hour for the current hardware; gives savings' },
  verbose: { words: 'the full ladder instead of the top five' },
  json: { words: 'the answer as JSON, as the service sends it' },
  explain: { words: 'how the description was read: every figure with the words it came from' },
  'fail-on': { value: 'CODES', words: 'exit status 3 when the verdict is one of these, for example over_provisioned' },
  url: { value: 'URL', words: 'ask a running service instead of answering here' },
  job: { words: 'let the service of --url answer a batch as a job (files over 10,000 rows are one anyway)' },
  books: { value: 'DIR', words: 'models.json, gpus.json and prices.json of your own, laid over the packaged books' },
  q: { value: 'WORDS', words: 'words to find' },
  family: { value: 'NAME', words: 'family of a model, architecture of a GPU' },
  vendor: { value: 'NAME', words: 'vendor of a GPU, publisher of a model' },
  limit: { value: 'N', words: 'so many rows at most' },
  out: { value: 'FILE', words: 'write there; a batch goes on where the file ends' },
  prometheus: { value: 'URL', words: 'read the metrics of the servers from this Prometheus' },
  window: { value: 'TIME', words: 'look back so far, for example 1h or 7d (default 1d)' },
  version: { words: 'the version' },
  help: { words: 'this text' },
} as const satisfies Readonly<Record<string, Option>>;
export type OptionName = keyof typeof OPTIONS;

/** A command line taken apart. */
export interface Words {
  readonly words: readonly string[];
  readonly options: Readonly<Partial<Record<OptionName, string | true>>>;
}

const SHORT: Readonly<Record<string, OptionName>> = { '-h': 'help', '-V': 'version', '-v': 'verbose' };

function nameOf(text: string): OptionName {
  const name = SHORT[text] ?? text.slice(2);
  if (Object.hasOwn(OPTIONS, name)) return name as OptionName;
  throw new WrongArguments(`unknown option ${text}; --help lists them`);
}

/** "--mode=plan" in its two halves; a word that is no option (also "-5 users") has no name. */
function split(argument: string): readonly [string | undefined, string | undefined] {
  const [, name, inline] = /^(--[a-z-]+|-[a-zA-Z])(?:=(.*))?$/s.exec(argument) ?? [];
  return [name, inline];
}

/** Takes a command line apart. @throws {WrongArguments} an unknown option, or one without its value. */
export function readWords(args: readonly string[]): Words {
  const end = args.indexOf('--');
  const before = end < 0 ? args : args.slice(0, end);
  const words: string[] = [];
  const options: Partial<Record<OptionName, string | true>> = {};
  for (let i = 0; i < before.length; i++) {
    const argument = String(before[i]);
    const [given, inline] = split(argument);
    if (given === undefined) {
      words.push(argument);
      continue;
    }
    const name = nameOf(given);
    const { value }: Option = OPTIONS[name];
    if (value === undefined && inline !== undefined) throw new WrongArguments(`--${name} takes no value`);
    const following = value === undefined ? true : (inline ?? before[++i]);
    if (following === undefined) throw new WrongArguments(`--${name} needs a value`);
    options[name] = following;
  }
  return { words: end < 0 ? words : [...words, ...args.slice(end + 1)], options };
}
