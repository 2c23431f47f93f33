import 'reflect-metadata';
import { readAdviseRequest } from './advise.request';
import { readJsonBody } from './json-body';
import { ProblemError } from './problem';

const errorsOf = (body: unknown): readonly { pointer: string; message: string }[] => {
  try {
    readAdviseRequest(body);
  } catch (error) {
    if (error instanceof ProblemError) return error.problem.errors ?? [];
    throw error;
  }
  throw new Error('accepted');
};
const pointersOf = (body: unknown): readonly string[] => errorsOf(body).map((error) => error.pointer);

describe('a request', () => {
  it('needs a description only, which keeps what stands before it: answers say where words stand in it', () =>
    expect(readAdviseRequest({ description: '  Llama 3.1 8B \n' })).toEqual({ description: '  Llama 3.1 8B' }));

  it('carries mode, verbose and price as they are', () =>
    expect(
      readAdviseRequest({ description: 'x', mode: 'budget', verbose: false, currentPricePerGpuHour: 1000 }),
    ).toEqual({ description: 'x', mode: 'budget', verbose: false, currentPricePerGpuHour: 1000 }));

  it('reads null mode and null verbose as omitted, but not a null price', () => {
    expect(readAdviseRequest({ description: 'x', mode: null, verbose: null })).toEqual({ description: 'x' });
    expect(pointersOf({ description: 'x', currentPricePerGpuHour: null })).toEqual(['#/currentPricePerGpuHour']);
  });

  it('names fields it does not know, in code-unit order, and takes nothing from them', () =>
    expect(
      readAdviseRequest(
        JSON.parse('{"description":"x","zebra":1,"__proto__":{"mode":"plan"},"Colour":"blue","constructor":2}'),
      ),
    ).toEqual({ description: 'x', ignoredFields: ['Colour', '__proto__', 'constructor', 'zebra'] }));

  it.each([
    ['absent', {}],
    ['empty', { description: '' }],
    ['blank', { description: ' \n\t\u00a0' }],
    ['a number', { description: 7 }],
    ['null', { description: null }],
    ['an array', { description: ['x'] }],
    ['an object', { description: { a: 1 } }],
    ['8,001 characters', { description: 'a'.repeat(8001) }],
  ])('is refused when its description is %s', (_name, body) => expect(pointersOf(body)).toEqual(['#/description']));

  it('counts the description in UTF-16 units after trimming: 4,000 emoji pass, 4,001 do not', () => {
    expect(readAdviseRequest({ description: `  ${'\u{1f680}'.repeat(4000)}  ` }).description).toHaveLength(8002);
    expect(pointersOf({ description: '\u{1f680}'.repeat(4001) })).toEqual(['#/description']);
  });

  it.each(['', 'PLAN', ' plan', 'train', '__proto__', 'constructor', 1, true, [], ['plan'], {}])(
    'is refused when its mode is %j',
    (mode) => expect(pointersOf({ description: 'x', mode })).toEqual(['#/mode']),
  );
  it.each(['true', 1, 0, '', [], {}])('is refused when its verbose is %j', (verbose) =>
    expect(pointersOf({ description: 'x', verbose })).toEqual(['#/verbose']),
  );
  it.each(['2', 0, -0, -1, 1000.01, 1e9, true, [2], {}])('is refused when its price is %j', (currentPricePerGpuHour) =>
    expect(pointersOf({ description: 'x', currentPricePerGpuHour })).toEqual(['#/currentPricePerGpuHour']),
  );

  it('has every offending field named at once, in the order of the contract', () =>
    expect(errorsOf({ verbose: 3, currentPricePerGpuHour: '2', mode: 'x' })).toEqual([
      { pointer: '#/description', message: 'description is required and must be a string' },
      { pointer: '#/mode', message: 'mode must be one of plan, model, existing, budget' },
      { pointer: '#/verbose', message: 'verbose must be true or false' },
      {
        pointer: '#/currentPricePerGpuHour',
        message: 'currentPricePerGpuHour must be a number above 0 and up to 1000, in USD per GPU-hour',
      },
    ]));

  it.each([null, 'Llama', 7, true, [], [{ description: 'x' }]])('is refused when its body is %j', (body) =>
    expect(pointersOf(body)).toEqual(['#']),
  );

  it('survives 30,000 levels of nesting in a field that takes a string', () =>
    expect(pointersOf(JSON.parse(`{"description":${'['.repeat(30_000)}${']'.repeat(30_000)}}`))).toEqual([
      '#/description',
    ]));
});

describe('a body', () => {
  const statusOf = (type: string | undefined, body: Buffer | string): number => {
    try {
      readJsonBody(type, Buffer.from(body as string));
    } catch (error) {
      if (error instanceof ProblemError) return error.problem.status;
      throw error;
    }
    return 200;
  };
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset="UTF-8"',
    'application/vnd.advisor+json',
  ])('is read as %s', (type) => expect(statusOf(type, '{}')).toBe(200));
  it.each([
    undefined,
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json; charset=iso-8859-1',
    '',
  ])('is refused with 415 as %s', (type) => expect(statusOf(type, '{}')).toBe(415));
  it('is refused with 400 when empty, malformed or not UTF-8', () => {
    expect(statusOf(undefined, '')).toBe(400);
    expect(statusOf('application/json', '')).toBe(400);
    expect(statusOf('application/json', '{"description": ')).toBe(400);
    expect(statusOf('application/json', Buffer.from([0x7b, 0x22, 0x80, 0x22, 0x3a, 0x31, 0x7d]))).toBe(400);
  });
  it('may start with a byte order mark', () =>
    expect(readJsonBody('application/json', Buffer.from('\ufeff{"a":1}'))).toEqual({ a: 1 }));
});
