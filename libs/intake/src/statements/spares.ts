import { LIES_SPARE } from '../words/kin-words';
import type { Tag } from '../words';
import { Look } from './look';
import { signsOf, type Told } from './told';

const SPARE = signsOf([], LIES_SPARE);
/** What makes such a sentence one of a condition, or of what is gone. */
const NOT_NOW: readonly Tag[] = [
  'ifWord',
  'beforeThat',
  'disposed',
  'until',
  'daysOf',
  'former',
  'agoBehind',
  'agoBefore',
];
/** "Hätten wir", as it is written: folded it is spelt like "hatten wir". */
const WOULD_HAVE = /h(?:ä|ae)tten?(?!\p{L})/iu;
const AT_HEAD = /^h(?:ä|ae)tte/iu;

/** "Eine L40S hätten wir im Rechenzentrum übrig", "wir hätten noch zwei A100 frei": German offers so what is there. */
export class Spares extends Look {
  constructor(
    told: Told,
    private readonly text: string,
  ) {
    super(told);
  }

  /** Whether a sentence tells of hardware that the writer has to spare. */
  tells(from: number, to: number): boolean {
    if (!this.told.in(from, SPARE)) return false;
    const head = this.head(from, to);
    let [had, named] = [false, false];
    for (let k = from; k < to; k += 1) {
      if (this.has(k, ...NOT_NOW)) return false;
      // "hätten wir zwei H100 frei, wären wir schneller": a condition
      if (k === head && AT_HEAD.test(this.written(k))) return false;
      had ||= this.isOurs(k);
      named ||= this.isMachinery(k) && this.at(k)?.kind !== 'model';
    }
    return had && named;
  }

  private isOurs(k: number): boolean {
    if (!WOULD_HAVE.test(this.written(k))) return false;
    return [k - 1, k, k + 1].some((j) => this.has(j, 'first') || OURSELVES.test(this.textAt(j)));
  }

  private written(k: number): string {
    const e = this.at(k);
    return e?.kind === 'word' ? this.text.slice(e.start, e.end).normalize('NFC') : '';
  }
}
const OURSELVES = /(?:^| )(?:wir|ich)(?: |$)/;
