import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { readsAs } from './testing/rounded-reading.spec';

const reader = createReader(catalogGazetteer());

describe('machines that stay out of it are ruled out', () => {
  it.each([
    'We already have 2 T4 from the OCR project, those stay out. 60 users at once with Qwen3-32B. How many L40S?',
    'There are two T4 in the rack, they are off limits. 60 users at once with Qwen3-32B. How many L40S?',
    'Já temos 2 T4 do projeto de OCR, essas ficam fora. 60 usuários simultâneos com Qwen3-32B. Quantas L40S?',
    'Tenemos 2 T4 del otro proyecto, esas quedan fuera. 60 usuarios simultáneos con Qwen3-32B. ¿Cuántas L40S?',
    "We hebben al 2 T4's, die doen niet mee. 60 gebruikers tegelijk met Qwen3-32B. Hoeveel L40S?",
    'Mamy już 2 karty T4, te odpadają. 60 użytkowników jednocześnie, Qwen3-32B. Ile L40S?',
    'Vi har redan 2 T4, de ingår inte. 60 användare samtidigt med Qwen3-32B. Hur många L40S?',
  ])('%s', (text) => {
    readsAs(text, { mode: 'plan', fleet: undefined, concurrentRequests: 60 });
    expect(reader.read(text).constraints.excludedGpus?.value).toMatchObject([{ gpuId: 't4-16gb', gpuCount: 2 }]);
  });
});

describe('what somebody else would do, or what is preferred, is no fleet', () => {
  it.each([
    "He'd put a Jetson Orin at each press. 6.4 images/s, Qwen2.5-VL-7B. Is one L40S right or wrong?",
    'Our dealer would rather take two A40. 60 requests per second, Gemma 3 4B. Is one L40S enough?',
    'Der Integrator würde in jede Filiale eine 4090 stellen. 60 Anfragen pro Sekunde, Gemma 3 4B. Reicht eine L40S?',
    "L'intégrateur mettrait une 4090 par caisse. 60 requêtes par seconde, Gemma 3 4B. Une L40S suffit-elle ?",
    'El integrador pondría una 4090 en cada caja. 60 peticiones por segundo, Gemma 3 4B. ¿Basta una L40S?',
    "g6 family preferred since there's a discount of 17% on it. 165 calls at once, Llama 3.1 8B. How many?",
    'A g5 machine is favoured by our buyer. 165 calls at once, Llama 3.1 8B. How many?',
    'Does this make sense before I ask for quota? Azure, NC24ads_A100_v4 per pod, Qwen3 14B, 26 requests per second.',
    'Please check before we sign: 2x L40S with vLLM, Qwen3 14B, 40 requests per second.',
    'Bitte einmal drüberschauen, bevor wir bestellen: 4x L40S, vLLM, Qwen3 32B, 60 gleichzeitige Nutzer.',
    'Un avis avant de commander : 4x L40S, vLLM, Qwen3 32B, 60 utilisateurs simultanés.',
    'My test with a 4090 at home needed 38 minutes. Qwen3-30B-A3B, 40 users at once. How many H100?',
    'Mein Test auf einer 4090 zu Hause dauerte 38 Minuten. Qwen3-30B-A3B, 40 gleichzeitige Nutzer. Wie viele H100?',
    'Mon test sur une 4090 à la maison a duré 38 minutes. Qwen3-30B-A3B, 40 utilisateurs simultanés. Combien de H100 ?',
    'The Zürich colleagues have 8 A100. We plan for 310 callers at once with Gemma 3 27B. How many cards?',
  ])('%s', (text) => readsAs(text, { mode: 'plan', fleet: undefined }));

  it.each([
    'We run 4x A100 with vLLM, Qwen3 32B, 60 users at once. Is it enough, before we buy more?',
    'Our 2x 3090 do 30 tok/s with Qwen3 32B for 8 users at once. Anything to tune before I buy a third?',
    'We would run it on the two A40 that we have. 60 requests per second, Gemma 3 4B. Is that enough?',
    'My test on our two A40 gives 31 tok/s with Qwen3 14B for 20 users at once. Is that normal?',
  ])('near it: %s', (text) => readsAs(text, { mode: 'existing' }));
});

describe('what runs or fails on a machine is there', () => {
  it.each([
    [
      'Jetson AGX Orin 64GB in a robot. Right now it runs Llama 3.2 3B, 24 tok/s. Is the Thor worth it?',
      'jetson-agx-orin-64gb',
      1,
    ],
    ['A100 40GB in a rack. Currently it serves Qwen3 14B for 20 people. Is the H100 worth it?', 'a100-sxm4-40gb', 1],
    ['can I finetune Qwen2.5-72B on 16x A10? It OOMs at step 0 with LoRA rank 64.', 'a10-24gb', 16],
    ['Two pods on k8s, 4x A100 80GB in each, Llama 3.3 70B, 60 parallel requests.', 'a100-sxm4-80gb', 8],
    ['gpu01-gpu04, each 4x A100-SXM4-40GB. gpt-oss-120b on vLLM for 400 users.', 'a100-sxm4-40gb', 16],
    ['Our nodes node1 to node3 have 8 H200 each and serve Llama 3.3 70B to 300 users.', 'h200-sxm-141gb', 24],
    ['We have 12 PCs with a 4090 each and run Qwen3 14B on them for 60 users.', 'rtx-4090-24gb', 12],
    ['Wir haben 5 Workstations mit je einer RTX 6000 Ada, darauf läuft Qwen3 14B.', 'rtx-6000-ada-48gb', 5],
    [
      '|   0  Tesla V100-SXM2-32GB   On |\n...\n|   7  Tesla V100-SXM2-32GB   On |\nLlama 3.3 70B, AWQ, --tp 8.',
      'v100-sxm2-32gb',
      8,
    ],
  ])('%s', (text, gpuId, gpuCount) => readsAs(text, { fleet: [{ gpuId, gpuCount }] }));

  it.each([
    ['Would Llama 3.3 70B fit on 2x 4090? If it OOMs I would take an A100.'],
    ['Is the H100 worth it? Right now it runs Llama 3.2 3B on a CPU.'],
  ])('near it: %s', (text) => readsAs(text, { fleet: undefined }));

  it('a Spark is a computer and no cluster for data', () => {
    readsAs('RTX PRO 6000 Max-Q or 2 Sparks for GLM-4.7, which one?', {
      candidates: [{ gpuId: 'rtx-pro-6000-blackwell-maxq-96gb' }, { gpuId: 'gb10-dgx-spark-128gb', gpuCount: 2 }],
    });
    readsAs('The Spark job reads 30M rows; Qwen3 14B on 2x L40S labels them.', {
      fleet: [{ gpuId: 'l40s-48gb', gpuCount: 2 }],
      candidates: undefined,
    });
  });
});
