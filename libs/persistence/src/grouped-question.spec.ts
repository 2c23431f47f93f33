import { GroupedQuestion } from './grouped-question';

describe('questions in groups of three', () => {
  let groups: (readonly number[])[];
  let settle: { resolve: (answer: string) => void; reject: (error: Error) => void }[];
  let question: GroupedQuestion<number, string>;
  const turn = (): Promise<void> => new Promise((go) => setImmediate(go));
  const asked = (...subjects: readonly number[]): Promise<PromiseSettledResult<string>[]> =>
    Promise.allSettled(subjects.map((subject) => question.ask(subject)));
  beforeEach(() => {
    [groups, settle] = [[], []];
    question = new GroupedQuestion((subjects) => {
      groups.push(subjects);
      return new Promise((resolve, reject) => settle.push({ resolve, reject }));
    }, 3);
  });

  it('go at once when nobody asks, and with the next when one is on its way; equal ones once', async () => {
    const all = asked(1, 2, 2, 3, 4);
    settle[0]?.resolve('a');
    await turn();
    settle[1]?.resolve('b');
    await turn();
    settle[2]?.resolve('c');
    expect((await all).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
      'a',
      'b',
      'b',
      'b',
      'c',
    ]);
    expect(groups).toEqual([[1], [2, 3], [4]]);
  });

  it('fail by themselves when one fails soon, and all that wait when it was silent for a second', async () => {
    const all = asked(1, 2);
    settle[0]?.reject(new Error('reset'));
    await turn();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001);
    const late = asked(3, 4);
    settle[1]?.reject(new Error('silent'));
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await late).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    clock.mockRestore();
    expect(groups).toEqual([[1], [2]]);
    const again = asked(5);
    settle[2]?.resolve('there again');
    expect((await again)[0]).toEqual({ status: 'fulfilled', value: 'there again' });
  });
});
