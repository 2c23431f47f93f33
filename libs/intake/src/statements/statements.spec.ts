import { createReader } from '../reading/reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('who says what', () => {
  it('somebody in the middle of a clause speaks from there on: what stands before is the writer’s', () => {
    const reading = reader.read('In our rack: 6x L40S with vLLM and a neighbour’s 4090 that he takes home.');
    expect(reading.fleet?.value).toEqual([{ gpuId: 'l40s-48gb', gpuCount: 6 }]);
  });

  it('a thread that quotes itself is the writer’s own', () => {
    const text =
      '> > We run 2x H200, do they carry it?\n> With how many people at once?\n25 at the same time, Qwen3-32B.';
    expect(reader.read(text).fleet?.value).toEqual([{ gpuId: 'h200-sxm-141gb', gpuCount: 2 }]);
  });

  it.each([
    "> We'd offer you 8x H100 for 400 users.\n> > We have 2x L40S.\n\nToo much: it is 40 concurrent users, Qwen3 32B.",
    '>> Wir haben 2x L40S.\n> Nehmt 8x H100 für 900 Nutzer.\n\nEs geht nur um 40 gleichzeitige Nutzer, Qwen3 32B.',
    '> > > Buy 8x H100 for 900 users\n> > We have 2x L40S\n> 500 users fit\n\nWe plan 40 concurrent users, Qwen3 32B.',
  ])('under an answer with figures every other depth is the writer’s: %s', (text) => {
    const { fleet, totalUsers, concurrentRequests } = reader.read(text);
    expect(fleet?.value).toEqual([{ gpuId: 'l40s-48gb', gpuCount: 2 }]);
    expect([totalUsers, concurrentRequests?.value]).toEqual([undefined, 40]);
  });

  it('a thread that is only passed on stays whole', () => {
    const text = 'Please size this thread:\n\n> > How many users?\n> 40 concurrent users, Qwen3 32B on 2x L40S.';
    expect(reader.read(text).concurrentRequests?.value).toBe(40);
  });

  it('whoever is introduced as "a ..." and holds machines is another', () => {
    const town = 'Llama 3.3 70B for 60 people at once. Eine Nachbarstadt hat dafür 8 H100 gekauft.';
    expect(reader.read(town).fleet).toBeUndefined();
    const own = 'A server with 4x L40S runs Qwen3-32B for 30 people.';
    expect(reader.read(own).fleet?.value).toEqual([{ gpuId: 'l40s-48gb', gpuCount: 4 }]);
  });

  it('earlier rows of a timeline and a trial that ended are past', () => {
    const rows = 'Week 1: 150 users.\nWeek 6: 1,400 users.\nWeek 11: 6,000 users. Llama 3.1 8B, how many L4?';
    expect(reader.read(rows).totalUsers?.value).toBe(6000);
    const trial = 'The pilot with 25 nurses on one A100 was concluded in May. Now 70 at once on Qwen3-32B.';
    expect(reader.read(trial).fleet).toBeUndefined();
  });

  it('claims that are counted or name a desk are nobody’s claim', () => {
    const reading = reader.read('The claims team sends 9,000 claims a day through Qwen3-14B on our 2x L40S.');
    expect(reading.requestsPerDay?.value).toBe(9000);
    expect(reading.fleet?.value).toEqual([{ gpuId: 'l40s-48gb', gpuCount: 2 }]);
  });

  it('who wants something of the service speaks for it; who wants to sell does not', () => {
    const wish = reader.read('Llama 3.3 70B. A client wants to feature it, so it will be 40 concurrent users.');
    expect(wish.concurrentRequests?.value).toBe(40);
    const sale = reader.read('Llama 3.3 70B. A dealer wants to sell us 12 H200, he serves 900 concurrent users.');
    expect(sale.concurrentRequests).toBeUndefined();
  });

  it.each([
    'The bidder shall provide a platform for 300 concurrent users of Llama 3.3 70B.',
    'The supplier has to host Llama 3.3 70B for 300 concurrent users.',
    'Le prestataire doit fournir Llama 3.3 70B pour 300 utilisateurs simultanés.',
    'Der Auftragnehmer muss Llama 3.3 70B für 300 gleichzeitige Nutzer bereitstellen.',
  ])('a tender says what its writer needs: %s', (text) => {
    const { concurrentRequests, model } = reader.read(text);
    expect(concurrentRequests?.value).toBe(300);
    expect(model?.value).toEqual({ kind: 'catalog', id: 'meta-llama/Llama-3.3-70B-Instruct' });
  });

  it('what a bidder says or has is his own', () => {
    const reading = reader.read('The vendor says 4 H100 serve 300 users. We have 80 users of Llama 3.3 70B.');
    expect([reading.totalUsers?.value, reading.fleet]).toEqual([80, undefined]);
  });

  it('a word speaks only in its own language', () => {
    const reading = reader.read(
      'The data must stay in the EU and the type of card is open: Gemma 3 27B, 30 concurrent.',
    );
    expect(reading.concurrentRequests?.value).toBe(30);
    expect(reading.model?.value).toEqual({ kind: 'catalog', id: 'google/gemma-3-27b-it' });
  });
});
