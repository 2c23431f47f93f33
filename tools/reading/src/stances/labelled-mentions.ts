import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readerParts, weigh } from '@compute-advisor/intake';
import { catalogGazetteer } from '../catalog-gazetteer';

/** A text whose mentions of hardware are labelled: `use`, `ask`, `out` or `none` (see `Stance` of the reader), each
 *  with its place in UTF-16 offsets. `origin` says where it comes from. */
interface LabelledText {
  readonly origin: 'corpus' | 'golden' | 'own';
  readonly text: string;
  readonly marks: readonly (readonly [start: number, end: number, stance: string])[];
}

/** One labelled mention with the names of everything that was found about it. */
export interface LabelledMention {
  readonly origin: LabelledText['origin'];
  /** Number of its text: mentions of one text belong together when a fit is checked. */
  readonly text: number;
  readonly words: string;
  readonly stance: string;
  readonly found: readonly string[];
}

/** Where the labelled texts lie. */
export function labelledTextsFile(): string {
  return join(process.env['REPOSITORY_ROOT'] ?? process.cwd(), 'tools/reading/data/hardware-stances.jsonl');
}

/** Reads the labelled texts and what the reader finds about each labelled mention today. */
export function labelledMentions(file = labelledTextsFile()): LabelledMention[] {
  if (!existsSync(file)) throw new Error(`No labelled texts at ${file}.`);
  const parts = readerParts(catalogGazetteer());
  const texts = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LabelledText);
  return texts.flatMap(({ origin, text, marks }, n) => {
    const { page, hardware } = weigh(text, parts);
    return hardware.flatMap((h): LabelledMention[] => {
      const start = page.at(h.at)?.start ?? -1;
      const mark = marks.find(([from, to]) => from <= start && start < to);
      const words = text.slice(Math.max(0, h.start - 60), h.end + 40);
      return mark === undefined ? [] : [{ origin, text: n, words, stance: mark[2], found: [...(h.found ?? [])] }];
    });
  });
}
