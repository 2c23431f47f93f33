import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refuseWhenFull } from './overload';

describe('a service that is full', () => {
  const admission = { isFull: true, turnAway: () => 7 };
  const lifecycle = { stopping: false };
  let turnedAway: number;
  let seen: string[];
  let server: Server;
  const ask = (path: string, method = 'POST'): Promise<Response> =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      method,
      ...(method === 'POST' ? { body: 'x'.repeat(1_000) } : {}),
    });
  beforeEach(async () => {
    [turnedAway, seen, admission.isFull, lifecycle.stopping] = [0, [], true, false];
    server = createServer((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      request.resume().on('end', () => response.end('inside'));
    });
    const metrics = {
      turnedAway: () => {
        turnedAway += 1;
      },
    };
    refuseWhenFull(server, admission, metrics, lifecycle);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  it.each(['/advisor/advise/', '/advisor/advise', '/Advisor/Advise?x=1'])(
    'answers POST %s with 503 in a problem, and nobody inside hears of it',
    async (path) => {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('content-type')]).toEqual([
        503,
        '7',
        'application/problem+json',
      ]);
      expect(await answer.json()).toMatchObject({
        status: 503,
        detail: expect.stringContaining('Retry-After') as string,
      });
      expect([seen, turnedAway]).toEqual([[], 1]);
    },
  );

  it.each([
    ['GET', '/healthz'],
    ['GET', '/advisor/advise/'],
    ['POST', '/advisor/advise/batch'],
    ['POST', '/mcp'],
  ])('lets %s %s pass', async (method, path) => {
    expect(await (await ask(path, method)).text()).toBe('inside');
    expect([seen, turnedAway]).toEqual([[`${method} ${path}`], 0]);
  });

  it('lets questions pass once there is room, and while it stops: inside they are told that it closes', async () => {
    lifecycle.stopping = true;
    expect(await (await ask('/advisor/advise/')).text()).toBe('inside');
    [lifecycle.stopping, admission.isFull] = [false, false];
    expect(await (await ask('/advisor/advise/')).text()).toBe('inside');
    expect(turnedAway).toBe(0);
  });
});
