import type { DynamicModule, FactoryProvider, ValueProvider } from '@nestjs/common';
import {
  AnalysisIdPort,
  AnalysisRepository,
  CatalogPort,
  PricingPort,
  type AdviseRequest,
  type Advisor,
  type AdvisorPorts,
} from '@compute-advisor/application';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import {
  ADVISOR,
  ADVISOR_HEALTH,
  ADVISOR_PORTS,
  AdvisorModule,
  type AdvisorHealth,
  type AdvisorModuleOptions,
} from './index';
import { checkedPorts } from './checked-ports';

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

  it.each([
    [null, 'options: must be an object; leave them out for the packaged books'],
    [{ catalog: ports.catalog }, 'catalog: belongs in ports; give { ports: { catalog } }'],
    [{ isGlobal: true }, 'isGlobal: is not known; there are ports, global'],
    [{ ports: undefined }, 'ports: must be an object; {} for the packaged books and analyses in memory'],
    [{ ports: { catalog: undefined } }, 'ports.catalog: is undefined; leave it out for the packaged catalog'],
    [{ ports: { pricing: null } }, 'ports.pricing: is null; leave it out for the packaged prices'],
    [
      { ports: { analyses: { save: () => undefined } } },
      'ports.analyses: has no save, find; leave it out for analyses',
    ],
    [{ ports: { prices: {} } }, 'ports.prices: is not known; there are catalog, pricing, analyses, ids'],
  ])('does not start with the options %j, and says why', (given, fault) => {
    const options = given as unknown as AdvisorModuleOptions;
    expect(() => AdvisorModule.forRoot(options)).toThrow(fault);
    expect(() => AdvisorModule.forRoot(options)).toThrow(/^AdvisorModule cannot start:/);
  });

  it('says so too when a factory gives no ports, every fault at once', async () => {
    const wrong = { catalog: undefined, ids: {} } as never;
    const module = AdvisorModule.forRootAsync({ useFactory: () => wrong });
    await expect(injected(module, ADVISOR_PORTS)).rejects.toMatchObject({
      faults: [
        'ports.catalog: is undefined; leave it out for the packaged catalog',
        'ports.ids: has no idFor; leave it out for ids from the content alone',
      ],
    });
    const nothing = AdvisorModule.forRootAsync({ useFactory: () => undefined as never });
    await expect(injected(nothing, ADVISOR_PORTS)).rejects.toThrow('ports: must be an object');
    expect(() => AdvisorModule.forRootAsync({} as never)).toThrow('useFactory: must be a function');
  });

  it.each([
    ['no options', () => AdvisorModule.forRoot()],
    ['no ports', () => AdvisorModule.forRoot({ global: true })],
    ['a factory without ports', () => AdvisorModule.forRootAsync({ useFactory: () => ({}) })],
  ])('answers from the packaged books with %s, today', async (_, make) => {
    const { catalog, pricing } = (await injected(make(), ADVISOR_PORTS)) as AdvisorPorts;
    expect(catalog.current()).toBe(new PackagedCatalog().current());
    expect(pricing.currentBook()).toEqual(new PackagedPriceBook(() => Date.now()).currentBook());
    const { advice } = ((await injected(make(), ADVISOR)) as Advisor).answer({
      description: 'Llama 3.1 8B for 20 concurrent users',
    });
    expect([advice.status, advice.recommendation_set.verdict.code]).toEqual(['complete', 'feasible']);
  });

  it('keeps the ports that are given beside its own', async () => {
    const given = { catalog: ports.catalog };
    const module = AdvisorModule.forRoot({ ports: given });
    expect(await injected(module, CatalogPort)).toBe(ports.catalog);
    expect(await injected(module, PricingPort)).toBeInstanceOf(PackagedPriceBook);
  });

  it('keeps analyses in memory and names them by their content when nothing else is brought', async () => {
    const { analyses, ids } = checkedPorts({ catalog: ports.catalog, pricing: ports.pricing });
    const analysisId = ids.idFor('one');
    expect(analysisId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(ids.idFor('one')).toBe(analysisId);
    expect(ids.idFor('two')).not.toBe(analysisId);
    await analyses.save({ analysisId, responseBody: '{}' } as Parameters<typeof analyses.save>[0]);
    expect(await analyses.find(analysisId)).toMatchObject({ responseBody: '{}' });
    expect(await analyses.find(ids.idFor('two'))).toBeUndefined();
  });

  it('refuses requests that break the contract, every fault at once', async () => {
    const advisor = (await injected(AdvisorModule.forRoot({ ports }), ADVISOR)) as Advisor;
    const wrong = { description: ' ', mode: 'train', currentPricePerGpuHour: -3 } as unknown as AdviseRequest;
    const faults =
      'description must be a string of 1 to 8000 characters after trimming; ' +
      'mode must be one of plan, model, existing, budget; ' +
      'currentPricePerGpuHour must be a number above 0 and up to 1000';
    expect(() => advisor.answer(wrong)).toThrow(faults);
    await expect(advisor.advise(wrong)).rejects.toThrow(faults);
    await expect(advisor.advise(undefined as never)).rejects.toThrow('description must be');
  });

  it('tells the health of what it stands on', async () => {
    const broken = { ...ports, pricing: { currentBook: () => fail('no book') } };
    const health = (await injected(AdvisorModule.forRoot({ ports: broken }), ADVISOR_HEALTH)) as AdvisorHealth;
    expect(await health.check()).toEqual({
      catalog: { status: 'down', message: 'the catalog is empty' },
      prices: { status: 'down', message: 'no book' },
      analyses: { status: 'up', message: 'can be read' },
    });
  });
});

function fail(message: string): never {
  throw new Error(message);
}
