import { namedSchemas } from './named-schemas';
import { list, object, sourced, integer, string, type Schema } from './keywords/schema';
import { SCHEMAS } from './schemas';

const named = namedSchemas(SCHEMAS);

/** Objects that stand inside others without a name of their own. */
function anonymous(schema: Schema, at: string): string[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}).map(([name, member]) => [member, `${at}.${name}`] as const),
    ...(schema.items === undefined ? [] : [[schema.items, `${at}[]`] as const]),
    ...(schema.oneOf ?? []).map((branch) => [branch, at] as const),
  ];
  return inner.flatMap(([member, place]) => [
    ...(member.properties === undefined ? [] : [place]),
    ...anonymous(member, place),
  ]);
}

describe('the schemas by name', () => {
  it('leave no object without a name', () =>
    expect(Object.entries(named).flatMap(([name, schema]) => anonymous(schema, name))).toEqual([]));
  it('refer to schemas that are there', () => {
    const wanted = [...JSON.stringify(named).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(wanted).size).toBeGreaterThan(50);
    expect([...new Set(wanted)].filter((name) => name === undefined || !(name in named))).toEqual([]);
  });
  it('have the names of the field', () =>
    expect(Object.keys(named)).toEqual(
      expect.arrayContaining(['Option', 'Verdict', 'Confidence', 'SourcedInteger', 'SourcedString', 'FleetLine']),
    ));
  it('share one type for scalars with provenance, and say of each member what it is', () => {
    const { Thing, SourcedInteger } = namedSchemas({
      Thing: object('A thing.', { 'wheels?': sourced(integer('Wheels.', 4)), doors: sourced(integer('Doors.', 5)) }),
    });
    expect(Thing?.properties?.['wheels']).toEqual({
      $ref: '#/components/schemas/SourcedInteger',
      description: 'Wheels.',
      examples: [{ value: 4, source: 'inferred' }],
    });
    expect(SourcedInteger?.properties?.['value']).toMatchObject({ type: 'integer' });
    expect(Thing?.required).toEqual(['doors']);
  });
  it('are not given to two different things', () => {
    const of = (member: Schema): Schema => object('Owner.', { part: object('A part.', { size: member }) });
    expect(Object.keys(namedSchemas({ A: of(integer('Size.', 1)), B: of(string('Size.', 'big')) }))).toEqual([
      'A',
      'B',
      'BPart',
      'Part',
    ]);
    expect(Object.keys(namedSchemas({ A: of(integer('Size.', 1)), B: of(integer('Other words.', 2)) }))).toEqual([
      'A',
      'B',
      'Part',
    ]);
  });
  it('name the items of a list in the singular', () =>
    expect(
      Object.keys(
        namedSchemas({ A: object('A.', { entries: list(object('One.', { x: integer('X.', 1) }), 'All.') }) }),
      ),
    ).toEqual(['A', 'Entry']));
});
