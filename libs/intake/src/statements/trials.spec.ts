import { createReader } from '../reading/reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('a trial that is over', () => {
  it.each([
    ['We ran a trial on 2x H200 for two weeks. Speed was great (80 tok/s each with 9 sessions), quality was not.', 14],
    ['The demo answered within 1.2 s with two people on it.', 70],
    ['The test rig was a single 3090 (Mistral 7B, 30 tok/s).', 25],
    ['Our hackathon box did 18 tok/s with 4 users.', 120],
    ['The trial machine (2x H200) was returned in June; it did 80 tok/s with 9 sessions of GLM-4.5.', 25],
    ['We had a vendor machine with 2x H100 for a month, 14 users, 60 tok/s; they took it back.', 50],
    ['Im Test lief das auf einer geliehenen H100 mit 6 Nutzern und 70 Tokens/s; das Gerät ist zurückgegeben.', 60],
    ['Dans la démo sur une 3090, la réponse arrivait en 0,9 s avec 3 personnes.', 60],
    ['En la prueba de verano usamos 2 L40S prestadas con 10 sesiones y 50 tok/s; ya las devolvimos.', 35],
    ['* Line 4 pilot ended 12/09. Jetson AGX Orin, Phi-4-mini, 1 terminal. Worked, too slow (7 tok/s).\n\n', 30],
    ['Trial log, June: 1x H100 PCIe, 5 testers, Qwen3-32B, everything snappy (TTFT 240 ms). Trial over.', 30],
    ['Q: what ran in the sandbox?\nA: Mixtral 8x7B on 2 A100 40GB, twelve analysts, closed in August.\n', 70],
    ['Client 1 wanted a pitch, we rented 8 H100 for nine days for it, 7 users.', 30],
    ['W 2024 kupiliśmy na próbę dwie RTX 3090, chodził na nich Bielik 11B dla 9 osób, karty sprzedane.', 30],
    ['Il test con i 6 volontari (PC di Marco, RTX 4080, Ministral 8B) si considera chiuso.', 18],
    ['Der Pilot auf einem Mac Studio schaffte 14 tok/s, das zählt nicht.', 50],
    ['De pilot op een M4 Max van 128 GB haalde 11 tok/s, dat telt niet.', 40],
  ])('neither its machines nor its figures are those of the plan: %s', (told, atOnce) => {
    const reading = reader.read(`${told} Now we need ${atOnce} concurrent users on Llama 3.3 70B.`);
    expect(reading.concurrentRequests?.value).toBe(atOnce);
    expect(reading.totalUsers).toBeUndefined();
    expect(reading.fleet).toBeUndefined();
    expect(reading.observed).toEqual({});
    expect(reading.endToEndMs).toBeUndefined();
    expect(reading.model?.value).toEqual({ kind: 'catalog', id: 'meta-llama/Llama-3.3-70B-Instruct' });
  });

  it.each([
    ['We did a PoC on our 4x A100 with 12 sessions. Llama 3.3 70B stays, 40 people at once from May. Enough?', 4],
    ['The pilot started in May with 30 users on 2 L40S. It has 60 users at once now, Qwen3 32B. Enough?', 2],
    ['We are running a trial on 2x H100 with 15 concurrent sessions of Llama 3.3 70B. Is it enough for 30?', 2],
  ])('one that goes on, or on the machines of the writer, speaks of what is there: %s', (text, cards) => {
    expect(reader.read(text).fleet?.value.map((line) => line.gpuCount)).toEqual([cards]);
  });
});
