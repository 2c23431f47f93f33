import type { Advice, AdviseRequest, AdvisorPorts, OperatorCatalog } from '@compute-advisor/application';
import type { GpuFacts } from '@compute-advisor/domain';
import type { Style } from '../layout/style';

/** Who answers, and on which books. */
export interface Answering {
  ask(request: AdviseRequest): Promise<{ readonly advice: Advice; readonly body: string }>;
  ports(): AdvisorPorts;
}

/** The terminal as a command sees it. */
export interface Terminal {
  /** Everything on standard input, as text. */
  readonly readInput: () => Promise<string>;
  /** Standard input as it comes. */
  readonly input: () => AsyncIterable<Uint8Array>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Characters in a line. */
  readonly columns: number;
  readonly style: Style;
  /** Whether a person watches standard error. */
  readonly watched: boolean;
  /** Serves an agent over standard input and output until it leaves; absent where these are not ours. */
  readonly serveAgents?: (answering: Answering) => Promise<void>;
  /** Reads a folder of one's own rows (`books/own-rows`); absent where a question alone is answered. */
  readonly ownRows?: (folder: string, known: readonly GpuFacts[], today: string) => OperatorCatalog;
}

/** The command line is wrong; `message` is one line for the person at the terminal. */
export class WrongArguments extends Error {
  override readonly name = 'WrongArguments';
}

/** How a command ended. */
export const EXIT = { answered: 0, failed: 1, wrongArguments: 2, verdict: 3 } as const;

/** What a person is told of an error. What fetch throws says nothing; what it was caused by does. */
export function wordsOf(error: unknown): string {
  const { message, cause } = (error ?? {}) as { readonly message?: string; readonly cause?: unknown };
  if (message === undefined) return String(error);
  if (message !== 'fetch failed') return message;
  const { message: words, code } = (cause ?? {}) as { readonly message?: string; readonly code?: string };
  const why = words === undefined || words === '' ? code : words;
  return `no service answers at that address${why === undefined ? '' : `: ${why}`}`;
}
