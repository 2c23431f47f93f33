import type { Element } from '../elements/element';
import type { Page } from '../elements/page';

const isTimes = (e: Element | undefined): boolean => e !== undefined && (e.text === 'x' || e.text === '*');
const SINGLE = new Set([
  'a',
  'an',
  'one',
  'single',
  'ein',
  'eine',
  'einer',
  'einem',
  'einen',
  'una',
  'un',
  'une',
  'um',
  'uma',
  'my',
  'the',
  'this',
  'meine',
  'meiner',
  'mi',
  'mon',
  'ma',
  'minha',
  'mio',
  'mia',
]);

/** How many cards a mention counts, and the words that say so. `at` is the element where the count begins. */
export interface Count {
  readonly count: number;
  readonly start: number;
  readonly end: number;
  readonly at: number;
  readonly explicit: boolean;
  readonly plural?: boolean;
  readonly memoryGb?: number;
}

/** `8x`, `8 x`, `eight`, `a couple of`, `2 nodes with 8x`, `8-GPU`, `a` before a card. */
export function countBefore(page: Page, k: number): Count | undefined {
  let j = k - 1;
  let memoryGb: number | undefined;
  for (let step = 0; step < 5; step++) {
    const e = page.at(j);
    if (e === undefined || !page.sameSentence(j, k)) break;
    if (page.has(j, 'gb') && page.at(j - 1)?.kind === 'figure') {
      memoryGb = page.at(j - 1)!.figure!.value;
      page.used.add(j - 1);
      j -= 2;
      continue;
    }
    if (
      e.kind === 'vendor' ||
      [
        'of',
        'the',
        'used',
        'new',
        'old',
        'brand',
        'my',
        'our',
        'gaming',
        'older',
        'spare',
        'these',
        'those',
        'identical',
        'de',
        'physical',
        'sxm',
        'pcie',
        'nvidia',
        'local',
        'second-hand',
        'refurbished',
        'single',
        'x',
        '*',
        '-',
        'full',
        'way',
        'gpu',
        'node',
        'hgx',
        'dgx',
        'type',
        'modded',
        '(',
        'unsere',
        'dedicated',
        'bare',
        'metal',
        'desktop',
        'server',
        'gpus',
        'cards',
        'mit',
        'reserved',
        'spot',
        'pcs',
        'times',
        '张',
        '块',
        '卡',
        '枚',
        'の',
        '台',
        '个',
      ].includes(e.text) ||
      page.has(j, 'gpuWord')
    ) {
      if (
        e.text === '(' &&
        page.at(j - 1)?.kind !== 'figure' &&
        !(page.has(j - 1, 'gpuWord') && page.at(j - 2)?.kind === 'figure')
      )
        break;
      j--;
      continue;
    }
    break;
  }
  const e = page.at(j);
  if (e === undefined || !page.sameSentence(j, k)) return undefined;
  if (e.kind === 'figure' && e.figure!.low === undefined && validCount(e.figure!.value) && !looksLikeIndex(page, j)) {
    page.used.add(j);
    const nodes = nodesBefore(page, j);
    return {
      count: e.figure!.value * (nodes?.count ?? 1),
      start: nodes?.start ?? e.start,
      end: page.at(k)!.end,
      at: nodes?.at ?? j,
      explicit: true,
      ...(memoryGb === undefined ? {} : { memoryGb }),
    };
  }
  if (e.kind === 'figure' && e.figure!.low !== undefined && validCount(e.figure!.value)) {
    page.used.add(j);
    return {
      count: e.figure!.value,
      start: e.start,
      end: page.at(k)!.end,
      at: j,
      explicit: true,
      ...(memoryGb === undefined ? {} : { memoryGb }),
    };
  }
  if (SINGLE.has(e.text) && e.text !== 'my' && e.text !== 'the')
    return {
      count: 1,
      start: e.start,
      end: page.at(k)!.end,
      at: j,
      explicit: e.text !== 'this',
      ...(memoryGb === undefined ? {} : { memoryGb }),
    };
  return memoryGb === undefined
    ? undefined
    : { count: 1, start: page.at(k)!.start, end: page.at(k)!.end, at: k, explicit: false, memoryGb };
}
export const validCount = (n: number): boolean => n >= 1 && n <= 100000 && n === Math.floor(n);
const looksLikeIndex = (page: Page, j: number): boolean =>
  page.is(j - 1, '=') ||
  (page.has(j - 1, 'ctx', 'batchSize', 'isl', 'osl') && page.sameSentence(j - 1, j)) ||
  page.is(j - 1, 'gpu') ||
  (page.is(j - 1, '#') && page.at(j)?.figure?.spelled !== true) ||
  page.is(j - 1, 'device') ||
  page.is(j - 1, 'cuda') ||
  page.is(j - 1, '|') ||
  page.is(j + 1, ':') ||
  page.is(j + 1, '|') ||
  page.is(j + 1, '.');

/** `2 nodes with`, `3 machines, each`, `4 servers x`, `2 nodes of` in front of a card count. */
function nodesBefore(page: Page, j: number): { count: number; start: number; at: number } | undefined {
  let i = j - 1;
  for (let step = 0; step < 5 && i >= 0; step++) {
    const e = page.at(i)!;
    if (!page.sameSentence(i, j)) return undefined;
    if (page.has(i, 'node') || (page.is(i, '台') && page.at(i - 1)?.kind === 'figure')) {
      let n = i - 1;
      while (n > i - 3 && n >= 0 && page.at(n)!.kind === 'word' && page.at(n)!.figure === undefined) n--;
      const f = page.at(n);
      const named = f?.glued === true && page.at(n - 1)?.kind === 'word'; // "v4 machines"
      if (
        !named &&
        f?.kind === 'figure' &&
        validCount(f.figure!.value) &&
        f.figure!.value <= 2000 &&
        page.sameSentence(n, j)
      ) {
        page.used.add(n);
        return { count: f.figure!.value, start: f.start, at: n };
      }
      return undefined;
    }
    if (!(
      isTimes(e) ||
      [
        'with',
        'of',
        'each',
        'having',
        'w',
        '/',
        ',',
        '(',
        ':',
        'has',
        'have',
        'containing',
        'mit',
        'je',
        'con',
        'по',
        'po',
        'z',
        'met',
        'da',
        'avec',
        'com',
        'a',
        'jeweils',
        'equipped',
        'running',
        '每',
        '各',
        '有',
        'every',
        'per',
      ].includes(e.text) ||
      page.has(i, 'each', 'per', 'gpuWord')
    )) {
      if (
        e.kind === 'figure' &&
        isTimes(page.at(i + 1)) &&
        validCount(e.figure!.value) &&
        e.figure!.value <= 64 &&
        !isTimes(page.at(i - 1))
      ) {
        page.used.add(i);
        return { count: e.figure!.value, start: e.start, at: i };
      }
      return undefined;
    }
    if (
      isTimes(e) &&
      page.at(i - 1)?.kind === 'figure' &&
      validCount(page.at(i - 1)!.figure!.value) &&
      page.at(i - 1)!.figure!.value <= 64
    ) {
      page.used.add(i - 1);
      return { count: page.at(i - 1)!.figure!.value, start: page.at(i - 1)!.start, at: i - 1 };
    }
    i--;
  }
  return undefined;
}

/** `A100 x4`, `MI250x*4`, `A30 4卡`, `H100 (8x)`, `A100 GPUs, 4 of them`, `GPU: A100, count 4`. */
export function countAfter(page: Page, k: number): Count | undefined {
  let j = k + 1;
  if (['を', 'が', 'は', 'の', ':', '='].includes(page.at(j)?.text ?? '')) j++;
  if (!page.peopleBefore(k))
    for (let i = k + 2; i <= k + 14 && page.sameSentence(i, k) && !page.has(i - 1, 'who', 'req', 'conc'); i++)
      if (
        page.at(i)!.kind === 'figure' &&
        /^of (?:them|those|these)$/.test(page.at(i + 1)?.text ?? '') &&
        page.at(i - 1)!.kind !== 'figure'
      ) {
        page.used.add(i);
        return {
          count: page.at(i)!.figure!.value,
          start: page.at(k)!.start,
          end: page.at(i + 1)!.end,
          at: k,
          explicit: true,
        };
      }
  if (
    page.is(j, 'for') &&
    page.at(j + 1)?.kind === 'figure' &&
    /^of (?:them|those|these)$/.test(page.at(j + 2)?.text ?? '')
  ) {
    page.used.add(j + 1);
    return {
      count: page.at(j + 1)!.figure!.value,
      start: page.at(k)!.start,
      end: page.at(j + 2)!.end,
      at: k,
      explicit: true,
    };
  }
  if (page.is(j, '(') && page.has(j + 1, 'own') && page.at(j + 2)?.kind === 'figure' && page.is(j + 3, ')')) {
    page.used.add(j + 2);
    return {
      count: page.at(j + 2)!.figure!.value,
      start: page.at(k)!.start,
      end: page.at(j + 3)!.end,
      at: k,
      explicit: true,
    };
  }
  for (let i = k + 2; i <= k + 8 && page.at(k)!.gpu?.plural === true && page.sameSentence(i, k); i++)
    if (
      isTimes(page.at(i)) &&
      page.at(i - 1)?.kind !== 'figure' &&
      page.at(i + 1)?.kind === 'figure' &&
      page.at(i + 2)?.kind !== 'gpu'
    ) {
      page.used.add(i + 1);
      return {
        count: page.at(i + 1)!.figure!.value,
        start: page.at(k)!.start,
        end: page.at(i + 1)!.end,
        at: k,
        explicit: true,
      };
    }
  if ((page.has(j, 'gpuWord') || (page.has(j, 'node') && page.is(j + 1, '('))) && !isTimes(page.at(j))) j++;
  if (page.is(j, '(') || page.is(j, ',')) {
    if (!(
      (page.at(j + 1)?.kind === 'figure' && (isTimes(page.at(j + 2)) || page.has(j + 2, 'gpuWord'))) ||
      isTimes(page.at(j + 1))
    ))
      return undefined;
    j++;
  }
  const e = page.at(j);
  const next = page.at(j + 1);
  if (e === undefined || !page.sameSentence(j, k)) return undefined;
  if (e.kind === 'figure' && page.has(j + 1, 'node') && isTimes(page.at(j + 2)) && page.at(j + 3)?.kind === 'figure') {
    page.used.add(j);
    page.used.add(j + 3);
    return {
      count: e.figure!.value * page.at(j + 3)!.figure!.value,
      start: page.at(k)!.start,
      end: page.at(j + 3)!.end,
      at: k,
      explicit: true,
    };
  }
  const make = (at: number, end: number): Count | undefined => {
    const f = page.at(at)!;
    if (!validCount(f.figure!.value) || f.figure!.value > 10000) return undefined;
    page.used.add(at);
    return { count: f.figure!.value, start: page.at(k)!.start, end: page.at(end)!.end, at: k, explicit: true };
  };
  if (isTimes(e) && next?.kind === 'figure' && page.at(j + 2)?.kind !== 'gpu') return make(j + 1, j + 1);
  if (
    e.kind === 'figure' &&
    next !== undefined &&
    page.sameSentence(k, j + 1) &&
    page.at(j + 2)?.kind !== 'gpu' &&
    next.text !== 'gpu'
  ) {
    if (isTimes(next) && page.at(j + 2)?.kind !== 'figure') return make(j, j + 1);
    if (
      ['卡', '张', '块', '枚', '个', '台', '장', 'карты'].includes(next.text) ||
      (page.has(j + 1, 'gpuWord') && (page.is(j - 1, '(') || page.at(j - 1)?.kind === 'gpu'))
    )
      return make(j, j + 1);
  }
  if (
    e.kind === 'figure' &&
    e.figure!.spelled &&
    (page.text.slice(e.start, e.end) === '双' || page.text.slice(e.start, e.end) === '单')
  )
    return make(j, j);
  return undefined;
}

/** "we have 8 GPUs with 80GB each, A100s": the number stands at the general word, the name of the cards follows. */
export function countApart(page: Page, k: number): Count | undefined {
  for (let j = k - 2; j >= 0 && j >= k - 9 && page.sameSentence(j, k) && page.at(j)!.kind !== 'gpu'; j--) {
    const e = page.at(j)!;
    if (e.kind !== 'figure' || !page.has(j + 1, 'gpuWord')) continue;
    if (page.used.has(j) || !validCount(e.figure!.value) || e.figure!.value > 10000 || looksLikeIndex(page, j))
      return undefined;
    page.used.add(j);
    return { count: e.figure!.value, start: e.start, end: page.at(k)!.end, at: j, explicit: true };
  }
  return undefined;
}

/** `8x H100 per node, 2 nodes`, `8xH100 on each of 4 servers`, `4 A100s x 2 nodes`. */
export function nodesAfter(page: Page, k: number): { count: number; end: number } | undefined {
  let j = k + 1;
  let perNode = false;
  for (let step = 0; step < 8; step++, j++) {
    const e = page.at(j);
    if (e === undefined || !page.sameSentence(j, k) || e.kind === 'gpu' || e.kind === 'model') return undefined;
    if (page.has(j, 'per', 'each') && page.has(j + 1, 'node')) {
      perNode = true;
      j++;
      continue;
    }
    if (page.has(j, 'node') && page.at(j + 1)?.kind === 'figure' && page.has(j + 2, 'node')) {
      perNode = true;
      continue;
    }
    if (page.has(j, 'total') && /node|server|machine|box|instance/.test(e.text)) {
      perNode = true;
      continue;
    }
    if (e.kind === 'figure') {
      if (page.used.has(j)) return undefined;
      const n = page.unitAt(j);
      if (
        n > 0 &&
        page.has(n, 'node') &&
        validCount(e.figure!.value) &&
        e.figure!.value <= 1000 &&
        (perNode || isTimes(page.at(j - 1)) || page.has(j - 1, 'total'))
      ) {
        page.used.add(j);
        return { count: e.figure!.value, end: page.at(n)!.end };
      }
      return undefined;
    }
  }
  return undefined;
}

/** `8 A100 GPUs with 40GB each`: memory that stands behind the word for the cards. */
export function memoryBehind(page: Page, k: number): number | undefined {
  let j = k + 1;
  if (page.has(j, 'gpuWord')) j++;
  if (
    page.is(j, '(') ||
    page.is(j, ',') ||
    page.is(j, 'with') ||
    page.is(j, 'having') ||
    page.is(j, 'of') ||
    page.is(j, 'à') ||
    page.is(j, 'mit') ||
    page.is(j, 'con') ||
    page.is(j, 'avec') ||
    page.is(j, 'com')
  )
    j++;
  else if (j === k + 1) return undefined;
  const unit = page.at(j)?.kind === 'figure' && page.has(j + 1, 'gb') ? j + 2 : -1;
  if (unit < 0 || !(page.has(unit, 'each', 'vram', 'per') || page.is(unit, ')'))) return undefined;
  page.used.add(j);
  return page.at(j)!.figure!.value;
}
