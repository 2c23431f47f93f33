import type { ModelFacts } from '@compute-advisor/domain';

/** A row of a list of what engines serve: `{"model": "org/name", "engine": "vllm", "source": "..."}`, whatever else it
 *  holds. */
export interface ServedModel {
  readonly model: string;
  readonly engine?: string;
  readonly source?: string;
}

/** A model that a list names and the catalog does not hold. */
export interface MissingModel {
  readonly model: string;
  readonly rows: number;
  readonly engines: readonly string[];
  readonly source?: string;
}

const plain = (name: string): string => name.toLowerCase();

/** Every name that the catalog knows a model by: ids, aliases, and repositories of its published checkpoints. */
function knownNames(models: readonly ModelFacts[]): ReadonlySet<string> {
  return new Set(models.flatMap((m) => [m.id, ...m.aliases, ...(m.checkpoints ?? []).map((c) => c.repo)]).map(plain));
}

/** What a list of served models names and the catalog does not hold, most rows first; names that differ in case alone
 *  are one. */
export function missingModels(served: readonly ServedModel[], models: readonly ModelFacts[]): MissingModel[] {
  const known = knownNames(models);
  const missing = new Map<string, { model: string; rows: number; engines: Set<string>; source?: string }>();
  for (const { model, engine, source } of served) {
    if (known.has(plain(model))) continue;
    const entry = missing.get(plain(model)) ?? {
      model,
      rows: 0,
      engines: new Set<string>(),
      ...(source ? { source } : {}),
    };
    entry.rows++;
    if (engine !== undefined) entry.engines.add(engine);
    missing.set(plain(model), entry);
  }
  return [...missing.values()]
    .map((m) => ({ ...m, engines: [...m.engines].sort() }))
    .sort((a, b) => b.rows - a.rows || (a.model < b.model ? -1 : 1));
}
