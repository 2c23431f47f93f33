import { namedSchemas } from './named-schemas';
import type { Schema } from './keywords/schema';
import { SCHEMAS } from './schemas';

const REF = /"#\/components\/schemas\/([^"]+)"/g;

/** Without examples, and without words where `brief`. */
function lean(schema: unknown, brief: boolean): unknown {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => {
      if (key === 'examples' && Array.isArray(value)) return undefined;
      return brief && key === 'description' && typeof value === 'string' ? undefined : value;
    }),
  );
}

/** One schema by itself, everything it refers to under `$defs`: what agents and validators take. `brief` leaves the
 *  words out. */
export function jsonSchemaOf(name: string, brief = false): Readonly<Record<string, unknown>> {
  const all = namedSchemas(SCHEMAS);
  const needed = new Set<string>();
  const gather = (schema: Schema | undefined): void => {
    for (const [, found = ''] of JSON.stringify(schema ?? {}).matchAll(REF))
      if (!needed.has(found)) {
        needed.add(found);
        gather(all[found]);
      }
  };
  gather(all[name]);
  const defs = Object.fromEntries([...needed].sort().map((one) => [one, all[one]]));
  const whole = lean({ ...all[name], $defs: defs }, brief);
  return JSON.parse(JSON.stringify(whole).replace(REF, '"#/$defs/$1"')) as Readonly<Record<string, unknown>>;
}
