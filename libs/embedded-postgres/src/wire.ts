/** One message of the server: its type letter and what follows its length. */
export interface Message {
  readonly type: string;
  readonly body: Buffer;
}

const PROTOCOL_3_0 = 196_608;

/** The first message of a session. */
export function startupMessage(parameters: Readonly<Record<string, string>>): Buffer {
  const text = Object.entries(parameters)
    .map(([name, value]) => `${name}\0${value}\0`)
    .join('');
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(body.length + 8, 0);
  head.writeInt32BE(PROTOCOL_3_0, 4);
  return Buffer.concat([head, body]);
}

/** A message of the client. */
export function message(type: string, content: string | Buffer): Buffer {
  const body = typeof content === 'string' ? Buffer.from(content) : content;
  const head = Buffer.alloc(5);
  head.write(type, 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Cuts a stream of bytes into messages, wherever its chunks end. */
export class MessageReader {
  private rest: Buffer = Buffer.alloc(0);

  /** The messages that are whole now. */
  read(chunk: Buffer): Message[] {
    this.rest = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    const messages: Message[] = [];
    while (this.rest.length >= 5) {
      const end = 1 + this.rest.readInt32BE(1);
      if (this.rest.length < end) break;
      messages.push({ type: this.rest.toString('latin1', 0, 1), body: this.rest.subarray(5, end) });
      this.rest = this.rest.subarray(end);
    }
    return messages;
  }
}

/** The values of a data row. */
export function rowIn(body: Buffer): (string | null)[] {
  const row: (string | null)[] = [];
  let at = 2;
  for (let left = body.readInt16BE(0); left > 0; left -= 1) {
    const length = body.readInt32BE(at);
    at += 4;
    row.push(length < 0 ? null : body.toString('utf8', at, at + length));
    at += Math.max(0, length);
  }
  return row;
}

/** An error as the server words it, with its SQLSTATE as `code`. */
export function errorIn(body: Buffer): Error & { readonly code: string; readonly severity: string } {
  const fields = Object.fromEntries(
    body
      .toString('utf8')
      .split('\0')
      .filter((field) => field !== '')
      .map((field) => [field.slice(0, 1), field.slice(1)]),
  ) as Partial<Record<string, string>>;
  return Object.assign(new Error(fields['M'] ?? 'the server refused'), {
    code: fields['C'] ?? '',
    severity: fields['V'] ?? fields['S'] ?? 'ERROR',
  });
}
