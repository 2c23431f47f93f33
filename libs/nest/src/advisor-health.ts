import type { AdvisorPorts } from '@compute-advisor/application';

/** State of what the advisor stands on, in the form that `@nestjs/terminus` takes: by name, `up` or `down`. */
export type AdvisorHealthResult = Readonly<
  Record<string, { readonly status: 'up' | 'down'; readonly message: string }>
>;

/** No id has this form, so that nothing is ever found under it. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Asks catalog, prices and analyses whether they can be used now. Never rejects. */
export class AdvisorHealth {
  constructor(private readonly ports: AdvisorPorts) {}

  /** For a health endpoint: `new HealthCheckService().check([() => health.check()])`, or as it is. Prices may be
   *  missing: plans are then made without costs, which is no fault of the service. */
  async check(): Promise<AdvisorHealthResult> {
    const { catalog, pricing, analyses } = this.ports;
    const asked = async (ask: () => string | Promise<string>) => {
      try {
        return { status: 'up' as const, message: await ask() };
      } catch (error) {
        return { status: 'down' as const, message: error instanceof Error ? error.message : String(error) };
      }
    };
    return {
      catalog: await asked(() => {
        const { models, gpus } = catalog.current();
        if (models.length === 0 || gpus.length === 0) throw new Error('the catalog is empty');
        return `${models.length} models, ${gpus.length} GPUs`;
      }),
      prices: await asked(() => `snapshot ${pricing.currentBook().snapshotId}`),
      analyses: await asked(async () => {
        await analyses.find(NOBODY);
        return 'can be read';
      }),
    };
  }
}
