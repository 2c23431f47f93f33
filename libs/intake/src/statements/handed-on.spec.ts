import { createReader } from '../index';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const cards = (text: string): string => {
  const fleet = reader.read(text).fleet?.value ?? [];
  return fleet.map((line) => `${line.gpuCount} ${line.gpuId}`).join(', ');
};

describe('machines that came to the writer by others, long ago', () => {
  it.each([
    [
      'A customer demanded own hosting, so our former CTO ordered two p4d.24xlarge in eu-central-1. He has left. ' +
        'The instances have been running since then with Llama 3.1 70B.',
      '16 a100-sxm4-40gb',
    ],
    [
      'It was set up two years ago by a contractor, and so the faculty bought 4 H100 NVL. They are in production ' +
        'now: Llama 3.3 70B in FP8 for 1,900 people a day.',
      '4 h100-nvl-94gb',
    ],
    ['Our predecessor bought four A40. They still serve Llama 3.1 70B to 25 people at once.', '4 a40-48gb'],
    [
      'Ein Dienstleister hat uns 2024 einen Kasten mit 8x A40 hingestellt. Die Karten sind seitdem im Einsatz: 30 ' +
        'Anfragen gleichzeitig.',
      '8 a40-48gb',
    ],
    [
      'Notre ancien DSI avait acheté quatre A40. Elles servent encore : Llama 3.1 70B, 25 requêtes simultanées.',
      '4 a40-48gb',
    ],
    [
      'De vorige beheerder heeft vier A40 gekocht en is toen vertrokken. Ze draaien nu Llama 3.3 70B voor 120 ' +
        'gebruikers.',
      '4 a40-48gb',
    ],
  ])('%s', (text, own) => {
    expect(cards(text)).toBe(own);
  });

  it.each([
    'An old flatmate of mine bought eight A100 for his startup. We need Llama 3.3 70B for 40 users.',
    'Our predecessor on the project sized it for 9,000 users and 32 A100. We need Llama 3.3 70B for 40 users.',
    'My former employer bought 16 H100. We need Llama 3.3 70B for 40 users.',
    'Our former CTO ordered two p4d.24xlarge, which were sold in May. We need Llama 3.3 70B for 40 users.',
    'The faculty bought 4 H100 NVL. We need Llama 3.3 70B for 40 users.',
  ])('what nobody says is there: %s', (text) => {
    expect(cards(text)).toBe('');
  });
});

describe('somebody who is only mentioned beside the writer’s own', () => {
  const lost = (text: string): string[] =>
    reader
      .read(text)
      .setAside.filter((s) => s.reason === 'not_mine' || s.reason === 'past')
      .map((s) => s.text);

  it.each([
    'Measured last Friday after the vendor’s engineer went home: 41 tok/s on a single H200 with Llama 3.1 70B.',
    'Tenemos 8 L40S y según Grafana las GPU andan al 17 %.',
    'Wir haben 8 L40S, laut dem Monitoring sind sie zu 17 % ausgelastet.',
    'I just bought 12 P40 and now I read vllm wants volta or newer.',
    'My predecessor signed for 8 A40. Reseller is gone, the boxes are still humming: Qwen3 32B, 60 concurrent.',
    '외주 업체가 작년에 구축해 준 서버에 A100 2장이 있습니다.',
    '外包公司去年帮我们装的服务器,两张A100。现在跑Qwen3 32B。',
  ])('takes nothing away: %s', (text) => expect(lost(text)).toEqual([]));

  it('what is reckoned from a pilot is for what is to come', () => {
    const { inputTokens, outputTokens, ttftMs } = reader.read(
      'The second pilot ran in 11 towns. Both are finished.\n\nNumbers from the second pilot, extrapolated by our ' +
        'statistician:\n • 4,500 tokens prompt\n • 280 tokens answer\n • time to first token <= 1.5 s\n\nMistral L.',
    );
    expect([inputTokens?.value, outputTokens?.value, ttftMs?.value]).toEqual([4_500, 280, 1_500]);
  });

  it('what somebody has in such a clause is his', () =>
    expect(lost('Since a friend bought 4 H100 he answers 90 users. We need Qwen3 32B for 40 users.')).toContain('90'));
});

describe('who is greeted is no subject', () => {
  it.each([
    ['Salut, on fait tourner Llama 3.1 70B en AWQ sur 2 L40S chez OVHcloud, vLLM 0.8, tp=2.', '2 l40s-48gb'],
    ['Hola a todos, aquí corremos Llama 3.1 70B en 4 L40S que compró el antiguo director.', '4 l40s-48gb'],
    ['Hallo zusammen, bei uns laufen 4 L40S mit Qwen3 32B.', '4 l40s-48gb'],
  ])('%s', (text, own) => {
    const reading = reader.read(text);
    expect(reading.setAside.filter((s) => s.reason === 'not_mine' || s.reason === 'past')).toEqual([]);
    expect(cards(text)).toBe(own);
  });
});
