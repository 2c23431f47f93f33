import {
  Module,
  type DynamicModule,
  type InjectionToken,
  type ModuleMetadata,
  type OptionalFactoryDependency,
  type Provider,
} from '@nestjs/common';
import {
  AnalysisIdPort,
  AnalysisRepository,
  CatalogPort,
  createAdvisor,
  PricingPort,
  type Advisor,
  type AdvisorPorts,
} from '@compute-advisor/application';

/** Injects the {@link Advisor}: `@Inject(ADVISOR) advisor: Advisor`. */
export const ADVISOR = Symbol.for('@compute-advisor/Advisor');
/** Injects all ports at once. The single ports are injectable under their own tokens (`CatalogPort`, `PricingPort`,
 *  ...). */
export const ADVISOR_PORTS = Symbol.for('@compute-advisor/AdvisorPorts');

export interface AdvisorModuleOptions {
  /** The adapters the host chose. */
  readonly ports: AdvisorPorts;
  /** True: every module of the host can inject without importing this one. */
  readonly global?: boolean;
}

export interface AdvisorModuleAsyncOptions extends Pick<ModuleMetadata, 'imports'> {
  /** Makes the ports once at start, from whatever the host injects. */
  readonly useFactory: (...dependencies: never[]) => AdvisorPorts | Promise<AdvisorPorts>;
  readonly inject?: (InjectionToken | OptionalFactoryDependency)[];
  readonly global?: boolean;
}

const single = (token: symbol, pick: (ports: AdvisorPorts) => unknown): Provider => ({
  provide: token,
  useFactory: pick,
  inject: [ADVISOR_PORTS],
});

const BEHIND_PORTS: readonly Provider[] = [
  { provide: ADVISOR, useFactory: (ports: AdvisorPorts): Advisor => createAdvisor(ports), inject: [ADVISOR_PORTS] },
  single(CatalogPort, (ports) => ports.catalog),
  single(PricingPort, (ports) => ports.pricing),
  single(AnalysisRepository, (ports) => ports.analyses),
  single(AnalysisIdPort, (ports) => ports.ids),
];

/** Gives any Nest app the advisor: plain English in, one complete compute plan out, on the adapters the host brings. */
@Module({})
export class AdvisorModule {
  /** With adapters at hand. */
  static forRoot(options: AdvisorModuleOptions): DynamicModule {
    return AdvisorModule.assemble({ provide: ADVISOR_PORTS, useValue: options.ports }, options.global);
  }

  /** With adapters that are made at start (a database connection, a price feed). */
  static forRootAsync(options: AdvisorModuleAsyncOptions): DynamicModule {
    return {
      ...AdvisorModule.assemble(
        {
          provide: ADVISOR_PORTS,
          useFactory: options.useFactory as (...dependencies: unknown[]) => unknown,
          inject: options.inject ?? [],
        },
        options.global,
      ),
      imports: options.imports ?? [],
    };
  }

  private static assemble(ports: Provider, global = false): DynamicModule {
    const providers = [ports, ...BEHIND_PORTS];
    return {
      module: AdvisorModule,
      global,
      providers,
      exports: [ADVISOR_PORTS, ADVISOR, CatalogPort, PricingPort, AnalysisRepository, AnalysisIdPort],
    };
  }
}
