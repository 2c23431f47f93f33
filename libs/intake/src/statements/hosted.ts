import { firstWord } from '../lexer/first-word';
import { ENDPOINTS, RATE_LIMITS } from '../words/telling-words';
import { Look } from './look';
import { signsOf } from './told';

/** A hosted service, or its limits. */
const SERVICE = signsOf(['api'], RATE_LIMITS, new Set(["l'api"]));
/** How far apart in a sentence a limit and the service may stand that sets it. */
const REACH = 24;
const FOR = new Set(['for', 'fur', 'pour', 'por', 'per', 'voor', 'za', 'за']);
/** How far into its clause a price may stand. */
const PRICE_REACH = 4;

/** What a hosted service costs, allows and does: none of it is about the writer's own machines. */
export class Hosted extends Look {
  /** Whether the clause from `a` to `b` speaks of the bill or the limits of a hosted service. */
  holds(a: number, b: number): boolean {
    if (!this.told.in(a, SERVICE)) return false;
    return this.isBill(a, b) || this.isBilledFor(a, b) || this.isLimit(a, b) || this.isSpeed(a, b);
  }

  /** "All answers come from Claude, 2.1 seconds to the first word": how fast the service is; a wish measured by it is
   *  the writer's. */
  private isSpeed(a: number, b: number): boolean {
    let timed = false;
    for (let k = a; k < b; k += 1) {
      if (this.has(k, 'want', 'target', 'most', 'least', 'first')) return false;
      timed ||= this.has(k, 'ttft', 'latency', 'tps');
    }
    if (!timed) return false;
    let from = a;
    while (from > a - REACH && this.sameSentence(from - 1, a)) from -= 1;
    return this.hasApi(from, b) && !this.hasCards(from, b) && !this.hasKind(from, b, 'engine');
  }

  /** "The API cost us $3,400 for 40,000 requests", "they pay for Copilot, $19 per seat". */
  private isBill(a: number, b: number): boolean {
    if (!this.hasApi(a, b) || this.hasCards(a, b)) return false;
    return this.hasKind(a, b, 'money') || (!this.statesBetween(a, b) && this.isPricedBehind(b));
  }

  /** "Anthropic charged us $4,120, mostly for 55,000 prompts": what the bill in the clause before was for. */
  private isBilledFor(a: number, b: number): boolean {
    let from = a;
    while (from > a - REACH && this.sameSentence(from - 1, a)) from -= 1;
    // "leaving Bedrock (14k last month) for GLM-4.6": what comes in its place
    const said = [a, a + 1, a + 2].some((k) => k < b && FOR.has(this.textAt(k)) && this.at(k + 1)?.kind !== 'model');
    return said && from < a && this.isBill(from, a) && !this.hasCards(a, b);
  }

  /** "They pay for Copilot, $19 per seat": the price follows in a clause of its own. */
  private isPricedBehind(b: number): boolean {
    for (let k = b; k <= b + PRICE_REACH && this.sameSentence(k, b - 1); k += 1)
      if (this.isContent(k)) return this.elements[k]?.kind === 'money';
    return false;
  }

  /** "The API allows 1,800 requests per minute", "the 200k tokens/min limit of the shared endpoint". */
  private isLimit(a: number, b: number): boolean {
    let limit = -1;
    for (let k = a; k < b; k += 1) if (this.isLimitWord(k)) limit = k;
    if (limit < 0 || this.hasKind(a, b, 'gpu') || this.hasKind(a, b, 'instance')) return false;
    for (let k = limit - REACH; k <= limit + REACH; k += 1) {
      if (!this.sameSentence(k, limit)) continue;
      if (this.isApi(k) || this.elements[k]?.kind === 'provider' || this.isEndpoint(k)) return this.isRate(a, b);
    }
    return false;
  }

  private isLimitWord(k: number): boolean {
    return RATE_LIMITS.has(firstWord(this.textAt(k)));
  }

  /** "Der Endpunkt der Uni", and not one of the writer's own. */
  private isEndpoint(k: number): boolean {
    return ENDPOINTS.has(this.textAt(k)) && !this.has(k - 1, 'first') && !this.has(k - 2, 'first');
  }

  /** Requests or tokens in a time, and no sum of money. */
  private isRate(a: number, b: number): boolean {
    if (this.hasKind(a, b, 'money')) return false;
    for (let k = a; k < b; k += 1)
      if (this.has(k, 'min', 'perMinute', 'perSecond', 'sec', 'rpm', 'rps', 'rpd', 'day', 'daily', 'hour')) return true;
    return false;
  }

  private hasApi(a: number, b: number): boolean {
    for (let k = a; k < b; k += 1) if (this.isApi(k)) return true;
    return false;
  }

  private isApi(k: number): boolean {
    return this.has(k, 'api') || this.textAt(k) === "l'api";
  }

  private hasKind(a: number, b: number, kind: string): boolean {
    for (let k = a; k < b; k += 1) if (this.elements[k]?.kind === kind) return true;
    return false;
  }

  private hasCards(a: number, b: number): boolean {
    for (let k = a; k < b; k += 1) if (this.has(k, 'budget')) return true;
    return this.hasKind(a, b, 'gpu') || this.hasKind(a, b, 'instance');
  }
}
