import { Module, type DynamicModule } from '@nestjs/common';
import { AdvisorModule } from '@compute-advisor/nest';
import { Answers } from './composition/answering';
import { Composition } from './composition/composition';
import { AdviseController } from './http/advise/advise.controller';
import { BatchController } from './http/bulk/batch.controller';
import { AnalysesController } from './http/analyses.controller';
import { CatalogController } from './http/catalog.controller';
import { McpController } from './http/mcp.controller';
import { HealthController } from './http/health.controller';
import { JobsController } from './http/jobs/jobs.controller';
import { Lifecycle } from './http/lifecycle';
import { Metrics } from './http/metrics';
import { Replays } from './http/replay/replays';
import { AssetsController } from './pages/assets.controller';
import { DocsController } from './pages/docs.controller';
import { ExampleAnswers } from './pages/example-answers';
import { FrontController } from './pages/front.controller';
import { PageRenderer } from './pages/page-renderer';
import { ReportController } from './pages/report/report.controller';
import { Assets } from './pages/resources';

/** The door: controllers and pages around the advisor, on the adapters of one composition. */
@Module({})
export class AppModule {
  static with(
    composition: Composition,
    metrics: Metrics,
    pages: PageRenderer,
    lifecycle: Lifecycle,
    replays: Replays,
  ): DynamicModule {
    return {
      module: AppModule,
      imports: [AdvisorModule.forRoot({ ports: composition.ports })],
      controllers: [
        AdviseController,
        BatchController,
        JobsController,
        AnalysesController,
        CatalogController,
        HealthController,
        McpController,
        AssetsController,
        DocsController,
        ReportController,
        FrontController,
      ],
      providers: [
        { provide: Composition, useValue: composition },
        { provide: Answers, useValue: composition.answers },
        { provide: Metrics, useValue: metrics },
        { provide: PageRenderer, useValue: pages },
        { provide: Assets, useValue: pages.assets },
        { provide: Lifecycle, useValue: lifecycle },
        { provide: Replays, useValue: replays },
        ExampleAnswers,
      ],
    };
  }
}
