import { type AdviseRequest, createAdvisor } from '@compute-advisor/application';
import {
  canonicalProvider,
  committedOffers,
  fulfilsRegionWish,
  isCommunityMarketplace,
  type Offer,
  providersWithRegion,
  sizesOf,
} from '@compute-advisor/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { terminalPorts } from './context/composition';

/** Every option of three hundred descriptions, worked out again from the book by other means than the answer's: its
 *  order is an offer of the book, its machines hold a replica's group, both bills follow to the cent, and what the
 *  text allows is obeyed. */
const ports = terminalPorts();
const advisor = createAdvisor(ports);
const { offers } = ports.pricing.currentBook();
const { commitments } = ports.catalog.current().books;
const LEAST_DESCRIPTIONS = 300;

const folder = join(__dirname, '..', 'golden');
const golden = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .flatMap((name) => {
    const { scenarios } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
      scenarios: readonly { readonly id: string; readonly request: AdviseRequest }[];
    };
    return scenarios;
  });

const MODELS = ['Llama 3.1 8B', 'Llama 3.3 70B in fp8', 'Qwen3 32B', 'gpt-oss-120b', 'Mixtral 8x7B', 'DeepSeek V3'];
const WISHES = [
  '',
  'Only on AWS.',
  'We can only use Azure.',
  'GCP only.',
  'It has to run in the EU.',
  'On spot instances.',
  'AMD only.',
  'With 1-year reserved instances on GCP.',
  'On Lambda or RunPod only.',
  'Not on AWS.',
];
const LOADS = ['for 5 concurrent users', 'for 60 concurrent users', 'for 300 concurrent users'];
const written = WISHES.flatMap((wish) =>
  MODELS.flatMap((model) =>
    LOADS.map((load) => ({
      id: `${model} ${load}. ${wish}`,
      request: { description: `${model} ${load}, 600 tokens in and 200 out. ${wish}` },
    })),
  ),
);

const middle = (values: readonly number[]): number => {
  const s = [...values].sort((a, b) => a - b);
  const [lower = Number.NaN, upper = lower] = s.slice(Math.ceil(s.length / 2) - 1, Math.floor(s.length / 2) + 1);
  return (lower + upper) / 2;
};

interface Allowed {
  readonly providers: readonly string[];
  readonly excluded: readonly string[];
  readonly regions: readonly string[];
}

type Advice = ReturnType<typeof advisor.answer>['advice'];
type Option = Advice['recommendation_set']['options'][number];
type Basis = 'on_demand' | 'spot' | 'reserved_1y' | 'reserved_3y';

const sellerOf = (o: Offer): string => canonicalProvider(o.provider);
const isPrivate = (o: Offer): boolean => o.kind === 'community' || isCommunityMarketplace(sellerOf(o));

function soldOn(basis: Basis): readonly Offer[] {
  if (basis === 'reserved_1y') return committedOffers(commitments, '1y');
  if (basis === 'reserved_3y') return committedOffers(commitments, '3y');
  return offers.filter((o) => (basis === 'spot' ? o.kind === 'spot' : ['on_demand', 'community'].includes(o.kind)));
}

const allows = ({ providers, excluded, regions }: Allowed, o: Offer): boolean =>
  (providers.length === 0 || providers.includes(sellerOf(o))) &&
  !excluded.includes(sellerOf(o)) &&
  (regions.length === 0 || regions.some((wish) => fulfilsRegionWish(wish, sellerOf(o), o.region)));

/** Who sells so many of a part in one machine on a basis, as far as the text allows; private hosts only where nobody
 *  else sells the part. */
function hosts(gpuId: string, size: number, basis: Basis, allowed: Allowed): readonly Offer[] {
  const sold = soldOn(basis).filter((o) => o.gpuId === gpuId && Number.isInteger(o.gpuCount) && allows(allowed, o));
  const byProviders = sold.filter((o) => !isPrivate(o));
  return (byProviders.length > 0 ? byProviders : sold).filter((o) => sizesOf(o, sellerOf(o)).includes(size));
}

/** What the answer says the text allows. */
function allowedBy(constraints: Advice['spec_so_far']['constraints']): Allowed {
  const ids = (list: readonly string[] | undefined): string[] => (list ?? []).map(canonicalProvider);
  return {
    providers: ids(constraints?.providers?.value).filter((p) => p !== 'on_prem'),
    excluded: ids(constraints?.excluded_providers?.value),
    regions: constraints?.regions?.value ?? [],
  };
}

/** Hardware that is owned, or has to stand in the writer's own rooms: nothing is ordered. */
const standsAlready = (constraints: Advice['spec_so_far']['constraints']): boolean =>
  constraints?.price_basis?.value === 'owned' || constraints?.providers?.value.includes('on_prem') === true;

function isOrderOfTheBook(o: Option, order: NonNullable<Option['order']>, hours: number, allowed: Allowed): void {
  const size = order.gpus_per_machine;
  const group = o.tensor_parallel * o.pipeline_parallel * (o.data_parallel ?? 1);
  expect(order.machines * size).toBe(o.gpu_count);
  expect(size >= group || group % size === 0).toBe(true);
  const sold = hosts(o.gpu_id, size, o.price_basis ?? 'on_demand', allowed);
  const same = sold.filter(
    (f) =>
      f.provider === order.provider &&
      f.region === order.region &&
      Math.abs(f.usdPerGpuHour * size - order.usd_per_hour) < 1e-6,
  );
  expect(same.length).toBeGreaterThan(0);
  expect(Math.abs(order.monthly_usd - order.usd_per_hour * order.machines * hours)).toBeLessThanOrEqual(0.0051);
  const sellers = [...new Set(sold.map(sellerOf))];
  const rate = middle(sellers.map((s) => middle(sold.filter((f) => sellerOf(f) === s).map((f) => f.usdPerGpuHour))));
  const counted = namesSellers(allowed) ? order.monthly_usd : o.gpu_count * rate * hours;
  expect(Math.abs((o.monthly_cost ?? 0) - counted)).toBeLessThanOrEqual(0.0051);
}

/** The text says who sells, by name or by the id of a region; a seller without a price gives way to the market. */
const namesSellers = ({ providers, regions }: Allowed): boolean =>
  providers.length > 0 || (regions.length > 0 && regions.every((wish) => providersWithRegion(wish).length > 0));

describe('orders of three hundred descriptions', () => {
  const all = [...golden, ...written];
  it(`are of at least ${LEAST_DESCRIPTIONS}, the golden ones among them`, () => {
    expect(golden.length).toBeGreaterThan(100);
    expect(all.length).toBeGreaterThanOrEqual(LEAST_DESCRIPTIONS);
  });
  it.each(all.map(({ id, request }) => [id, request] as const))('%s', (_, request) => {
    const { recommendation_set: set, spec_so_far: spec } = advisor.answer(request).advice;
    const allowed = allowedBy(spec.constraints);
    for (const o of set.options) {
      if (o.order !== undefined) isOrderOfTheBook(o, o.order, spec.traffic.hours_per_month.value, allowed);
      else if (!standsAlready(spec.constraints)) {
        expect(o.labels).toContain('unpriced');
        expect(o.monthly_cost).toBeUndefined();
      }
    }
  });
});
