import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createAdvisor, uuidFromDigest, type Advisor, type AdviseRequest } from '@compute-advisor/application';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import type { PriceBook } from '@compute-advisor/domain';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { closed, namedSchemas, SCHEMAS } from '@compute-advisor/contract';

const golden = join(__dirname, '../../../../libs/intake/src/golden/ok');
const scenarios = join(__dirname, '../../../advisor-cli/golden');
const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

interface Scenario {
  readonly request: AdviseRequest;
  readonly expected: { readonly verdict: string };
}
const SCENARIOS: readonly Scenario[] = readdirSync(scenarios)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => (json(join(scenarios, file)) as { scenarios: Scenario[] }).scenarios);
/** Verdicts that no scenario has. */
const VERDICTS_APART = {
  infeasible: 'Kimi K2 for 20 users, only on T4',
  multi_node: 'How much memory does Kimi K3 need for 200 sequences of 1M tokens?',
};

/** Every golden description, and every golden request of the terminal. */
const REQUESTS: readonly AdviseRequest[] = [
  ...readdirSync(golden)
    .flatMap((file) => json(join(golden, file)) as readonly [string, unknown][])
    .map(([description]) => ({ description })),
  ...SCENARIOS.map(({ request }) => request),
];

/** One in `step`, beginning with `first`: the kinds of an answer are many, its members are few. */
const oneIn = (step: number, first: number): readonly AdviseRequest[] =>
  REQUESTS.filter((_, place) => place % step === first);

function advisorOn(book: PriceBook): Advisor {
  return createAdvisor({
    catalog: new PackagedCatalog(),
    pricing: { currentBook: () => book },
    analyses: { save: () => Promise.resolve(), find: () => Promise.resolve(undefined) },
    ids: { idFor: (canonical) => uuidFromDigest(createHash('sha256').update(canonical).digest()) },
  });
}

const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
for (const [name, schema] of Object.entries(SCHEMAS))
  ajv.addSchema(
    JSON.parse(JSON.stringify(closed(schema)).replace(/#\/components\/schemas\//g, 'schema:')) as object,
    `schema:${name}`,
  );
const valid = ajv.getSchema('schema:Advice');

/** What the schema says against the answers, each fault once with the first question that shows it. */
function faults(advisor: Advisor, requests: readonly AdviseRequest[]): string[] {
  const found = new Map<string, string>();
  for (const request of requests) {
    if (valid?.(JSON.parse(advisor.answer(request).body)) === true) continue;
    for (const { instancePath, message, params } of valid?.errors ?? []) {
      const fault = `${instancePath.replace(/\/\d+/g, '/*')} ${message} ${JSON.stringify(params)}`;
      if (!found.has(fault)) found.set(fault, request.description);
    }
  }
  return [...found].map(([fault, description]) => `${fault}: ${description}`);
}

describe('the schema of the answer', () => {
  const packaged = new PackagedPriceBook().currentBook();
  const priced = advisorOn(packaged);

  it('describes golden answers, no member more and none less', () => {
    expect(REQUESTS.length).toBeGreaterThan(450);
    expect(faults(priced, oneIn(5, 0))).toEqual([]);
  });
  it('describes verbose answers', () => {
    expect(
      faults(
        priced,
        oneIn(12, 1).map((request) => ({ ...request, verbose: true })),
      ),
    ).toEqual([]);
  });
  it('describes answers without a price', () => {
    const { offers: _, ...book } = packaged;
    expect(
      faults(
        advisorOn({ ...book, offers: [] }),
        oneIn(24, 2).map((request) => ({ ...request, verbose: true })),
      ),
    ).toEqual([]);
  });
  it('describes audits at the price that is paid', () => {
    expect(
      faults(
        priced,
        oneIn(24, 4).map((request) => ({ ...request, mode: 'existing', currentPricePerGpuHour: 2.5 })),
      ),
    ).toEqual([]);
  });
  it('describes an answer with each verdict that it names', () => {
    const codes = (SCHEMAS['RecommendationSet']?.properties?.['verdict']?.properties?.['code']?.enum ?? []) as string[];
    const wanted = new Map(Object.entries(VERDICTS_APART).map(([code, description]) => [code, { description }]));
    for (const { request, expected } of SCENARIOS)
      if (!wanted.has(expected.verdict)) wanted.set(expected.verdict, request);
    expect([...wanted.keys()].sort()).toEqual([...codes].sort());
    for (const [code, request] of wanted)
      expect([code, faults(priced, [request])]).toEqual([
        priced.answer(request).advice.recommendation_set.verdict.code,
        [],
      ]);
  });
  it('is the same in the published document, where every object has a name', () => {
    const published = addFormats(new Ajv2020({ strict: false, allErrors: true }));
    published.addSchema({ $id: 'document', components: { schemas: namedSchemas(SCHEMAS) } });
    const matches = published.compile({ $ref: 'document#/components/schemas/Advice' });
    const wrong = oneIn(24, 3).filter((request) => !matches(JSON.parse(priced.answer(request).body)));
    expect(wrong).toEqual([]);
    expect(matches({})).toBe(false);
    const answer = JSON.parse(priced.answer({ description: 'Llama 3.1 8B' }).body) as Record<string, object>;
    expect(matches({ ...answer, spec_so_far: { ...answer['spec_so_far'], model: { value: 8, source: 'x' } } })).toBe(
      false,
    );
  });
  it('refuses a member that it does not name', () => {
    const answer = JSON.parse(priced.answer({ description: 'Llama 3.1 8B' }).body) as Record<string, unknown>;
    expect(valid?.(answer)).toBe(true);
    expect(valid?.({ ...answer, colour: 'blue' })).toBe(false);
  });
});
