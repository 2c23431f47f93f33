import { USERS } from '../words/stranger-words';
import { Look } from './look';

/** How far behind the name of an account its verb may stand. */
const VERB_WITHIN = 3;

/** Accounts of others that hold machines: "@ellen runs it for 400 people on 6 L4", "u/tensorsloth has two 3090". */
export class Accounts extends Look {
  /** Where such a sentence begins; -1 when it is about none. */
  from(from: number, to: number): number {
    let k = this.head(from, to);
    if (USERS.test(this.textAt(k))) k += 1;
    const name = this.nameBehind(k);
    if (name === undefined || this.has(name, 'first')) return -1;
    for (let j = name + 1; j <= name + VERB_WITHIN && j < to; j += 1)
      if (this.has(j, 'holds', 'have', 'run', 'claims', 'reports')) return this.namesHardware(j, to) ? from : -1;
    return -1;
  }

  private namesHardware(verb: number, to: number): boolean {
    for (let j = verb + 1; j < to; j += 1) if (this.isMachinery(j)) return true;
    return false;
  }

  /** The name behind "@" or "u/". */
  private nameBehind(k: number): number | undefined {
    if (this.textAt(k) === '@' || this.textAt(k - 1) === '@') return this.textAt(k) === '@' ? k + 1 : k;
    return /^u$/.test(this.textAt(k)) && this.textAt(k + 1) === '/' ? k + 2 : undefined;
  }
}
