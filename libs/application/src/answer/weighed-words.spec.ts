import { sampleBooks } from '../testing/sample-books';
import { asked, fact, namedModelFact } from '../testing/sample-reading';
import { AdvisePlan } from '../use-cases/advise-plan.use-case';
import { AuditFleet } from '../use-cases/audit-fleet.use-case';
import { ReverseBudget } from '../use-cases/reverse-budget.use-case';
import { SizeModel } from '../use-cases/size-model.use-case';
import { auditWords } from './audit-words';
import { budgetWords } from './budget-words';
import { planWords } from './plan-words';
import { sizeWords } from './size-words';

const oneH100 = {
  ...namedModelFact('meta-llama/Llama-3.3-70B-Instruct'),
  candidates: fact([{ gpuId: 'h100-sxm-80gb', gpuCount: 1 }]),
  concurrentRequests: fact(1),
};

describe('the words of hardware that is asked about', () => {
  it('name the format in which it would do, right behind the no', () => {
    const { summary } = planWords(new AdvisePlan().run(asked(oneH100, { mode: 'plan' }), sampleBooks));
    // 141.1 GB in bf16 on 85.5 GB; 70.6 GB in fp8 and the runtime fit.
    expect(summary).toMatch(
      /^1 x H100 SXM5 80GB is not enough: the model does not fit, 79\.6 GiB are installed\. In fp8 it fits /,
    );
  });
  it('say how many at once it has room for where only a model is asked about', () => {
    const small = { ...oneH100, ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct') };
    const half = { ...small, candidates: fact([{ gpuId: 'h100-sxm-80gb', gpuCount: 2 }]) };
    const { summary } = sizeWords(new SizeModel().run(asked(half, { mode: 'model' }), sampleBooks));
    expect(summary).toMatch(
      / 2 x H100 SXM5 80GB are enough: the model fits with \d\d % of memory free, room for [\d,]+ sequences of 768 /,
    );
  });
  it('count what would be added to what runs', () => {
    const one = { fleet: fact([{ gpuId: 'h100-sxm-80gb', gpuCount: 1 }]), concurrentRequests: fact(8) };
    const more = fact([{ gpuId: 'h100-sxm-80gb', gpuCount: 3, added: true as const }]);
    const audited = new AuditFleet().run(
      asked({ ...oneH100, ...one, candidates: more }, { mode: 'existing' }),
      sampleBooks,
    );
    // one H100 holds 85.5 GB and three more would hold 257 GB: four together carry 141.1 GB
    expect(auditWords(audited).summary).toContain('4 x H100 SXM5 80GB (3 more than run now) are enough: ');
  });
  it('come first beside a budget, too', () => {
    const question = { ...oneH100, budget: fact({ usdPerMonth: 900, currency: 'USD', amount: 900 }) };
    const bought = new ReverseBudget().run(asked(question, { mode: 'budget' }), sampleBooks);
    expect(budgetWords(bought).summary).toMatch(/^1 x H100 SXM5 80GB /);
  });
});
