import { readsAs } from '../testing/rounded-reading.spec';

describe('how large a town is counts no users where those who work for it are counted', () => {
  it.each([
    'Comune di 9.000 abitanti, 28 impiegati. Ognuno farebbe 15 domande al giorno. Qwen3 14B',
    'Gemeinde mit 9.000 Einwohnern, 28 Beschäftigte. Jeder stellt 15 Fragen am Tag. Qwen3 14B',
    'Commune de 9 000 habitants, 28 agents. Chacun pose 15 questions par jour. Qwen3 14B',
    'A municipality with 9,000 residents and 28 employees, each of whom asks 15 questions a day. Qwen3 14B',
    'Gemeente met 9.000 inwoners, 28 medewerkers. Ieder stelt 15 vragen per dag. Qwen3 14B',
    'Kommun med 9 000 invånare, 28 anställda. Var och en ställer 15 frågor om dagen. Qwen3 14B',
  ])('%s', (text) => {
    readsAs(text, { totalUsers: 28, requestsPerDay: 420 });
  });
});
