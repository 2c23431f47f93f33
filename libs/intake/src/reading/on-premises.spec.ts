import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';
import { createReader } from './reader';

const reader = createReader(catalogGazetteer());
const placed = (text: string): unknown => {
  const { constraints, wishes } = reader.read(`${text} Qwen3 14B for 60 users.`);
  return [constraints.providers?.value, wishes.onPremises];
};

describe('a cloud that is refused leaves rooms of the writer', () => {
  it.each([
    'Cloud is ruled out by the works council.',
    'The works council has vetoed any cloud.',
    'Cloud is not an option for us.',
    'It must run inside our building, nothing in the cloud.',
    'Die Cloud ist vom Betriebsrat ausgeschlossen.',
    'Cloud scheidet aus.',
    'Le cloud est exclu par le CSE.',
    'Il nous le faut sans cloud.',
    'La nube está descartada por el comité de empresa.',
    'Il cloud è vietato dal cliente.',
    'O cloud está fora de questão.',
    'De cloud is uitgesloten door de ondernemingsraad.',
    'Chmura odpada.',
    'Облако исключено.',
    'クラウドは不可。',
    '云不行。',
  ])('%s', (text) => expect(placed(text)).toEqual([['on_prem'], true]));
  it.each([
    'Cloud is not out of the question.',
    'The works council does not rule out the cloud.',
    'Cloud is ruled out only for the HR data; the rest may go anywhere.',
    'Last year cloud was ruled out, now it is fine.',
    'We have no cloud contract yet.',
    'A US cloud is out of the question.',
    'We have nothing in the cloud yet.',
    'Is cloud out of the question?',
  ])('unless it is not, or only in part: %s', (text) => expect(placed(text)).toEqual([undefined, false]));
});

describe('a machine that stands where the writer is', () => {
  it.each([
    'Own box on site.',
    'Every plant needs its own box on site.',
    'An on-site server, please.',
    'It has to run inside our building.',
    'Un serveur sur place.',
    'Una máquina en el edificio.',
    'Een eigen server ter plaatse.',
    'Сервер на площадке.',
  ])('%s', (text) => expect(placed(text)).toEqual([['on_prem'], true]));
  it.each([
    'Construction workers on site ask 15 questions a day.',
    'Our sales people work on site at customers.',
    'People in our building ask 300 questions a day.',
  ])('people who are there are no machine: %s', (text) => expect(placed(text)).toEqual([undefined, false]));
});
