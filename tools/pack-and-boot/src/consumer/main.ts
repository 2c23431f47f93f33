/** Somebody else's Nest app: it knows the packages by name, brings its own controller, and asks its own server one
 *  question. */
import 'reflect-metadata';
import { Body, Controller, HttpCode, Inject, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { AdviseRequest, Advisor, AnalysisIdPort } from '@compute-advisor/application';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { ADVISOR, AdvisorModule } from '@compute-advisor/nest';
import { openPersistence } from '@compute-advisor/persistence';

const ids: AnalysisIdPort = {
  idFor: (canonical) =>
    createHash('sha256')
      .update(canonical)
      .digest('hex')
      .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5'),
};

@Controller('sizing')
class SizingController {
  constructor(@Inject(ADVISOR) private readonly advisor: Advisor) {}

  @Post()
  @HttpCode(200)
  async size(@Body() request: AdviseRequest): Promise<unknown> {
    return JSON.parse((await this.advisor.advise(request)).body);
  }
}

async function main(): Promise<void> {
  const log = (message: string): void => console.error(message);
  const persistence = await openPersistence({
    dataDir: join(process.cwd(), 'data'),
    logger: { info: log, warn: log, error: log },
  });

  @Module({
    imports: [
      AdvisorModule.forRoot({
        ports: {
          catalog: new PackagedCatalog(),
          pricing: new PackagedPriceBook(),
          analyses: persistence.analyses,
          ids,
        },
      }),
    ],
    controllers: [SizingController],
  })
  class AppModule {}

  const app = await NestFactory.create(AppModule, { logger: ['error', 'warn'] });
  try {
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/sizing`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ description: process.argv[2] }),
    });
    const body = (await answer.json()) as { readonly analysis_id: string };
    const stored = await persistence.analyses.find(body.analysis_id);
    console.log(JSON.stringify({ status: answer.status, body, stored: stored !== undefined }));
  } finally {
    await app.close();
    await persistence.close();
  }
}
void main();
