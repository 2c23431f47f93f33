import { ORDINALS } from '../gazetteers/data/number-words';
import { lastWord } from '../lexer/first-word';
import { CONDITIONAL, PARTICIPLE } from '../words/frame-words';
import { isIdeographic } from '../lexer/token';
import { BINDING } from '../words/goal-words';
import { EVERY } from '../words/small-words';
import { Hearsay } from './hearsay';
import { isItsMatter } from './matters';
import { introducesTrade, isOfOne } from './trades';
import { signsOf } from './told';

/** What is said of others, and what they hold. */
const OTHERS = signsOf(
  ['reports', 'heOrShe', 'they', 'perceives', 'hisOrHer', 'oneOf'],
  CONDITIONAL,
  new Set(['у']), // "у моего стоматолога"
);
/** How long a subject may be, and how far its verb may stand behind "he" and "they". */
const LONGEST_SUBJECT = 9;
const VERB_REACH = 4;
/** Words that say whose an instrument is. */
const OF = new Set('of from by von vom der des du de des da do del della dello van od'.split(' '));
/** Forms of an English verb with a third person before it. */
const FINITE = /(?:s|ed)$/;
/** How far a sentence is looked through for the writer. */
const SENTENCE_REACH = 30;
/** A noun has at least this many letters; a sign of a script without blanks is a word of its own. */
const SHORTEST_NAME = 3;
/** "Il tourne sur quatre L40S": what runs on cards is a service, no person. */
const RUNS_ON = /^(?:tourne(?:nt)?|gira(?:no)?|corren?|rodam?|lauft|laufen|draait|draaien|dziala|chodzi|kors) \S+$/;
/** "Men rekent op drie keer zoveel", "man rechnet mit": all of the house, and so the writer. */
const IMPERSONAL = new Set(['men', 'man']);
/** Words that no subject ends with: what follows them is no verb of that subject. */
const OPEN_ENDS = new Set(
  (
    'is are was were be been being has have had to not a an the of as with at in on and or by for than from per ' +
    'shall should must may can could would will please them'
  ).split(' '),
);

/** What a sentence is about when it is not the writer: its subject shows it, not a list of verbs and names alone. */
export class Subjects extends Hearsay {
  /** Element from which a sentence speaks of somebody else, by its subject or as hearsay; -1 when it does not. */
  othersFrom(from: number, to: number): number {
    const head = this.head(from, to);
    const heard = this.hearsayFrom(head, to);
    if (heard >= 0) return heard;
    if (this.isProvider(head)) return head;
    return this.told.in(from, OTHERS) ? this.someoneFrom(head, to) : -1;
  }

  private someoneFrom(head: number, to: number): number {
    for (let k = head; k < to; k += 1)
      if (
        this.isReport(k) ||
        this.isTheirs(k) ||
        this.isSeenIn(k) ||
        this.isTheirThing(k) ||
        this.isOneOf(k) ||
        this.isSaidToHave(k, to) ||
        this.isAtTheirs(k)
      )
        return this.clauseStart(k, head);
    return -1;
  }

  /** "KPMG assume 20 L40S", "the auditors recommended it": a verb of reporting behind a subject that is neither the
   *  writer nor an instrument of his. */
  private isReport(k: number): boolean {
    if (!this.isReportVerb(k)) return false;
    let named = false;
    for (let j = k - 1; j >= k - LONGEST_SUBJECT && this.sameClause(j, k) && this.sameSentence(j, k); j -= 1) {
      if (this.elements[j]?.kind === 'mark') break;
      if (introducesTrade(this.elements, j) && isOfOne(this.elements[j])) return true;
      if (this.isContent(j)) return false;
      if (this.isWritersOwn(j)) return this.isOfOthers(j, k);
      if (this.has(j, 'reports', 'holds', 'run')) break;
      named ||= this.isName(j);
    }
    return named;
  }

  /** "The tender of the neighbouring ministry lists": an instrument, but that of another house. */
  private isOfOthers(k: number, verb: number): boolean {
    if (this.has(k, 'first') || !OF.has(this.textAt(k + 1))) return false;
    for (let j = k + 2; j < verb; j += 1)
      if (this.has(j, 'org', 'person', 'party', 'outsider')) return !this.ownedBetween(k, j);
    return false;
  }

  private ownedBetween(a: number, b: number): boolean {
    for (let j = a + 1; j < b; j += 1) if (this.has(j, 'first')) return true;
    return false;
  }

  private isReportVerb(k: number): boolean {
    if (!this.has(k, 'reports') || OPEN_ENDS.has(lastWord(this.textAt(k - 1)))) return false;
    return !this.has(k, 'nounToo') || !(this.isDescribed(k) || isItsMatter(this.elements, k));
  }

  /** The writer, his house and its meters; what binds him too: "el contrato dice 25 tok/s". */
  private isWritersOwn(k: number): boolean {
    const isOwn = this.has(k, 'first', 'instrument', 'boss', 'house') || this.elements[k]?.kind === 'engine';
    return isOwn || BINDING.has(this.textAt(k));
  }

  /** Somebody or something with a name of its own. */
  private isName(k: number): boolean {
    const e = this.elements[k];
    if (e === undefined || (e.kind !== 'word' && e.kind !== 'vendor' && e.kind !== 'provider')) return false;
    if (this.isNobodyYet(k) || IMPERSONAL.has(e.text) || this.isOneOfSoMany(k)) return false;
    if (e.kind !== 'word' || this.has(k, 'person', 'org', 'who', 'workplace', 'third', 'party')) return true;
    if (e.tags.size > 0 || e.text.endsWith('ing')) return false;
    return e.text.length >= SHORTEST_NAME || isIdeographic(e.text);
  }

  /** "Co czwarty pisze", "every fifth writes": a part of those who were counted. */
  private isOneOfSoMany(k: number): boolean {
    return ORDINALS.has(this.textAt(k)) && (EVERY.has(this.textAt(k - 1)) || this.has(k - 1, 'each'));
  }

  /** "She runs a 70B on two 3090", "at the university they have 40 H100": whoever is only a pronoun and holds
   *  machines. */
  private isTheirs(k: number): boolean {
    if (!this.has(k, 'heOrShe', 'they')) return false;
    // "el ayuntamiento": the article is spelt like the pronoun
    if (this.has(k, 'determiner') && !this.has(k + 1, 'holds', 'have')) return false;
    for (let j = k + 1; j <= k + VERB_REACH && this.sameClause(j, k); j += 1) {
      if (this.isContent(j) || this.has(j, 'first')) return false;
      if (this.has(j, 'holds', 'have')) return !RUNS_ON.test(this.textAt(j)) && this.holdsCards(j);
    }
    return false;
  }

  /** "Her laptop has a 4070", "his rig does 30 tok/s". */
  private isTheirThing(k: number): boolean {
    if (!this.has(k, 'hisOrHer') || this.isContent(k + 1)) return false;
    for (let j = k + 2; j <= k + VERB_REACH && this.sameClause(j, k); j += 1)
      if (this.has(j, 'holds', 'have', 'observed', 'run')) return this.statesBetween(j + 1, j + 1 + LONGEST_SUBJECT);
    return false;
  }

  /** "У моего стоматолога 8 H100", "у нашего соседа стоит": with whom the machines are. */
  private isAtTheirs(k: number): boolean {
    if (this.textAt(k) !== 'у' || !/^(?:моего|моеи|нашего|нашеи|одного|однои)$/.test(this.textAt(k + 1))) return false;
    if (this.has(k + 2, 'node', 'house', 'instrument', 'gpuWord', 'workplace')) return false;
    // "у моего знакомого в банке стоят восемь H100": where he has them may stand between
    return this.holdsCards(k + 2) || this.holdsCards(k + 4);
  }

  /** "One of the regional offices already pays": one of several houses or people that hold machines; one of the servers
   *  is no house. */
  private isOneOf(k: number): boolean {
    if (!this.has(k, 'oneOf')) return false;
    for (let j = k + 1; j <= k + LONGEST_SUBJECT && this.sameClause(j, k); j += 1) {
      if (this.isContent(j) || this.has(j, 'node', 'gpuWord', 'instrument')) return false;
      if (this.has(j, 'holds')) return this.namesMachines(j);
    }
    return false;
  }

  /** "Groq serves the same model at 500 tok/s": a seller as the subject of a sentence without the writer. */
  private isProvider(k: number): boolean {
    const kind = this.elements[k]?.kind;
    if (kind !== 'provider' && kind !== 'vendor' && !this.has(k, 'api')) return false;
    if (!this.has(k + 1, 'holds', 'run', 'observed') || !FINITE.test(this.textAt(k + 1))) return false;
    for (let j = k + 1; this.sameSentence(j, k) && j <= k + SENTENCE_REACH; j += 1)
      if (this.has(j, 'first')) return false;
    return true;
  }

  /** "La région aurait commandé 24 MI300X", "la banca avrebbe comprato": a conditional perfect without a condition is
   *  what others report. */
  private isSaidToHave(k: number, to: number): boolean {
    if (!CONDITIONAL.has(this.textAt(k)) || this.elements[k + 1]?.kind !== 'word' || this.has(k + 1, 'want', 'first'))
      return false;
    if (!PARTICIPLE.test(this.textAt(k + 1)) || !this.namesMachines(k)) return false;
    for (let j = k - LONGEST_SUBJECT; j < to; j += 1)
      if (this.sameSentence(j, k) && this.has(j, 'ifWord', 'first')) return false;
    return true;
  }
}
