import { createReader } from '../reading/reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const usersOf = (text: string): unknown => reader.read(text).totalUsers?.value;

describe('names of trades', () => {
  it.each([
    'Llama 3.1 8B for 84 surgeons.',
    'Llama 3.1 8B für 84 Notare.',
    'Llama 3.1 8B mit 84 jungen Pflegern.',
    'Llama 3.1 8B pour 84 bibliothécaires.',
    'Llama 3.1 8B para 84 bomberos.',
    'Llama 3.1 8B per 84 insegnanti.',
    'Llama 3.1 8B voor 84 ambtenaren.',
    'Llama 3.1 8B dla 84 strażaków.',
    'Llama 3.1 8B para 84 corretores.',
    'Llama 3.1 8B для 84 программистов.',
    'Bizim 84 gazeteci var, hepsi bu sistemi kullanıyor, model Llama 3.1 8B.',
    'Vi har 84 socialsekreterare som ska använda det, modellen är Llama 3.1 8B.',
    'Fahrer: 84\nModell: Llama 3.1 8B',
  ])('count people behind their number: %s', (text) => expect(usersOf(text)).toBe(84));

  it('alone they are any word', () =>
    expect(usersOf('Llama 3.1 8B for 60 users. Ein Leser kommentierte, ihm reichten drei 3090 für 400 Kollegen.')).toBe(
      60,
    ));
  it('no word is one of them misspelt', () => expect(usersOf('Llama 3.1 8B, the 100-doc gate, 6 people')).toBe(6));
});

describe('people in places', () => {
  it.each([
    ['14 classrooms with 25 pupils each all work with the tutor at once, Gemma 3 27B', 350],
    ['6 wards with 12 nurses in each, everyone on at once, Gemma 3 27B', 72],
    ['In 8 Filialen sitzen je 15 Berater, die alle gleichzeitig chatten, Gemma 3 27B', 120],
  ])('%s', (text, atOnce) => {
    const reading = reader.read(text);
    expect(reading.totalUsers?.value).toBe(atOnce);
    expect(reading.concurrentRequests?.value).toBe(atOnce);
  });
});
