import { lex } from '../lexer/lex';
import { PhraseTrie } from '../lexer/phrase-trie';
import type { GazetteerModel } from '../reading';
import { GENERIC, SIZE_WORDS } from './data/name-words';
import { FAMILY_DEFAULTS, NICKNAMES, REPACKERS } from './data/model-defaults';
import type { NameParts } from './model-name';
import { addPart, emptyParts } from './model-name';

/** One catalog model with everything its names say. */
export interface Candidate {
  readonly model: GazetteerModel;
  readonly words: ReadonlySet<string>;
  /** Words that every name of this model has: without them in the text another model is meant. */
  readonly required: ReadonlySet<string>;
  readonly versions: ReadonlySet<string>;
  readonly sizes: ReadonlySet<string>;
  readonly active: ReadonlySet<string>;
  readonly dates: ReadonlySet<string>;
  readonly versionRequired: boolean;
}

/** The models of the catalog, prepared for reading. Independent of the order they come in. */
export interface ModelIndex {
  readonly names: PhraseTrie<string>;
  readonly orgs: PhraseTrie<true>;
  readonly byHead: ReadonlyMap<string, readonly Candidate[]>;
  readonly byId: ReadonlyMap<string, GazetteerModel>;
  /** Every word that occurs in a model name. */
  readonly vocabulary: ReadonlySet<string>;
  readonly versionsOf: ReadonlyMap<string, ReadonlySet<string>>;
  readonly defaults: ReadonlyMap<string, string>;
}

const partsOf = (name: string): NameParts => {
  const tokens = lex(name);
  const parts = emptyParts();
  for (let i = 0; i < tokens.length;) i = addPart(tokens, i, parts);
  return parts;
};
const nameOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);
const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function candidateOf(model: GazetteerModel): Candidate {
  const all = [nameOf(model.id), ...model.aliases].map(partsOf);
  const words = new Set(all.flatMap((p) => p.words));
  const required = new Set(
    [...words].filter((w) => (!GENERIC.has(w) || w === 'moe') && all.every((p) => p.words.includes(w))),
  );
  const total = model.parametersTotal / 1e9;
  const named = all.flatMap((p) => p.sizes);
  const rounded = named.length > 0 ? [] : [String(total < 1 ? Math.round(total * 1000) / 1000 : Math.round(total))];
  return {
    model,
    words,
    required,
    versions: new Set(all.flatMap((p) => p.versions)),
    sizes: new Set([...named, ...rounded, ...(total > 40 ? [String(Math.round(total))] : [])]),
    active: new Set(all.flatMap((p) => p.active)),
    dates: new Set(all.flatMap((p) => p.dates)),
    versionRequired: all.every((p) => p.versions.length > 0),
  };
}

/** The words a mention of this model can begin with. */
function headsOf(candidate: Candidate): string[] {
  const first = [nameOf(candidate.model.id), candidate.model.family, ...candidate.model.aliases].map(
    (n) => partsOf(n).words[0] ?? '',
  );
  return [...new Set([...first, ...candidate.required])].filter(
    (w) => w.length > 1 && !GENERIC.has(w) && !SIZE_WORDS.has(w) && /[a-z]/.test(w),
  );
}

/** Builds every structure once; reading afterwards never changes them. */
export function indexModels(models: readonly GazetteerModel[]): ModelIndex {
  const sorted = [...models].sort((a, b) => byCode(a.id, b.id));
  const names = new PhraseTrie<string>();
  const orgs = new PhraseTrie<true>();
  const byHead = new Map<string, Candidate[]>();
  const byId = new Map<string, GazetteerModel>();
  const vocabulary = new Set<string>();
  const versionsOf = new Map<string, Set<string>>();
  for (const model of sorted) {
    names.add(model.id, model.id);
    byId.set(model.id, model);
  }
  for (const model of sorted) for (const alias of model.aliases) names.add(alias, model.id);
  for (const [name, id] of NICKNAMES) if (byId.has(id)) names.add(name, id);
  for (const model of sorted) {
    names.add(nameOf(model.id), model.id);
    names.add(nameOf(model.id).replace(/(\d)_(\d)/g, '$1.$2'), model.id);
    if (model.id.includes('/')) orgs.add(model.id.slice(0, model.id.indexOf('/')), true);
    const candidate = candidateOf(model);
    for (const word of candidate.words) vocabulary.add(word);
    for (const head of headsOf(candidate)) {
      const list = byHead.get(head);
      if (list === undefined) byHead.set(head, [candidate]);
      else list.push(candidate);
      const versions = versionsOf.get(head) ?? new Set<string>();
      versionsOf.set(head, versions);
      for (const version of candidate.versions) versions.add(version);
    }
  }
  for (const model of sorted) for (const { repo } of model.checkpoints ?? []) names.add(repo, model.id);
  for (const model of sorted)
    for (const { repo } of model.checkpoints ?? []) {
      names.add(nameOf(repo), model.id);
      orgs.add(repo.slice(0, repo.indexOf('/')), true);
    }
  for (const org of REPACKERS) orgs.add(org, true);
  const defaults = new Map<string, string>();
  for (const [name, id] of FAMILY_DEFAULTS)
    if (byId.has(id)) {
      const p = partsOf(name);
      defaults.set(keyOf(p.words, p.versions), id);
    }
  return { names, orgs, byHead, byId, vocabulary, versionsOf, defaults };
}

/** The key a family default is filed under: its words in code-unit order, then the version. */
export const keyOf = (words: readonly string[], versions: readonly string[]): string =>
  `${[...new Set(words.filter((w) => !GENERIC.has(w)))].sort(byCode).join(' ')}|${[...versions].sort(byCode).join(' ')}`;
