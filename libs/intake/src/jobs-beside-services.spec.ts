import { catalogGazetteer } from './testing/catalog-gazetteer.spec';
import { createReader } from './reading/reader';
import { readsAs, type Values } from './testing/rounded-reading.spec';

const job = (items: number, windowHours: number, more: Values = {}): Values => ({
  items,
  windowHours,
  recurrence: 'daily',
  beside: true,
  ...more,
});
const lengths = (items: number, input: number, output: number): Values => ({
  inputTokens: items * input,
  outputTokens: items * output,
});

describe('a job of the night beside a service of the day', () => {
  it.each<[string, Values]>([
    [
      'Chat auf Qwen3 14B: 520 Leute, je 9 Fragen am Tag, 8-18 Uhr, 1.500 Token rein, 350 raus. Nachts ' +
        'zwischen 21 und 5 Uhr soll dieselbe Maschine 36.000 Akten zusammenfassen, je 2.200 Token, ' +
        'Ergebnis 120.',
      { requestsPerDay: 4680, hoursPerDay: 10, inputTokens: 1500, batch: job(36e3, 8, lengths(36e3, 2200, 120)) },
    ],
    [
      'Qwen3 14B chat for 520 people, 9 questions a day each, 8am-6pm. At night between 9pm and 5am the ' +
        'same box rewrites 36,000 meter protocols, 2,200 tokens in, 120 out.',
      { useCase: 'chat', requestsPerDay: 4680, inputTokens: undefined, batch: job(36e3, 8, lengths(36e3, 2200, 120)) },
    ],
    [
      'Qwen3 14B : chat pour 520 personnes, 9 questions par jour chacune, 8h-18h. La nuit de 21h à 5h, ' +
        'la même machine résume 36 000 rapports.',
      { requestsPerDay: 4680, hoursPerDay: 10, batch: job(36e3, 8) },
    ],
    [
      'Qwen3 14B: chat para 520 personas, 9 preguntas al día cada una, 8-18 h. De noche, de 21 a 5, ' +
        'resume 36.000 informes.',
      { requestsPerDay: 4680, batch: job(36e3, 8) },
    ],
    [
      'Qwen3 14B, 400 funcionários, 10 perguntas por dia cada, 8h-18h. À noite, das 22h às 6h, resume ' +
        '30.000 laudos, 2.000 tokens de entrada e 150 de saída.',
      { requestsPerDay: 4000, hoursPerDay: 10, batch: job(30e3, 8, lengths(30e3, 2000, 150)) },
    ],
    [
      "Qwen3 14B, chat voor 400 medewerkers, 10 vragen per dag elk, 8-18 uur. 's Nachts tussen 22 en 6 " +
        'uur vat dezelfde machine 30.000 dossiers samen.',
      { requestsPerDay: 4000, hoursPerDay: 10, batch: job(30e3, 8) },
    ],
    [
      'Qwen3 14B, днём чат на 680 человек по 8 вопросов в день, с 7 до 18; ночью с 20 до 5 обрабатываем ' +
        '42 тыс. отчётов.',
      { requestsPerDay: 5440, hoursPerDay: 11, batch: job(42e3, 9) },
    ],
    [
      'Qwen3 14B，白天 680 人聊天，每人每天 8 次，7 点到 18 点；夜里 20 点到 5 点跑批，4.2 万份报告做摘要。',
      { requestsPerDay: 5440, hoursPerDay: 11, batch: job(42e3, 9) },
    ],
    [
      'Qwen3 14B。社員400名、1人1日10回、平日9時〜18時。夜間22時〜翌6時に3万件の報告書を要約。',
      { requestsPerDay: 4000, hoursPerDay: 9, batch: job(30e3, 8) },
    ],
    [
      'Qwen3 14B, 1.400 Mitarbeiter, je 8 Fragen am Tag, dazu ein Nachtlauf mit 42.000 Protokollen.',
      { requestsPerDay: 11200, batch: job(42e3, 8) },
    ],
  ])('%s', (text, expected) => {
    readsAs(text, expected);
  });
  it('of every week, an evaluation counts its prompts', () => {
    const weekly = { ...job(21e3, 6), recurrence: 'weekly' };
    readsAs(
      'Qwen3 14B, 500 questions a day, and every Saturday an eval suite of 21,000 prompts, 3k in, 1.2k ' +
        'out, done in 6 hours.',
      { requestsPerDay: 500, inputTokens: undefined, batch: { ...weekly, ...lengths(21e3, 3000, 1200) } },
    );
    readsAs(
      'Llama 3.1 8B, 500 questions par jour, et chaque samedi une évaluation de 21 000 prompts à finir en 6 heures.',
      {
        requestsPerDay: 500,
        batch: weekly,
      },
    );
  });
  it('of another model is a service of its own, in its own hours', () => {
    const { model, furtherWorkloads } = createReader(catalogGazetteer()).read(
      'Chat mit Qwen3 14B: 600 Leute, je 8 Fragen am Tag, 8-19 Uhr. Nachts 21 bis 5 Uhr 12.000 ' +
        'Zusammenfassungen mit Llama 3.1 8B.',
    );
    expect(model?.evidence).toBe('Qwen3 14B');
    expect(furtherWorkloads.map((w) => [w.model.evidence, w.requestsPerDay?.value, w.hoursPerDay?.value])).toEqual([
      ['Llama 3.1 8B', 12000, 8],
    ]);
  });
});

describe('no job beside a service', () => {
  it.each<[string, Values]>([
    [
      'Every night between 1 and 5 we summarise 40,000 tickets with Qwen3 14B, 900 tokens in, 60 out.',
      { requestsPerDay: 40000, inputTokens: 900, batch: { items: 40000, windowHours: 4, recurrence: 'daily' } },
    ],
    [
      'Qwen3 14B, chat for 400 nurses on the day shift and 150 nurses at night, 12 questions each per shift.',
      { batch: undefined },
    ],
    [
      'Qwen3 14B, 400 users, 10 questions a day each, 8am-6pm. We test at night.',
      { requestsPerDay: 4000, batch: undefined },
    ],
    ['Qwen3 14B, prompts of 21,000 tokens, 500 requests a day.', { inputTokens: 21000, batch: undefined }],
  ])('%s', (text, expected) => {
    readsAs(text, expected);
  });
});
