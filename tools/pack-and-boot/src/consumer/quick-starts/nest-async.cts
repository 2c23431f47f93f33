/** Nest as CommonJS: ports made at start from what the host injects. */
import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Advisor } from '@compute-advisor/nest';
import { PackagedCatalog } from '@compute-advisor/catalog';
import { ADVISOR, ADVISOR_HEALTH, AdvisorModule, type AdvisorHealth } from '@compute-advisor/nest';

@Module({ providers: [PackagedCatalog], exports: [PackagedCatalog] })
class BooksModule {}

@Module({
  imports: [
    AdvisorModule.forRootAsync({
      imports: [BooksModule],
      inject: [PackagedCatalog],
      useFactory: (catalog: PackagedCatalog) => ({ catalog }),
      global: true,
    }),
  ],
})
class AppModule {}

async function main(): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error'] });
  const { advice } = await app.get<Advisor>(ADVISOR).advise({ description: 'Llama 3.1 8B for 20 concurrent users' });
  const health = await app.get<AdvisorHealth>(ADVISOR_HEALTH).check();
  const up = Object.values(health).every(({ status }) => status === 'up');
  let refused = false;
  try {
    app.get<Advisor>(ADVISOR).answer({ description: 'x', currentPricePerGpuHour: -3 });
  } catch (error) {
    refused = String(error).includes('currentPricePerGpuHour must be a number above 0');
  }
  console.log(JSON.stringify({ verdict: advice.recommendation_set.verdict.code, up, refused }));
  await app.close();
}
void main();
