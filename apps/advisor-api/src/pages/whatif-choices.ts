import { EDITS } from './edits';
import { usd, usdExact } from './format';
import { linkTo } from './links';
import { strip } from './strip';
import { SOURCES } from './whatif-rows';
import { hrefFor, spokenOf, stepsPlan, stripSegments, type Context, type Turned, type WhatIfRow } from './whatif-links';

/** Precisions side by side, at most as many as fit. */
const MOST_CHOICES = 4;

/** Weights: precisions side by side with their costs. */
export function weightsRow(context: Context): WhatIfRow[] {
  const { advice, names } = context;
  const { weight_precision: w } = advice.spec_so_far;
  const found = advice.recommendation_set.sensitivity?.find((s) => s.input === 'weight_precision');
  const turned: Turned = { ...w, value: 0 };
  const href = (precision: string): string =>
    precision === w.value
      ? linkTo(context.asked)
      : (hrefFor('weight_precision', precision, turned, context) ?? linkTo(context.asked));
  const priced = (found?.segments ?? []).filter(
    (s) => s.gpu_id !== undefined && EDITS['weight_precision']?.choices?.includes(String(s.from)),
  );
  const distinct = priced.filter(
    (s, i) => s.is_current === true || priced.findIndex((o) => o.monthly_cost === s.monthly_cost) === i,
  );
  const shown = distinct.slice(0, MOST_CHOICES);
  const current = distinct.find((s) => s.is_current === true);
  if (current !== undefined && !shown.includes(current)) shown.splice(MOST_CHOICES - 1, 1, current);
  return [
    {
      input: 'weight_precision',
      label: 'Weights',
      source: w.source === 'defaulted' ? 'assumed: as published' : (SOURCES[w.source] ?? w.source),
      value: w.value,
      flips: shown
        .filter((s) => s.is_current !== true)
        .slice(0, 2)
        .map((s) => ({ words: String(s.from), href: href(String(s.from)), to: stepsPlan(s, names) })),
      note: found !== undefined && shown.length < 2 ? 'No other published precision changes the plan.' : '',
      choices: shown.map((s) => ({
        name: String(s.from),
        cost: s.monthly_cost === undefined ? '' : usd(s.monthly_cost),
        href: href(String(s.from)),
        current: s.is_current === true,
      })),
    },
  ];
}

/** "an" before a vowel and before a letter that is spoken with one: an A100, an RTX 4090, an H100, a B200. */
const articleOf = (name: string): string => (/^(?:[AEIO8]|[FHLMNRSX](?=[A-Z\d]))/.test(name) ? 'an' : 'a');

/** The market rate of the best part, which only the market turns. */
export function priceRow({ advice, names }: Context): WhatIfRow[] {
  const best = advice.recommendation_set.options[0];
  if (best?.usd_per_gpu_hour === undefined) return [];
  const found = advice.recommendation_set.sensitivity?.find((s) => s.input === 'usd_per_gpu_hour');
  const flip = found?.segments[1];
  const ends = flip === undefined ? '' : `up to ${usdExact(Number(flip.from))}`;
  return [
    {
      input: 'usd_per_gpu_hour',
      label: `Price of ${articleOf(names.short(best.gpu_id))} ${names.short(best.gpu_id)}`,
      source: 'market, per hour',
      value: usdExact(best.usd_per_gpu_hour),
      ...(found === undefined || flip === undefined
        ? {}
        : {
            strip: strip(
              stripSegments(found, names).map((s) => (s.current ? { ...s, cost: ends } : s)),
              Number(found.at),
              spokenOf('price per hour', found, { advice, names, asked: { description: '' } }, usdExact),
              usdExact,
            ),
          }),
      flips: flip === undefined ? [] : [{ words: `From ${usdExact(Number(flip.from))}`, to: stepsPlan(flip, names) }],
      note:
        found === undefined && advice.recommendation_set.sensitivity !== undefined ? 'No other part comes near.' : '',
    },
  ];
}
