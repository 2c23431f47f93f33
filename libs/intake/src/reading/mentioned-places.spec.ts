import { readsAs } from '../testing/rounded-reading.spec';

const LOAD = 'Llama 3.1 8B, 40 at once, 1,000 tokens in, 200 out';
const REGIONS = 'constraints.regions';
const PROVIDERS = 'constraints.providers';

describe('a place of an occasion, of a person or of an address is no place for machines', () => {
  it.each([
    `As discussed at the Frankfurt fair: ${LOAD}.`,
    `After KubeCon in Amsterdam: ${LOAD}.`,
    `${LOAD}. We met in Stockholm last month.`,
    `${LOAD}. Mein Treffen in Wien ist nächste Woche.`,
    `My boss in Zurich asked for it. ${LOAD}.`,
    `${LOAD}.\nMit freundlichen Grüßen\nJana Weiss\nHauptstr. 5, 80331 München`,
    `${LOAD}.\nCordialement\nJean Petit\n12 rue de la Paix, 75002 Paris`,
    `${LOAD}.\nCordiali saluti\nLuca Rossi, Via Roma 1, 20121 Milano`,
    `${LOAD}.\nYours sincerely\nBeatrix Almond\nHead of Digital, London`,
    `${LOAD}. Office: 14 Bedford Row, London WC1R 4ED`,
    `${LOAD}. Tel +44 20 7946 0000, London`,
  ])('%s', (text) => {
    readsAs(text, { [REGIONS]: undefined });
  });

  it.each([
    [`${LOAD}. Must run in a Frankfurt data centre.`, ['frankfurt']],
    [`${LOAD}. Thanks, hosting in Paris please.`, ['paris']],
    [`${LOAD}. Servers in Frankfurt.\nBest regards\nTom`, ['frankfurt']],
  ])('a place for machines stays one: %s', (text, regions) => {
    readsAs(text, { [REGIONS]: regions });
  });
});

describe('the only model that a text names was proposed to the writer', () => {
  it.each([
    'Our colleague in Singapore suggested Qwen3-32B. 40 at once, 1,000 in, 200 out.',
    'Unser Kollege in Tokio hat Qwen3-32B vorgeschlagen. 40 gleichzeitig.',
    'Notre collègue à Madrid propose Qwen3-32B. 40 à la fois.',
  ])('%s', (text) => {
    readsAs(text, { model: { kind: 'catalog', id: 'Qwen/Qwen3-32B' }, [REGIONS]: undefined });
  });

  it('what a friend runs was not', () => {
    readsAs('A friend runs Qwen3-32B on 4 H100. We have 40 at once.', { model: undefined });
  });
});

describe('machines are put where the one who orders is', () => {
  it.each([
    `${LOAD}. Die Hardware ist im Rechenzentrum des Auftraggebers aufzustellen.`,
    `${LOAD}. The hardware is to be installed in the contracting authority's data centre.`,
    `${LOAD}. Die Maschine wird bei uns im Serverraum aufgestellt.`,
    `${LOAD}. Le matériel sera installé dans la salle serveur de la mairie.`,
    `${LOAD}. Los equipos se instalarán en el centro de datos del cliente.`,
    `${LOAD}. Le macchine saranno installate nella sala server del comune.`,
    `${LOAD}. De hardware wordt geplaatst in het datacenter van de opdrachtgever.`,
    `${LOAD}. Sprzęt zostanie zainstalowany w serwerowni zamawiającego.`,
    `${LOAD}. Aufstellungsort ist das Rechenzentrum der Universität.`,
  ])('%s', (text) => {
    readsAs(text, { [PROVIDERS]: ['on_prem'] });
  });

  it("a seller's rooms are none of his", () => {
    readsAs(`${LOAD}. It may run in the provider's data centre.`, { [PROVIDERS]: undefined });
  });
});

describe('machines that are not available', () => {
  it.each([
    'Die vorhandenen 12 V100 des Lehrstuhls stehen nicht zur Verfügung.',
    'Les 12 V100 du laboratoire ne sont pas disponibles.',
    'The 12 V100 of the physics chair are not available.',
    'Las 12 V100 del otro departamento no están disponibles.',
    'Le 12 V100 del dipartimento non sono disponibili.',
    'De 12 V100 van de onderzoeksgroep zijn niet beschikbaar.',
    'Die 12 V100 der Forschung können nicht genutzt werden.',
  ])('%s', (text) => {
    const left = [{ gpuId: 'v100-sxm2-16gb', gpuCount: 12, notCounted: true }];
    const expected = { fleet: undefined, candidates: undefined, 'constraints.excludedGpus': left };
    readsAs(`${LOAD}. ${text}`, expected);
  });

  it('a kind of card that cannot be had is ruled out', () => {
    readsAs(`${LOAD}. A100 are not available at our provider, so no A100.`, {
      'constraints.excludedGpus': [{ gpuId: 'a100-sxm4-80gb' }],
    });
  });
});
