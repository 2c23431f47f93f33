// Plain JavaScript, no framework, no compiler.
import { createAdvisor } from '@compute-advisor/application';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { ComputeAdvisor } from '@compute-advisor/client';
import { SCHEMAS } from '@compute-advisor/contract';

const advisor = createAdvisor({
  catalog: new PackagedCatalog(),
  pricing: new PackagedPriceBook(),
  analyses: { save: async () => {}, find: async () => undefined },
  ids: { idFor: () => '00000000-0000-8000-8000-000000000000' },
});
const { advice } = advisor.answer({ description: 'Llama 3.1 8B for 20 concurrent users' });
console.log(
  JSON.stringify({
    verdict: advice.recommendation_set.verdict.code,
    client: typeof ComputeAdvisor,
    schemas: Object.keys(SCHEMAS).length > 5,
  }),
);
