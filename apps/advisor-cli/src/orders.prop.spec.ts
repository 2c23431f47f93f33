import { createAdvisor } from '@compute-advisor/application';
import {
  canonicalProvider,
  fulfilsRegionWish,
  isCommunityMarketplace,
  type Offer,
  sizesOf,
} from '@compute-advisor/domain';
import * as fc from 'fast-check';
import { terminalPorts } from './context/composition';

/** What can be ordered, worked out again from the book by other means than the answer's: every option names machines
 *  of an offer that exists, and its bill is the median
 *  over those who sell that size, with a named seller that of the order. */
const ports = terminalPorts();
const advisor = createAdvisor(ports);
const { offers } = ports.pricing.currentBook();

const middle = (values: readonly number[]): number => {
  const s = [...values].sort((a, b) => a - b);
  const [lower = Number.NaN, upper = lower] = s.slice(Math.ceil(s.length / 2) - 1, Math.floor(s.length / 2) + 1);
  return (lower + upper) / 2;
};

interface Wish {
  readonly words: string;
  readonly provider?: string;
  readonly region?: string;
}
const WISHES: readonly Wish[] = [
  { words: '' },
  { words: ' Only on AWS.', provider: 'aws' },
  { words: ' Only on Azure.', provider: 'azure' },
  { words: ' Only on GCP.', provider: 'gcp' },
  { words: ' It has to run in the EU.', region: 'eu' },
];
const MODELS = [
  'Llama 3.1 8B',
  'Llama 3.3 70B',
  'Qwen3 32B in fp8',
  'DeepSeek V3',
  'gpt-oss-120b',
  'Gemma 3 27B',
  'Mixtral 8x7B',
];

/** On-demand offers of one part that the wish allows; private hosts only where nobody else sells it. */
function market(gpuId: string, { provider, region }: Wish): readonly Offer[] {
  const allowed = offers.filter((o) => {
    const seller = canonicalProvider(o.provider);
    return (
      o.gpuId === gpuId &&
      o.gpuCount >= 1 &&
      Number.isInteger(o.gpuCount) &&
      (o.kind === 'on_demand' || o.kind === 'community') &&
      (provider === undefined || seller === provider) &&
      (region === undefined || fulfilsRegionWish(region, seller, o.region))
    );
  });
  const providers = allowed.filter(
    (o) => o.kind === 'on_demand' && !isCommunityMarketplace(canonicalProvider(o.provider)),
  );
  return providers.length ? providers : allowed;
}

describe('machines as they are sold', () => {
  const question = fc.record({
    model: fc.constantFrom(...MODELS),
    users: fc.constantFrom(1, 5, 20, 60, 150, 400),
    wish: fc.constantFrom(...WISHES),
  });
  it(
    'every order is an offer of the book whose machine holds a replica, and bills are its price and the ' +
      'median, to the cent',
    () => {
      fc.assert(
        fc.property(question, ({ model, users, wish }) => {
          const description = `${model} for ${users} concurrent users, 500 tokens in and 300 out.${wish.words}`;
          const { recommendation_set: set, spec_so_far: spec } = advisor.answer({ description, verbose: true }).advice;
          const hours = spec.traffic.hours_per_month.value;
          for (const o of set.options) {
            if (o.order === undefined) {
              expect(o.labels).toContain('unpriced');
              expect(o.monthly_cost).toBeUndefined();
              continue;
            }
            const { order } = o;
            const size = order.gpus_per_machine;
            expect(order.machines * size).toBe(o.gpu_count);
            const group = o.tensor_parallel * o.pipeline_parallel * (o.data_parallel ?? 1);
            expect(size >= group || group % size === 0).toBe(true);
            const hosts = market(o.gpu_id, wish).filter((f) =>
              sizesOf(f, canonicalProvider(f.provider)).includes(size),
            );
            const named = hosts.filter(
              (f) =>
                f.provider === order.provider &&
                f.region === order.region &&
                Math.abs(f.usdPerGpuHour * size - order.usd_per_hour) < 1e-6,
            );
            expect(named.length).toBeGreaterThan(0);
            expect(order.monthly_usd).toBeCloseTo(order.usd_per_hour * order.machines * hours, 1);
            expect(Math.abs(order.monthly_usd - order.usd_per_hour * order.machines * hours)).toBeLessThanOrEqual(
              0.0051,
            );
            const sellers = [...new Set(hosts.map((f) => canonicalProvider(f.provider)))];
            const rate = middle(
              sellers.map((s) =>
                middle(hosts.filter((f) => canonicalProvider(f.provider) === s).map((f) => f.usdPerGpuHour)),
              ),
            );
            const counted = wish.provider ? order.monthly_usd : o.gpu_count * rate * hours;
            expect(Math.abs((o.monthly_cost ?? 0) - counted)).toBeLessThanOrEqual(0.0051);
            if (wish.provider) expect(order.provider).toBe(wish.provider);
          }
        }),
        { numRuns: 8 },
      );
    },
  );
  it('never leads with a marketplace of private hosts, nor with what nobody sells, while there is another way', () => {
    fc.assert(
      fc.property(question, ({ model, users, wish }) => {
        const description = `${model} for ${users} concurrent users, 500 tokens in and 300 out.${wish.words}`;
        const { options } = advisor.answer({ description, verbose: true }).advice.recommendation_set;
        const [best] = options;
        const byProviders = options.filter(
          (o) => o.order && !isCommunityMarketplace(canonicalProvider(o.order.provider)),
        );
        if (byProviders.length) expect(byProviders).toContain(best);
        expect(options.slice(0, 1).every((o) => o.labels.includes('best'))).toBe(true);
        expect(options.filter((o) => o.labels.includes('best'))).toHaveLength(Math.min(1, options.length));
      }),
      { numRuns: 5 },
    );
  });
});
