import type { GpuIndex } from '../gazetteers/gpu-index';
import type { Lexicon } from '../gazetteers/lexicon';
import type { ModelFinder } from '../gazetteers/model-mention';
import { lex } from '../lexer/lex';
import { ElementBuilder } from '../quantities/build';
import { readLength } from '../quantities/lengths';
import { readLoad, readSelf } from '../quantities/loads';
import { Page } from '../quantities/page';
import { readSchedule } from '../quantities/schedule';
import { readSpeed, readUtilization } from '../quantities/speeds';
import type { Role, Statement } from '../quantities/statement';
import { state } from '../quantities/statement';
import type { Fact, GazetteerModel, Reading } from '../reading';
import { applyCorrections } from './corrections';
import { resolveFleet } from './fleet';
import { findHardware } from './hardware';
import { decideMode } from './mode';
import { resolveModel } from './model';
import { readMoney } from './money';
import { resolvePrecision } from './precision';
import { settle } from './settle';
import { isAboutCompute } from './topic';
import { resolveUseCase } from './use-case';
import { readWishes } from './wishes';
import { deriveBatch, perUserVolume } from './volume';
import { readExtras } from './extras';

/** Everything that is built once from the gazetteer. */
export interface ReaderParts {
  readonly lexicon: Lexicon;
  readonly gpus: GpuIndex;
  readonly finder: ModelFinder;
  readonly modelById: ReadonlyMap<string, GazetteerModel>;
}

/** Elements of a text, as the debug view shows them. */
export function pageOf(text: string, parts: ReaderParts): { page: Page; tokens: ReturnType<typeof lex> } {
  const tokens = lex(text);
  return { tokens, page: new Page(new ElementBuilder(tokens, parts.finder, parts.gpus, parts.lexicon).build(), text) };
}

/** Reads one description. */
export function readText(text: string, parts: ReaderParts): Reading {
  const { page, tokens } = pageOf(text, parts);
  if (!isAboutCompute(page))
    return {
      otherModels: [],
      customGpuMemoryBytes: {},
      observed: {},
      wishes: readWishes(page, []),
      constraints: {},
      furtherWorkloads: [],
      setAside: [],
      remarks: [],
    };
  const corrections = applyCorrections(page);
  const superseded = (at: number): boolean => corrections.dropped.has(at);
  const hardware = findHardware(page, parts.gpus);
  const statements = [...figures(page), ...corrections.statements].filter((s) => !superseded(s.at));
  const settled = settle(page, statements);
  const fleet = resolveFleet(page, hardware, layout(settled.facts), superseded);
  const gpuCount = fleet.fleet?.value.reduce((n, line) => n + line.gpuCount, 0) ?? 0;
  const money = readMoney(page, gpuCount, fleet.fleet?.value.some((l) => l.instanceType !== undefined) === true);
  const models = resolveModel(page, parts.finder, (id) => parts.modelById.get(id)?.kind);
  const kind = models.model?.value.kind === 'catalog' ? parts.modelById.get(models.model.value.id)?.kind : undefined;
  const precisions = resolvePrecision(page, tokens, parts.lexicon, superseded);
  const said = resolveUseCase(page, models.at, kind);
  const facts = deriveBatch(page, perUserVolume(settled), settled.work, said?.value);
  // A finite translation job is sized as the batch it is.
  const useCase =
    said?.value === 'translation' && facts.batch !== undefined ? { ...said, value: 'batch' as const } : said;
  const engine = page.elements.find((e, k) => e.kind === 'engine' && !page.has(k - 1, 'not'));
  const extras = readExtras(page, useCase?.value);
  const observed = splitObserved(facts, fleet.fleet !== undefined);
  const money1 =
    money.budget ??
    (money.constraintAt === undefined ? undefined : asFact(page, money.constraintAt.start, money.constraintAt.end));
  if ((useCase?.value === 'fine_tuning' || useCase?.value === 'training') && facts.configured.has('concurrentRequests'))
    delete observed.demand['concurrentRequests'];
  const load =
    firstOf(observed.demand, [
      'totalUsers',
      ...(fleet.fleet !== undefined && facts.configured.has('concurrentRequests') ? [] : ['concurrentRequests']),
      'requestsPerSecond',
      'requestsPerDay',
      'outputTokensPerSecond',
    ]) ??
    (extras.media?.value.audioHoursPerDay === undefined ? undefined : extras.media) ??
    facts.batch;
  const speed = firstOf(observed.demand, ['ttftMs', 'tpotMs', 'tokensPerSecondPerUser', 'endToEndMs']);
  const single = fleet.fleet !== undefined && load === observed.demand['outputTokensPerSecond'] ? undefined : load;
  const measuredFact = Object.values(observed.seen)[0];
  const any = models.model ?? useCase ?? precisions.weights ?? fleet.candidates;
  const mode = decideMode({
    ...(money1 === undefined ? {} : { money: money1 }),
    ...(fleet.fleet !== undefined &&
    (fleet.owned ||
      facts.utilizationFraction !== undefined ||
      facts.tensorParallel !== undefined ||
      money.pricePerGpuHour !== undefined)
      ? { owned: fleet.fleet }
      : {}),
    ...(fleet.fleet !== undefined ? { stated: fleet.fleet } : {}),
    ...(single === undefined ? {} : { load: single }),
    ...(speed === undefined ? {} : { speed }),
    question: asks(page),
    trouble: page.elements.some((e, k) => e.tags.has('trouble') && !page.has(k - 1, 'not')),
    ...(models.model === undefined ? {} : { model: models.model }),
    ...(measuredFact === undefined ? {} : { measured: measuredFact }),
    ...(any === undefined ? {} : { anything: any }),
  });
  return {
    ...(mode === undefined ? {} : { mode }),
    ...(useCase === undefined ? {} : { useCase }),
    ...(models.model === undefined ? {} : { model: models.model }),
    otherModels: models.others,
    ...(precisions.weights === undefined ? {} : { weightPrecision: precisions.weights }),
    ...(precisions.kv === undefined ? {} : { kvPrecision: precisions.kv }),
    ...(engine?.engine === undefined
      ? {}
      : {
          engine: {
            value: engine.engine,
            evidence: text.slice(engine.start, engine.end),
            start: engine.start,
            end: engine.end,
          },
        }),
    ...observed.demand,
    ...(fleet.fleet === undefined ? {} : { fleet: fleet.fleet }),
    customGpuMemoryBytes: fleet.customGpuMemoryBytes,
    ...(fleet.candidates === undefined ? {} : { candidateFleet: fleet.candidates }),
    ...(money.pricePerGpuHour === undefined ? {} : { pricePerGpuHour: money.pricePerGpuHour }),
    observed: observed.seen,
    ...(money.budget === undefined ? {} : { budget: money.budget }),
    ...(facts.batch === undefined ? {} : { batch: facts.batch }),
    ...extras,
    wishes: readWishes(page, hardware),
    constraints: {},
    furtherWorkloads: [],
    setAside: [],
    remarks: [...settled.remarks, ...corrections.remarks],
  };
}

/** Whether the text asks if something fits or is possible. */
const asks = (page: Page): boolean =>
  page.elements.some((e) => e.tags.has('fit') || /^(?:could|would|should|will)$/.test(e.text)) &&
  page.elements.some((e) => e.text === '?' || e.text === 'か');
function asFact(page: Page, start: number, end: number): Fact<true> {
  return { value: true, evidence: page.text.slice(start, end), start, end };
}
function layout(facts: Partial<Record<Role, Fact<number>>>): number | undefined {
  const tp = facts.tensorParallel?.value;
  const pp = facts.pipelineParallel?.value;
  return tp === undefined && pp === undefined ? undefined : (tp ?? 1) * (pp ?? 1);
}
function firstOf(facts: Partial<Record<string, Fact<unknown>>>, keys: readonly string[]): Fact<unknown> | undefined {
  for (const key of keys) if (facts[key] !== undefined) return facts[key];
  return undefined;
}

/** Runs every rule over every figure; the first that knows what to do with it has it. */
function figures(page: Page): Statement[] {
  const out: Statement[] = [];
  page.elements.forEach((e, k) => {
    if (e.kind !== 'figure' || page.used.has(k)) return;
    const found = parallel(page, k) ?? readUtilization(page, k) ?? readSpeed(page, k);
    if (found !== undefined) {
      out.push(found);
      return;
    }
    if (page.used.has(k) || page.has(k + 1, 'percent')) return;
    const rest = readLength(page, k) ?? readLoad(page, k);
    if (rest !== undefined) out.push(rest);
  });
  out.push(...readSchedule(page));
  const self = readSelf(page);
  if (self !== undefined) out.push(self);
  return out;
}

/** `--tensor-parallel-size 4`, `tp=8`, `TP8`, `lora adapters`. */
function parallel(page: Page, k: number): Statement | undefined {
  const value = page.at(k)!.figure!.value;
  if (value < 1 || value > 1024 || value !== Math.floor(value)) return undefined;
  let j = k - 1;
  if (page.is(j, '=') || page.is(j, ':') || page.is(j, 'of')) j--;
  if (!page.sameSentence(j, k)) j = -1;
  if (page.has(j, 'tp')) return state(page, 'tensorParallel', value, k, j, k, 2);
  if (page.has(j, 'pp') && !page.has(k + 1, 'tps') && value <= 64)
    return state(page, 'pipelineParallel', value, k, j, k, 2);
  if (page.has(k + 1, 'lora')) return state(page, 'loraAdapters', value, k, k, k + 1, 2);
  return undefined;
}

/** What the writer measured goes to `observed`; what must be served stays. Without a word for either, a speed on the writer's own cards was measured. */
function splitObserved(
  facts: Partial<Record<Role, Fact<number>>> & {
    readonly seen: ReadonlySet<Role>;
    readonly configured: ReadonlySet<Role>;
  },
  hasFleet: boolean,
): { demand: Partial<Record<string, Fact<number>>>; seen: Reading['observed'] } {
  const demand: Partial<Record<string, Fact<number>>> = {};
  const seen: Partial<Record<string, Fact<number>>> = {};
  for (const [role, fact] of Object.entries(facts)) {
    if (
      role === 'seen' ||
      role === 'configured' ||
      role === 'batch' ||
      fact === undefined ||
      role === 'perUserPerDay' ||
      role === 'perUserPerHour' ||
      role === 'concurrentShare' ||
      role === 'totalWork'
    )
      continue;
    const canBeSeen =
      role === 'outputTokensPerSecond' || role === 'tokensPerSecondPerUser' || role === 'ttftMs' || role === 'tpotMs';
    if (canBeSeen && facts.seen.has(role as Role) && hasFleet) seen[role] = fact as Fact<number>;
    else demand[role] = fact as Fact<number>;
  }
  return { demand, seen };
}
