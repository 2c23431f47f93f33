import 'reflect-metadata';
import { Body, Controller, Inject, Injectable, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CatalogPort, type Advisor, type AdvisorPorts, type AnalysisRepository } from '@compute-advisor/application';
import { InMemoryAnalysisRepository } from '@compute-advisor/application/testing';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { ADVISOR, ADVISOR_PORTS, AdvisorModule } from '@compute-advisor/nest';
import request from 'supertest';
import { HmacAnalysisIds } from '../src/composition/planning/analysis-ids';

const freshPorts = (analyses: AnalysisRepository = new InMemoryAnalysisRepository()): AdvisorPorts => ({
  catalog: new PackagedCatalog(),
  pricing: new PackagedPriceBook(),
  analyses,
  ids: new HmacAnalysisIds('host'),
});

@Controller('sizing')
class SizingController {
  constructor(@Inject(ADVISOR) private readonly advisor: Advisor) {}
  @Post() async size(@Body() body: { text: string; mode: 'plan' | 'model' | 'existing' | 'budget' }): Promise<object> {
    const { advice } = await this.advisor.advise({ description: body.text, mode: body.mode });
    return {
      id: advice.analysis_id,
      mode: advice.spec_so_far.mode,
      bytes: advice.recommendation_set.requirement.weights_bytes,
    };
  }
}
@Injectable()
class Shelf {
  constructor(@Inject(CatalogPort) readonly catalog: CatalogPort) {}
}

describe('another Nest app', () => {
  it('has the four use cases by importing one module', async () => {
    const analyses = new InMemoryAnalysisRepository();
    @Module({ imports: [AdvisorModule.forRoot({ ports: freshPorts(analyses) })], controllers: [SizingController] })
    class HostModule {}
    const app = await NestFactory.create(HostModule, { logger: false });
    await app.init();
    try {
      for (const mode of ['plan', 'model', 'existing', 'budget']) {
        const answer = await request(app.getHttpServer())
          .post('/sizing')
          .send({ text: 'Llama 3.3 70B in bf16, $20,000 per month', mode });
        expect({ status: answer.status, mode: (answer.body as { mode: string }).mode }).toEqual({ status: 201, mode });
        expect(await analyses.find((answer.body as { id: string }).id)).toMatchObject({ mode });
      }
    } finally {
      await app.close();
    }
  });

  it('may make the ports at start from its own providers, and share them with every module', async () => {
    @Module({
      providers: [{ provide: 'made at start', useFactory: () => Promise.resolve(freshPorts()) }],
      exports: ['made at start'],
    })
    class PortsModule {}
    @Module({ providers: [Shelf], exports: [Shelf] })
    class ElsewhereModule {}
    @Module({
      imports: [
        AdvisorModule.forRootAsync({
          imports: [PortsModule],
          inject: ['made at start'],
          useFactory: (ports: AdvisorPorts) => ports,
          global: true,
        }),
        ElsewhereModule,
      ],
    })
    class HostModule {}
    const app = await NestFactory.createApplicationContext(HostModule, { logger: false });
    expect(app.get(Shelf).catalog).toBe(app.get<AdvisorPorts>(ADVISOR_PORTS).catalog);
    await app.close();
  });
});
