import { createReader } from '../reading/reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const fleetOf = (text: string): string[] =>
  (reader.read(text).fleet?.value ?? []).map((line) => `${line.gpuCount} ${line.gpuId}`);
const modelOf = (text: string): string | undefined => {
  const model = reader.read(text).model?.value;
  return model?.kind === 'catalog' ? model.id : undefined;
};

describe('the past over several sentences', () => {
  it.each([
    [
      'What we had. Since 2022 there was one workstation with two A5000. I put Llama 2 13B on it and gave it to six ' +
        'people. It was slow, 9 tok/s.\n\nWhat we have. Two servers with 2x H100 NVL each, Llama 3.3 70B, 310 people.',
      '4 h100-nvl-94gb',
    ],
    [
      'Stage one, 2024: 2 A10, Mistral 7B, 9 requests/s. Fine.\n\nStage two, since last week: 8 L40S, Llama 3.3 70B.',
      '8 l40s-48gb',
    ],
    [
      'Phase 1 (done): 4 T4, 12 testers, Llama 3.1 8B.\nPhase 2 (running): 4 L40S, 180 users, Llama 3.3 70B.',
      '4 l40s-48gb',
    ],
    [
      'Before the move: 3x 3090, 20 colleagues.\nAfter the move: 2x H100, 90 colleagues, Llama 3.3 70B.',
      '2 h100-sxm-80gb',
    ],
    [
      '2022 | 1x P40 | GPT-J\nlate 2024 | 3x 3090 (P40 sold!) | Qwen3-8B\nnow | 1x 5090 | Llama 3.3 70B',
      '1 rtx-5090-32gb',
    ],
    [
      'The first year we rented 8x H100 at $19.60 an hour. Since February we have our own 6 L40S with Llama 3.3 70B.',
      '6 l40s-48gb',
    ],
    [
      'Our attempt with two T4 was ended in May because Llama 3 8B lied. We run Llama 3.3 70B on 4 L40S.',
      '4 l40s-48gb',
    ],
    ['I have sold the 4090 and, with a grant, I built a box with three L40S. Llama 3.3 70B.', '3 l40s-48gb'],
    ['Since March of last year there is a proper machine, 2x A100 80GB PCIe, Llama 3.3 70B.', '2 a100-pcie-80gb'],
    ['Seit letztem Jahr haben wir 2x L40S mit Llama 3.3 70B.', '2 l40s-48gb'],
    [
      'En aquella época teníamos dos A100. Lo usaban 30 personas. Desde mayo tenemos 4 L40S con Llama 3.3 70B.',
      '4 l40s-48gb',
    ],
  ])('only what is there now is in use: %s', (text, fleet) => {
    expect(fleetOf(text)).toEqual([fleet]);
    expect(modelOf(text)).toBe('meta-llama/Llama-3.3-70B-Instruct');
  });

  it('what a pronoun goes on with is past as well, a new sentence of now is not', () => {
    const reading = reader.read(
      'Before the move we had 3x 3090. They served 20 colleagues with a 13B. There are 90 colleagues on Llama 3.3 70B.',
    );
    expect(reading.totalUsers?.value).toBe(90);
    expect(reading.otherModels).toEqual([]);
    const now = reader.read(
      'That matches what I had until spring. The M2 Ultra that replaced it does 12 t/s on a 70B.',
    );
    expect(now.observed?.outputTokensPerSecond?.value).toBe(12);
  });

  it('a trial of a time that is named is over', () => {
    const reading = reader.read('In summer we ran a trial on 4x H200, 70 tok/s each. Kimi K2 for 33 engineers now.');
    expect(reading.fleet).toBeUndefined();
    expect(reading.tokensPerSecondPerUser).toBeUndefined();
  });

  it.each([
    ['Output before / after the update:\nMean TTFT (ms): 812.5 / 911.0\nH200 x2, Llama 3.3 70B.', 812.5],
    ['Before anyone asks: Llama 3.3 70B on 2x H200, mean TTFT is 812 ms.', 812],
  ])('a label that names no time is not past: %s', (text, ttft) => {
    expect(reader.read(text).observed?.ttftMs?.value ?? reader.read(text).ttftMs?.value).toBe(ttft);
  });
});
