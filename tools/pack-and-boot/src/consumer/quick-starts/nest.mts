/** Nest as ES modules, in the shortest form: the packaged books, everything else in memory. */
import 'reflect-metadata';
import { Inject, Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ADVISOR, ADVISOR_HEALTH, AdvisorModule, AdvisorOptionsError } from '@compute-advisor/nest';
import type { Advisor, AdvisorHealth, CatalogPort } from '@compute-advisor/nest';

@Injectable()
class Sizing {
  constructor(@Inject(ADVISOR) private readonly advisor: Advisor) {}

  async verdict(description: string): Promise<string> {
    return (await this.advisor.advise({ description })).advice.recommendation_set.verdict.code;
  }
}

@Module({ imports: [AdvisorModule.forRoot()], providers: [Sizing] })
class AppModule {}

const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
const health = await app.get<AdvisorHealth>(ADVISOR_HEALTH).check();
let refused = '';
try {
  AdvisorModule.forRoot({ ports: { catalog: {} as CatalogPort } });
} catch (error) {
  refused = error instanceof AdvisorOptionsError ? error.faults.join() : '';
}
console.log(
  JSON.stringify({
    verdict: await app.get(Sizing).verdict('Llama 3.1 8B for 20 concurrent users'),
    up: Object.values(health).every(({ status }) => status === 'up'),
    refused: refused.includes('ports.catalog: has no current'),
  }),
);
await app.close();
