import { readsAs } from '../testing/rounded-reading.spec';

const LOAD = ' Qwen3 32B, 60 people at once.';
const fleet = (text: string, value: unknown): void => readsAs(text + LOAD, { fleet: value });
const [h100, l40s, mi300x] = [
  [{ gpuId: 'h100-sxm-80gb', gpuCount: 4 }],
  [{ gpuId: 'l40s-48gb', gpuCount: 4 }],
  [{ gpuId: 'mi300x-192gb', gpuCount: 8 }],
];

describe('terms behind the name say that it is there', () => {
  it.each([
    ['SGLang, 4x H100 80GB rented at $2.19 per GPU-hour.', h100],
    ['vLLM, 4x L40S gemietet für 1,10 €/h. Lohnt sich H100?', l40s],
    ['vLLM, 4 L40S louées à 1,10 €/h. Vaut-il mieux passer sur H100 ?', l40s],
    ['4x L40S leased from Hetzner until May. Would an H100 do better?', l40s],
    ['Hoje numas 4 L40S próprias.', l40s],
    ['Oggi su 4 L40S di proprietà.', l40s],
  ])('%s', fleet);

  it.each([
    'Would 4x H100 rented at $2 per GPU-hour be enough?',
    'Queremos comprar 4 L40S propias.',
    '4x H100, rented at $2 per GPU-hour or 8x A100 for $1.10?',
  ])('what is asked about or wished for is not: %s', (text) => fleet(text, undefined));
});

describe('hardware that came is there', () => {
  it.each([
    ['The 16x A100 cluster goes back on the 28th. In comes one box with 8x MI300X.', mi300x],
    ['Rein kam eine Kiste mit 8x MI300X.', mi300x],
    ['The old V100 nodes left in March and 4x L40S moved in.', l40s],
    ['Am Montag sind 4 L40S angekommen. Reicht das?', l40s],
    ['Les 4 L40S sont arrivées lundi. Ça suffit ?', l40s],
    ['Han llegado 4 L40S. ¿Basta?', l40s],
    ['The server holds 4x L40S and 512 GB of RAM, and it is ours from 1 July.', l40s],
  ])('%s', (text, value) => readsAs(text + LOAD, { fleet: value, mode: 'existing' }));

  it('what only goes back is there until then', () =>
    fleet('Our 4x L40S go back in May, what should we get instead?', l40s));

  it.each(['If 4x L40S came in, would that do?', 'Which of the two, 4x L40S or 2x H100?'])('%s', (text) =>
    fleet(text, undefined),
  );
});

describe('what a visitor spoke of is not ours', () => {
  it.each([
    'La consultora que nos visitó hablaba de cuatro H100.',
    'A consultora que nos visitou falava em quatro H100.',
    'Il consulente che ci ha visitato parlava di quattro H100.',
    'Le cabinet de conseil parlait de quatre H100.',
  ])('%s', (text) => fleet(`We run it on our own 4x L40S. ${text}`, l40s));
});

describe('a key that nobody has decided', () => {
  it.each([
    'hardware: TBD   # shortlist L40S, H100',
    'gpu: to be decided (L40S or H100)',
    'Hardware: offen (Auswahl: L40S, H100)',
    'Matériel : à définir (présélection L40S, H100)',
    'hardware: open\nshortlist: L40S, H100',
  ])('%s', (line) =>
    readsAs(`model: Qwen/Qwen3-30B-A3B\n${line}\nrequests_per_minute: 540`, {
      fleet: undefined,
      candidates: [{ gpuId: 'l40s-48gb' }, { gpuId: 'h100-sxm-80gb' }],
      mode: 'plan',
    }),
  );
  it('one that is decided', () =>
    readsAs('hardware: 4x L40S\nmodel: Qwen3-30B-A3B\nrequests_per_minute: 540', { fleet: l40s }));
});
