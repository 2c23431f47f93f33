import type { Reading } from './reading';
import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const cards = (list: Reading['candidates']): string =>
  (list?.value ?? []).map((c) => `${c.gpuId} x${c.gpuCount ?? 1}`).join(' ');
/** What a text in a language says of money: `bill`, `budget`, `once` in the sum said, offers in dollars. */
const money = (text: string): string => {
  const r = reader.read(text);
  const said = [
    r.fleetPerMonth && `bill ${r.fleetPerMonth.value.currency} ${r.fleetPerMonth.value.amount}`,
    r.budget && `budget ${r.budget.value.currency} ${r.budget.value.amount}`,
    r.budgetOneOff && `once ${r.budgetOneOff.value.currency} ${r.budgetOneOff.value.amount}`,
    r.offeredUsd === undefined ? undefined : `offered ${Math.round(r.offeredUsd)} ${cards(r.candidates)}`,
  ];
  return said.filter((s) => s !== undefined).join(', ');
};
const L40S = 'l40s-48gb x1';

describe('whoever asks a sum for hardware offers it', () => {
  it.each([
    ['A dealer asks 9,500 euros for one L40S.', `offered 11115 ${L40S}`],
    ['Ein Händler verlangt 9.500 Euro für eine L40S.', `offered 11115 ${L40S}`],
    ['Un revendeur demande 9 500 euros pour une L40S.', `offered 11115 ${L40S}`],
    ['Un distribuidor pide 9.500 euros por una L40S.', `offered 11115 ${L40S}`],
    ['Un rivenditore chiede 9.500 euro per una L40S.', `offered 11115 ${L40S}`],
    ['Een dealer vraagt 9.500 euro voor één L40S.', `offered 11115 ${L40S}`],
    ['Продавец просит 9500 евро за одну L40S.', `offered 11115 ${L40S}`],
    ['经销商一张L40S要价9500欧元。', `offered 11115 ${L40S}`],
    ['An L40S costs 9,500 euros at the dealer.', `offered 11115 ${L40S}`],
    ['Eine L40S kostet beim Händler 9.500 Euro.', `offered 11115 ${L40S}`],
    ['Una L40S costa 9.500 euro dal rivenditore.', `offered 11115 ${L40S}`],
  ])('%s', (text, expected) => {
    expect(money(`${text} Qwen3 32B, 60 users.`)).toBe(expected);
  });
  it.each([
    ['We want 9,500 euros for our L40S.', ''],
    ['We bought the four L40S from a dealer for 38,000 euros.', ''],
    ['The 8x A100 rental was cancelled in June after an invoice of $23,400.', ''],
  ])('near misses: %s', (text, expected) => {
    expect(money(`${text} Qwen3 32B, 60 users.`)).toBe(expected);
  });
});

describe('what machines that are there cost, in any order and for a year', () => {
  it.each([
    ['11,000 euros a month is what our eight A100 cost us. Qwen3 32B, 60 users.', 'bill EUR 11000'],
    ['11.000 Euro im Monat kosten uns unsere acht A100. Qwen3 32B, 60 Nutzer.', 'bill EUR 11000'],
    ["11 000 euros par mois, c'est ce que nous coûtent nos huit A100. Qwen3 32B.", 'bill EUR 11000'],
    ['11.000 euro al mese ci costano le nostre otto A100. Qwen3 32B, 60 utenti.', 'bill EUR 11000'],
    ['每月8万元是我们八张A100的费用。Qwen3 32B，60个用户。', 'bill CNY 80000'],
    ['Our eight A100 cost 130,000 pounds a year. Qwen3 32B, 60 users.', 'bill GBP 130000'],
    ['Onze acht A100 kosten 130.000 euro per jaar. Qwen3 32B, 60 gebruikers.', 'bill EUR 130000'],
    ['Sekiz A100’ümüzün maliyeti yılda 130.000 avro. 60 kullanıcı için Qwen3 32B.', 'bill EUR 130000'],
    ['저희 A100 8장에 연간 1억 8천만 원이 듭니다. Qwen3 32B를 60명이 씁니다.', 'bill KRW 180000000'],
    ['Per month the eight A100 we rent come to 11,000 francs. Qwen3 32B, 60 users.', 'bill CHF 11000'],
    ['Im Monat kommen die acht A100, die wir mieten, auf 11.000 Franken. Qwen3 32B.', 'bill CHF 11000'],
    ['Al mese le otto A100 che noleggiamo vengono 11.000 euro. Qwen3 32B, 60 utenti.', 'bill EUR 11000'],
    ['毎月、借りているA100 8枚に160万円かかっています。Qwen3 32Bを60人で使います。', 'bill JPY 1600000'],
    ['Die vier L40S kosten uns zusammen 2.900 Euro im Monat. Qwen3 32B, 60 Nutzer.', 'bill EUR 2900'],
    ['Les quatre L40S nous coûtent 2 900 euros par mois. Qwen3 32B, 60 utilisateurs.', 'bill EUR 2900'],
  ])('%s', (text, expected) => {
    expect(money(text)).toBe(expected);
  });
  it.each([
    ['Our 8 A100 would cost 130,000 pounds a year at AWS. Qwen3 32B, 60 users.', ''],
    ['Our eight A100 must not cost more than 11,000 pounds a month. Qwen3 32B, 60 users.', 'budget GBP 11000'],
    ['Nuestras ocho A100 no pueden costar más de 11.000 euros al mes. Qwen3 32B.', 'budget EUR 11000'],
    ['La facture GPU : 6 400 € par mois, 4 L40S chez OVH. Qwen3 8B', 'bill EUR 6400'],
    ['We can spend 130,000 pounds a year on our 8 A100. Qwen3 32B, 60 users.', 'budget GBP 130000'],
    ['11,000 euros a month is the limit for our eight A100. Qwen3 32B, 60 users.', 'budget EUR 11000'],
  ])('near misses: %s', (text, expected) => {
    expect(money(text)).toBe(expected);
  });
});

describe('sums that may be spent', () => {
  it.each([
    ['Between 3,000 euros and 4,000 euros a month. Qwen3 32B, 60 users.', 'budget EUR 3500'],
    ['3.000 € bis 4.000 € im Monat. Qwen3 32B, 60 Nutzer.', 'budget EUR 3500'],
    ['Nous avons entre 3 000 € et 4 000 € par mois. Qwen3 32B, 60 utilisateurs.', 'budget EUR 3500'],
    ['予算は月50万円から60万円です。Qwen3 32B、60人。', 'budget JPY 550000'],
    ['예산은 월 500만 원에서 600만 원입니다. Qwen3 32B, 60명.', 'budget KRW 5500000'],
    ['예산은 연 8,400만 원으로 제한됩니다. Qwen3 32B, 60명.', 'budget KRW 84000000'],
    ['Ayda 200.000 liradan fazla olmasın. 60 kullanıcı için Qwen3 32B.', 'budget TRY 200000'],
    ['Podemos invertir hasta 60.000 euros. Qwen3 32B, 60 usuarios.', 'once EUR 60000'],
    ['Ett bidrag på 500 000 kronor har beviljats. Qwen3 32B för 60 användare.', 'once SEK 500000'],
    ['Donanım için 50.000 avroluk hibe onaylandı. 60 kullanıcı için Qwen3 32B.', 'once EUR 50000'],
  ])('%s', (text, expected) => {
    expect(money(text)).toBe(expected);
  });
});
