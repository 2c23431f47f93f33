import { Accounts } from './accounts';
import { Addressed } from './addressed';
import { Bystanders } from './bystanders';
import { Frames } from './frames';
import type { Voice } from './list-heading';
import { MetHouses } from './met-houses';
import { News } from './news';
import { Outsiders } from './outsiders';
import type { Parties } from './parties';
import { Subjects } from './subjects';
import type { Told } from './told';

/** Everything by which a sentence shows that it is about somebody else. */
export class Others {
  private readonly subjects: Subjects;
  private readonly outsiders: Outsiders;
  private readonly addressed: Addressed;
  private readonly frames: Frames;
  private readonly bystanders: Bystanders;
  private readonly news: News;
  private readonly met: MetHouses;
  private readonly accounts: Accounts;

  constructor(told: Told, text: string, parties: Parties) {
    this.subjects = new Subjects(told);
    this.outsiders = new Outsiders(told, text);
    this.addressed = new Addressed(told);
    this.frames = new Frames(told, text, parties);
    this.bystanders = new Bystanders(told, text);
    this.news = new News(told);
    this.met = new MetHouses(told);
    this.accounts = new Accounts(told);
  }

  /** Element from which a sentence speaks of somebody else; -1 when it does not. */
  from(from: number, to: number): number {
    const said = this.subjects.othersFrom(from, to);
    if (said >= 0) return said;
    const met = this.met.verbFrom(from, to);
    if (met >= 0) return met;
    const account = this.accounts.from(from, to);
    if (account >= 0) return account;
    if (this.outsiders.speakIn(from, to) || this.news.tells(from, to)) return from;
    const framed = this.frames.othersFrom(from, to);
    if (framed >= 0) return framed;
    return this.bystanders.othersFrom(from, to);
  }

  /** Whether a sentence says of the one before that it is somebody else's. */
  dismisses(from: number, to: number, before: number): boolean {
    return this.frames.dismisses(from, to) && this.frames.isDismissible(before, from);
  }

  /** The voice of what stands below a heading from `from` to `to`. */
  headingVoice(from: number, to: number, voice: Voice): Voice {
    return this.addressed.headingVoice(from, to, voice);
  }
}
