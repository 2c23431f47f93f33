import { createReader } from '../reading/reader';
import { catalogGazetteer } from '../testing/catalog-gazetteer.spec';

const reader = createReader(catalogGazetteer());

describe('of when it is said', () => {
  it('a sentence with a year that is over speaks of the past, unless the writer still has it', () => {
    const reading = reader.read('In 2023 a rented A10 served 30 users. Now Qwen3-32B for 90 concurrent users.');
    expect(reading.fleet).toBeUndefined();
    expect(reading.totalUsers).toBeUndefined();
    expect(reading.concurrentRequests?.value).toBe(90);
  });

  it('what the old thing did is past', () => {
    const reading = reader.read('The old help bot handled 700 requests a day. The new one gets 5,000 requests a day.');
    expect(reading.requestsPerDay?.value).toBe(5000);
  });

  it('a condition that is not there states no load', () => {
    const reading = reader.read('Gemma 3 27B, 60 concurrent users. If the other plants joined it would be 900 users.');
    expect(reading.concurrentRequests?.value).toBe(60);
    expect(reading.totalUsers).toBeUndefined();
  });

  it('a load that a test put on comes behind the one that is there', () => {
    const text = 'Locust with 400 concurrent users on Llama 3.1 8B: slow. At peak we see 35 concurrent users.';
    expect(reader.read(text).concurrentRequests?.value).toBe(35);
  });

  it('those who use it come before all who are there', () => {
    const text = 'We are 900 employees. Mistral Small for the 70 planners.';
    expect(reader.read(text).totalUsers?.value).toBe(70);
  });
});
