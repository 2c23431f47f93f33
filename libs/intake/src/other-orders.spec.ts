import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const fleet = (text: string): readonly string[] =>
  (reader.read(text).fleet?.value ?? []).map((line) => `${line.gpuCount}x ${line.gpuId}`);
const candidates = (text: string): readonly string[] => (reader.read(text).candidates?.value ?? []).map((c) => c.gpuId);
const excluded = (text: string): readonly string[] =>
  (reader.read(text).constraints.excludedGpus?.value ?? []).map((c) => c.gpuId);

describe('orders of words that English does not have', () => {
  it.each([
    'Nous hésitons entre L40S et H100 pour Mistral Nemo 12B, 300 utilisateurs.',
    'Dudamos entre L40S y H100 para Mistral Nemo 12B, 300 usuarios.',
    'Siamo indecisi tra L40S e H100 per Mistral Nemo 12B, 300 utenti.',
    'Wahamy się między L40S a H100. Mistral Nemo 12B, 300 użytkowników.',
    'Выбираем между L40S и H100. Mistral Nemo 12B, 300 пользователей.',
    '在L40S和H100之间犹豫。Mistral Nemo 12B，300名用户。',
    'L40SとH100で迷っています。Mistral Nemo 12B、300人のユーザー。',
    'L40S ile H100 arasında kararsızız. Mistral Nemo 12B, 300 kullanıcı.',
    'Vi tvekar mellan L40S och H100. Mistral Nemo 12B, 300 användare.',
  ])('two cards of which one will be taken are candidates: %s', (text) => {
    expect(candidates(text)).toEqual(['l40s-48gb', 'h100-sxm-80gb']);
    expect(fleet(text)).toEqual([]);
  });

  it.each([
    ['Mam dwie RTX 3090. 5090 odpada, za droga.', '2x rtx-3090-24gb'],
    ['家里有两张3090。5090太贵，不考虑。', '2x rtx-3090-24gb'],
    ['RTX 3090を2枚持っています。5090は高すぎるので除外してください。', '2x rtx-3090-24gb'],
    ['RTX 3090 두 장을 가지고 있습니다. 5090은 너무 비싸서 제외합니다.', '2x rtx-3090-24gb'],
    ['Mere paas ghar par do RTX 3090 hain. 5090 nahi lena, bahut mehenga hai.', '2x rtx-3090-24gb'],
  ])('a card whose name is a number is refused behind it: %s', (text, owned) => {
    expect(excluded(text)).toEqual(['rtx-5090-32gb']);
    expect(fleet(text)).toEqual([owned]);
  });

  it.each([
    ['Google Cloud queda descartado. Qwen3-32B, 300 usuarios.', 'gcp'],
    ['AWS kommt für uns nicht infrage. Qwen3-32B, 300 Nutzer.', 'aws'],
    ['AWS не рассматриваем. Qwen3-32B, 300 пользователей.', 'aws'],
    ['不考虑阿里云。Qwen3-32B，300名用户。', 'alibaba'],
    ['AWSは使いません。Qwen3-32B、300人のユーザー。', 'aws'],
    ['AWS는 쓰지 않습니다. Qwen3-32B, 사용자 300명.', 'aws'],
    ['AWS nahi chahiye. Qwen3-32B, 300 log.', 'aws'],
    ['AWS is out of the question for us. Qwen3-32B, 300 users.', 'aws'],
  ])('a provider is dropped beside its name: %s', (text, provider) => {
    const { constraints } = reader.read(text);
    expect(constraints.excludedProviders?.value).toEqual([provider]);
    expect(constraints.providers).toBeUndefined();
  });

  it.each([
    'We run on AWS, the H200 is out of the question. Qwen3-32B, 300 users.',
    'Are the H100 at AWS too expensive? Qwen3-32B, 300 users.',
  ])('what is dropped of another thing drops no provider: %s', (text) => {
    expect(reader.read(text).constraints.excludedProviders).toBeUndefined();
  });

  it.each([
    ['La universidad nos enseñó su clúster de 32 H100. Qwen3-32B, 300 usuarios.', 'not_mine'],
    ['Politechnika pokazała nam swój klaster z 16 H100. Qwen3-32B, 300 użytkowników.', 'not_mine'],
    ['大学からH100が16枚あるクラスタを見せてもらいました。Qwen3-32B、300人のユーザー。', 'not_mine'],
    ['대학교가 H100 16장짜리 클러스터를 보여 줬습니다. Qwen3-32B, 사용자 300명.', 'not_mine'],
  ])('machines that somebody showed are his: %s', (text, reason) => {
    expect(fleet(text)).toEqual([]);
    expect(reader.read(text).setAside.some((s) => s.reason === reason)).toBe(true);
  });

  it('the verb of having may close the sentence, or stand before its subject', () => {
    expect(fleet('L40S 4장을 장당 시간당 1800원에 임대하고 있습니다. Qwen3-32B.')).toEqual(['4x l40s-48gb']);
    expect(fleet('病院ではL40Sを4枚、1枚あたり1時間180円で借りています。Qwen3-32B。')).toEqual(['4x l40s-48gb']);
    expect(fleet('In het ziekenhuis huren we zes L40S voor Qwen3-32B.')).toEqual(['6x l40s-48gb']);
  });

  it.each([
    'The last 300 users kept her short, nio and sex are no numbers: Qwen3-32B.',
    'Saat teen users ko Qwen3-32B chahiye, 300 log.',
  ])('short words of Turkish and Swedish mean nothing elsewhere: %s', (text) => {
    const reading = reader.read(text);
    expect(reading.totalUsers?.value).toBe(300);
    expect(reading.hoursPerDay).toBeUndefined();
  });

  it.each([
    'Wir sind eine Steuerkanzlei und haben eine RTX 6000 Ada mit Mistral Small 3.1.',
    'Somos una asesoría y tenemos una RTX 6000 Ada con Mistral Small 3.1.',
    'Siamo uno studio e abbiamo una RTX 6000 Ada con Mistral Small 3.1.',
  ])('what the writer says that he is holds his machines: %s', (text) => {
    expect(fleet(text)).toEqual(['1x rtx-6000-ada-48gb']);
  });

  it.each([
    '650 medewerkers; volgens onze Teams-cijfers is 7,5% tegelijk bezig. Qwen3-32B.',
    '650 Mitarbeiter; laut unseren Zahlen sind 7,5% gleichzeitig aktiv. Qwen3-32B.',
    "650 salariés ; d'après nos chiffres, 7,5 % sont connectés simultanément. Qwen3-32B.",
    '650 empleados; según nuestros datos, el 7,5 % está conectado a la vez. Qwen3-32B.',
    '650 pracowników; według naszych danych 7,5% pracuje jednocześnie. Qwen3-32B.',
  ])("the writer's own records are his: %s", (text) => {
    expect(reader.read(text).concurrentRequests?.value).toBe(49);
  });

  it.each([
    '650 Mitarbeiter; laut unserem Lieferanten sind 7,5% gleichzeitig aktiv. Qwen3-32B.',
    '650 employees; according to our vendor 7.5% are online at the same time. Qwen3-32B.',
  ])('what his supplier says is not: %s', (text) => {
    expect(reader.read(text).concurrentRequests).toBeUndefined();
  });

  it("what a Korean sentence intends or wishes is nobody else's word, and no fleet", () => {
    const text = '월 450만원 한도로 사내 챗봇을 운영하려고 합니다. 직원 700명. Qwen3-32B.';
    expect(reader.read(text).budget?.value).toMatchObject({ amount: 4_500_000, currency: 'KRW' });
    expect(fleet('H100을 임대하고 싶습니다. 직원 700명, Qwen3-32B.')).toEqual([]);
    expect(fleet('옆 회사는 H100 4장을 쓴다고 합니다. 직원 700명, Qwen3-32B.')).toEqual([]);
  });
});
