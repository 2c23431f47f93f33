import type { Page } from '../page/page';
import type { Claim } from '../roles/claim';
import { shown } from '../roles/claim';
import { wordPattern } from '../words/word-set';
import { isTimes, numberAt } from './count';

/** "42k prompts x 4 samples", "500 Fragen mal 8 Antworten": every prompt is answered several times, and each answer is
 *  a piece of the job. */

/** Elements between the number of prompts and the sign of times. */
const NOUN_REACH = 3;
const MOST_SAMPLES = 1024;

/** The claims, prompts that are sampled several times as so many pieces of work. */
export function withSamples(page: Page, claims: readonly Claim[]): readonly Claim[] {
  for (const at of page.kinds('figure')) {
    const many = numberAt(page, at);
    const by = timesBehind(page, at);
    const each = by === undefined ? undefined : numberAt(page, by);
    if (many === undefined || by === undefined || each === undefined || !isOfSamples(page, by, each)) continue;
    if (page.against(at) !== undefined) continue;
    const value = many * each;
    const items: Claim = {
      member: 'items',
      value,
      at,
      weight: 3,
      start: page.at(at)?.start ?? 0,
      end: page.at(by + 1)?.end ?? 0,
      approximation: `Items: ${shown(many)} times ${shown(each)} samples are ${shown(value)}.`,
    };
    return [...claims.filter((c) => c.at !== at && c.at !== by), items];
  }
  return claims;
}

/** The figure behind the sign of times that follows the noun of the one at `k`. */
function timesBehind(page: Page, k: number): number | undefined {
  for (let j = k + 1; j <= k + NOUN_REACH && page.sameSentence(j, k); j += 1) {
    if (j > k + 1 && (isTimes(page.at(j)) || page.has(j, 'foldUnit'))) return j + 1;
    if (page.at(j)?.kind !== 'word') return undefined;
  }
  return undefined;
}
const isOfSamples = (page: Page, k: number, each: number): boolean =>
  each > 1 &&
  each <= MOST_SAMPLES &&
  page.sameSentence(k, k + 1) &&
  SAMPLES.test(page.textAt(k + 1)) &&
  !isRate(page, k + 2);
/** "300 devs x 40 completions/h": what each does in a time; "overnight" is when all is done. */
const isRate = (page: Page, j: number): boolean => page.period(j) !== undefined && !page.has(j, 'nightly');
/** What a model writes several of for one prompt. Folded. */
const SAMPLES = wordPattern(`
  samples completions generations rollouts answers responses candidates variants attempts stichproben antworten
  varianten durchlaufe versuche reponses echantillons tirages variantes respuestas muestras intentos risposte campioni
  respostas amostras antwoorden probek odpowiedzi wariantow ответов ответа вариантов вариант сэмплов svar prover ornek
`);
