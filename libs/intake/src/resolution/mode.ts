import type { Mode } from '@compute-advisor/domain';
import type { Fact } from '../reading';

/** What the mode is decided from. */
export interface ModeGround {
  readonly money?: Fact<unknown>;
  readonly owned?: Fact<unknown>;
  readonly stated?: Fact<unknown>;
  /** Users, requests or a volume. */
  readonly load?: Fact<unknown>;
  /** Only a speed or a wait is wanted. */
  readonly speed?: Fact<unknown>;
  /** The text asks whether it fits or is possible. */
  readonly question: boolean;
  readonly model?: Fact<unknown>;
  readonly measured?: Fact<unknown>;
  /** It runs out of memory, crashes, is slow: it is there. */
  readonly trouble: boolean;
  readonly anything?: Fact<unknown>;
}

/** Which of the four questions the text asks: money limits -> budget; the writer's own hardware -> existing; a load -> plan; a model or a size -> model. */
export function decideMode(ground: ModeGround): Fact<Mode> | undefined {
  const say = (value: Mode, from: Fact<unknown>): Fact<Mode> => ({
    value,
    evidence: from.evidence,
    start: from.start,
    end: from.end,
  });
  if (ground.money !== undefined) return say('budget', ground.money);
  if (ground.owned !== undefined) return say('existing', ground.owned);
  if (ground.stated !== undefined && (ground.measured !== undefined || ground.trouble))
    return say('existing', ground.stated);
  if (ground.load !== undefined) return say('plan', ground.load);
  if (ground.stated !== undefined && (ground.model === undefined || !ground.question))
    return say('existing', ground.stated);
  if (ground.speed !== undefined && ground.stated === undefined) return say('plan', ground.speed);
  if (ground.model !== undefined) return say('model', ground.model);
  if (ground.anything !== undefined) return say('plan', ground.anything);
  return undefined;
}
