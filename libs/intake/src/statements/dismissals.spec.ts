import { readsAs } from '../testing/rounded-reading.spec';

const OWN = 'We want Qwen3 32B for 40 users.';
const PLAIN = {
  mode: 'plan',
  model: { kind: 'catalog', id: 'Qwen/Qwen3-32B' },
  totalUsers: 40,
  concurrentRequests: undefined,
  fleet: undefined,
  candidateFleet: undefined,
  pricePerGpuHour: undefined,
  budget: undefined,
};

/** The told sentence changes nothing before the writer's own nor behind it. */
const isAside = (told: string): void => {
  readsAs(`${told} ${OWN}`, PLAIN);
  readsAs(`${OWN} ${told}`, PLAIN);
};

describe('what the next sentence takes back', () => {
  it.each([
    'A colocation provider quoted us €2,300 a month for two H100. We declined, case closed.',
    'Last spring a cloud rep pitched eight MI300X at $2.10 an hour each. Rejected, and not up for discussion.',
    'Our integrator proposed a DGX H200 for $410,000. Management turned it down, we will not revisit it.',
    'Ein Systemhaus hat uns acht A40 für 2.900 € im Monat angeboten. Abgelehnt, Thema erledigt.',
    "Un revendeur nous a proposé six L4 à 290 € par mois. Nous avons refusé, l'affaire est close.",
    'Un proveedor nos ofreció ocho A30 por 2.100 euros al mes. Lo rechazamos y no hay más que hablar.',
    'Um revendedor nos ofereceu duas H100 por R$ 60 mil por mês. Recusamos e o assunto está encerrado.',
    'Dostawca zaproponował nam sześć L40S za 21 000 zł miesięcznie. Odmówiliśmy i do tematu nie wracamy.',
    'En återförsäljare erbjöd oss fyra L4 för 9 000 kronor i månaden. Vi tackade nej.',
    'ある販売店から L40S 4枚を月額60万円で提案されました。お断りしたので、この話は終わりです。',
  ])('is an offer that was refused: %s', isAside);

  it.each([
    'The dental practice upstairs serves eleven hygienists with Phi-4 from a pair of L4. That machine is theirs.',
    'Die Schule nebenan betreibt Mistral 7B auf einer 3080 für 300 Schüler. Das ist deren Bastelei, nicht unsere.',
    'De muziekschool van mijn zwager draait Mistral 7B op een 3080 voor 90 leerlingen. Dat is hun hobby.',
    'Karşı binadaki muhasebeci iki RTX 4090 üzerinde Qwen3-14B çalıştırıyor, 25 kişilik. Bizimle alakası yok.',
    '隔壁楼的律所用四张 A6000 跑 GLM-4-9B,给六十来个律师用。那是他们的机器,跟我们无关。',
    '"We serve 45,000 pupils from 24 L40S." I found that sentence in an annual report; it is about their schools.',
    'Caller: at my firm we have 250 paralegals on Yi 34B.\nAgent: Impressive!\nThat is a snippet from a training clip.',
    'Kunde: Wir haben 120 Anwälte auf zwei H100.\nBerater: Beachtlich!\n(Das ist ein Auszug aus einem Schulungsvideo.)',
  ])("is somebody else's: %s", isAside);

  it.each([
    'In 2021 our predecessors kept six T4 busy with GPT-2 for 90 testers. All of that was scrapped long ago.',
    '2021 standen bei uns noch vier P100 mit GPT-2 für 30 Sachbearbeiter. Längst verschrottet.',
    'W 2019 roku stały u nas dwie karty 2080 Ti z GPT-2 dla 8 osób. Dawno sprzedane, system wyłączony.',
    'В 2020 году у нас стояли две V100 с GPT-2 на 15 человек. Давно продали.',
    'Until the fire in 2021 ten P100 in the cellar answered 90 requests a minute. Nothing of it was rebuilt.',
    'Do przeprowadzki w 2021 roku cztery T4 obsługiwały 60 zapytań na minutę. Nic z tego nie zostało.',
    'Fram till flytten 2021 svarade fyra T4 i källaren på 60 frågor i minuten. Inget av det finns kvar.',
    'My boss joked that with a hundred times the money he would order 300 H200. It is not a plan.',
    'Should we ever be bought by a telecom, there would be two million subscribers on GB200. Nobody is buying us.',
    '2020 年我们有过两张 P100,给 10 个人跑 GPT-2。早就卖掉了。',
    'Suppose for a laugh we had 100,000 users and a rack of GB200: another discussion. We do not, so ignore that.',
    'Wären wir ein Konzern mit 20.000 Leuten, würde ich über B200 reden. Sind wir nicht, bitte ignorieren.',
    'Si fuéramos un banco con 6.000 empleados hablaría de B200 y de 300 ms. No lo somos, olvidad esas cifras.',
  ])('is over, or was only imagined: %s', isAside);

  it.each([
    ['quotes stay where only buying is refused', 'Quotes: L40S at $0.90 an hour. Buying is off the table.'],
    ['an offer stays that nobody refused', 'A reseller offers us two L40S. The offer stands until Friday.'],
  ])('but %s', (_, text) => {
    readsAs(`${OWN} ${text}`, { ...PLAIN, candidateFleet: [expect.objectContaining({ gpuId: 'l40s-48gb' })] });
  });

  it('what the writer runs is his, whatever else is not', () =>
    readsAs('We run Qwen3 32B on two L40S for 40 users. The old office is not ours any more.', {
      mode: 'existing',
      totalUsers: 40,
      fleet: [{ gpuId: 'l40s-48gb', gpuCount: 2 }],
    }));
});

describe('a sentence that begins without a stop before it', () => {
  it.each([
    'gpt-oss-120b, 64 concurrent, 4k context Some startup wanted to lease us twelve A6000. No deal, thanks.',
    'gpt-oss-120b, 64 concurrent, 4k context Ein Händler wollte uns vier A40 verkaufen. Abgelehnt.',
    'gpt-oss-120b, 64 concurrent, 4k context Le cabinet voisin paie 800 € par mois à Mistral. Pas la nôtre.',
  ])('leaves alone what stands before it: %s', (text) =>
    readsAs(text, { concurrentRequests: 64, contextTokens: 4096, candidateFleet: undefined }),
  );
});

describe('houses of kin', () => {
  it.each([
    "In my wife's company 200 people use Llama 3.3 70B on four A100.",
    'Bei meiner Frau in der Kanzlei laufen 2x RTX 6000 Ada mit Mistral Small für 35 Anwälte.',
    'Dans la boîte de ma compagne, 450 commerciaux utilisent Mistral Large sur huit A100.',
    'En la empresa de mi pareja 300 comerciales usan Llama 3.3 70B sobre cuatro A100.',
    'Nella ditta di mia moglie 80 impiegati usano Mistral Small su due L4.',
    'W firmie mojej żony 120 handlowców korzysta z Bielika 11B na dwóch L40S.',
    'В фирме моей жены 90 юристов работают с Saiga 12B на двух RTX 4090.',
    'Eşimin çalıştığı bankada 600 kişi sekiz A100 üzerinde Llama 3.3 70B kullanıyor.',
  ])('are not the writer: %s', isAside);

  it.each([
    "I'm building a box for my wife's practice: 2x 3090, Qwen3 14B for 6 people.",
    'Ich baue für meinen Bruder einen Server mit 2x 3090, Qwen3 14B für 6 Leute.',
    'Je monte un serveur pour ma femme : 2x 3090, Qwen3 14B pour 6 personnes.',
  ])('but what is made for them is: %s', (text) =>
    readsAs(text, { totalUsers: 6, fleet: [{ gpuId: 'rtx-3090-24gb', gpuCount: 2 }] }),
  );
});
