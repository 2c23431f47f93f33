import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reading } from '@compute-advisor/intake';
import { createReader } from '@compute-advisor/intake';
import { catalogGazetteer } from './catalog-gazetteer';
import { writeText } from './grammar';
import { seeded } from './hostile-texts';

const SEED = 20260701;
const TEXTS = 5000;
/** Floating-point dust of a percentage. */
const DUST = 1e-9;
const foreign = JSON.parse(
  readFileSync(join(__dirname, '../../../libs/intake/src/golden/foreign-sentences.json'), 'utf8'),
) as string[];

/** What a reading says of a member of the specification. */
function said(reading: Reading, member: string): unknown {
  if (member === 'model') return reading.model?.value.kind === 'catalog' ? reading.model.value.id : undefined;
  if (member === 'fleet') return reading.fleet?.value.map((l) => `${l.gpuCount} ${l.gpuId}`).join(' + ');
  if (member === 'budget') return reading.budget?.value.amount;
  return (reading[member as keyof Reading] as { value: unknown } | undefined)?.value;
}

describe('texts written from a specification', () => {
  it(`read back to it: at least 99 of 100 members of ${TEXTS} texts, with others' figures around them`, () => {
    const reader = createReader(catalogGazetteer());
    const random = seeded(SEED);
    let stated = 0;
    let right = 0;
    const wrong: string[] = [];
    for (let n = 0; n < TEXTS; n += 1) {
      const { text, states, language } = writeText(random, foreign);
      const reading = reader.read(text);
      for (const [member, value] of Object.entries(states)) {
        stated += 1;
        const got = said(reading, member);
        if (got === value || (typeof got === 'number' && Math.abs(got - Number(value)) < DUST)) right += 1;
        else if (wrong.length < 25) wrong.push(`${language} ${member}: ${String(got)}, want ${value}: ${text}`);
      }
    }
    expect({ wrong: right / stated >= 0.99 ? [] : wrong, share: right / stated }).toEqual({
      wrong: [],
      share: expect.any(Number) as number,
    });
  }, 120_000);
});
