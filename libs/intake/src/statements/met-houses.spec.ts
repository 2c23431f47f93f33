import { createReader } from '../reading/reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const ASKED = 'We need Qwen3 32B for our 60 users.';

describe('the machines of a house that the writer has met are not his', () => {
  it.each([
    'The airline we talked to gets by with eight T4.',
    'The hospital that we visited last week runs it on eight T4 for 300 nurses.',
    'The bank I spoke to has eight T4.',
    'A Bavarian supplier we know has eight T4 for 2,000 users, but uses Mistral Small 3.2.',
    'Die Klinik, die wir besucht haben, macht es mit acht T4.',
    "L'hôpital que nous avons visité tourne sur huit T4.",
    'El hospital que visitamos usa ocho T4.',
    "L'ospedale che abbiamo visitato usa otto T4.",
    'Het ziekenhuis dat we bezochten draait op acht T4.',
    'O hospital que visitamos usa oito T4.',
    'Больница, которую мы посетили, использует восемь T4.',
  ])('%s', (text) => {
    const reading = reader.read(`${text} ${ASKED}`);
    expect(reading.fleet).toBeUndefined();
    expect(reading.totalUsers?.value).toBe(60);
    expect(reading.model?.value).toEqual({ kind: 'catalog', id: 'Qwen/Qwen3-32B' });
  });

  it.each(['The company we took over has 8x T4.', 'The hospital we work for runs it on 8x T4.'])(
    'the house that one works for is: %s',
    (text) => {
      expect(reader.read(`${text} ${ASKED}`).fleet?.value).toEqual([{ gpuId: 't4-16gb', gpuCount: 8 }]);
    },
  );

  it('"my" in the turn of somebody else is his', () => {
    const text = `- our freelancer: "my 3090 takes 34 seconds a picture"\n${ASKED}`;
    expect(reader.read(text).fleet).toBeUndefined();
  });

  it('"they" goes on with him across turns', () => {
    const text = '[jun] the airline we talked to gets by with eight T4. eight!\n[omar] they also answer in 11 seconds';
    expect(reader.read(`${text}\n[lena] ${ASKED}`).endToEndMs).toBeUndefined();
  });
});
