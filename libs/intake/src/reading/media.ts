import type { Page, Period } from '../page/page';
import type { BatchReading, Fact, MediaReading, WorkloadReading } from '../reading';
import type { Claim } from '../roles/claim';
import { heardBehind, jobAt, soundBehind, totalAt } from './audio-totals';
import { pictureSizeAt } from '../page/picture-size';
import { shown } from '../roles/claim';
import { factOf } from './fact';
import { between, DAYS, type Measure, valueAt } from './measure';
import { furtherSeconds } from './further-seconds';
import { recordingsBefore, recordingSeconds } from './recordings';

/** What a text may say of pictures and sound. */
export interface MediaScope {
  /** Anything in the text is to be heard or spoken. */
  readonly hears: boolean;
  /** Pictures may be made. */
  readonly draws: boolean;
  /** The time that a job of the text has. */
  readonly window: Claim | undefined;
}
/** What is shown or heard; a stock of sound that has to be done in a time is a job. */
export interface MediaFound {
  readonly media?: Fact<MediaReading>;
  readonly batch?: Fact<BatchReading>;
}

/** Picture sizes, denoising steps, hours of audio and how long each recording is; the first of each counts.
 */
export function readMedia(page: Page, { hears, draws, window }: MediaScope): MediaFound {
  const found: Measure[] = [];
  const hasSteps = draws && page.tells('steps');
  const hasAudio = page.tells('hour', 'min');
  for (const k of page.kinds('figure')) {
    if (page.against(k) !== undefined) continue;
    const recording = hears ? recordingAt(page, k) : undefined;
    const steps = hasSteps ? stepsAt(page, k) : undefined;
    const audio = hasAudio ? audioAt(page, k, hears, window) : undefined;
    const picture = pictureAt(page, k) ?? (draws ? squareAt(page, k) : undefined);
    for (const measure of [picture, steps, audio, recording]) if (measure !== undefined) found.push(measure);
  }
  if (found.length === 0) return {};
  const value = found.reduceRight<MediaReading>((all, m) => ({ ...all, ...m.value }), {});
  const notes = found.flatMap((m) => m.approximation ?? []).slice(0, 1);
  const spans = found.flatMap((m) => m.job?.spans ?? m.span);
  const batch = found.find((m) => m.job !== undefined)?.job?.batch;
  return { media: factOf(page.text, value, spans, notes[0]), ...(batch === undefined ? {} : { batch }) };
}

/** `1024x768`. */
function pictureAt(page: Page, k: number): Measure | undefined {
  const size = pictureSizeAt(page, k);
  if (size === undefined) return undefined;
  return { value: { width: size.width, height: size.height }, span: between(page, k, size.end) };
}

/** "1024px", "at 768 px": one side of a square; "1200 px wide" is of what is shown somewhere. */
function squareAt(page: Page, k: number): Measure | undefined {
  const side = valueAt(page, k);
  if (!PIXELS.has(page.textAt(k + 1)) || side < LEAST_SIDE || side > MOST_SIDE || side % SIDE_STEP !== 0)
    return undefined;
  if (SIDES.test(page.textAt(k + 2)) || SIDES.test(page.textAt(k - 1))) return undefined;
  return { value: { width: side, height: side }, span: between(page, k, k + 1) };
}
const PIXELS: ReadonlySet<string> = new Set('px pixel pixels pixeles pixeln пикселеи пикселя'.split(' '));
const SIDES = /^(?:wide|high|tall|width|height|breit|hoch|breite|hohe|ancho|alto|large|largeur|larghezza|x|\*|×)$/;
/** Sides of pictures that models make, pixels. */
const LEAST_SIDE = 256;
const MOST_SIDE = 4096;
const SIDE_STEP = 64;

/** "28 steps". */
function stepsAt(page: Page, k: number): Measure | undefined {
  const steps = valueAt(page, k);
  return page.has(k + 1, 'steps') && steps >= 1 && steps <= 200
    ? { value: { steps }, span: between(page, k, k + 1) }
    : undefined;
}

/** How far the word for sound and the period may stand from the figure, elements. */
const SOUND_REACH = 4;
const PERIOD_REACH = 11;

/** Hours in the unit of time at `j`; undefined for any other. */
function hoursIn(page: Page, j: number): number | undefined {
  if (page.has(j, 'hour')) return 1;
  return page.has(j, 'min') ? 1 / 60 : undefined;
}

/** "100 hours of audio a day", "10,000 hours of audio per month", "audio: 90,000 minutes a week". */
function audioAt(page: Page, k: number, hears: boolean, window: Claim | undefined): Measure | undefined {
  const hours = hoursIn(page, k + 1);
  if (hours === undefined || recordingsBefore(page, k) !== undefined) return undefined;
  const stop = (e: { kind: string }): boolean => e.kind === 'figure';
  const behind = page.after(k + 1, SOUND_REACH, ['audio'], stop);
  const named = behind >= 0 ? behind : page.before(k, SOUND_REACH, ['audio'], stop);
  const told = named >= 0 ? named : soundBehind(page, k, hears);
  const sound = told >= 0 ? told : heardBehind(page, k);
  if (sound < 0) return undefined;
  const period = periodNear(page, k);
  if (period !== undefined) return rateAt(page, k, { hours, sound, period });
  return (window && jobAt(page, k, valueAt(page, k) * hours, window)) ?? totalAt(page, k, hours, sound);
}

/** What is heard in each period: its hours, the word of sound and the period. */
interface Heard {
  readonly hours: number;
  readonly sound: number;
  readonly period: { readonly period: Period; readonly last: number };
}
function rateAt(page: Page, k: number, { hours, sound, period }: Heard): Measure | undefined {
  const days = DAYS[period.period];
  if (days === undefined) return undefined;
  const crowd = crowdOf(page, k, period.last);
  const daily = period.period === 'hour' && crowd !== undefined ? 1 / WORKING_DAY : days;
  const perDay = Math.round(((valueAt(page, k) * hours * (crowd?.value ?? 1)) / daily) * 1000) / 1000;
  const span = between(page, Math.min(k, sound), Math.max(k + 1, sound, period.last));
  const plain = days === 1 && hours === 1 && crowd === undefined;
  return {
    value: { audioHoursPerDay: perDay },
    span,
    ...(plain ? {} : { approximation: `Audio: planned as ${shown(perDay)} hours per day.` }),
  };
}

/** "Calls of 6 minutes": how long each piece of sound is. */
function recordingAt(page: Page, k: number): Measure | undefined {
  const seconds = recordingSeconds(page, k);
  if (seconds === undefined) return undefined;
  const span = between(page, k, page.is(k + 1, '-') ? k + 2 : k + 1);
  return { value: { audioSeconds: seconds }, span: { ...span, end: furtherSeconds(page, k)?.end ?? span.end } };
}

/** Hours in which people make sound that is counted by the hour. */
const WORKING_DAY = 8;

/** "9 minutes of audio per doctor per hour": how many there are of those for each of whom the sound is counted. */
function crowdOf(page: Page, k: number, last: number): { readonly value: number } | undefined {
  const isEach = page.after(k, last - k, ['who']) >= 0 && page.after(k, last - k, ['per', 'each']) >= 0;
  if (!isEach) return undefined;
  const values = page.elements.flatMap((e, at) =>
    e.kind === 'figure' && at !== k && page.against(at) === undefined && page.has(page.unitAt(at), 'who')
      ? [e.figure?.value ?? 1]
      : [],
  );
  return values.length === 0 ? undefined : { value: Math.max(...values) };
}

/** The period behind a figure, or right before it ("daily 100 hours"). */
function periodNear(page: Page, k: number): { period: Period; last: number } | undefined {
  for (let j = k + 2; j <= k + PERIOD_REACH && page.sameSentence(k, j); j += 1) {
    if (page.at(j)?.kind === 'figure') break;
    const found = page.period(j);
    if (found !== undefined) return { period: found.period, last: found.end - 1 };
    if (page.has(j, 'weekly')) return { period: 'week', last: j };
  }
  const before = page.period(k - 1);
  return before?.end === k && page.sameSentence(k - 1, k) ? { period: before.period, last: k } : undefined;
}

/** Sound and pictures belong to the service that makes or hears them: the first one, or the further one of that kind.
 */
export function mediaOwner(
  media: Fact<MediaReading> | undefined,
  mainKind: string | undefined,
  further: readonly WorkloadReading[],
): WorkloadReading | undefined {
  if (media === undefined) return undefined;
  const [kind, use] =
    media.value.audioHoursPerDay === undefined && media.value.audioSeconds === undefined
      ? (['image', 'image_generation'] as const)
      : (['speech', 'speech'] as const);
  return mainKind === kind ? undefined : further.find((w) => w.useCase?.value === use);
}
