import 'reflect-metadata';
import Ajv2020 from 'ajv/dist/2020';
import fc from 'fast-check';
import { jsonSchemaOf, readRequest, requestInLine } from '@compute-advisor/contract';
import { readAdviseRequest } from '../http/advise.request';
import { ProblemError } from '../http/problem';

const matches = new Ajv2020({ strict: false }).compile(jsonSchemaOf('AdviseRequest'));

const matchesLine = new Ajv2020({ strict: false, allowUnionTypes: true }).compile(jsonSchemaOf('BatchRequest'));

/** What the service says is wrong with a body; nothing where it takes it. */
function faultsOf(body: unknown): readonly object[] {
  try {
    readAdviseRequest(body);
    return [];
  } catch (error) {
    if (error instanceof ProblemError) return error.problem.errors ?? [];
    throw error;
  }
}
const faultsElsewhere = (body: unknown): readonly object[] => {
  const read = readRequest(body);
  return 'errors' in read ? read.errors : [];
};

const anything = fc.oneof(fc.jsonValue(), fc.constantFrom(null, '', ' ', 0, -0, [], {}, true));
const padded = fc
  .tuple(fc.constantFrom('', ' ', '\n\t', '\u00a0'), fc.integer({ min: 0, max: 8010 }), fc.constantFrom('', ' \ufeff'))
  .map(([before, length, after]) => before + 'x'.repeat(length) + after);
const member = <T>(right: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: right }, { weight: 1, arbitrary: anything });
const bodies = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record(
      {
        description: member(fc.oneof(fc.string({ minLength: 1 }), padded)),
        mode: member(fc.constantFrom('plan', 'model', 'existing', 'budget', 'Plan', null)),
        verbose: member(fc.constantFrom(true, false, null, 'true', 1)),
        currentPricePerGpuHour: member(
          fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constantFrom(0, 1000, 1000.01)),
        ),
        colour: anything,
      },
      { requiredKeys: [] },
    ),
  },
  { weight: 1, arbitrary: anything },
);

describe('what is a 400', () => {
  it('is the same by the schema, by the service and in a batch, message by message', () =>
    fc.assert(
      fc.property(bodies, (made) => {
        // As it arrives: through JSON.
        const body = JSON.parse(JSON.stringify(made)) as unknown;
        const faults = faultsOf(body);
        expect({ body, valid: matches(body) }).toEqual({ body, valid: faults.length === 0 });
        expect(faultsElsewhere(body)).toEqual(faults);
      }),
      { numRuns: 500 },
    ));
  it('is the same of a line that has a name', () =>
    fc.assert(
      fc.property(
        member(fc.oneof(fc.string(), fc.integer(), fc.constantFrom('x'.repeat(200), 'x'.repeat(201), 2 ** 53, -1.5))),
        (made) => {
          const line = JSON.parse(JSON.stringify({ id: made, description: 'x' })) as { readonly id?: unknown };
          const asked = requestInLine({ number: 1, text: JSON.stringify(line) });
          expect({ line, valid: matchesLine(line) }).toEqual({ line, valid: 'request' in asked });
          if ('request' in asked) expect(asked).toEqual({ ...asked, ...(line.id == null ? {} : { id: line.id }) });
        },
      ),
      { numRuns: 200 },
    ));
  it('is the same at the bounds', () => {
    for (const body of [
      { description: 'x'.repeat(8000) },
      { description: 'x'.repeat(8001) },
      { description: `  ${'x'.repeat(8000)}\n` },
      { description: '\u00a0\ufeff' },
      { description: 'x', currentPricePerGpuHour: 1000 },
      { description: 'x', currentPricePerGpuHour: 5e-324 },
      { description: 'x', currentPricePerGpuHour: null },
    ])
      expect({ body, valid: matches(body) }).toEqual({ body, valid: faultsOf(body).length === 0 });
  });
});
