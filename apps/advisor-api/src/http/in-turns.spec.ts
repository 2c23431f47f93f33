import { setImmediate as nextTurn } from 'node:timers/promises';
import { InTurns } from './in-turns';

describe('work in turns of two', () => {
  it('is done at once, two in a turn, the rest in the next ones, in order; nobody overtakes', async () => {
    const done: number[] = [];
    const turns = new InTurns(2);
    for (let i = 0; i < 5; i += 1) turns.pass(() => done.push(i));
    expect(done).toEqual([0, 1]);
    await nextTurn();
    turns.pass(() => done.push(5));
    expect(done).toEqual([0, 1, 2, 3]);
    await nextTurn();
    expect(done).toEqual([0, 1, 2, 3, 4, 5]);
    await nextTurn();
    await nextTurn();
    turns.pass(() => done.push(6));
    expect(done.at(-1)).toBe(6);
  });
});
