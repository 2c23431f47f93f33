import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('a job is things, what is done with them and the time for it', () => {
  it.each([
    [
      'Qwen3 32B on 4x H100. We have 4,200 council meetings of 2 hours each to summarise, once, within 3 weeks.',
      4200,
      504,
    ],
    ['How many H100 for Gemma 3 27B: 90,000 court rulings must be tagged in three days.', 90_000, 72],
    ['Llama 3.3 70B, 2x H200. 1.2 million recipes need rewriting, we have 10 days for it.', 1_200_000, 240],
    ['Wir müssen 65.000 Grundbuchauszüge mit Mistral Small 3.2 auslesen, Frist zwei Wochen. Eine L40S?', 65_000, 336],
    ['On doit classer 240 000 courriers en une semaine avec Mistral Small 3.2, quelle carte ?', 240_000, 168],
    ['Tenemos que etiquetar 500.000 fotos de contadores en 4 días con Qwen2.5-VL-7B, ¿cuántas A10?', 500_000, 96],
    ['Mamy do streszczenia 56 tys. umów w 5 dni, model Bielik 11B. Ile kart L40S?', 56_000, 120],
    ['要在7天内把38万份病历摘要出来,用Qwen3-14B,需要几张L20?', 380_000, 168],
    ['30 bin sözleşmeyi 24 saat içinde özetlememiz gerekiyor, Qwen3 32B. Kaç H100 lazım?', 30_000, 24],
  ])('%s', (text, items, windowHours) => {
    expect(reader.read(text).batch?.value).toEqual({ items, windowHours });
  });
});

describe('a run that learns has the time that was granted for it', () => {
  it.each([
    ['55k tickets, ~900 tokens apiece, LoRA on Gemma 3 27B, three epochs done by Friday, so call it 40 hours.', 40],
    ['8*A800 80G 全参微调 Qwen2.5-72B,37万条数据,平均1100 token,进度条显示要19天,组里只批了7天机时。', 168],
    ['16 nodes of 8x H100 for 60 days, we pretrain a dense 8B from scratch on 1T tokens.', 1440],
    ['QLoRA of Qwen2.5 14B on an A100, takes 19 hours now, and I need it under 12.', 12],
    ['Fine-tuning Llama 3.1 70B: nos han concedido 48 horas de cómputo en 8 H100.', 48],
  ])('%s', (text, hours) => {
    expect(reader.read(text).tuning?.deadlineHours?.value).toBe(hours);
  });

  it('the wait for a quota is none', () => {
    const text = 'Quota increase granted after 2 days. Fine-tuning Qwen3-4B with LoRA on 3,100 samples of 600 tokens.';
    expect(reader.read(text).tuning?.deadlineHours).toBeUndefined();
  });
});

describe('a part that may be lost', () => {
  it.each([
    'Llama 3.3 70B for 200 users. RTO matters, so nothing may hang on a single GPU.',
    'Mistral Large, 20 users. Two halls, either must carry everything when the other burns down.',
    'Qwen3 32B, 200 gebruikers, als er een kaart uitvalt moet alles blijven draaien.',
    'Qwen3 32B, 200人同时用,一台机器坏了服务不能停。',
  ])('%s', (text) => {
    expect(reader.read(text).constraints.highAvailability?.value).toBe(true);
    expect(reader.read(text).wishes.highAvailability).toBe(true);
  });

  it.each([
    'Last week one GPU failed and we had an outage. Qwen3 32B for 200 users on 2 L40S.',
    'Qwen3 32B, 200 users, it may be down for a day, nobody dies.',
  ])('%s', (text) => {
    expect(reader.read(text).constraints.highAvailability).toBeUndefined();
  });
});

describe('growth by a multiple in any order', () => {
  it.each([
    ['320 req/min at peak. The forecast says times three by next autumn. Llama 3.1 8B bf16.', 3],
    ['Heute 20 Anfragen pro Sekunde mit Qwen3 14B, bis Herbst mal drei.', 3],
    ["Aujourd'hui 20 requêtes par seconde avec Qwen3 14B, on table sur le triple d'ici l'été.", 3],
    ["We answer 60 questions a day on Qwen3 8B; when the newspaper prints it, it'll be 600 a day easily.", 10],
    ['12 req/s now on Llama 3.3 70B; marketing wants 60% more traffic after the launch.', 1.6],
  ])('%s', (text, factor) => {
    expect(reader.read(text).growthFactor?.value).toBe(factor);
  });
});

describe('hours in which nobody needs it', () => {
  it.each([
    ['Qwen3 14B for 40 users; nobody needs it between 23h and 6h, we switch it off.', 17],
    ['Qwen3 14B per 40 persone; spento dalle 21 alle 7.', 14],
    ['晚上8点到12点开放,高峰每秒3个请求,Qwen3-14B,要几张L20?', 4],
  ])('%s', (text, hours) => {
    expect(reader.read(text).hoursPerDay?.value).toBe(hours);
  });

  it.each([
    '客服机器人,晚上8点到12点最忙,高峰每秒3个请求,Qwen3-14B,要几张L20?',
    'Chatbot mit Qwen3 14B, am meisten los ist von 20 bis 24 Uhr, 3 Anfragen pro Sekunde.',
  ])('the busiest are none of the service: %s', (text) => {
    expect(reader.read(text).hoursPerDay).toBeUndefined();
  });
});

describe('what a figure counts', () => {
  it('a length that has to fit whole is the context', () => {
    const text = 'Mistral Small 3.2 für 23 Leute. Bescheide mit bis zu 20k Token sollen am Stück reinpassen.';
    expect(reader.read(text).contextTokens?.value).toBe(20_000);
    expect(reader.read(text).inputTokens).toBeUndefined();
  });

  it('rounds of a conversation are requests, a part of the prompt is told behind 其中', () => {
    const text = '日均会话2.6万轮,每轮输入1500 token(其中900是固定不变的系统提示词),输出120。Qwen3-14B。';
    expect(reader.read(text).requestsPerDay?.value).toBe(26_000);
    expect(reader.read(text).prefixCacheShare?.value).toBe(0.6);
  });

  it('a number that points at what was named counts nothing', () => {
    const text = 'Two replicas of Qwen3-32B for legal, three for sales. Peak in-flight over those two: 36.';
    expect(reader.read(text).concurrentRequests?.value).toBe(36);
  });

  it('people of two places are added up', () => {
    const text = 'Llama 3.3 70B for the 27 people in production plus 6 people in rights. Two L40S?';
    expect(reader.read(text).totalUsers?.value).toBe(33);
  });
});

describe('a use by the stem of a word or by two words together', () => {
  it.each([
    ['Szpital, automatyczne streszczanie wizyt, PLLuM 12B, 55 równoległych sesji.', 'summarization'],
    ['Dos A10 con Llama 3.3 70B que lee facturas, 14.000 al mes.', 'document_processing'],
    ['4 L4 pour Codestral 22B, 26 devs, complétion dans VS Code.', 'code_completion'],
    ['Devstral Small per scrivere test e codice, 12 sviluppatori, quale GPU?', 'coding'],
    ["72 heures de calcul sur 8 A100 pour l'affinage de Mistral 7B.", 'fine_tuning'],
  ])('%s', (text, use) => {
    expect(reader.read(text).useCase?.value).toBe(use);
  });
});

describe('what is enough is wished for, beside what is measured', () => {
  it.each([
    '2x L40S, Qwen3 32B, 22 tok/s per stream at 20 users now. 10 tok/s per head would do.',
    '2x L40S, Qwen3 32B, heute 22 tok/s je Nutzer. 10 tok/s pro Kopf reichen uns.',
    '2x L40S, Qwen3 32B, oggi 22 tok/s per utente. Bastano 10 tok/s a testa.',
    '2x L40S, Qwen3 32B, сейчас 22 tok/s на пользователя. 10 tok/s на человека хватит.',
  ])('%s', (text) => {
    const { tokensPerSecondPerUser, observed } = reader.read(text);
    expect([tokensPerSecondPerUser?.value, observed.tokensPerSecondPerUser?.value]).toEqual([10, 22]);
  });

  it('what is measured and fine stays measured', () => {
    const text = '2x L40S, Qwen3 32B, we get 22 tok/s per user and that is fine. TTFT is 4 s though.';
    expect(reader.read(text).observed.tokensPerSecondPerUser?.value).toBe(22);
    expect(reader.read(text).tokensPerSecondPerUser).toBeUndefined();
  });

  it('how long one waits is measured', () => {
    const text = 'Mac Studio M3 Ultra 512GB, DeepSeek V3: si aspetta un minuto e mezzo prima che parta.';
    expect(reader.read(text).observed.ttftMs?.value).toBe(90_000);
  });
});

describe('a time alone between marks, or what must come of a stock, is the window of its job', () => {
  it.each([
    ['9M passages, 400 tokens each, bge-m3, 48h, then never again. spot L4 or T4, how many?', 9_000_000, 48],
    ['1.2M invoices, 2k tokens in, 150 out, qwen3 8b, 72 hours max. which card?', 1_200_000, 72],
    ['800.000 Briefe, je 900 Tokens, Mistral Small 3.2, höchstens 5 Tage, danach nie wieder. Karte?', 800_000, 120],
    ['3 millions de documents, 600 tokens chacun, bge-m3, 48 h. Combien de L4 ?', 3_000_000, 48],
    ['There are 12,400 essays, and the students must have comments within 36 hours. Llama 3.3 70B?', 12_400, 36],
    ['Il y a 8 000 copies, et les élèves doivent avoir leurs notes sous 72 heures. Llama 3.3 70B ?', 8000, 72],
    ['2,400 pictures must go through Qwen-Image-Edit by breakfast, so we have 5 hours. Which card?', 2400, 5],
    ['Some 74,000 programmes, Gemma 3 27B, 9k tokens in, 400 out. It must be finished in 20 weeks.', 74_000, 3360],
  ])('%s', (text, items, windowHours) => {
    expect(reader.read(text).batch?.value).toEqual({ items, windowHours });
  });

  it('a time behind which something goes on, or beside no stock, is none', () => {
    const text = 'We let 5,000 apartments, and tenants must get a reply within 2 hours. 40 users at once, Qwen3 8B.';
    expect(reader.read(text).batch).toBeUndefined();
    expect(reader.read('30 users, Qwen3 8B, 8 h, one L4?').batch).toBeUndefined();
  });
});
