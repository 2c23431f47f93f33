/** Fits what each thing found about a mention of hardware is worth, and writes the table the reader weighs with.
 *  node tools/build/run-ts.mjs tools/reading/src/stances/fit.ts [--check] [--wrong]
 *  --check  five fits, each scored on the fifth of the corpus that it did not see, instead of writing the table
 *  --wrong  lists the mentions that the fit gets wrong */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LabelledMention } from './labelled-mentions';
import { labelledMentions } from './labelled-mentions';
import type { FitRow, Weights } from './regression';
import { fitWeights, predict } from './regression';

const STANCES = ['use', 'ask', 'out', 'none'];
const BIAS = 'bias';
/** Features that hold for fewer mentions say nothing that would hold elsewhere. */
const FEWEST = 6;
/** L2 weights: looks that were written for the purpose, and words of a meaning in a zone. */
const PENALTY = { look: 4, zone: 10 };
/** A zone that moves no score by this much is left out of the table. */
const LEAST = 0.15;
const WEIGHT = { golden: 5, own: 5, corpus: 1 };
/** Machines taken for the writer's own do more harm than the reverse (they move the mode as well), and the goldens
 *  speak mostly of machines in use: what is not in use counts for more. */
const RARER = 1.6;
const FOLDS = 5;
const ZONE = /^(?:before|earlier|right before|behind|later|right behind|mark|told|in a table)\b/;
/** A look of the reader's own may begin with the same word; these are its names. */
const LOOKS_LIKE_ZONES = /^behind a word of place$/;

const isZone = (name: string): boolean => ZONE.test(name) && !LOOKS_LIKE_ZONES.test(name);
const rowsOf = (mentions: readonly LabelledMention[]): FitRow[] =>
  mentions.map((m) => ({
    features: [BIAS, ...m.found],
    label: STANCES.indexOf(m.stance),
    weight: WEIGHT[m.origin] * (m.origin === 'corpus' && m.stance !== 'use' ? RARER : 1),
  }));

function featuresOf(rows: readonly FitRow[]): string[] {
  const counts = new Map<string, number>();
  for (const row of rows) for (const name of row.features) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([name, count]) => !isZone(name) || count >= FEWEST)
    .map(([name]) => name)
    .sort();
}

/** Fits, leaves out what hardly counts, fits again and rounds to tenths. */
function fitTable(mentions: readonly LabelledMention[]): Weights {
  const rows = rowsOf(mentions);
  const penalty = (name: string): number => (isZone(name) ? PENALTY.zone : PENALTY.look);
  const first = fitWeights(rows, featuresOf(rows), STANCES.length, penalty);
  const telling = [...first].filter(([name, w]) => !isZone(name) || Math.max(...w.map(Math.abs)) >= LEAST);
  const second = fitWeights(
    rows,
    telling.map(([name]) => name),
    STANCES.length,
    penalty,
  );
  return new Map([...second].map(([name, w]) => [name, w.map((x) => Math.round(x * 10) / 10 + 0)]));
}

const rightly = (weights: Weights, m: LabelledMention): boolean =>
  STANCES[predict(weights, [BIAS, ...m.found], STANCES.length)] === m.stance;
function report(name: string, weights: Weights, mentions: readonly LabelledMention[]): void {
  const right = mentions.filter((m) => rightly(weights, m)).length;
  console.log(`${name}: ${right} of ${mentions.length} (${(right / mentions.length).toFixed(3)})`);
}

const mentions = labelledMentions();
if (process.argv.includes('--check')) {
  let right = 0;
  const confused = new Map<string, number>();
  const corpus = mentions.filter((m) => m.origin === 'corpus');
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const apart = (m: LabelledMention): boolean => m.origin === 'corpus' && m.text % FOLDS === fold;
    const weights = fitTable(mentions.filter((m) => !apart(m)));
    const unseen = corpus.filter(apart);
    report(`fifth ${fold + 1}`, weights, unseen);
    right += unseen.filter((m) => rightly(weights, m)).length;
    for (const m of unseen) {
      const pair = `${m.stance} taken as ${STANCES[predict(weights, [BIAS, ...m.found], STANCES.length)] ?? ''}`;
      confused.set(pair, (confused.get(pair) ?? 0) + 1);
    }
  }
  console.log(`unseen: ${right} of ${corpus.length} (${(right / corpus.length).toFixed(3)})`);
  for (const [pair, count] of [...confused].sort()) console.log(`${pair}: ${count}`);
} else {
  const weights = fitTable(mentions);
  for (const origin of ['corpus', 'golden', 'own'] as const)
    report(
      origin,
      weights,
      mentions.filter((m) => m.origin === origin),
    );
  if (process.argv.includes('--wrong'))
    for (const m of mentions.filter((one) => !rightly(weights, one)))
      console.log(`${m.origin} ${m.stance}: ${m.words.replace(/\n/g, ' ')}`);
  const rows = [...weights].map(([name, w]) => `  ${JSON.stringify(name)}: [${w.join(', ')}],\n`);
  writeFileSync(
    join(process.env['REPOSITORY_ROOT'] ?? process.cwd(), 'libs/intake/src/reading/data/stance-weights.json'),
    `{\n${rows.join('').replace(/,\n$/, '\n')}}\n`,
  );
  console.log(`${weights.size} rows`);
}
