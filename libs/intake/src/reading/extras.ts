import type { UseCase } from '@compute-advisor/domain';
import type { Fact, MediaReading, Reading } from '../reading';
import type { Page } from '../elements/page';

/** Picture sizes, audio hours and how a tuning run is done. */
export function readExtras(page: Page, useCase: UseCase | undefined): Pick<Reading, 'media' | 'tuning'> {
  const media = readMedia(page);
  const tuning = readTuning(page, useCase);
  return { ...(media === undefined ? {} : { media }), ...(tuning === undefined ? {} : { tuning }) };
}

function readMedia(page: Page): Fact<MediaReading> | undefined {
  let value: MediaReading = {};
  let start = Infinity;
  let end = 0;
  const see = (a: number, b: number, more: MediaReading): void => {
    value = { ...more, ...value };
    start = Math.min(start, page.at(a)!.start);
    end = Math.max(end, page.at(b)!.end);
  };
  page.elements.forEach((e, k) => {
    if (e.kind !== 'figure') return;
    const n = e.figure!.value;
    if (
      (page.is(k + 1, 'x') || page.is(k + 1, '*')) &&
      page.at(k + 2)?.kind === 'figure' &&
      n >= 256 &&
      n <= 8192 &&
      page.at(k + 2)!.figure!.value >= 256
    )
      see(k, k + 2, { width: n, height: page.at(k + 2)!.figure!.value });
    if (page.has(k + 1, 'steps') && n <= 200 && n >= 1) see(k, k + 1, { steps: n });
    if (page.has(k + 1, 'hour')) {
      const audio = page.after(k + 1, 3, ['audio'], (x) => x.kind === 'figure');
      const day = page.after(k + 1, 7, ['daily'], (x) => x.kind === 'figure');
      if (audio >= 0 && day >= 0) see(k, Math.max(audio, day), { audioHoursPerDay: n });
    }
  });
  return end === 0 ? undefined : { value, evidence: page.text.slice(start, end), start, end };
}

function readTuning(page: Page, useCase: UseCase | undefined): Reading['tuning'] {
  if (useCase !== 'fine_tuning' && useCase !== 'training') return undefined;
  const word = (pattern: RegExp): number =>
    page.elements.findIndex((e, k) => pattern.test(e.text) && !page.has(k - 1, 'not'));
  const qlora = word(/qlora/);
  const lora = word(/\blora|peft|adapter/);
  const any = page.elements.findIndex((e) => e.kind === 'use');
  const at = qlora >= 0 ? qlora : lora >= 0 ? lora : any;
  if (at < 0) return undefined;
  const e = page.at(at)!;
  let batchSize: number | undefined;
  page.elements.forEach((x, k) => {
    if (x.tags.has('batchSize') && page.at(k + 1)?.kind === 'figure') batchSize ??= page.at(k + 1)!.figure!.value;
  });
  const said = { evidence: page.text.slice(e.start, e.end), start: e.start, end: e.end };
  return {
    method: { ...said, value: qlora >= 0 ? 'qlora' : lora >= 0 ? 'lora' : 'full' },
    ...(batchSize === undefined ? {} : { batchSize: { ...said, value: batchSize } }),
  };
}
