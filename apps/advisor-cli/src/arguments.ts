import { MODES, type Mode } from '@compute-advisor/domain';
import { MAX_DESCRIPTION_CHARACTERS, MAX_USD_PER_GPU_HOUR, type AdviseRequest } from '@compute-advisor/application';

/** What the command line asks for. */
export type Invocation =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'ask';
      readonly request: Omit<AdviseRequest, 'description'>;
      /** Absent: read from standard input. */ readonly description?: string;
      readonly json: boolean;
    };

/** The command line is wrong; `message` is one line for the person at the terminal. */
export class WrongArguments extends Error {
  override readonly name = 'WrongArguments';
}

export const HELP = `Usage: advisor [options] "description"
       echo "description" | advisor [options]

Plain English in, one complete GPU compute plan out. No server, no database; prices are the packaged book.

  --mode MODE    one of ${MODES.join(', ')}; inferred when omitted
  --price USD    what you pay per GPU-hour for the current hardware; gives savings
  --verbose      the full ladder instead of the top five
  --json         the answer as JSON, as the service sends it
  --help         this text

Exit status: 0 answered, 1 failed, 2 wrong arguments.
`;

/** Reads the arguments after the program's name. @throws {WrongArguments} */
export function readArguments(args: readonly string[]): Invocation {
  const words: string[] = [];
  let mode: Mode | undefined;
  let price: number | undefined;
  let verbose = false;
  let json = false;
  let onlyWords = false;
  for (let i = 0; i < args.length; i++) {
    const argument = String(args[i]);
    const [name, inline] = onlyWords ? [undefined, undefined] : split(argument);
    const value = (): string => {
      const given = inline ?? args[++i];
      if (given === undefined) throw new WrongArguments(`${name} needs a value`);
      return given;
    };
    switch (name) {
      case undefined:
        words.push(argument);
        break;
      case '--':
        onlyWords = true;
        break;
      case '--help':
      case '-h':
        return { kind: 'help' };
      case '--verbose':
        verbose = true;
        break;
      case '--json':
        json = true;
        break;
      case '--mode':
        mode = modeOf(value());
        break;
      case '--price':
        price = priceOf(value());
        break;
      default:
        throw new WrongArguments(`unknown option ${name}; --help lists them`);
    }
  }
  return {
    kind: 'ask',
    json,
    request: {
      ...(mode === undefined ? {} : { mode }),
      ...(verbose ? { verbose } : {}),
      ...(price === undefined ? {} : { currentPricePerGpuHour: price }),
    },
    ...(words.length === 0 ? {} : { description: words.join(' ') }),
  };
}

/** "--mode=plan" in its two halves; a word that is no option (also "-5 users") has no name. */
function split(argument: string): readonly [string | undefined, string | undefined] {
  const [, name, inline] = /^(--[a-z]*|-[a-z])(?:=(.*))?$/s.exec(argument) ?? [];
  return [name, inline];
}

function modeOf(text: string): Mode {
  const mode = MODES.find((known) => known === text);
  if (mode === undefined) throw new WrongArguments(`--mode must be one of ${MODES.join(', ')}`);
  return mode;
}

function priceOf(text: string): number {
  const price = /^\d*\.?\d+$/.test(text) ? Number(text) : NaN;
  if (!(price > 0 && price <= MAX_USD_PER_GPU_HOUR))
    throw new WrongArguments(`--price must be a number above 0 and up to ${MAX_USD_PER_GPU_HOUR}, in USD per GPU-hour`);
  return price;
}

/** The description as it is asked. @throws {WrongArguments} empty or too long. */
export function checkedDescription(text: string): string {
  const description = text.trim();
  if (description === '')
    throw new WrongArguments('a description is needed, as an argument or on standard input; --help shows how');
  if (description.length > MAX_DESCRIPTION_CHARACTERS)
    throw new WrongArguments(`the description is longer than ${MAX_DESCRIPTION_CHARACTERS} characters`);
  return description;
}
