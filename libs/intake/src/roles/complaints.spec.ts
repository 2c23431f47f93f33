import { createReader } from '../reading/reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const speeds = (text: string): readonly unknown[] => {
  const { observed } = reader.read(`${text} Llama 3.3 70B.`);
  return [observed.tokensPerSecondPerUser?.value, observed.outputTokensPerSecond?.value];
};

describe('a slow speed of which users complain is that of one of them', () => {
  it.each([
    ['2x A100, 40 concurrent users complain, we see 9 tok/s.', 9],
    ['Users complain that it is slow: 9 tok/s on our 2x A100, 25 at once.', 9],
    ['Nutzer beschweren sich, nur 9 tok/s auf unseren 2x A100.', 9],
    ['Les utilisateurs se plaignent : 9 tok/s sur nos 2x A100.', 9],
    ['Los usuarios se quejan, 8 tok/s en nuestras 2x A100.', 8],
    ['Пользователи жалуются: 7 ток/с на наших 2x A100.', 7],
    ['Gebruikers klagen: 9 tok/s op onze 2x A100.', 9],
    ['Users say it is too slow. Our 2x A100 do 9 tok/s.', 9],
  ])('%s', (text, ofOne) => expect(speeds(text)).toEqual([ofOne, undefined]));
  it.each([
    ['Our 2x A100 do 9 tok/s.', 9],
    ['Our 2x A100 do 900 tok/s, users complain about waits.', 900],
    ['Users complain; 40 tok/s in total on our 2x A100, 25 at once.', 40],
    ['My boss complains about the bill. Our 2x A100 do 30 tok/s.', 30],
  ])('of all it stays: %s', (text, ofAll) => expect(speeds(text)).toEqual([undefined, ofAll]));
});
