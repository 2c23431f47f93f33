import type { Page } from '../page/page';
import type { BatchReading, Fact, Reading, SetAside, Span, WorkloadReading } from '../reading';
import { shown } from '../roles/claim';
import { blanked, isIn } from './blanked';
import { evidencePlaces } from './evidence';
import { factOf, placesOf } from './fact';
import { jobStretches, type JobStretch } from './job-stretches';
import { hasLoad } from './service-loads';

/** A text of two works is read as two: what tells of a job beside a service ("nachts zwischen 20 und 5 Uhr fasst
 *  dieselbe Maschine 42.000 Protokolle zusammen, je 2.200 Token") is read by itself, and the service without it, so
 *  that neither takes the counts, hours and lengths of the other. */

type Read = (text: string) => Reading;

/** The reading of a text, with a job beside its service read apart where that understands more of it. */
export function readApart(page: Page, whole: Reading, read: Read): Reading {
  if (!mayHoldTwo(whole)) return whole;
  for (const stretch of jobStretches(page)) {
    if (!isTangled(whole, stretch)) continue;
    const joined = apartAt(page, stretch, whole, read);
    if (joined !== undefined) return joined;
  }
  return whole;
}

/** There is a load, and it is served. */
const mayHoldTwo = (r: Reading): boolean => r.model !== undefined && hasLoad(r);

/** Something of the stretch was left aside, or the job beside the service is known and shares its lengths. */
const isTangled = (r: Reading, stretch: Span): boolean =>
  r.batch?.value.beside === true || r.setAside.some((a) => isWithin(a, stretch)) || isTaken(r, stretch);

/** Behind a service the stretch gave its lengths or hours for those of the service. */
const isTaken = (r: Reading, stretch: Span): boolean =>
  isServedBefore(r, stretch) &&
  [r.inputTokens, r.outputTokens, r.hoursPerDay, r.useCase].some((f) => f !== undefined && isWithin(f, stretch));

const isServedBefore = (r: Reading, { start }: Span): boolean =>
  [r.totalUsers, r.concurrentRequests, r.requestsPerDay].some((f) => f !== undefined && f.end <= start);

const isWithin = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;

function apartAt(page: Page, stretch: JobStretch, whole: Reading, read: Read): Reading | undefined {
  const { text } = page;
  const models = modelPlaces(whole);
  const own = models.filter((m) => isWithin(m, stretch));
  const ofService = models.filter((m) => !isWithin(m, stretch));
  const part = read(blanked(text, (at) => isIn(at, stretch), own.length > 0 ? [] : ofService.slice(0, 1)));
  const job = withUnreadCount(page, part, stretch);
  const added = runIn(whole, stretch) ?? addedOf(text, job, stretch, own.length > 0 && ofService.length > 0);
  if (added === undefined) return undefined;
  const service = read(blanked(text, (at) => !isIn(at, stretch), ofService.length > 0 ? [] : own.slice(0, 1)));
  // a run leads where nothing is served before it
  if (!serves(service) || (job.tuning !== undefined && !isServedBefore(service, stretch))) return undefined;
  const joined = { ...service, ...modeOf(whole), ...added(service) };
  return { ...joined, setAside: asides(page, joined, job, stretch) };
}
const modeOf = ({ mode }: Reading): Pick<Reading, 'mode'> => (mode === undefined ? {} : { mode });

const modelPlaces = ({ model, otherModels, furtherWorkloads }: Reading): readonly Span[] =>
  [model, ...otherModels, ...furtherWorkloads.map((w) => w.model)]
    .flatMap((fact) => fact ?? [])
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start);

const serves = (r: Reading): boolean => r.tuning === undefined && hasLoad(r);

type Added = (service: Reading) => Partial<Reading>;

/** What the stretch adds to the reading of the service; undefined where it tells of no job. */
function addedOf(text: string, job: Reading, stretch: JobStretch, hasOwnModel: boolean): Added | undefined {
  if (tellsMore(job)) return undefined;
  const run = runOf(text, job);
  if (run !== undefined) return () => ({ tuning: run });
  const { batch } = job;
  const items = batch?.value.items;
  if (batch === undefined || items === undefined) return undefined;
  if (hasOwnModel) {
    const further = workloadOf(job, stretch);
    return further && ((service) => ({ furtherWorkloads: [...service.furtherWorkloads, further] }));
  }
  const beside = jobFact(text, job, { ...batch, value: { ...batch.value, items } }, stretch);
  return () => ({ batch: beside });
}

/** A run whose data was understood in the whole text. */
function runIn({ tuning, useCase }: Reading, stretch: JobStretch): Added | undefined {
  const data = tuning?.datasetTokens ?? tuning?.datasetItems;
  const isRun = data !== undefined && isWithin(data, stretch) && useCase !== undefined && isWithin(useCase, stretch);
  return tuning !== undefined && isRun ? () => ({ tuning }) : undefined;
}

/** "Once a month we fine-tune it on 60k examples of 900 tokens, 3 epochs": a run beside the service, with its own data
 *  and the time that it may take. */
function runOf(text: string, { tuning, batch, inputTokens }: Reading): Reading['tuning'] {
  if (tuning === undefined) return undefined;
  const { items, windowHours } = batch?.value ?? {};
  const deadline = batch && windowHours !== undefined ? { deadlineHours: { ...batch, value: windowHours } } : {};
  if (tuning.datasetTokens ?? tuning.datasetItems) return { ...deadline, ...tuning };
  if (batch === undefined || items === undefined || inputTokens === undefined) return undefined;
  const value = items * inputTokens.value;
  const said = `Data: ${shown(items)} examples of ${shown(inputTokens.value)} tokens are ${shown(value)} tokens.`;
  const datasetTokens = factOf(text, value, [batch, inputTokens].flatMap(placesOf), said);
  return { ...deadline, ...tuning, datasetTokens };
}

/** "Ein Nachtlauf mit 42.000 Protokollen", "図面OCR 1日12,000枚": in a stretch with a time, or a job by its name, the one
 *  large number that nobody understood counts what is gone through. */
function withUnreadCount(page: Page, job: Reading, stretch: JobStretch): Reading {
  const window = job.batch?.value.windowHours ?? job.hoursPerDay?.value ?? NIGHTLY[stretch.recurrence];
  if (job.batch?.value.items !== undefined || job.requestsPerDay !== undefined || window === undefined) return job;
  const counts = job.setAside.filter((a) => isWithin(a, stretch) && a.reason === 'not_understood');
  const [count, ...others] = counts.filter((a) => countAt(page, a) !== undefined);
  const value = count && countAt(page, count);
  if (count === undefined || value === undefined || others.length > 0) return job;
  const hours = [job.batch, job.hoursPerDay].flatMap((fact) => (fact ? placesOf(fact) : []));
  const batch: BatchReading = { items: value, windowHours: window, recurrence: stretch.recurrence };
  return {
    ...job,
    batch: factOf(page.text, batch, [count, ...hours]),
    requestsPerDay: factOf(page.text, value, [count]),
    setAside: job.setAside.filter((a) => a !== count),
  };
}
/** A night has hours of its own. */
const NIGHTLY: Readonly<Partial<Record<JobStretch['recurrence'], number>>> = { daily: 8 };
const FEWEST = 20;

/** A whole number of something that is no token and no time. */
function countAt(page: Page, { start, end }: Span): number | undefined {
  const k = page.elements.findIndex((one) => one.kind === 'figure' && one.start <= start && one.end >= end);
  const value = page.at(k)?.figure?.value ?? 0;
  const isOfThings = page.at(k + 1)?.kind === 'word' && !page.has(k + 1, 'tok', 'in', 'out', 'hour', 'min', 'percent');
  return isOfThings && Number.isInteger(value) && value >= FEWEST ? value : undefined;
}

/** People, machines, money and wishes belong to all of a text: a stretch with any of them is no job alone. */
const tellsMore = (r: Reading): boolean =>
  [r.totalUsers, r.concurrentRequests, r.fleet, r.candidates, r.budget, r.budgetOneOff, r.fleetPerMonth].some(
    Boolean,
  ) ||
  [r.ttftMs, r.tpotMs, r.endToEndMs, r.growthFactor, r.peakFactor, r.placements, r.pricePerGpuHour].some(Boolean) ||
  Object.keys(r.constraints).length > 0;

type Counted = BatchReading & { readonly items: number };

function jobFact(text: string, job: Reading, batch: Fact<Counted>, { recurrence }: JobStretch): Fact<BatchReading> {
  const { inputTokens, outputTokens, hoursPerDay } = job;
  const { items, windowHours = hoursPerDay?.value } = batch.value;
  const facts = [batch, inputTokens, outputTokens, hoursPerDay].flatMap((fact) => fact ?? []);
  const value: BatchReading = {
    items,
    ...(inputTokens === undefined ? {} : { inputTokens: Math.round(items * inputTokens.value) }),
    ...(outputTokens === undefined ? {} : { outputTokens: Math.round(items * outputTokens.value) }),
    ...(windowHours === undefined ? {} : { windowHours }),
    recurrence: batch.value.recurrence ?? recurrence,
    beside: true,
  };
  const given = windowHours === undefined ? '' : ` in ${shown(windowHours)} hours`;
  const often = value.recurrence ?? '';
  const said = `A job of ${shown(items)}${given} comes beside the service (${often}); the plan carries both.`;
  return factOf(text, value, facts.flatMap(placesOf), said);
}

/** A job of another model is a service of its own, in its own hours. */
function workloadOf(job: Reading, { recurrence }: JobStretch): WorkloadReading | undefined {
  const { model, useCase, requestsPerDay, hoursPerDay, inputTokens, outputTokens, media } = job;
  if (model === undefined || requestsPerDay === undefined || recurrence !== 'daily') return undefined;
  return {
    label: model.evidence,
    model,
    ...(useCase && { useCase }),
    requestsPerDay,
    ...(hoursPerDay && { hoursPerDay }),
    ...(inputTokens && { inputTokens }),
    ...(outputTokens && { outputTokens }),
    ...(media && { media }),
  };
}

/** What either left aside, each of its own part, and the figures of the stretch that nothing rests on. */
function asides(page: Page, joined: Reading, job: Reading, stretch: Span): readonly SetAside[] {
  const told = [...joined.setAside, ...job.setAside.filter((a) => isWithin(a, stretch))];
  const covered = [...evidencePlaces(joined), ...told];
  const lost = page.elements.filter(
    (e) => e.kind === 'figure' && isWithin(e, stretch) && !covered.some((c) => c.start < e.end && e.start < c.end),
  );
  const rest = lost.map(({ start, end }) => ({ start, end, text: page.text.slice(start, end), reason: UNREAD }));
  return [...told, ...rest].sort((one, other) => one.start - other.start);
}
const UNREAD = 'not_understood' as const;
