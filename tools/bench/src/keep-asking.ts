import type { connect } from 'node:net';

const BODY = JSON.stringify({ description: 'Llama 3.1 8B for 20 concurrent users with 8k context' });
const REQUEST =
  'POST /advisor/advise/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n' +
  `content-length: ${Buffer.byteLength(BODY)}\r\n\r\n${BODY}`;

/** Asks one question again and again on one connection, until the service says that it closes it; true when a request
 *  that was sent got no answer. A connection that never came about sent nothing. */
export function keepAsking(open: typeof connect, port: number, isLeaving: () => boolean): Promise<boolean> {
  return new Promise((done) => {
    const socket = open(port, '127.0.0.1');
    let waits = false;
    let heard = '';
    const send = (): void => {
      waits = true;
      heard = '';
      socket.write(REQUEST);
    };
    socket.on('connect', send);
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString('latin1');
      const head = heard.slice(0, Math.max(0, heard.indexOf('\r\n\r\n')));
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Infinity);
      if (head === '' || heard.length < head.length + 4 + length) return;
      waits = false;
      if (!/connection: close/i.test(head)) setTimeout(send, isLeaving() ? 50 : 5);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done(waits));
  });
}
