import { createReader } from '../index';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const OWN = 'Llama 3.3 70B for 40 concurrent users, we have 4x L40S.';

/** What is read of the writer's own text with a sentence before it and behind it. */
function read(sentence: string): unknown[] {
  return [`${sentence} ${OWN}`, `${OWN} ${sentence}`].map((text) => {
    const r = reader.read(text);
    return [r.mode?.value, r.concurrentRequests?.value, r.totalUsers?.value, r.fleet?.value, r.constraints];
  });
}
const plain = ['existing', 40, undefined, [{ gpuId: 'l40s-48gb', gpuCount: 4 }], {}];

describe('sentences that show by their build that they are about somebody else', () => {
  it.each([
    // quotation marks whose words are said to be another's, before them or behind them
    '"Thirty users, two T4s, no complaints so far" - that is what the library says of its own setup.',
    '„Wir fahren 70B auf zwei A6000 mit 45 Leuten“, schrieb mir neulich jemand aus Graz.',
    '"Bank of Lisbon puts Llama 3.1 405B on 16 H100s for 4,000 advisers" was the headline in the trade press.',
    'Here is what the forum had to say: "you need 4x A6000 for 50 users, end of story".',
    'Forwarded: "Hi Tom, our cluster at Vandelay is 24 L4s and the load is 15 requests per second, cheers, Ken".',
    // a word at the end, or in the next sentence, that none of it is the writer's
    "Lambda's sales lady rang twice about 16 H100 at $1.85 an hour; I turned her down and the matter is closed.",
    "My sister's clinic in Leeds, which I have no say in, signed for 6 RTX 6000 Ada and 45 doctors last week.",
    'Übrigens zahlt eine Sparkasse 7.900 € im Monat für 4 H200 und 650 Berater. Es ist nicht unser Haus.',
    'У бывших коллег в Казани 16 карт A800 и 1 200 пользователей на Qwen2.5-72B, но я там больше не работаю.',
    // who it is before a colon
    'Not us, but a logistics company two streets away: 16x L40S, Mixtral, 5,000 drivers.',
    'Compare that with my flatmate: one 4060 Ti, himself as the only user.',
    'Der Verein meines Nachbarn: eine 3060, zwölf Mitglieder, Gemma 2 9B.',
    // the machine of somebody with a name, a matter that is none of the writer's
    "Just for the record, Dave's rig does 22 tok/s with Qwen3 32B on a 7900 XTX.",
    'What Tesco does with its MI300X is none of my business.',
    // the verb of reporting late, or a conditional that reports
    'A hundred and twenty H200: that is what the ministry in Paris is said to have ordered.',
    'Running Command R+ on eight A100s for two hundred lawyers is, so I hear, a firm in Zurich.',
    'Pour information, la région Bretagne aurait commandé vingt-quatre MI300X.',
    // brackets between somebody and his verb, brackets around all of it
    'A customer of ours (a cinema chain) has its own two L4 and its own Llama 3.1 8B.',
    '(A competitor in Leeds apparently rents from CoreWeave at $2.19 an hour and stays in eu-west.)',
    // where the writer once was, what came to nothing
    'At Siemens, where I interned, the chat for 10,000 employees lived on A100s in Munich.',
    'A tender we lost in 2023 asked for 20 H100s and 99.95% availability in Norway.',
    'Lambda offered us ten H100s at $1.99 an hour in the spring, which we turned down.',
    // names before the figure that another states
    'The going rate at Vast, according to a chat I was shown, is 0.35 dollars for a 3090.',
    '朋友说他们公司用四张4090跑Qwen2.5-32B，并发大概五十。',
    'Cambridge has 48 of them. Different story.',
    // somebody by what he did, by his house, by his family
    'The man who sold us our chairs boasts of a 5090 and 150 tokens a second.',
    'Their CTO told the audience that 12 million requests a day go through two hundred A10Gs.',
    'In Helsinki a museum does all of this with one single RTX 4000 Ada.',
    "Don't ask me why, but the chess club went for a GH200.",
    'У моего знакомого в банке стоят восемь H100 под Qwen2.5 72B на 500 сотрудников.',
    'В соседнем отделе стоят четыре L40S, пользователей около шестидесяти.',
    '我表哥家里有一台4090，跑14B每秒六十个token。',
    // what it all points to, what a medium says, what never came about
    "Sixteen L4s and a prayer, that's how the call centre in Manila survives.",
    'What I remember from the fair: a booth with eight B200 and a demo of 500 users.',
    'There is this podcast in which a founder explains why 40 GPUs were too many for 3,000 users.',
    'My old boss would have bought thirty H100s on the spot.',
    'Picture a bank with 20,000 clerks and 64 H200s; we are the opposite.',
    'Mind you, Ryanair pays per token: 0.25 in, 1.25 out, a million chats.',
    // somebody is introduced, the next sentence goes on with him
    'I had lunch with the head of data at Lufthansa. They are at 40 A100s and it is costing them three million a year.',
    'There was a panel with people from Deezer. It is Qwen 72B there, and it serves 900 requests per second.',
    'My daughter studies in Delft. The faculty has six L40S; 200 students queue for them.',
    'We got talking to a pharma company. Its cluster, 32 H200 in Basel, idles at 12 percent.',
    'A startup we nearly bought was running Mixtral on GCP. That alone was $22,000 a month.',
    'Compare Airbus. There, 3,000 engineers hit one DGX A100.',
    'Ein Freund von mir arbeitet bei der Telekom. Dort laufen 40 H100, und 6.000 Leute nutzen das.',
    'Conheci um engenheiro do Nubank. Eles usam 20 A100 e gastam 50 mil dólares por mês.',
    'Mój brat pracuje w Allegro. Mają tam 40 A100 i milion zapytań dziennie.',
    'Подруга работает в Сбере. У них там двести A100 и десять тысяч пользователей.',
    // a bidder, a house next door, an anecdote, an opening before it, where the writer once worked
    'Unrelated, but Oracle just mailed me an offer of MI300X at $3.20 an hour.',
    'Firma z sąsiedniego biura wynajmuje cztery H100 w OVH.',
    'Anecdote: at Zappos a single A6000 answered 200 agents.',
    'Vu sur LinkedIn : « 8 H200, 2 000 utilisateurs, 40 ms par token ».',
    'That said, the Estonian parliament does fine with a single L40S and 101 members.',
    "Quando lavoravo in TIM c'erano quaranta A100.",
    "I've seen a deck by Accenture with 99.99% uptime on two A100s.",
    // another of the writer's clients, the makers of a model
    'For another client of mine, an insurer, the answer was four H100 and 250 users.',
    'DeepSeek V3 was trained on 2,048 H800s for two months, by the way.',
  ])('%s', (sentence) => {
    expect(read(sentence)).toEqual([plain, plain]);
  });

  it('what the writer quotes of himself or of his own house stays his', () => {
    const r = reader.read('Our head of support says "we need 40 agents at once". Llama 3.3 70B on 4x L40S.');
    expect(r.concurrentRequests?.value).toBe(40);
  });

  it('what is pointed to as the ceiling of the writer is no machine of others', () => {
    const r = reader.read('Llama 3.1 8B for 40 users. Ceiling: $2,200/month, that is what the sponsor gives.');
    expect(r.budget?.value.usdPerMonth).toBe(2200);
  });

  it('a figure that others only contest is the one clause that is theirs', () => {
    const r = reader.read('Llama 3.3 70B: Not more than 25 students at a time, not 250 as they say.');
    expect(r.concurrentRequests?.value).toBe(25);
  });
});
