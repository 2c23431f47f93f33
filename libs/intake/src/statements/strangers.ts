import { OBJECT_PRONOUNS } from '../words/frame-words';
import { BINDING } from '../words/goal-words';
import {
  FORUMS,
  HIS_OWN,
  NAMED,
  OTHER_ONE,
  OWN_MACHINE,
  STRANGERS_SIGNS,
  USERS,
  WRITERS_PLACE,
} from '../words/stranger-words';
import { SAYS } from '../words/telling-words';
import type { VoiceCue } from '../words/voice-cues';
import { isCapitalised } from './capital';
import { Look } from './look';
import type { Told } from './told';
import { VoiceCues } from './voice-cues';

/** Turns of phrase that say of what is quoted that it is another's. */
const OF_OTHERS: readonly VoiceCue[] = ['somebody', 'not ours', 'of theirs'];
/** How far behind "another" the noun may stand, and the machine behind "his own". */
const NOUN_REACH = 2;
const MACHINE_REACH = 3;

/** Whether what introduces a quotation names a stranger: "another thread", "u/tensorsloth", "ein Nutzer über seinen
 *  eigenen Rechner", "un tal Cuervo". People of the writer's house are none, wherever they write. */
export class Strangers extends Look {
  private readonly cues: VoiceCues;

  constructor(
    told: Told,
    private readonly text: string,
  ) {
    super(told);
    this.cues = new VoiceCues(told);
  }

  /** Whether the words from `from` to `to` name one. */
  areNamed(from: number, to: number): boolean {
    const words: number[] = [];
    let named = false;
    for (let k = from; k < to; k += 1) {
      if (this.isOwnPeople(k)) return false;
      named ||= this.isForum(k) || this.isOtherOne(k) || this.isAccount(k) || this.isNamed(k) || this.isOfHisMachine(k);
      words.push(k);
    }
    return named || this.isSaidInSigns(words) || OF_OTHERS.some((cue) => this.cues.in(words).cues.has(cue));
  }

  /** Whether the words from `from` to `to` name people of the writer's house. */
  areOurs(from: number, to: number): boolean {
    for (let k = from; k < to; k += 1) if (this.isOwnPeople(k)) return true;
    return this.bind(from, to);
  }

  /** Whether a paper that binds the writer, or he himself, says what is quoted: "the tender says", "I wrote". */
  bind(from: number, to: number): boolean {
    for (let k = from; k < to; k += 1)
      if (this.isWriterSaying(k) || (BINDING.has(this.textAt(k)) && !this.isOtherOne(k - 1))) return true;
    return false;
  }

  private isSaidInSigns(words: readonly number[]): boolean {
    return STRANGERS_SIGNS.test(words.map((k) => this.textAt(k).replaceAll(' ', '')).join(''));
  }

  /** "Our CTO", "meine Leute", or the writer himself. */
  private isOwnPeople(k: number): boolean {
    if (this.has(k, 'boss', 'house')) return this.textAt(k) !== 'it' && !this.isOtherOne(k - 1);
    if (!this.has(k, 'first') || !this.has(k, 'determiner')) return this.isWriterSaying(k);
    return [k + 1, k + 2].some(
      (j) => this.has(j, 'who', 'house', 'boss', 'org', 'workplace') && !this.has(j, 'person', 'outsider', 'party'),
    );
  }

  /** "In another thread I wrote", "schrieb ich": the writer quotes himself. */
  private isWriterSaying(k: number): boolean {
    if (!this.has(k, 'first') || this.has(k, 'determiner') || OBJECT_PRONOUNS.has(this.textAt(k))) return false;
    return [k - 1, k + 1].some(
      (j) => this.sameClause(j, k) && (SAYS.has(this.textAt(j)) || this.has(j, 'claims', 'reports')),
    );
  }

  /** "Another poster", "einer anderen Schule", "другому участнику", "başka bir başlıkta". */
  private isOtherOne(k: number): boolean {
    if (!OTHER_ONE.test(this.textAt(k)) || this.has(k - 1, 'first') || this.has(k - 2, 'first')) return false;
    for (let j = k + 1; j <= k + NOUN_REACH && this.sameSentence(j, k); j += 1)
      if (WRITERS_PLACE.test(this.textAt(j)) || this.has(j, 'org', 'person', 'workplace', 'medium', 'party'))
        return true;
    return false;
  }

  /** "From the forum", "under somebody's video"; "our forum" is none. */
  private isForum(k: number): boolean {
    return FORUMS.test(this.textAt(k)) && !this.has(k - 1, 'first') && !this.has(k - 2, 'first');
  }

  /** `u/tensorsloth`, `@moonrack`, "user zimny_krzem", "Nutzer Heizdecke77". */
  private isAccount(k: number): boolean {
    const next = this.at(k + 1);
    if (this.textAt(k) === '@') return next?.kind === 'word' && next.glued;
    if (/^[ur]$/.test(this.textAt(k))) return this.textAt(k + 1) === '/' && next?.glued === true;
    if (!USERS.test(this.textAt(k)) || next?.kind !== 'word' || next.tags.size > 0) return false;
    const isMade = ['_', '-'].includes(this.textAt(k + 2)) || /^\d/.test(this.textAt(k + 2));
    return isMade || isCapitalised(this.text, next);
  }

  /** "A certain Zébulon", "un tal Cuervo", "kedi_fanı adlı biri". */
  private isNamed(k: number): boolean {
    if (!NAMED.has(this.textAt(k)) || !this.sameSentence(k, k + 1)) return false;
    const next = this.at(k + 1);
    return (
      this.has(k + 1, 'who', 'oneOf', 'person', 'party') || (next?.tags.size === 0 && isCapitalised(this.text, next))
    );
  }

  /** "About his own rig", "о своей машине". */
  private isOfHisMachine(k: number): boolean {
    if (!HIS_OWN.test(this.textAt(k))) return false;
    for (let j = k + 1; j <= k + MACHINE_REACH && this.sameClause(j, k); j += 1)
      if (OWN_MACHINE.test(this.textAt(j))) return true;
    return false;
  }
}
