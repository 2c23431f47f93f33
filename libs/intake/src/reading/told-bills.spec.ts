import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';
import { readsAs } from '../testing/rounded-reading.spec';

const reader = createReader(catalogGazetteer());

describe('what is paid is told in words that name no price', () => {
  it.each([
    ['We run Mistral Small on 12x A100. Finance sees about $32k a month. Do we need that many?', 32_000],
    ['We run 8x H100. The finance team books $41k a month for it. Are we overprovisioned?', 41_000],
    ['8 H100 on AWS running Llama 70B, comes to $41k a month, oversized?', 41_000],
    ['8 H100 on AWS running Llama 70B, all in all $41k a month, oversized?', 41_000],
    ['Temos 8 A100, o financeiro registra US$ 25.000 por mês. Llama 8B. Dá pra reduzir?', 25_000],
    ['Alugo 4 RTX 4090 na RunPod. A conta deu US$ 2.015 no mês passado. Llama 8B. Estou pagando demais?', 2015],
    ['Abbiamo 8 A100, in tutto 25.000 EUR al mese. Llama 8B. Troppo?', 29_250],
    ['Mamy 4x L40S, razem wychodzi ok. 4 090 EUR miesięcznie. Llama 8B.', 4785.3],
    ['H100を8枚リース中、月額380万円です(残り14か月)。Llama 3.3 70Bを動かしています。過剰でしょうか。', 24_320],
    ['Llama 70B on two p4de.24xlarge. AWS bill for the two was $59,812 last month ($40.97/h each). Too much?', 59_812],
  ])('%s', (text, usd) => {
    const { mode, budget, fleetPerMonth } = reader.read(text);
    expect([mode?.value, budget, fleetPerMonth?.value.usd]).toEqual(['existing', undefined, usd]);
  });

  it.each([
    ['We want 8 H100; finance sees room for $30k a month.', 30_000],
    ['Our budget comes to $30k a month. 4x A100 today, what should we get?', 30_000],
    ['We have 4x A100. In total $10k a month must not be exceeded.', 10_000],
    ['We have 4x A100 and altogether at most $10k a month.', 10_000],
  ])('%s: a limit', (text, usdPerMonth) => {
    const { budget, fleetPerMonth } = reader.read(text);
    expect([budget?.value.usdPerMonth, fleetPerMonth]).toEqual([usdPerMonth, undefined]);
  });
});

describe('what the sockets cost is neither rent nor a limit', () => {
  it.each([
    ['power is 14 cents, comes to about $38 a month. 8x A6000 at home running GLM-4.5-Air. keep or sell?', 0.14],
    ['4x L40S laufen bei uns mit Llama 8B, Strom kostet 32 Cent. Zu viel?', 0.32],
    ['Tenemos 4 L40S, la luz nos cuesta 0,18 EUR. Llama 8B.', 0.211],
    ['電気代は1kWhあたり27円です。L40Sを4枚使っています。', 0.173],
  ])('%s', (text, usd) => {
    readsAs(text, { mode: 'existing', budget: undefined, fleetPerMonth: undefined, 'constraints.usdPerKwh': usd });
  });
});
