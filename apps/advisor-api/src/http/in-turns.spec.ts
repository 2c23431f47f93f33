import { setImmediate as nextTurn } from 'node:timers/promises';
import { InTurns } from './in-turns';

describe('work, ten of it in a turn', () => {
  let done: number[];
  let turns: InTurns;
  const send = (took: number, ...numbers: readonly number[]): void => {
    for (const number of numbers)
      turns.pass(() => {
        done.push(number);
        return took;
      });
  };
  beforeEach(() => {
    done = [];
    turns = new InTurns(10);
  });

  it('is done at once, two of five in a turn, the rest in the next ones, in order; nobody overtakes', async () => {
    send(5, 0, 1, 2, 3, 4);
    expect([done, turns.waiting]).toEqual([[0, 1], 3]);
    await nextTurn();
    send(5, 5);
    expect([done, turns.waiting]).toEqual([[0, 1, 2, 3], 2]);
    await nextTurn();
    expect([done, turns.waiting]).toEqual([[0, 1, 2, 3, 4, 5], 0]);
    await nextTurn();
    await nextTurn();
    send(5, 6);
    expect(done.at(-1)).toBe(6);
  });

  it('waits until what the work before it put off to the end of the turn is done', async () => {
    turns.pass(() => {
      setImmediate(() => done.push(0));
      return 10;
    });
    send(1, 1);
    await nextTurn();
    expect(done).toEqual([0, 1]);
  });

  it('that is light is done ten times in a turn', async () => {
    send(1, ...Array.from({ length: 25 }, (_, i) => i));
    expect(done).toHaveLength(10);
    await nextTurn();
    await nextTurn();
    expect(done).toHaveLength(25);
  });
});
