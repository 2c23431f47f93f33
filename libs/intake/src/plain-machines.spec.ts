import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
/** The fleet of a text as it is said: "8xh100-sxm-80gb". */
const fleetOf = (text: string): string =>
  (reader.read(text).fleet?.value ?? []).map((m) => `${m.gpuCount}x${m.gpuId}`).join(' ');

describe('machines as they are asked about', () => {
  it.each<[string, string]>([
    ['16 H100s sit at 15% load running Llama 3.1 70B. Are we overpaying?', '16xh100-sxm-80gb'],
    ['We rent 4 L40S nodes with 4 cards each at $1.10 per GPU hour for Qwen3 32B; only 20% busy.', '16xl40s-48gb'],
    ['Our fleet: 3 g5.12xlarge running Mistral 7B, 60 users. Too much?', '12xa10g-24gb'],
    ['公司有4張L40S，跑Qwen3-30B-A3B FP8，同時60人', '4xl40s-48gb'],
    ['我们有8张H100跑DeepSeek V3', '8xh100-sxm-80gb'],
    [
      'Qwen3-30B-A3B FP8 on two servers with 2x L40S each. Dispatchers on shift: 48. In normal ' +
        'operation both idle at 31%.',
      '4xl40s-48gb',
    ],
    [
      'We reserved three p4d.24xlarge for 3 years in us-west-2 and it works out at $1.42 per GPU-hour. ' +
        'They serve Llama-3.1-8B-Instruct.',
      '24xa100-sxm4-40gb',
    ],
    ['Qwen3 32B. Average GPU activity according to DCGM: 6%. We run 8 A100.', '8xa100-sxm4-80gb'],
    ['We run Gemma 3 27B on two DGX H100', '16xh100-sxm-80gb'],
    ['We run Gemma 3 27B on 1x A100 40GB PCIe, 22 users, 70% busy', '1xa100-pcie-40gb'],
    ['We have 3 servers, each with 8 MI300X, Llama 3.1 405B', '24xmi300x-192gb'],
    ['We have a p5.48xlarge and 2 g6e.12xlarge for Llama 3.3 70B', '8xh100-sxm-80gb 8xl40s-48gb'],
    ['Our 8x H200 box costs 19k EUR a month, DeepSeek R1, 12 users at once', '8xh200-sxm-141gb'],
    ['Wir mieten 4x H100 für 2,30 € pro GPU-Stunde, Llama 3.3 70B', '4xh100-sxm-80gb'],
    ['I own two used 3090s, can I run Qwen3 32B for 3 people?', '2xrtx-3090-24gb'],
    ['nvidia-smi shows 4 x Tesla V100-SXM2-32GB, Llama 3.1 8B, 15 users', '4xv100-sxm2-32gb'],
    ['My 3090 runs Qwen3 32B at 4 bit, 22 tok/s. Would a second one help?', '1xrtx-3090-24gb'],
    ['We are thinking about 2x H200 for Llama 3.3 70B, 60 users', ''],
    ['Would 4 L40S be enough for Llama 3.3 70B with 30 users?', ''],
    ['A vendor quoted us 8x H100 at $250k. Is that right for Llama 3.3 70B with 100 users?', ''],
    ['We have 10 H100, 6 of them idle, running Qwen2.5 72B', '10xh100-sxm-80gb'],
    ['We had 8 A100 until March, now we have 4 H100. Llama 3.3 70B.', '4xh100-sxm-80gb'],
    ['Replace our 16 T4 by fewer L4? Mistral 7B, 12 req/s', '16xt4-16gb'],
    ['Moving from 8x A100 80GB to H200, how many? Llama 3.1 70B, 20 rps', '8xa100-sxm4-80gb'],
    ['Is a DGX Spark enough for gpt-oss-120b for two people?', ''],
    ['Two RTX 5090 in my workstation, Qwen3 32B FP8, 3 colleagues', '2xrtx-5090-32gb'],
    ['We rent 1x MI300X on RunPod at $2.39/h for Llama 3.3 70B FP8', '1xmi300x-192gb'],
    ['My colleague says 4x A100 would do. We have 2x L40S. Llama 3.3 70B FP8 for 20 users.', '2xl40s-48gb'],
    ["> we run 8x H100 for 500 users\n\nThat's them. We are 60 people and want Llama 3.3 70B.", ''],
    [
      'On Tue, Bob wrote:\n> Our cluster has 32 A100.\nThanks Bob! We only have 2x A100 80GB and ' +
        'Qwen2.5 32B for 25 users.',
      '2xa100-sxm4-80gb',
    ],
    ['Replace our 16 T4 by fewer L4? Mistral 7B, 12 req/s', '16xt4-16gb'],
    ['Would our 16 T4 be enough? Mistral 7B, 12 req/s', '16xt4-16gb'],
    ['Sollen wir unsere 8 A100 durch H200 ersetzen? Llama 3.1 70B', '8xa100-sxm4-80gb'],
    ['¿Deberíamos cambiar nuestras 4 A10 por L40S? Mistral 7B', '4xa10-24gb'],
    ['Nos 4 A100 suffisent-elles pour Llama 3.3 70B et 50 utilisateurs ?', '4xa100-sxm4-80gb'],
    ['我们的8张A100够用吗？Llama 3.1 70B，60人同时', '8xa100-sxm4-80gb'],
    ['Worth swapping the 8 A100 we have for H200? Llama 3.1 70B', '8xa100-sxm4-80gb'],
    ['What could our planned 4x H100 do for Llama 3.3 70B?', ''],
    ['Is their 8x H100 too big for our 40 users of Qwen3 32B?', ''],
    ['Worth trading 8 A100 for 4 H200? Llama 3.1 70B, 20 rps', '8xa100-sxm4-80gb'],
    ['We replaced 8 A100 by 4 H200 in May. Llama 3.1 70B, 20 rps', '4xh200-sxm-141gb'],
    ['Lohnt es sich, die 4 L40S gegen 2 H100 zu tauschen? Llama 3.3 70B', '4xl40s-48gb'],
    [
      'Is 4x RTX 4090 enough for Qwen3-235B-A22B at Q4 for one user? They are in my basement already.',
      '4xrtx-4090-24gb',
    ],
    ['Would 2x H100 do for Llama 3.3 70B? We already have them.', '2xh100-sxm-80gb'],
    ['The previous CTO reserved three p4d.24xlarge in us-west-2. They serve Llama-3.1-8B.', '24xa100-sxm4-40gb'],
    ['Is 4x RTX 4090 enough for Qwen3-235B-A22B at Q4 for one user? They are cheap now.', ''],
    ['The team uses 4 L40S for Mistral Small, 60 users. Too much?', '4xl40s-48gb'],
    ['Das Team nutzt 4 L40S für Mistral Small, 60 Nutzer. Zu viel?', '4xl40s-48gb'],
    ["L'équipe utilise 4 L40S pour Mistral Small, 60 utilisateurs.", '4xl40s-48gb'],
    ['Il team usa 4 L40S per Mistral Small, 60 utenti', '4xl40s-48gb'],
    ['El equipo usa 2 A100 con Llama 3.3 70B para 60 abogados', '2xa100-sxm4-80gb'],
    ['The team could use 4 L40S for Mistral Small, 60 users.', ''],
    ['The vendor uses 4 L40S for Mistral Small, 60 users.', ''],
    ['My friend uses 4 L40S for Mistral Small, 60 users.', ''],
  ])('%s', (text, expected) => {
    expect(fleetOf(text)).toBe(expected);
  });

  it('who is paid for an API limits no seller of machines, and its bill is set beside the plan', () => {
    const reading = reader.read('We pay Together.ai $2,100/mo for Llama 3.3 70B. Would renting GPUs be cheaper?');
    expect(reading.constraints.providers).toBeUndefined();
    expect(reading.apiUsdPerMonth).toBe(2100);
  });

  it.each<[string, readonly string[]]>([
    ['Qwen3 32B for 40 users. RunPod is out.', ['runpod']],
    [
      "Qwen3 32B for 40 users. Europe or US, we don't care; vast.ai is out because of the health-data addendum.",
      ['vast'],
    ],
    ['Qwen3 32B for 40 users, AWS ist raus, Azure ist nicht erlaubt', ['aws', 'azure']],
  ])('a seller that is said to be out is no demand: %s', (text, excluded) => {
    const { constraints } = reader.read(text);
    expect(constraints.providers).toBeUndefined();
    expect(constraints.excludedProviders?.value).toEqual(excluded);
  });
});
