import { createReader } from './reading/reader';
import { catalogGazetteer } from './testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('growth per period is compounded up to the time that is planned for', () => {
  it.each<[string, number]>([
    ['50 users now, growing 20% per month, plan for a year.', 8.9161],
    ['40 concurrent users now, +15% per quarter, horizon two years.', 3.059],
    ['Wir haben 200 Nutzer, jährlich 30 % mehr, Planung auf 3 Jahre.', 2.197],
    ['Hoy 300 usuarios, crece un 10% al mes; dimensionar para 12 meses.', 3.1384],
    ["Aujourd'hui 80 utilisateurs simultanés, +25 % par an. On dimensionne sur trois ans.", 1.9531],
    ['We see 8% MoM growth on 12 req/s. The cluster has to be sized for the next 18 months.', 3.996],
    ['200 users. Load grows 2% a month, we need it to hold until end of 2027 (13 months).', 1.2936],
    ['Das wächst um 2 % im Monat und soll bis Ende 2027 (13 Monate) reichen. 200 Nutzer.', 1.2936],
    ["200 utilisateurs, +2 % par mois, doit tenir jusqu'à fin 2027 (13 mois).", 1.2936],
    ['200 usuarios, crece un 2 % al mes y tiene que aguantar hasta finales de 2027 (13 meses).', 1.2936],
    ['200 utenti, cresce del 2 % al mese e deve reggere fino a fine 2027 (13 mesi).', 1.2936],
    ['Currently 3 req/s, doubling every six months, size it for 18 months from now.', 8],
  ])('%s', (text, factor) => {
    const { growthFactor, setAside } = reader.read(`Qwen3 8B. ${text}`);
    expect(growthFactor?.value).toBe(factor);
    // the time that is planned for is evidence, but for the date that it ends on
    expect(setAside.filter(({ text: said }) => said !== '2027')).toEqual([]);
  });

  it('the term of a contract is no such time', () => {
    for (const said of ['we sign', 'keep in mind we sign']) {
      const text = `Qwen3 8B, growth is about 5 % a month, ${said} a 36 month contract, 40 users`;
      expect(reader.read(text).growthFactor?.value).toBe(1.05);
    }
  });
});
