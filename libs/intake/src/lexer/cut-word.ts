/** Words before a number that begin the name of a card, folded. */
const CARD_STARTS = new Set([
  'a',
  'h',
  'l',
  't',
  'v',
  'b',
  'p',
  'k',
  'm',
  'mi',
  'rtx',
  'gtx',
  'gh',
  'gb',
  'rx',
  'titan',
  'nvidia',
  'tesla',
  'quadro',
  'geforce',
  'gaudi',
  'arc',
  'dgx',
  'hgx',
  'amd',
  'gpu',
  'gpus',
  'tpu',
  'mac',
  'radeon',
  'instinct',
]);

/** Where a word is cut that stands beside a number: behind an article that leans on it, or at the `x` of a count; 0
 *  where it stays whole. */
export const cutOf = (word: string, afterNumber: boolean, beforeDigit: boolean): number =>
  elided(word, beforeDigit ? CARD_STARTS : SELLERS) ||
  cutInWord(word, afterNumber, beforeDigit) ||
  caseEnding(word, afterNumber);

/** "AWS'yi", "Hetzner'de", "32B'nin": where the ending of a Turkish case begins, its apostrophe included; 0 where there
 *  is none. */
function caseEnding(word: string, afterNumber: boolean): number {
  const mark = word.indexOf("'");
  if (mark <= 0) return 0;
  const ending = word.slice(mark + 1);
  const isShort = mark >= SHORTEST_NAME && SHORT_CASES.test(ending) && !ELIDES.test(word.slice(0, mark));
  const isOfCard = afterNumber && (SHORT_CASES.test(ending) || OF_CARDS.test(ending));
  return isShort || isOfCard || CASES.test(ending) ? mark : 0;
}
/** "Maverick'i", "Scout'un": endings of a vowel, behind a name of so many letters that no article is as long. */
const SHORT_CASES = /^(?:[aeiu]|[iu]n)$/;
const SHORTEST_NAME = 4;
/** "L40S'imiz", "L40S'li": endings behind the letter that closes the name of a card. */
const OF_CARDS = /^(?:[iu]m(?:[iu]z)?(?:[iu]n|[aeiu]|d[ae]n?)?|l[iu]k?)$/;
/** "jusqu'à", "lorsqu'un", "dell'un": words that lean on what follows. */
const ELIDES = /(?:qu|ll)$/;
const CASES = /^(?:[dt][ae](?:n|ki)?|y[aeiu]|n[iu]n|[yn]d[ae]n?|yl[ae]|lar[ie]?|ler[ie]?)$/;

/** `xa` behind a count is x and a; `sx` before a count is s and x. The place to cut, or 0. */
function cutInWord(word: string, afterNumber: boolean, beforeDigit: boolean): number {
  if (!afterNumber) return 0;
  const times = word.length > 1 && word.startsWith('x') && CARD_STARTS.has(word.slice(1));
  if (times && (beforeDigit || word.length > 3)) return 1;
  return (beforeDigit && TIMES_SUFFIX.test(word)) || PLURAL_SUFFIX.test(word) ? word.length - 1 : 0;
}
const TIMES_SUFFIX = /^(?:s|x|ti|g|gb)x$/;
/** `A10Gs`, `MI300Xs`, `3090tis`: the plural of a card whose name ends in letters. */
const PLURAL_SUFFIX = /^(?:g|x|d|e|ti|xt|xtx)s$/;

/** `l'A100`, `d'H100`, `un'L40S`, `dell'A100`: the article that leans on the name of a card before its number. The
 *  place to cut behind its apostrophe, or 0. */
function elided(word: string, names: ReadonlySet<string>): number {
  const mark = word.lastIndexOf("'");
  return mark > 0 && ELIDED.test(word.slice(0, mark)) && names.has(word.slice(mark + 1)) ? mark + 1 : 0;
}
/** Sellers and makers that an article leans on: "qu'OVH", "d'Azure". */
const SELLERS = new Set(
  'aws amazon azure ovh ovhcloud oracle ibm amd intel alibaba exoscale infomaniak ionos akamai hetzner'.split(' '),
);
const ELIDED = /^(?:l|d|qu|un|dell|all|sull|dall|nell|quell)$/;
