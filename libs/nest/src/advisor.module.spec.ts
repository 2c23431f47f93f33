import type { DynamicModule, FactoryProvider, ValueProvider } from '@nestjs/common';
import {
  AnalysisIdPort,
  AnalysisRepository,
  CatalogPort,
  PricingPort,
  type AdvisorPorts,
} from '@compute-advisor/application';
import { ADVISOR, ADVISOR_PORTS, AdvisorModule } from './index';

const NOTHING_KNOWN: ReturnType<AdvisorPorts['catalog']['current']>['books'] = {
  purchasePrices: [],
  runningCosts: {
    electricity: [],
    colocationPerKwMonth: [],
    colocationDensityPremium: [],
    serverPower: [],
    gpuPower: [],
    pue: [],
    depreciationYears: [],
    residualValueFraction: [],
    extraCapexFraction: [],
    failures: [],
  },
  commitments: [],
  tokenPrices: [],
  qualityScores: [],
};
const ports: AdvisorPorts = {
  catalog: { current: () => ({ version: 'empty', models: [], gpus: [], books: NOTHING_KNOWN }) },
  pricing: { currentBook: () => ({ snapshotId: 'empty', sources: [], offers: [] }) },
  analyses: { save: () => Promise.resolve(), find: () => Promise.resolve(undefined) },
  ids: { idFor: (canonical) => canonical },
};

/** What a host would be given for a token, made as Nest makes it. */
async function injected(module: DynamicModule, token: unknown): Promise<unknown> {
  const provider = module.providers?.find(
    (p): p is ValueProvider | FactoryProvider => typeof p === 'object' && p.provide === token,
  );
  if (provider === undefined) throw new Error(`no provider for ${String(token)}`);
  if ('useValue' in provider) return provider.useValue;
  return provider.useFactory(...(await Promise.all((provider.inject ?? []).map((needed) => injected(module, needed)))));
}

describe('AdvisorModule', () => {
  it.each([
    [CatalogPort, ports.catalog],
    [PricingPort, ports.pricing],
    [AnalysisRepository, ports.analyses],
    [AnalysisIdPort, ports.ids],
    [ADVISOR_PORTS, ports],
  ])('hands out %s as the host gave it', async (token, given) => {
    const module = AdvisorModule.forRoot({ ports });
    expect(await injected(module, token)).toBe(given);
    expect(module.exports).toContain(token);
  });

  it('hands out an advisor that answers and files', async () => {
    const module = AdvisorModule.forRoot({ ports });
    expect(await injected(module, ADVISOR)).toEqual({
      advise: expect.any(Function) as unknown,
      answer: expect.any(Function) as unknown,
    });
    expect(module.exports).toContain(ADVISOR);
  });

  it('takes ports that are made at start, and is global only when asked', async () => {
    const module = AdvisorModule.forRootAsync({ useFactory: () => Promise.resolve(ports), global: true });
    expect(await injected(module, CatalogPort)).toBe(ports.catalog);
    expect(module.global).toBe(true);
    expect(AdvisorModule.forRoot({ ports }).global).toBe(false);
  });
});
