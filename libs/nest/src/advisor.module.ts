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
  PricingPort,
  type Advisor,
  type AdvisorPorts,
} from '@compute-advisor/application';
import { AdvisorHealth } from './advisor-health';
import { checkedAdvisor } from './checked-advisor';
import { AdvisorOptionsError, checkedPorts, portsOf } from './checked-ports';

/** Injects the {@link Advisor}: `@Inject(ADVISOR) advisor: Advisor`. */
export const ADVISOR = Symbol.for('@compute-advisor/Advisor');
/** Injects all ports at once. The single ports are injectable under their own tokens (`CatalogPort`, `PricingPort`,
 *  ...). */
export const ADVISOR_PORTS = Symbol.for('@compute-advisor/AdvisorPorts');
/** Injects the {@link AdvisorHealth}: what a health endpoint of the host asks. */
export const ADVISOR_HEALTH = Symbol.for('@compute-advisor/AdvisorHealth');

/** Ports the host brings. What it leaves out: the packaged catalog, the packaged prices, analyses in memory, ids from
 *  the content alone. A port that is there must have a value. */
export type PortsGiven = Partial<AdvisorPorts>;

export interface AdvisorModuleOptions {
  /** The adapters the host chose; default: none, so that everything is in memory. */
  readonly ports?: PortsGiven;
  /** True: every module of the host can inject without importing this one. */
  readonly global?: boolean;
}

export interface AdvisorModuleAsyncOptions extends Pick<ModuleMetadata, 'imports'> {
  /** Makes the ports once at start, from whatever the host injects. */
  readonly useFactory: (...dependencies: never[]) => PortsGiven | Promise<PortsGiven>;
  readonly inject?: (InjectionToken | OptionalFactoryDependency)[];
  readonly global?: boolean;
}

const single = (token: symbol, pick: (ports: AdvisorPorts) => unknown): Provider => ({
  provide: token,
  useFactory: pick,
  inject: [ADVISOR_PORTS],
});

const BEHIND_PORTS: readonly Provider[] = [
  { provide: ADVISOR, useFactory: (ports: AdvisorPorts): Advisor => checkedAdvisor(ports), inject: [ADVISOR_PORTS] },
  {
    provide: ADVISOR_HEALTH,
    useFactory: (ports: AdvisorPorts): AdvisorHealth => new AdvisorHealth(ports),
    inject: [ADVISOR_PORTS],
  },
  single(CatalogPort, (ports) => ports.catalog),
  single(PricingPort, (ports) => ports.pricing),
  single(AnalysisRepository, (ports) => ports.analyses),
  single(AnalysisIdPort, (ports) => ports.ids),
];

const EXPORTS = [ADVISOR_PORTS, ADVISOR, ADVISOR_HEALTH, CatalogPort, PricingPort, AnalysisRepository, AnalysisIdPort];

/** Gives any Nest app the advisor: plain English in, one complete compute plan out, on the adapters the host brings. */
@Module({})
export class AdvisorModule {
  /** With adapters at hand, or without any. @throws {AdvisorOptionsError} naming every option and port that cannot be
   *  one. */
  static forRoot(options: AdvisorModuleOptions = {}): DynamicModule {
    return AdvisorModule.assemble({ provide: ADVISOR_PORTS, useValue: portsOf(options) }, options.global);
  }

  /** With adapters that are made at start (a database connection, a price feed). The app does not start, with an
   *  {@link AdvisorOptionsError}, when the factory gives no usable ports. */
  static forRootAsync(options: AdvisorModuleAsyncOptions): DynamicModule {
    if (typeof options?.useFactory !== 'function')
      throw new AdvisorOptionsError(['useFactory: must be a function that gives the ports']);
    const make = options.useFactory as (...dependencies: unknown[]) => PortsGiven | Promise<PortsGiven>;
    return {
      ...AdvisorModule.assemble(
        {
          provide: ADVISOR_PORTS,
          useFactory: async (...dependencies: unknown[]) => checkedPorts(await make(...dependencies)),
          inject: options.inject ?? [],
        },
        options.global,
      ),
      imports: options.imports ?? [],
    };
  }

  private static assemble(ports: Provider, global = false): DynamicModule {
    return { module: AdvisorModule, global, providers: [ports, ...BEHIND_PORTS], exports: EXPORTS };
  }
}
