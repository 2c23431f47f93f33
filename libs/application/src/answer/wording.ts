import { type GpuFacts, gpusOf, type Rung } from '@compute-advisor/domain';

/** 12,345.6 in the one style every sentence uses, whatever the machine's locale. */
export function figure(value: number, decimals = 0): string {
  const [whole = '0', fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.length < 4 ? whole : whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return (
    `${value < 0 && Number(value.toFixed(decimals)) !== 0 ? '-' : ''}${grouped}` +
    `${fraction === undefined ? '' : `.${fraction}`}`
  );
}

/** As few digits as say it: 0.35, 4.2, 118, 12,400. */
export function rough(value: number): string {
  const size = Math.abs(value);
  return figure(value, decimalsFor(size))
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
}

function decimalsFor(size: number): number {
  if (size >= 100) return 0;
  return size >= 10 ? 1 : 2;
}

/** What is held at once: "3 sequences of 8,192 tokens at once"; a part of a sequence is none. */
export const sequencesAtOnce = (sequences: number, tokensEach: number): string =>
  `${counted(Math.floor(sequences), 'sequence')} of ${figure(tokensEach)} tokens at once`;

/** Dollars; cents under 100 where there are any. */
export function usd(value: number): string {
  const size = Math.abs(value);
  return `${value < 0 ? '-' : ''}$${figure(size, size >= 100 || size === Math.round(size) ? 0 : 2)}`;
}

/** GiB with one decimal under 100, none above. */
export function gib(bytes: number): string {
  const value = bytes / 2 ** 30;
  return `${figure(value, value < 100 ? 1 : 0)} GiB`;
}

/** Whole percent; what is there but rounds to nothing is "under 1 %". */
export const percent = (fraction: number): string =>
  fraction > 0 && fraction < 0.005 ? 'under 1 %' : `${figure(fraction * 100)} %`;

/** "1 replica", "3 replicas". */
export const counted = (n: number, one: string, many = `${one}s`): string => `${figure(n)} ${n === 1 ? one : many}`;

/** "4 x H100 SXM5 80GB". */
export const machines = (count: number, gpu: GpuFacts): string => `${figure(count)} x ${gpu.name}`;

/** "4 x H100 SXM5 80GB (2 replicas of 2)"; the layout is left out where one GPU does it all. */
export function describeRung(r: Rung): string {
  const per = gpusOf(r.layout);
  if (r.gpuCount === 1) return machines(1, r.gpu);
  return (
    `${machines(r.gpuCount, r.gpu)} ` +
    '(' +
    `${r.replicas === 1 ? `one replica over ${per} GPUs` : `${figure(r.replicas)} replicas of ${counted(per, 'GPU')}`})`
  );
}

/** "$5,694 a month". */
export const perMonth = (value: number): string => `${usd(value)} a month`;

/** From here on a share of the capacity is told as a multiple. */
export const MANY_TIMES = 2;
