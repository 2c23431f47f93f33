import { isAddressee } from './addressee';
import { lastWord } from '../lexer/first-word';
import { BY_WHOM, HERE, SETS_UP, SETS_UP_PAIRS } from '../words/handed-words';
import { isIdeographic } from '../lexer/token';
import { AFTER_WHICH } from '../words/frame-words';
import { OWN_METERS, REASONS } from '../words/sources-of-claims';
import { WITHIN } from '../words/telling-words';
import { INDEFINITE } from './contents';
import { Company } from './with-writer';

/** Words between answers and how long they are. */
const MEASURE_REACH = 4;
/** How far behind somebody the brackets may open that say who he is, and how long they may be. */
const BRACKET_WITHIN = 3;
const LONGEST_BRACKET = 8;
/** How far what users say is looked through, elements. */
const USERS_REACH = 16;
/** A party that is only a pronoun with its verb. */
export const PRONOUN = /^they /;
/** Verbs that stand before the subject of a question. */
const INVERTED = /^(?:can|could|will|would|should|do|did)$/;
/** Forms of an English verb with a third person before it. */
const FINITE = /^(?!(?:as|its|this|plus|has|is|was|needs|wants)$)\p{L}+(?:s|ed)$/u;

/** Houses that are named by how they stand to one's own: Schwesterfirma, Tochtergesellschaft, zusterbedrijf. */
const OUTSIDE = /^(?:schwester|tochter|mutter|partner|nachbar|konkurrenz|zuster|dochter|moeder|buur)\p{L}{4,}$/u;
/** Letters of the shortest of them: buurhuis. */
const SHORTEST_OUTSIDE = 8;
/** A noun has at least this many letters. */
const SHORTEST_NAME = 4;

/** Whoever holds machines, and words of the first person that only say whose he is. */
export class Holders extends Company {
  /** "Ward clerks have told us that they will not wait longer than 45 seconds": those at `j` who use it tell what the
   *  verb says, and no machine is named. */
  protected isOfUsers(j: number, verb: number): boolean {
    if (!this.has(j, 'who') || this.has(j, 'person', 'org', 'party', 'outsider', 'third')) return false;
    if (this.at(j - 1)?.kind === 'figure' || this.textAt(j - 1) === 'other') return false;
    for (let i = verb; this.sameSentence(i, verb) && i <= verb + USERS_REACH; i += 1)
      if (this.isMachinery(i)) return false;
    return true;
  }

  /** "In Helsinki a museum does all of this with one RTX 4000 Ada": a house that nobody knows, right before a verb of
   *  the third person, and machines behind it. */
  protected isActing(k: number): boolean {
    if (this.has(k + 1, 'first')) return INDEFINITE.test(this.textAt(k - 1)) && this.isKnownToUs(k);
    const verb = this.has(k + 1, 'in') && this.sameClause(k + 3, k) ? k + 3 : k + 1;
    if (!INDEFINITE.test(this.textAt(k - 1)) || !this.sameClause(verb, k) || this.has(verb, 'wishes', 'ask'))
      return false;
    return FINITE.test(this.textAt(verb)) && this.elements[verb]?.kind === 'word' && this.namesMachines(verb);
  }

  /** "A startup we nearly bought was running Mixtral", "a firm I know has": what the writer has to do with it, and then
   *  its verb. */
  private isKnownToUs(k: number): boolean {
    for (let j = k + 3; j <= k + LONGEST_BRACKET && this.sameClause(j, k); j += 1) {
      if (this.isContent(j)) return false;
      if (this.has(j, 'holds', 'have', 'was', 'run') && !this.has(j - 1, 'first')) {
        const next = this.has(j + 1, 'holds', 'have', 'was', 'run') ? j + 1 : j;
        if (this.namesMachines(next)) return true;
      }
    }
    return false;
  }

  /** "A bank upstairs runs 8 H100": the verb of owning or running has that subject, and hardware or a model as its
   *  object. */
  protected isHolder(k: number): boolean {
    const from = this.behindBracket(k + 1);
    if (!this.sameSentence(from, k)) return false;
    for (let j = from; j <= from + 4 && this.sameClause(j, from); j += 1) {
      if ((this.has(j, 'first') && !this.has(j, 'own')) || this.elements[j]?.kind === 'figure') return false;
      // "in het ziekenhuis huren we": the verb's subject stands behind it
      if (this.has(j, 'holds', 'have')) return !this.has(j + 1, 'first') && !this.measures(j) && this.namesMachines(j);
    }
    return false;
  }

  /** "Ein Vorgang hat rund 350 Tokens": how long a thing is, and no machines of anybody. */
  protected measures(verb: number): boolean {
    for (let j = verb + 1; j <= verb + MEASURE_REACH && this.sameClause(j, verb); j += 1) {
      if (this.has(j, 'claims', 'reports', 'claim', 'hearsay')) return false;
      if (this.elements[j]?.kind === 'figure') return this.has(j + 1, 'tok', 'wordUnit', 'charUnit', 'pageUnit');
    }
    return false;
  }

  /** "A customer of ours (a cinema chain) has": what follows the brackets; `k` where none open within three words. */
  private behindBracket(k: number): number {
    let open = k;
    while (open < k + BRACKET_WITHIN && this.textAt(open) !== '(') open += 1;
    if (this.textAt(open) !== '(' || !this.sameSentence(open, k)) return k;
    for (let j = open + 1; j <= open + LONGEST_BRACKET && this.sameSentence(j, k); j += 1) {
      if (this.isContent(j)) return k;
      if (this.textAt(j) === ')') return j + 1;
    }
    return k;
  }

  /** "Another client of mine". */
  protected isOfMine(k: number): boolean {
    return this.textAt(k - 1) === 'of' && this.has(k - 2, 'person', 'org', 'outsider') && this.sameClause(k - 2, k);
  }

  /** "他们公司": the house of those who were just named, in scripts that say "house" for one's own. */
  protected isTheirHouse(k: number): boolean {
    const before = this.has(k - 1, 'they', 'heOrShe') ? k - 1 : k - 2;
    return this.has(before, 'they', 'heOrShe') && this.sameClause(before, k) && isIdeographic(this.textAt(k));
  }

  /** "Set up two years ago by a contractor", "foi montado por um fornecedor": who made it and holds nothing of it. */
  protected isMaker(k: number): boolean {
    const by = INDEFINITE.test(this.textAt(k - 1)) ? k - 2 : k - 1;
    if (!BY_WHOM.has(lastWord(this.textAt(by))) || !this.sameClause(by, k)) return false;
    for (let j = by - 1; j >= k - LONGEST_BRACKET && this.sameClause(j, k); j -= 1)
      if (SETS_UP.has(this.textAt(j)) || SETS_UP_PAIRS.has(`${this.textAt(j)} ${this.textAt(j + 1)}`)) return true;
    return false;
  }

  /** "Aquí en el ayuntamiento", "hier im Amt": the house that the writer speaks from. */
  protected isHereAt(k: number): boolean {
    return [k - 2, k - 3].some(
      (j) => HERE.has(this.textAt(j)) && WITHIN.has(this.textAt(j + 1)) && this.sameClause(j, k),
    );
  }

  /** "After the vendor's engineer went home: 41 tok/s": somebody in a clause that only says when or why. */
  protected isOnlyWhen(k: number): boolean {
    if (!AFTER_WHICH.has(this.textAt(k - 1)) && !AFTER_WHICH.has(this.textAt(k - 2))) return false;
    for (let j = k + 1; j <= k + LONGEST_BRACKET && this.sameClause(j, k); j += 1) if (this.isContent(j)) return false;
    return this.sameClause(k - 1, k);
  }

  /** "Según Grafana", "laut dem Monitoring". */
  protected isOwnMeter(k: number): boolean {
    if (!this.has(k, 'publication', 'claims', 'claim')) return false;
    return [k + 1, k + 2].some((meter) => OWN_METERS.has(this.textAt(meter)) && this.sameClause(k, meter));
  }

  /** "Product wants it because of the blog": why somebody wants it, not who says it. */
  protected isReason(k: number): boolean {
    return this.has(k, 'publication') && REASONS.test(`${this.textAt(k - 2)} ${this.textAt(k - 1)}`);
  }

  /** "Can they run it?", "would he get 20 tok/s": a pronoun behind the verb of a question goes back to what was just
   *  named, cards included. */
  protected isAskedOf(k: number): boolean {
    const isInverted = PRONOUN.test(this.elements[k]?.text ?? '') && INVERTED.test(this.at(k - 1)?.text ?? '');
    return isInverted || isAddressee(this.elements, k);
  }

  /** "A neighbouring town has bought 8 H100", "une mairie utilise": who is introduced with the indefinite article is
   *  not the writer, nor a machine or a model. */
  protected isIndefinite(k: number): boolean {
    const e = this.elements[k];
    if (e?.kind !== 'word' || e.text.length < SHORTEST_NAME) return false;
    const article = this.at(k - 1);
    if (article === undefined || article.clause !== e.clause || !INDEFINITE.test(article.text)) return false;
    return e.tags.size === 0 || this.has(k, 'who', 'workplace', 'medium');
  }

  /** A house that stands beside the writer's own. */
  protected isOutside(k: number): boolean {
    const text = this.textAt(k);
    return text.length >= SHORTEST_OUTSIDE && OUTSIDE.test(text);
  }
}
