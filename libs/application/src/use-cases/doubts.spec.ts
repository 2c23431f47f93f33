import { confidenceOf } from '../answer/confidence-words';
import { sampleBooks } from '../testing/sample-books';
import { asked, fact, fleetFact, namedModelFact } from '../testing/sample-reading';
import { AdvisePlan } from './advise-plan.use-case';
import { AuditFleet } from './audit-fleet.use-case';

const stated = {
  ...namedModelFact('meta-llama/Llama-3.1-8B-Instruct'),
  useCase: fact('chat' as const),
  weightPrecision: fact('bf16' as const),
  concurrentRequests: fact(10),
  inputTokens: fact(500),
  outputTokens: fact(200),
  contextTokens: fact(4096),
};
const sure = (reading: Parameters<typeof asked>[0]) =>
  confidenceOf(new AdvisePlan().run(asked(reading), sampleBooks).figures.doubts);
const { concurrentRequests: _load, ...withoutLoad } = stated;

describe('confidence', () => {
  it('is high where everything is stated and measured', () => {
    expect(sure(stated).level).toBe('high');
  });
  it('is never high on an assumed load', () => {
    expect(sure(withoutLoad)).toMatchObject({ level: 'medium', score: 0.74 });
    expect(sure({ ...withoutLoad, totalUsers: fact(100) }).level).toBe('medium');
  });
  it('is at most medium beside something that is not modelled', () => {
    const aside = { text: 'MIG', start: 0, end: 3, reason: 'not_modelled' as const };
    expect(sure({ ...stated, setAside: [aside] }).level).toBe('medium');
    expect(sure({ ...stated, multiLora: fact(true) }).level).toBe('medium');
  });
  it('is low beside a figure of load, money or length that was not understood, and only then', () => {
    const aside = { text: '30', start: 0, end: 2, reason: 'not_understood' as const };
    expect(sure({ ...stated, setAside: [{ ...aside, note: 'length' }] }).level).toBe('low');
    expect(sure({ ...stated, setAside: [aside] }).level).toBe('high');
  });
  it('is low on a model that nobody knows, and where nothing is named', () => {
    const model = fact({ kind: 'size' as const, parametersB: 8, label: 'our-own', sizeAssumed: true as const });
    expect(sure({ ...stated, model }).level).toBe('low');
    expect(sure({}).level).toBe('low');
  });
  it('is at most medium where a measured speed and the modelled one contradict each other', () => {
    const audited = new AuditFleet().run(
      asked(
        { ...stated, ...fleetFact('h100-sxm-80gb', 1), observed: { tokensPerSecondPerUser: fact(2) } },
        { mode: 'existing' },
      ),
      sampleBooks,
    );
    expect(confidenceOf(audited.figures.doubts).level).toBe('medium');
  });
});
