import type { Reading } from './reading';
import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const cards = (list: Reading['candidates'] | Reading['fleet']): string =>
  (list?.value ?? []).map((c) => `${c.gpuId.split('-')[0] ?? ''} x${c.gpuCount ?? 1}`).join(' ');
const fleet = (text: string): string => cards(reader.read(text).fleet);

describe('what the own house has is the writer’s', () => {
  it.each([
    ['The university has a server with four L40S, gpt-oss-120b runs on it. Qwen3 32B for 60 users.', 'l40s x4'],
    ['Die Universität hat einen Server mit vier L40S. Qwen3 32B für 60 Nutzer.', 'l40s x4'],
    ["L'université a un serveur avec quatre L40S. Qwen3 32B pour 60 utilisateurs.", 'l40s x4'],
    ['I work at a hospital. The hospital has two H100. Qwen3 32B for 60 users.', 'h100 x2'],
    ['We are the physics department. The university runs Qwen3 32B on two H100.', 'h100 x2'],
    ['The four L40S were bought last year and are paid off. Qwen3 32B, 60 users.', 'l40s x4'],
    ['Le quattro L40S sono state comprate l’anno scorso. Qwen3 32B, 60 utenti.', 'l40s x4'],
    ['L40Sを4枚ずつ積んだサーバーが2台あります。Qwen3 32Bを60人で使います。', 'l40s x8'],
    ['L40S가 4장씩 들어간 서버 2대가 있습니다. Qwen3 32B를 60명이 씁니다.', 'l40s x8'],
    ['我们用两张自有的A100和两张租来的H100。Qwen3 32B，60个用户。', 'a100 x2 h100 x2'],
    ["Dört L40S'imiz var. 60 kullanıcı için Qwen3 32B.", 'l40s x4'],
    ['Il tourne sur quatre L40S dans notre salle serveurs. Qwen3 32B pour 60 utilisateurs.', 'l40s x4'],
    ['Ofereceram-nos duas H100 por 48.000 euros. Qwen3 32B, 60 usuários.', ''],
    ['H100 4장을 구매하고 싶습니다. Qwen3 32B를 60명이 씁니다.', ''],
    ['H100を4枚購入したいです。Qwen3 32Bを60人で使います。', ''],
    ['Dört H100 satın almak istiyoruz. 60 kullanıcı için Qwen3 32B.', ''],
    ['A hospital has two H100. Qwen3 32B for 60 users.', ''],
    ['The university in Lyon has two H100. Qwen3 32B for 60 users.', ''],
    ['The team next door runs it on eight H100. Qwen3 32B for 60 users.', ''],
    ['We want Qwen3 32B for 60 users. The university has two H100.', ''],
    ['The four L40S were bought last year and sold in May. Qwen3 32B, 60 users.', ''],
    ['对面的公司用八张H100跑这个。Qwen3 32B，60个用户。', ''],
    ['向かいの会社はH100 8枚で動かしています。Qwen3 32Bを60人で使います。', ''],
  ])('%s', (text, expected) => {
    expect(fleet(text)).toBe(expected);
  });
});

describe('how much of the time machines are used, in words', () => {
  it.each<[string, number | undefined]>([
    ['Wir haben vier L40S. Sie stehen die Hälfte der Zeit still. Qwen3 32B, 60 Nutzer.', 0.5],
    ['Wir haben vier L40S, sie sind nur zu einem Drittel ausgelastet. Qwen3 32B, 60 Nutzer.', 0.333],
    ["Nous avons quatre L40S, elles ne sont occupées qu'à un tiers. Qwen3 32B, 60 utilisateurs.", 0.333],
    ['У нас четыре L40S. Половину времени они простаивают. Qwen3 32B, 60 пользователей.', 0.5],
    ['我们有四张L40S，只忙三分之一的时间。Qwen3 32B，60个用户。', 0.333],
    ['Nos quatre L40S ne dépassent jamais 30 %. Qwen3 32B, 60 utilisateurs.', 0.3],
    ['Nuestras cuatro L40S están ocupadas el 90 % del tiempo. Qwen3 32B, 60 usuarios.', 0.9],
    ['We have four L40S, two thirds of the load is in the US. Qwen3 32B, 60 users.', undefined],
    ['40 people, every other one is active at the same moment. Qwen3 32B on two H100.', undefined],
    ['Memory on our four L40S never goes above 30%. Qwen3 32B, 60 users.', undefined],
    ['30% of the time the answer is wrong. We have two H100, Qwen3 32B, 60 users.', undefined],
  ])('%s', (text, expected) => {
    const share = reader.read(text).utilizationFraction?.value;
    expect(share === undefined ? share : Math.round(share * 1000) / 1000).toBe(expected);
  });
});

describe('sellers and makers that words behind the name rule out', () => {
  it.each<[string, keyof Reading['constraints'], readonly string[] | undefined]>([
    ['AMDのカードは不可です。Qwen3 32Bを60人で使います。', 'excludedVendors', ['amd']],
    ['AMD 카드는 안 됩니다. Qwen3 32B를 60명이 씁니다.', 'excludedVendors', ['amd']],
    ['AMD kart olmasın lütfen. 60 kullanıcı için Qwen3 32B.', 'excludedVendors', ['amd']],
    ['Azure以外なら何でも構いません。Qwen3 32Bを60人で使います。', 'excludedProviders', ['azure']],
    ['Cualquiera menos Azure. Qwen3 32B para 60 usuarios.', 'excludedProviders', ['azure']],
    ['OVHしか使えません。Qwen3 32Bを60人で使います。', 'providers', ['ovh']],
    ["Nous n'avons le droit d'utiliser qu'OVH. Nous avons besoin de Qwen3 32B.", 'providers', ['ovh']],
    ['不要美国的云。Qwen3 32B，60个用户。', 'regions', ['eu']],
    ['Inget från amerikanska leverantörer. Qwen3 32B för 60 användare.', 'regions', ['eu']],
    ['Vi hyr fyra L40S hos Hetzner. Finns det något billigare någon annanstans?', 'providers', undefined],
    ['AMDのカードも使えます。Qwen3 32Bを60人で使います。', 'excludedVendors', undefined],
  ])('%s', (text, member, expected) => {
    expect(reader.read(text).constraints[member]?.value).toEqual(expected);
  });
});
