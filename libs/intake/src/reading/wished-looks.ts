import { isWishedBehind } from './behind-the-name';
import { FURTHER } from './data/count-words';
import { failsThere } from './fails-there';
import type { Hardware, Standing } from './hardware-mention';
import { isLeanedTo, isPreferredBehind } from './leaned-to';
import { always, type Look, of } from './mention-looks';
import type { StanceGround } from './stance-ground';
import { isReckoned, isWhatOthersWouldDo } from './suggested';
import { isBeforeGetting } from './text-questions';
import { isToBeGot } from './to-be-got';

/** What shows that machines are there. */
const SHOWN = ['text measures', 'text speaks of its own', 'text runs in parallel', 'text has trouble'];
/** Whether something in the text shows that machines are there. */
export const isShown = ({ text }: StanceGround): boolean => SHOWN.some((t) => text.includes(t));

/** No other card is there, told of or asked about. */
const isOnlyOne = (h: Hardware, ground: StanceGround): boolean => !KINDS.some((rule) => ground.hasOther(rule, h));
const KINDS: readonly Standing[] = ['owned', 'stated', 'asked'];

/** What says that hardware is wished for, or has been tried with no success. */
export const WISHED_OR_TRIED: Readonly<Record<string, Look>> = {
  'a further one': of(
    ['stated', 'asked'],
    (page, h, ground) =>
      FURTHER.test(page.textAt(h.at - 1)) &&
      !page.has(h.at - 2, 'definite', 'own') &&
      (ground.hasSame('owned', h) || ground.hasSame('stated', h)),
  ),
  'said or wished': of(
    ['asked'],
    (page, h) =>
      page.has(h.from - 1, 'turnVerb') ||
      isWishedBehind(page, h.at) ||
      isLeanedTo(page, h.from) ||
      isPreferredBehind(page, h.at) ||
      isReckoned(page, h.at, h.from) ||
      isWhatOthersWouldDo(page, h.at, h.from),
  ),
  'fails there': of(['asked'], (page, h, ground) => h.counted && isOnlyOne(h, ground) && failsThere(page, h.at)),
  'to be got': always(
    (page, h, ground) =>
      ((h.rule === 'owned' || h.rule === 'stated') && isToBeGot(page, h.at, h.from)) ||
      (h.rule === 'asked' && !isShown(ground) && isBeforeGetting(page)),
  ),
};
