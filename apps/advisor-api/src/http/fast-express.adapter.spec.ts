import 'reflect-metadata';
import * as http from 'node:http';
import { Controller, Get, Header, HttpCode, Module, Post, Redirect, Req } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ExpressAdapter, type NestExpressApplication } from '@nestjs/platform-express';
import type { Request } from 'express';
import request from 'supertest';
import { FastExpressAdapter } from './fast-express.adapter';
import { known } from '../testing/known';

@Controller()
class EchoController {
  @Get('seen') seen(@Req() r: Request): object {
    return {
      ip: r.ip,
      protocol: r.protocol,
      hostname: r.hostname,
      accepts: r.accepts(['json', 'html']),
      query: r.query,
      host: r.get('host') !== undefined,
      fresh: r.fresh,
    };
  }
  @Get('text') @Header('x-given', 'yes') text(): string {
    return 'plain';
  }
  @Get('away') @Redirect('/text', 303) away(): void {
    /* the decorator answers */
  }
  @Post('echo') @HttpCode(200) echo(@Req() r: Request): unknown {
    return r.body;
  }
  @Get('throws') throws(): never {
    throw new Error('inside');
  }
  @Get('shape') shape(@Req() r: Request): object {
    return {
      own: r instanceof http.IncomingMessage,
      same: Object.getPrototypeOf(r) === (r.app as unknown as { request: object }).request,
    };
  }
}
@Module({ controllers: [EchoController] })
class EchoModule {}

async function start(adapter: ExpressAdapter): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(EchoModule, adapter, { logger: false });
  app.set('trust proxy', 1);
  await app.init();
  return app;
}

describe('Express on objects born as Express objects', () => {
  let fast: NestExpressApplication;
  let plain: NestExpressApplication;
  beforeAll(async () => {
    [fast, plain] = [await start(new FastExpressAdapter()), await start(new ExpressAdapter())];
  });
  afterAll(async () => {
    await fast.close();
    await plain.close();
  });

  const bothAnswer = async (
    ask: (server: http.Server) => request.Test,
  ): Promise<[request.Response, request.Response]> => [
    await ask(fast.getHttpServer()),
    await ask(plain.getHttpServer()),
  ];

  it.each(['/seen?a=1&b=2', '/text', '/away', '/throws', '/nothing'])(
    'answers GET %s as plain Express does',
    async (path) => {
      const [quick, slow] = await bothAnswer((server) =>
        request(server).get(path).set('x-forwarded-for', '203.0.113.9').set('x-forwarded-proto', 'https').redirects(0),
      );
      expect({ status: quick.status, text: quick.text, headers: { ...quick.headers, date: '' } }).toEqual({
        status: slow.status,
        text: slow.text,
        headers: { ...slow.headers, date: '' },
      });
    },
  );

  it('reads bodies, honours If-None-Match and answers HEAD as plain Express does', async () => {
    const [quick, slow] = await bothAnswer((server) =>
      request(server)
        .post('/echo')
        .send({ a: [1, 2] }),
    );
    expect([quick.status, quick.body]).toEqual([200, { a: [1, 2] }]);
    expect(quick.text).toBe(slow.text);
    const etag = known((await request(fast.getHttpServer()).get('/text')).headers['etag'], 'ETag');
    expect((await request(fast.getHttpServer()).get('/text').set('if-none-match', etag)).status).toBe(304);
    expect((await request(fast.getHttpServer()).head('/text')).headers['x-given']).toBe('yes');
  });

  it('hands out requests whose prototype never has to be changed, which is the point', async () => {
    expect((await request(fast.getHttpServer()).get('/shape')).body).toEqual({ own: true, same: true });
  });

  it('closes when asked', async () => {
    const app = await start(new FastExpressAdapter());
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as { port: number };
    expect((await fetch(`http://127.0.0.1:${port}/text`)).status).toBe(200);
    await app.close();
    await expect(fetch(`http://127.0.0.1:${port}/text`)).rejects.toThrow();
  });
});
