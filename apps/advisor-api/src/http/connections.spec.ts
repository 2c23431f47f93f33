import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { boundConnections } from './connections';

/** What a client hears that sends these bytes and then nothing more, and after how many milliseconds it is cut off. */
function hearAfter(port: number, sent: string): Promise<{ readonly text: string; readonly ms: number }> {
  const began = performance.now();
  return new Promise((done) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(sent));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => done({ text, ms: performance.now() - began }));
  });
}

describe('a request that comes too slowly', () => {
  let server: Server;
  beforeEach(async () => {
    server = createServer((request) => request.resume());
    boundConnections(server);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterEach(() => server.close());

  it('has 30 s for headers and body together, and is looked for often enough that it is not 60', () => {
    expect([server.requestTimeout, server.headersTimeout]).toEqual([30_000, 30_000]);
    const { connectionsCheckingInterval } = server as unknown as { connectionsCheckingInterval: number };
    expect(connectionsCheckingInterval).toBeLessThanOrEqual(1_000);
  });

  it.each([
    ['in its headers', 'POST /advisor/advise/ HTTP/1.1\r\nhost: x\r\nconte'],
    ['in its body', 'POST /advisor/advise/ HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"desc'],
  ])('%s is told so in a problem when its time is over', async (_where, sent) => {
    server.requestTimeout = 300;
    server.headersTimeout = 300;
    const { port } = server.address() as AddressInfo;
    const { text, ms } = await hearAfter(port, sent);
    expect(text).toMatch(/^HTTP\/1\.1 408 [^]*\r\ncontent-type: application\/problem\+json/);
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toMatchObject({
      status: 408,
      detail: expect.stringContaining('30 s') as string,
    });
    expect(ms).toBeGreaterThan(290);
  });
});
