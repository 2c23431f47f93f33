import { readsAs } from '../testing/rounded-reading.spec';

const OWN = 'We want Qwen3 32B for 40 users.';
const PLAIN = {
  mode: 'plan',
  model: { kind: 'catalog', id: 'Qwen/Qwen3-32B' },
  totalUsers: 40,
  concurrentRequests: undefined,
  fleet: undefined,
  engine: undefined,
};

describe('what the world tells', () => {
  it.each([
    'In the news today: a Gulf telecom orders 20,000 GB300 for $11 billion and wants 4 million subscribers.',
    'Heute in den Nachrichten: Eine Bank bestellt 3.000 GB200 und will damit 2 Millionen Kunden bedienen.',
    "Aux informations : un opérateur commande 2 000 B200 et vise 7 millions d'abonnés.",
    'In het nieuws: een bank koopt 300 B200 en wil er 600.000 klanten mee helpen.',
    'Z dzisiejszych wiadomości: operator zamawia 1200 B300 dla swoich 2 milionów abonentów.',
    'Haberlere göre bir operatör 8.000 GB200 sipariş etmiş, 3 milyon abonesine hizmet verecekmiş.',
    // those who measured for a paper, or made an engine
    'The authors of the vLLM paper did their measurements with OPT-13B on one A100.',
    'The people behind llama.cpp measured Llama 3.1 8B on a single A100.',
    'Los desarrolladores de TensorRT-LLM publicaron cifras de Llama 2 70B en ocho H100.',
    'Авторы статьи про vLLM мерили OPT-13B на одной A100.',
    'Autorzy artykułu o vLLM mierzyli OPT-13B na jednej A100.',
    'vLLM 论文的作者用一张 A100 测了 OPT-13B。',
    // firms of kin, and those who work there
    'En kompis byrå i Malmö betalar 31 000 kronor i månaden till OpenAI, och de är bara 14 personer.',
    'Die Kanzlei meiner Schwester zahlt 1.100 Euro im Monat an Anthropic, sie sind nur zu acht.',
    'Agencja mojego kolegi z Gdyni płaci OpenAI 9000 zł miesięcznie, a jest ich tylko 12 osób.',
    'Агентство моего приятеля платит за GPT-4o 150 000 рублей в месяц, их всего 13 человек.',
  ])('is not about the writer: %s', (told) => {
    readsAs(`${told} ${OWN}`, PLAIN);
    readsAs(`${OWN} ${told}`, PLAIN);
  });

  it.each([
    ['his own newspaper', 'In our news app Qwen3 32B runs on two A100 under vLLM.'],
    ['his own developers', 'Our developers use Qwen3 32B on two A100 with vLLM.'],
    ['good news', 'Good news: we got two A100, Qwen3 32B runs on them with vLLM.'],
    ['the month, which says who speaks in no language', 'Im Monat laufen 9000 Anfragen auf unseren zwei A100, vLLM.'],
  ])('but not %s', (_, text) => {
    readsAs(text, { mode: 'existing', engine: 'vllm', fleet: [expect.objectContaining({ gpuCount: 2 })] });
  });
});
