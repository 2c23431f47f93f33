import { lastWord } from '../lexer/first-word';
import { FOR_BEHIND, FOR_SOMEBODY, MAKES_FOR } from '../words/kin-words';
import { SAYS } from '../words/telling-words';
import { wordPattern } from '../words/word-set';
import { HELD } from './contents';
import { headsPrices, isItsMatter } from './matters';
import { Holders, PRONOUN } from './holders';

const ASKED =
  /^(?:asked|asks|wondered|fragte|fragt|gefragt|demande|pregunto|pregunta|perguntou|chiesto|vroeg|спросил|спросили)$/;
/** How far behind machines a pronoun may stand for them. */
const CARDS_REACH = 24;
/** How far before somebody the verb may stand that pays him. */
const PAID_REACH = 9;
const TO = /^(?:to|an|a|al|aan|to our|do|till)$/;
/** Verbs of what a service makes of words. */
const MAKES = wordPattern(`
  writes? writing drafts? drafting generates? generating summari[sz](?:e|es|ing) translat(?:e|es|ing) rewrit(?:e|es|ing)
  creat(?:e|es|ing) composes? schreibt schreiben verfasst verfassen erstellt erstellen ubersetzt formuliert ecrit ecrire
  redige rediger resume resumer traduit genere generer escribe escribir redacta redactar resumir traduce genera generar
  scrive scrivere riassume tradurre generare escreve escrever redige redigir traduz gerar schrijft schrijven vertaalt
  pisze pisac tlumaczy streszcza пишет писать составляет переводит skriver skriva oversatter`);
/** How far before somebody the verb may stand by which something is made for him. */
const MADE_REACH = 8;
const PAPERS = wordPattern(`
  articles? papers? reports? posts? story stories manual manuals manuale manuel handbuch instrukcja artikel bericht
  articolo articulo artigo`);

/** Words that look like somebody else and are the writer's own matter. */
export class Excuses extends Holders {
  /** "The replies average 90 tokens", "статья на входе 2 500 токенов": how long they are, not what they say. */
  protected isMeasured(k: number): boolean {
    return (this.has(k, 'out', 'doc', 'req', 'medium') || PAPERS.test(lastWord(this.textAt(k)))) && this.measures(k);
  }

  /** "Writes a headline for each cluster", "rédige un article": what a service makes, nobody who says anything. */
  private isMade(k: number): boolean {
    return [1, 2, 3].some(
      (n) => this.sameClause(k - n, k) && MAKES.test(this.textAt(k - n)) && this.isPlainTo(k - n, k),
    );
  }

  /** No more than words between that say which. */
  private isPlainTo(a: number, b: number): boolean {
    for (let j = a + 1; j < b; j += 1) if (this.isContent(j) || this.has(j, 'first')) return false;
    return true;
  }

  /** "We bought eight L4 cards, and all they get is 5 requests per second": the writer's machines, where nobody else is
   *  named between. */
  protected isOurCards(k: number): boolean {
    if (!PRONOUN.test(this.textAt(k))) return false;
    for (let j = k - 1; j >= k - CARDS_REACH && this.sameSentence(j, k); j -= 1) {
      if (this.has(j, 'person', 'org', 'outsider', 'who', 'party')) return false;
      if (this.has(j, 'first', 'own')) return [j + 1, j + 2].some((n) => HELD.has(this.at(n)?.kind ?? 'word'));
    }
    return false;
  }

  /** "Someone asked, no fine-tuning, and 10 tok/s is fine": what follows is what the writer answers. */
  protected isAsker(k: number): boolean {
    return ASKED.test(this.textAt(k + 1)) && this.sameSentence(k, k + 2) && /^[,:]$/.test(this.textAt(k + 2));
  }

  /** "I'm building a box for my wife's practice", "ich baue für meinen Bruder einen Server": what the writer makes for
   *  somebody is his matter. */
  private isMadeFor(k: number): boolean {
    const at = [k - 1, k - 2].find((j) => FOR_SOMEBODY.has(this.textAt(j))) ?? -1;
    const isFor = at >= 0 && !this.isContent(at + 1);
    if (!isFor && !FOR_BEHIND.has(this.textAt(k + 1))) return false;
    for (let j = k - 1; j >= k - MADE_REACH && this.sameClause(j, k) && !this.isContent(j); j -= 1)
      if (MAKES_FOR.has(lastWord(this.textAt(j)))) return true;
    return false;
  }

  /** "Our reviewers upload contracts": people of a trade who work for the writer, and hold no machines. */
  protected isOurStaff(k: number): boolean {
    return this.has(k, 'who') && this.has(k - 1, 'first') && !this.isHolder(k) && !SAYS.has(this.textAt(k + 1));
  }

  /** Whom the writer pays or makes something for, whose prices he lists, what a service makes of words. */
  protected isNoSpeaker(k: number): boolean {
    if (this.isPaidByUs(k) || this.isMade(k) || this.isMadeFor(k) || isItsMatter(this.elements, k)) return true;
    return headsPrices(this.elements, k);
  }

  /** "We pay $0.02 per page to a vendor, 40,000 pages a day": whom the writer pays says nothing. */
  private isPaidByUs(k: number): boolean {
    if (!TO.test(this.textAt(k - 1)) || !this.sameClause(k - 1, k)) return false;
    for (let j = k - 2; j >= k - PAID_REACH && this.sameClause(j, k); j -= 1)
      if (this.has(j, 'price') && this.has(j, 'first')) return true;
    return false;
  }

  /** The number of those or of what is named at `k`: right before it, over a counter, or behind it with one. */
  protected countOf(k: number) {
    const back = this.has(k, 'doc') && this.textAt(k - 1) === 'の' ? 3 : 1;
    const isBehind = this.has(k + 2, 'who') && this.sameClause(k, k + 2);
    const counted = COUNTERS.has(this.textAt(k - 1)) ? this.at(k - 2)?.figure : undefined;
    return this.at(k - back)?.figure ?? counted ?? (isBehind ? this.at(k + 1)?.figure : undefined);
  }
}

/** Counters between a number and people. */
const COUNTERS: ReadonlySet<string> = new Set(['位', '个', '個', '名']);
