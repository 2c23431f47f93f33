import { createReader } from './reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());
const fleet = (text: string): unknown =>
  reader.read(text).fleet?.value.map((line) => `${line.gpuCount} ${line.instanceType ?? line.gpuId}`);

describe('how many machines', () => {
  it('a column of a table counts', () => {
    const table = [
      'site,gpu,count,mem_gb,util_30d',
      'fra,H100 SXM,8,80,0.41',
      'ams,L40S,4,48,0.18',
      'we run llama 3.1 70b on them',
    ].join('\n');
    expect(fleet(table)).toEqual(['8 h100-sxm-80gb', '4 l40s-48gb']);
  });

  it('keys, brackets behind a group, rows of numbers and copies count', () => {
    expect(fleet("We run 1x Azure({'A100-80GB': 2}) for Qwen2.5 32B")).toEqual(['2 a100-sxm4-80gb']);
    expect(fleet('We run the T4 pool (64 cards) for Llama 3.1 8B')).toEqual(['64 t4-16gb']);
    expect(fleet('GPU 0-3: NVIDIA RTX A5000, mistral 7b at 40 tok/s')).toEqual(['4 rtx-a5000-24gb']);
    expect(fleet('We run three replicas of Llama 3.1 8B, each on its own L40S')).toEqual(['3 l40s-48gb']);
  });

  it('instances of a rented machine count in any language', () => {
    expect(fleet('Hoje são 3 instâncias g5.12xlarge rodando gemma 2 9b')).toEqual(['12 g5.12xlarge']);
    expect(fleet('Our g5.12xlarge pool (6 nodes) runs Mistral Nemo at 21% load')).toEqual(['24 g5.12xlarge']);
  });

  it('cards that stand idle are counted as others are', () => {
    expect(fleet('Our 4 idle A30 could take over Qwen3-4B')).toEqual(['4 a30-24gb']);
    expect(fleet('Unsere vier ungenutzten A30 könnten Qwen3-4B übernehmen')).toEqual(['4 a30-24gb']);
  });

  it('a second machine brings as many cards as the first', () => {
    const text = 'We have one node with 4 L40S. Would a second one carry 80 users at once on Llama 3.3 70B?';
    expect(reader.read(text).candidates?.value).toEqual([{ gpuId: 'l40s-48gb', gpuCount: 4, added: true }]);
  });

  it.each<[string, string]>([
    ['We have 3 g6 in us-east-1 with Llama 3.1 8B for 60 users.', '3 g6.xlarge'],
    ['Llama 3.1 8B runs on a g5 in eu-west-1 for 60 users.', '1 g5.xlarge'],
  ])('a family of small machines beside a region of its seller: %s', (text, line) => {
    expect(fleet(text)).toEqual([line]);
    expect(fleet('Question g6: Llama 3.1 8B for 60 users?')).toBeUndefined();
  });

  it.each(['J’ai quatre L4. J’ajoute deux ?', 'Tengo cuatro L4 y añado otras dos.', 'Mam 4 L4. Dodaję dwie?'])(
    'cards that are added: %s',
    (text) => {
      const { candidates } = reader.read(`${text} Llama 3.3 70B, 40 users.`);
      expect(candidates?.value).toMatchObject([{ gpuId: 'l4-24gb', gpuCount: 2 }]);
    },
  );

  it('a memory that only one maker ships is kept', () => {
    expect(fleet('We run 2 nodes of 8x H20 141GB with DeepSeek-V3.1')).toEqual(['16 custom/h20-141gb']);
  });

  it('a machine of eight in brackets is one machine, unless the text counts machines', () => {
    expect(fleet('We run HGX H100 nodes (8x 80GB each) with Llama 3.1 405B')).toEqual(['8 h100-sxm-80gb']);
    expect(fleet('We run three HGX H100 nodes (8x 80GB each) with Llama 3.1 405B')).toEqual(['24 h100-sxm-80gb']);
  });
});
