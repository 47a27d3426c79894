import { beforeAll, describe, expect, it } from 'vitest';
import { freezeIntrinsics } from './frozen-intrinsics.ts';

type Loose = Record<string, Record<string, unknown>>;

beforeAll(() => {
  freezeIntrinsics();
  freezeIntrinsics();
});

describe('frozen intrinsics', () => {
  it.each([
    ['constructor', 'entries'],
    ['constructor', 'keys'],
    ['constructor', 'yes'],
    ['toString', 'yes'],
    ['__proto__', 'yes'],
    ['__proto__', 'toString'],
    ['__proto__', 'hasOwnProperty'],
  ])('a form that writes [%s][%s] changes nothing', (question, answer) => {
    const entries = Object.entries;
    const figures: Loose = {};
    expect(() => ((figures[question] ??= {})[answer] = 1)).toThrow(TypeError);
    expect(Object.entries).toBe(entries);
    expect({}).not.toHaveProperty('yes');
    expect(`${{}}`).toBe('[object Object]');
  });

  it('a library that is loaded later can still look at its own stack', () => {
    const before = Error.prepareStackTrace;
    const here: { stack?: unknown } = {};
    Error.prepareStackTrace = (_error, sites) => sites;
    Error.captureStackTrace(here);
    // V8 builds the stack when it is first read.
    const { stack } = here;
    Error.prepareStackTrace = before;
    expect(Array.isArray(stack)).toBe(true);
  });

  it('no list, promise or error can be changed for everybody', () => {
    for (const value of [[], Promise.resolve(), new Map(), new Date(), 'text', () => 1, Buffer.alloc(1)]) {
      const prototype: unknown = Object.getPrototypeOf(value);
      if (!(value instanceof Buffer)) expect(Object.isFrozen(prototype), value.constructor.name).toBe(true);
    }
    expect(() => Object.assign(Error.prototype, { message: 'x' })).toThrow(TypeError);
  });

  // Matching, replacing and splitting are ten times slower in V8 when RegExp.prototype is frozen or changed.
  it('regular expressions keep the engine’s fast way', () => {
    expect(Object.isFrozen(RegExp.prototype)).toBe(false);
    expect(Object.isFrozen(RegExp) && Object.isFrozen(RegExp.prototype.exec)).toBe(true);
  });

  it('objects still have names, texts and messages of their own', () => {
    const error = new TypeError('first');
    error.name = 'Problem';
    error.message = 'second';
    expect(`${error}`).toBe('Problem: second');
    const named: { toString: () => string; constructor: unknown } = {};
    named.toString = () => 'mine';
    named.constructor = 'a question';
    expect([String(named), named.constructor, Object.keys(named)]).toEqual([
      'mine',
      'a question',
      ['toString', 'constructor'],
    ]);
    const call = () => 1;
    call.toString = () => 'call';
    expect(`${call}`).toBe('call');
    expect(Object.getOwnPropertyDescriptor(error, 'name')?.enumerable).toBe(true);
  });
});
