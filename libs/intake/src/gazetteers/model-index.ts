import { lex } from '../lexer/lex';
import { PhraseTrie } from '../lexer/phrase-trie';
import type { GazetteerModel } from '../reading';
import { GENERIC, SIZE_WORDS } from './data/name-words';
import { PUBLISHED_SIZES } from './data/published-sizes';
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

/** The size that is published of a model, billions of parameters. */
export interface PublishedSize {
  readonly parametersB: number;
  readonly activeB?: number;
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
  /** Names of models outside the catalog of which the size is published. */
  readonly published: PhraseTrie<PublishedSize>;
}

const partsOf = (name: string): NameParts => {
  const tokens = lex(name);
  const parts = emptyParts();
  for (let i = 0; i < tokens.length;) i = addPart(tokens, i, parts);
  return parts;
};
const nameOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);
const byCode = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function candidateOf(model: GazetteerModel, all: readonly NameParts[]): Candidate {
  const words = new Set(all.flatMap((p) => p.words));
  // Written in one ("nemotronnano:8b") a name still says each of its words.
  const isSaid = (w: string, { words: said }: NameParts): boolean => said.some((x) => x.includes(w));
  const required = new Set(
    [...words].filter((w) => (!GENERIC.has(w) || w === 'moe') && all.every((p) => isSaid(w, p))),
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

/** The words a mention of this model can begin with. @param names what its names and its family say */
function headsOf(candidate: Candidate, names: readonly NameParts[]): string[] {
  const first = names.map(({ words }) => words[0] ?? '');
  return [...new Set([...first, ...candidate.required])].filter(
    (w) => w.length > 1 && !GENERIC.has(w) && !SIZE_WORDS.has(w) && /[a-z]/.test(w),
  );
}

/** Every name that means one model: ids first, then aliases, nicknames, names of repositories; the first to claim a
 *  name has it. */
function namesOf(models: readonly GazetteerModel[], byId: ReadonlyMap<string, GazetteerModel>): PhraseTrie<string> {
  const names = new PhraseTrie<string>();
  const checkpoints = models.flatMap((m) => (m.checkpoints ?? []).map(({ repo }) => [repo, m.id] as const));
  for (const { id } of models) names.add(id, id);
  for (const { id, aliases } of models) for (const alias of aliases) names.add(alias, id);
  for (const [name, id] of NICKNAMES) if (byId.has(id)) names.add(name, id);
  for (const { id } of models) {
    names.add(nameOf(id), id);
    names.add(nameOf(id).replace(/(\d)_(\d)/g, '$1.$2'), id);
  }
  for (const [repo, id] of checkpoints) names.add(repo, id);
  for (const [repo, id] of checkpoints) names.add(nameOf(repo), id);
  return names;
}

/** Organisations that publish or republish models. */
function orgsOf(models: readonly GazetteerModel[]): PhraseTrie<true> {
  const orgs = new PhraseTrie<true>();
  const repositories = models.flatMap((m) => [m.id, ...(m.checkpoints ?? []).map(({ repo }) => repo)]);
  for (const id of repositories) if (id.includes('/')) orgs.add(id.slice(0, id.indexOf('/')), true);
  for (const org of REPACKERS) orgs.add(org, true);
  return orgs;
}

/** What a family stands for by its words and version. */
function defaultsOf(byId: ReadonlyMap<string, GazetteerModel>): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  for (const [name, id] of FAMILY_DEFAULTS) {
    const { words, versions } = partsOf(name);
    if (byId.has(id)) defaults.set(keyOf(words, versions), id);
  }
  return defaults;
}

function publishedSizes(): PhraseTrie<PublishedSize> {
  const sizes = new PhraseTrie<PublishedSize>();
  for (const [name, parametersB, activeB] of PUBLISHED_SIZES)
    sizes.add(name, activeB === undefined ? { parametersB } : { parametersB, activeB });
  return sizes;
}

function addTo(lists: Map<string, Candidate[]>, head: string): Candidate[] {
  const list = lists.get(head) ?? [];
  lists.set(head, list);
  return list;
}

/** Builds every structure once; reading afterwards never changes them. */
export function indexModels(models: readonly GazetteerModel[]): ModelIndex {
  const sorted = [...models].sort((a, b) => byCode(a.id, b.id));
  const byId = new Map(sorted.map((model) => [model.id, model]));
  const byHead = new Map<string, Candidate[]>();
  const vocabulary = new Set<string>();
  const versionsOf = new Map<string, Set<string>>();
  const families = new Map<string, NameParts>();
  for (const model of sorted) {
    const name = partsOf(nameOf(model.id));
    const aliases = model.aliases.map(partsOf);
    const family = families.get(model.family) ?? partsOf(model.family);
    families.set(model.family, family);
    const candidate = candidateOf(model, [name, ...aliases]);
    for (const word of candidate.words) vocabulary.add(word);
    for (const head of headsOf(candidate, [name, family, ...aliases])) {
      addTo(byHead, head).push(candidate);
      const versions = versionsOf.get(head) ?? new Set<string>();
      versionsOf.set(head, versions);
      for (const version of candidate.versions) versions.add(version);
    }
  }
  return {
    names: namesOf(sorted, byId),
    orgs: orgsOf(sorted),
    byHead,
    byId,
    vocabulary,
    versionsOf,
    defaults: defaultsOf(byId),
    published: publishedSizes(),
  };
}

/** The key a family default is filed under: its words in code-unit order, then the version. */
export const keyOf = (words: readonly string[], versions: readonly string[]): string =>
  `${[...new Set(words.filter((w) => !GENERIC.has(w)))].sort(byCode).join(' ')}|` +
  `${[...versions].sort(byCode).join(' ')}`;
