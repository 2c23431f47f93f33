import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('hardware that the writer says not to have is not his, and is not ruled out', () => {
  it.each([
    "We don't have H100 cards, only 4x A10. 60 users.",
    'We have no H100, just 4x A10. 60 users.',
    "We don't have any H100. We have 4x A10. 60 users.",
    "We haven't got an H100, we've got 4x A10. 60 users.",
    'We have 4x A10 and no H100. 60 users.',
    'Wir haben keine H100, sondern 4x A10. 60 Nutzer.',
    "Nous n'avons pas de H100, seulement 4x A10. 60 utilisateurs.",
    'No tenemos H100, solo 4x A10. 60 usuarios.',
    'Non abbiamo H100, solo 4x A10. 60 utenti.',
    'We hebben geen H100, wel 4x A10. 60 gebruikers.',
    'Nie mamy H100, tylko 4x A10. 60 użytkowników.',
    'У нас нет H100, только 4x A10. 60 пользователей.',
    '我们没有H100，只有4张A10。60个用户。',
    'Não temos H100, só 4x A10. 60 usuários.',
  ])('%s', (text) => {
    const reading = reader.read(text);
    expect(reading.fleet?.value).toEqual([{ gpuId: 'a10-24gb', gpuCount: 4 }]);
    expect(reading.wishes.excludedGpuIds ?? []).toEqual([]);
  });

  it.each(['We want no H100 for this, we have 4x A10. 60 users.', 'No H100 please. We have 60 users, which card?'])(
    'what is not wanted is ruled out: %s',
    (text) => {
      expect(reader.read(text).constraints.excludedGpus?.value).toEqual([{ gpuId: 'h100-sxm-80gb' }]);
    },
  );
});
