import type { AdviseRequest } from '@compute-advisor/application';
import { problem, type FieldError, type Problem } from '../problem';
import { readRequest } from '../request/read-request';
import { MAX_LINE_ID_CHARACTERS } from '../schema/data/request.schema';

/** The longest line, bytes: as much as one request may have. */
export const MAX_LINE_BYTES = 64 * 1024;

/** One line that is not empty: its text, or why there is none. `number` counts all lines from 1. */
export interface BulkLine {
  readonly number: number;
  readonly text?: string;
  readonly fault?: string;
}

/** The most lines of one batch; more are a job. */
export const MAX_BATCH_LINES = 10_000;

/** What a sender calls a line, to know its result by. */
export type LineId = string | number;

/** What a line asks for, or what is wrong with it; with the `id` of its sender, where it has one. */
export type AskedInLine = { readonly id?: LineId } & (
  { readonly request: AdviseRequest } | { readonly problem: Problem }
);

const NEWLINE = 0x0a;

/** Lines of a stream of bytes. Holds no more than one line at a time, and of a line that is too long not even that. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<BulkLine> {
  let number = 1;
  let kept: Uint8Array[] = [];
  let size = 0;
  const add = (bytes: Uint8Array): void => {
    size += bytes.length;
    if (size <= MAX_LINE_BYTES) kept.push(bytes);
    else kept = [];
  };
  const take = (): BulkLine | undefined => {
    const line = lineOf(number, kept, size);
    number += 1;
    kept = [];
    size = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      add(chunk.subarray(from, end));
      from = end + 1;
      const line = take();
      if (line !== undefined) yield line;
    }
    add(chunk.slice(from));
  }
  const last = take();
  if (last !== undefined) yield last;
}

function lineOf(number: number, parts: readonly Uint8Array[], size: number): BulkLine | undefined {
  if (size > MAX_LINE_BYTES) return { number, fault: `The line is over ${MAX_LINE_BYTES / 1024} KiB.` };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
    return text.trim() === '' ? undefined : { number, text };
  } catch {
    return { number, fault: 'The line is not UTF-8.' };
  }
}

const invalid = (detail: string, errors: readonly FieldError[]): Problem => problem(400, detail, errors);

/** The request in a line of NDJSON, or what is wrong with it. */
export function requestInLine({ text, fault }: BulkLine): AskedInLine {
  if (text === undefined) return wholeLine(fault ?? 'The line cannot be read.');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return wholeLine('The line is not well-formed JSON.');
  }
  const { id, rest } = apart(parsed);
  const read = readRequest(rest);
  const errors = [...('errors' in read ? read.errors : []), ...(isLineId(id) ? [] : [NO_LINE_ID])];
  const named = isLineId(id) && id !== undefined ? { id } : {};
  if ('request' in read && errors.length === 0) return { ...named, request: read.request };
  return { ...named, problem: invalid(`${errors.map(({ message }) => message).join('; ')}.`, errors) };
}

/** The name that a line gives itself, and what it asks for. */
function apart(parsed: unknown): { readonly id?: unknown; readonly rest: unknown } {
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return { rest: parsed };
  const { id, ...rest } = parsed as Readonly<Record<string, unknown>>;
  return { id: id ?? undefined, rest };
}

/** Whether it goes out as it came in: a number beyond what JSON keeps exactly would not. */
function isLineId(id: unknown): id is LineId | undefined {
  if (typeof id === 'string') return id.length <= MAX_LINE_ID_CHARACTERS;
  if (typeof id === 'number') return Math.abs(id) <= Number.MAX_SAFE_INTEGER;
  return id === undefined;
}

const NO_LINE_ID: FieldError = {
  pointer: '#/id',
  message:
    `id must be a string of at most ${MAX_LINE_ID_CHARACTERS} characters or ` +
    `a number up to ${Number.MAX_SAFE_INTEGER}`,
};

const wholeLine = (detail: string): AskedInLine => ({ problem: invalid(detail, [{ pointer: '#', message: detail }]) });

/** The start of a result: the number of its line, its status, the name that the line gave itself. */
const startOf = (number: number, status: number, id?: LineId): string =>
  `{"line":${number},"status":${status},${id === undefined ? '' : `"id":${JSON.stringify(id)},`}`;

/** The line of an answer: `body` is the exact JSON text of the answer. */
export const answerLine = (number: number, body: string, id?: LineId): string =>
  `${startOf(number, 200, id)}"answer":${body}}\n`;

/** The line of a request that has no answer. */
export const problemLine = (number: number, fault: Problem, id?: LineId): string =>
  `${startOf(number, fault.status, id)}"problem":${JSON.stringify(fault)}}\n`;
