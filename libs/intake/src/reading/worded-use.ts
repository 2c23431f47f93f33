import type { UseCase } from '@compute-advisor/domain';
import { writtenLike } from '../page/written';
import type { Page } from '../page/page';
import type { Fact } from '../reading';
import {
  CODE,
  COMPLETES,
  EDITORS,
  MAKES,
  PAPERS,
  PROCESSES,
  READS,
  STEMS,
  SUMMARIES,
  SUMS,
  UP,
  WRITES,
} from '../words/use-words';

/** What the tokens are for where no listed phrase says it: by the stem of a word, or by two words that belong together.
 */

/** How far apart two words of a use may stand, elements. */
const REACH = 5;

/** Verbs and nouns that say a use together with a word near them: "completions in JetBrains". */
const PAIRS: readonly (readonly [first: RegExp, second: RegExp, use: UseCase])[] = [
  [COMPLETES, EDITORS, 'code_completion'],
  [WRITES, CODE, 'coding'],
  [MAKES, SUMMARIES, 'summarization'],
  [SUMS, UP, 'summarization'],
  [PROCESSES, PAPERS, 'document_processing'],
];

/** The first word of the writer's own and of now that says a use in such a way. */
export function wordedUse(page: Page): Fact<UseCase> | undefined {
  for (const k of begins(page)) {
    const e = page.at(k);
    if (e?.kind !== 'word' || page.against(k) !== undefined) continue;
    const found = pairAt(page, k) ?? stemAt(page, k) ?? readAt(page, k);
    if (found === undefined) continue;
    const [start, end] = [e.start, page.at(found.end)?.end ?? e.end];
    return { value: found.use, evidence: page.text.slice(start, end), start, end };
  }
  return undefined;
}

/** A word of one of the uses. */
const begins = writtenLike(
  new RegExp([...PAIRS.map(([first]) => first), ...STEMS.map(([stem]) => stem), READS].map((r) => r.source).join('|')),
);

interface Found {
  readonly use: UseCase;
  readonly end: number;
}

function pairAt(page: Page, k: number): Found | undefined {
  const text = page.textAt(k);
  const pairs = PAIRS.filter(([first]) => first.test(text));
  if (pairs.length === 0) return undefined;
  for (let j = k + 1; j <= k + REACH && page.sameSentence(j, k) && page.at(j)?.figure === undefined; j += 1) {
    const words = page.textAt(j).split(' ');
    const pair = pairs.find(([, second]) => second.test(words[0] ?? '') || second.test(words.at(-1) ?? ''));
    if (pair !== undefined) return { use: pair[2], end: j };
  }
  return undefined;
}

function stemAt(page: Page, k: number): Found | undefined {
  const text = page.textAt(k);
  const use = STEMS.find(([stem]) => stem.test(text))?.[1];
  return use === undefined ? undefined : { use, end: k };
}

/** "Llama 3.3 70B, que lee facturas": a model that reads something. */
function readAt(page: Page, k: number): Found | undefined {
  if (!READS.test(page.textAt(k)) || !page.sameSentence(k, k + 1)) return undefined;
  for (let j = k - 1; j >= k - REACH && page.sameSentence(j, k); j -= 1) {
    if (page.has(j, 'who')) return undefined;
    if (page.at(j)?.kind === 'model') return { use: 'document_processing', end: k + 1 };
  }
  return undefined;
}

/** "orpheus-3b tts": what a name that no list holds says that the model is for. */
export const useOfName = (name: string): UseCase | undefined => NAMED_FOR.find(([pattern]) => pattern.test(name))?.[1];
const NAMED_FOR: readonly (readonly [RegExp, UseCase])[] = [
  [/(?:^| )(?:tts|asr|stt)(?:$| )/, 'speech'],
  [/(?:^| )(?:embed|embedding|embeddings)(?:$| )/, 'embeddings'],
  [/(?:^| )(?:rerank|reranker)(?:$| )/, 'reranking'],
];
