import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AdviseRequest, createAdvisor } from '@compute-advisor/application';
import { PackagedCatalog, PackagedPriceBook } from '@compute-advisor/catalog';
import { callsOf } from './calls';
import { portsOn } from './ports';
import { QUESTIONS } from './questions';

/** What is counted, by the function that does it once. */
const COUNTED = {
  partPlans: 'rungsOfPart',
  layouts: 'draftsFor',
  replicas: 'textServiceOn',
  // Replicas that a load takes, searched for in full.
  plannedLoads: 'planReplicas',
  // What layouts hold, and bills that they cannot undercut.
  footprints: 'servingFootprint',
  floors: 'leastBillWith',
  choicesOfLayouts: 'candidateLayouts',
  interpretations: 'interpret',
} as const;
type Counts = Record<keyof typeof COUNTED, number>;

const AGREED = join(__dirname, 'agreed-counts.json');
/** Counts follow the catalog and the prices; this much more is no change of how answers are worked out. */
const SLACK = 1.1;

const advisor = createAdvisor(portsOn(new PackagedCatalog().current(), new PackagedPriceBook().currentBook()));

async function countsOf(request: AdviseRequest): Promise<Counts> {
  // What is worked out once per catalog and book is not counted.
  advisor.answer(request);
  const calls = await callsOf(() => advisor.answer(request), Object.values(COUNTED), /libs\/(?:domain|application)\//);
  const counts = Object.entries(COUNTED).map(([counted, name]) => [counted, calls[name]] as const);
  return Object.fromEntries(counts) as Counts;
}

/** `AGREE=1 npx jest --config tools/bench/jest.config.js agreed-counts` writes down what is counted now. */
describe('what an answer takes, in counts that no machine changes', () => {
  const agreed = JSON.parse(readFileSync(AGREED, 'utf8')) as Record<string, Counts>;
  const found: Record<string, Counts> = {};

  it.each(
    QUESTIONS.flatMap(({ name, ...request }) => [
      { name, request },
      { name: `${name}, verbose`, request: { ...request, verbose: true } },
    ]),
  )('$name: no more part plans, layouts and interpretations than agreed', async ({ name, request }) => {
    const counts = await countsOf(request);
    found[name] = counts;
    // A count of nothing would hold any ratchet: a name has moved.
    expect(counts.partPlans).toBeGreaterThan(10);
    expect(counts.interpretations).toBeGreaterThan(0);
    if (process.env['AGREE'] !== undefined) return;
    const grown = Object.entries(counts).filter(
      ([of, count]) => count > (agreed[name]?.[of as keyof Counts] ?? 0) * SLACK,
    );
    expect(Object.fromEntries(grown)).toEqual({});
  });

  afterAll(() => {
    if (process.env['AGREE'] !== undefined) writeFileSync(AGREED, `${JSON.stringify(found, undefined, 2)}\n`);
  });
});
