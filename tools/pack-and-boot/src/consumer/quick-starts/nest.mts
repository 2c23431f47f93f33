/** Nest as ES modules: the packaged books, everything else in memory. */
import 'reflect-metadata';
import { Inject, Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Advisor } from '@compute-advisor/application';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { ADVISOR, ADVISOR_HEALTH, AdvisorModule, AdvisorOptionsError, type AdvisorHealth } from '@compute-advisor/nest';

@Injectable()
class Sizing {
  constructor(@Inject(ADVISOR) private readonly advisor: Advisor) {}

  async verdict(description: string): Promise<string> {
    return (await this.advisor.advise({ description })).advice.recommendation_set.verdict.code;
  }
}

@Module({
  imports: [AdvisorModule.forRoot({ ports: { catalog: new PackagedCatalog(), pricing: new PackagedPriceBook() } })],
  providers: [Sizing],
})
class AppModule {}

const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
const health = await app.get<AdvisorHealth>(ADVISOR_HEALTH).check();
let refused = '';
try {
  AdvisorModule.forRoot({ ports: {} });
} catch (error) {
  refused = error instanceof AdvisorOptionsError ? error.faults.join() : '';
}
console.log(
  JSON.stringify({
    verdict: await app.get(Sizing).verdict('Llama 3.1 8B for 20 concurrent users'),
    up: Object.values(health).every(({ status }) => status === 'up'),
    refused: refused.includes('ports.catalog: is missing'),
  }),
);
await app.close();
