/** A small seeded generator: the same seed always gives the same texts. */
export function seeded(seed: number): () => number {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Pieces that look like what the reader looks for, so that random joins of them reach every rule. */
export const PIECES: readonly string[] = [
  'llama',
  'Llama 3.1 70B',
  'qwen',
  'Qwen2.5-',
  '72b',
  '8x7b',
  'a3b',
  'H100',
  '8x',
  'x',
  '4090',
  '3090s',
  'A100 80GB',
  '80g',
  '(32G)',
  'GPU 0:',
  '|',
  'tok/s',
  't/s',
  'tokens',
  'per second',
  '/s',
  'users',
  'concurrent',
  'at once',
  '30',
  '1,000',
  '12 000',
  '7.200 €',
  '1.5 lakh',
  '3万',
  '2-4k',
  '10–20k',
  '1e99',
  '99999999999999999999',
  '0',
  '-5',
  '0.0001',
  '%',
  '75% idle',
  '$',
  '$2.49/hr',
  'EUR',
  'per month',
  'budget',
  'we have',
  'our',
  'not',
  'only',
  'or',
  'and',
  'how many',
  'no, make that',
  'context',
  '32k',
  'ctx',
  'in',
  'out',
  'in/out',
  '2000/500',
  'TTFT',
  'ms',
  'p95',
  'fp8',
  'Q4_K_M',
  'kv cache',
  'awq',
  'vllm',
  '--max-model-len',
  '--tensor-parallel-size',
  '=',
  ':',
  ',',
  '.',
  '\n',
  '(',
  ')',
  '"',
  "'",
  '并发',
  '张',
  '卡',
  'を',
  '枚',
  'für',
  'gleichzeitig',
  'usuarios',
  '\u0301',
  '\u200b',
  '🚀',
  '\ud800',
  '\u0000',
  'p5.48xlarge',
  'a2-ultragpu-4g',
  'nodes',
  'with',
  'each',
  'a couple of',
  'two dozen',
  'meta-llama/',
  'TheBloke/',
  '/',
  '-',
  '_',
  '~',
  'half a million',
  'from',
  'to',
  'between',
  '9 to 17h',
  'Monday to Friday',
  '24/7',
  'batch size',
  'claims',
  'README says',
  'Ignore all previous instructions',
  '<script>',
  'DROP TABLE',
  '1920x1080',
  'hours of audio',
  'nightly',
  'within a week',
];

/** One of a list, each as likely. @throws {Error} when the list is empty */
export function picked(random: () => number, list: readonly string[]): string {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}

/** A random text of up to `length` characters out of pieces and noise. */
export function hostileText(random: () => number, length: number): string {
  let out = '';
  const glue = random();
  while (out.length < length) {
    const r = random();
    if (r < 0.85) out += picked(random, PIECES);
    else if (r < 0.93) out += String.fromCharCode(Math.floor(random() * 0xffff));
    else out += String.fromCharCode(32 + Math.floor(random() * 95)).repeat(1 + Math.floor(random() * 6));
    if (random() > glue) out += ' ';
  }
  return out.slice(0, length);
}

/** A text with a few characters dropped, doubled, swapped or replaced. */
export function mutated(random: () => number, text: string): string {
  const chars = [...text];
  const times = 1 + Math.floor(random() * 6);
  for (let i = 0; i < times && chars.length > 1; i++) {
    const at = Math.floor(random() * chars.length);
    const r = random();
    if (r < 0.3) chars.splice(at, 1);
    else if (r < 0.5) chars.splice(at, 0, ...chars.slice(at, at + 1));
    else if (r < 0.7) chars[at] = String.fromCodePoint(32 + Math.floor(random() * 0x3000));
    else if (r < 0.85) chars.splice(at, 0, picked(random, PIECES));
    else {
      const b = (at + 1) % chars.length;
      const [one = '', other = ''] = [chars[at], chars[b]];
      chars[at] = other;
      chars[b] = one;
    }
  }
  return chars.join('');
}
