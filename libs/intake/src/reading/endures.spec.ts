import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const wanted = (text: string): string | undefined =>
  reader.read(`${text} Llama 3.3 70B for 40 users at once.`).constraints.highAvailability?.evidence;

describe('the service goes on when something breaks', () => {
  it.each([
    ['Either hall must carry everything when the other burns down.', 'other burns'],
    ['If a card dies overnight nobody may notice.', 'card dies'],
    ['Der Dienst muss weiterlaufen, wenn eine Halle abbrennt.', 'Halle abbrennt'],
    ['Le service doit continuer même quand une machine lâche.', 'machine lâche'],
    ['RTO matters, so nothing may hang on a single GPU.', 'hang on a single GPU'],
    ['The ministry insists that one machine may fail without an outage.', 'machine may fail'],
    ['Nothing should depend on one single machine.', 'depend on one single machine'],
  ])('%s', (text, evidence) => {
    expect(wanted(text)).toContain(evidence.split(' ')[0]);
  });

  it.each([
    'Last week one server was down and we lost a day.',
    'Our node fails with OOM. What must change?',
    'The price of one card may go down.',
    'Costs must go down.',
  ])('what broke, what goes wrong and prices that fall demand nothing: %s', (text) => {
    expect(wanted(text)).toBeUndefined();
  });
  it.each([
    'Die Daten dürfen unser Rechenzentrum nicht verlassen. Qwen3 32B, 40 Nutzer',
    'Die Server müssen in Halle 2 stehen, die Daten im Haus bleiben. Qwen3 32B, 40 Nutzer',
  ])('an article is no verb of breaking: %s', (text) =>
    expect(reader.read(text).constraints.highAvailability).toBeUndefined(),
  );
  it('behind what breaks it is one', () =>
    expect(
      reader.read('If one of the nodes should die, users must not notice. Qwen3 32B, 40 users').constraints
        .highAvailability?.value,
    ).toBe(true));
});
