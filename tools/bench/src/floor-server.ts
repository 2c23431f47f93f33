import { mkdtempSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What any service that answers and keeps its answers cannot undercut: `bare` HTTP that sends bodies as large as ours,
 *  and the same after the body was written to a file with as few syncs as there can be (`group-commit`). Says its port
 *  on standard output. */
export async function serveFloor(kind: string, bytes: number): Promise<void> {
  const body = Buffer.alloc(bytes, 'x');
  const file = await open(join(mkdtempSync(join(tmpdir(), 'advisor-floor-')), 'log'), 'a');
  const waiting: ServerResponse[] = [];
  let writing = false;
  const send = (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  };
  const commit = async (): Promise<void> => {
    writing = true;
    while (waiting.length > 0) {
      const group = waiting.splice(0);
      await file.write(Buffer.concat(group.map(() => body)));
      await file.datasync();
      group.forEach(send);
    }
    writing = false;
  };
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      if (kind === 'bare') {
        send(response);
        return;
      }
      waiting.push(response);
      if (!writing) void commit();
    });
  });
  server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
}
