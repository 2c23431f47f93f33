import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { refuseWhenFull } from './overload';
import { RefusedConnections } from './refused-connections';

describe('a service that is full', () => {
  const admission = {
    isFull: true,
    room: 0,
    isFullWith: (more: number) => admission.isFull && more >= admission.room,
    seconds: 7,
    turnAway: () => admission.seconds,
  };
  const lifecycle = { stopping: false };
  let turnedAway: number;
  let seen: string[];
  let server: Server;
  let connections: RefusedConnections;
  let now: number;
  const ask = (path: string, method = 'POST'): Promise<Response> =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
      method,
      ...(method === 'POST' ? { body: 'x'.repeat(1_000) } : {}),
    });
  beforeEach(async () => {
    [turnedAway, seen, lifecycle.stopping] = [0, [], false];
    Object.assign(admission, { isFull: true, room: 0, seconds: 7 });
    server = createServer((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      request.resume().on('end', () => response.end('inside'));
    });
    const metrics = {
      turnedAway: () => {
        turnedAway += 1;
      },
    };
    now = 1_000;
    connections = new RefusedConnections(() => now);
    refuseWhenFull(server, { admission, metrics, lifecycle, connections });
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

  it('takes in 16 in a turn of the event loop, and of those who come then no more than there is room for', async () => {
    admission.room = 20;
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('POST /advisor/advise/ HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n'.repeat(60));
    let heard = '';
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    const statuses = (): readonly string[] => heard.match(/HTTP\/1.1 \d+/g) ?? [];
    while (statuses().length < 60) await sleep(2);
    // 16 x 16 refusals' worth is a turn's; 20 more wait for theirs, the others have heard by then.
    expect([seen.length, turnedAway]).toEqual([36, 24]);
  });

  /** A connection that asks when it is told to, and the statuses it has heard. */
  function client() {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setNoDelay(true);
    const heard: string[] = [];
    socket.on('data', (chunk: Buffer) => heard.push(...(chunk.toString().match(/HTTP\/1.1 \d+/g) ?? [])));
    const ask = async (): Promise<void> => {
      const before = heard.length;
      socket.write('POST /advisor/advise/ HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}');
      while (heard.length === before) await sleep(2);
    };
    return { ask, heard, socket };
  }
  const untilHeld = async (count: number): Promise<void> => {
    while (connections.held !== count) await sleep(2);
  };

  it('refuses whoever waited as told, or half as long, at once, again and again', async () => {
    admission.seconds = 30;
    const patient = client();
    for (let i = 0; i < 4; i += 1) {
      await patient.ask();
      now += 15_000;
    }
    expect([turnedAway, connections.held]).toEqual([4, 0]);
  });

  it('refuses a connection that asks again too soon once more, then leaves it unread; others never wait', async () => {
    admission.seconds = 0.2;
    const [hasty, other] = [client(), client()];
    await hasty.ask();
    await hasty.ask();
    await untilHeld(1);
    const third = hasty.ask();
    await other.ask();
    expect(other.heard).toEqual(['HTTP/1.1 503']);
    await third;
    expect(hasty.heard).toHaveLength(3);
    // What lay there was sent too soon as well.
    await untilHeld(1);
    await hasty.ask();
    expect(turnedAway).toBe(5);
  });

  it('reads everything that was sent once it stops', async () => {
    admission.seconds = 30;
    const hasty = client();
    await hasty.ask();
    await hasty.ask();
    await untilHeld(1);
    const third = hasty.ask();
    await sleep(20);
    expect(hasty.heard).toHaveLength(2);
    lifecycle.stopping = true;
    connections.readAll();
    await third;
    expect([hasty.heard.at(-1), connections.held]).toEqual(['HTTP/1.1 200', 0]);
  });

  it('forgets a connection that was closed by its client', async () => {
    admission.seconds = 0.2;
    const hasty = client();
    await hasty.ask();
    await hasty.ask();
    await untilHeld(1);
    hasty.socket.resetAndDestroy();
    await untilHeld(0);
  });
});
