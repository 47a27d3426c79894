import { describe, expect, it } from 'vitest';
import { AuthoredId } from './schema.ts';
import { isReservedId, own } from './own.ts';

const inherited = Object.getOwnPropertyNames(Object.prototype);
const statics = Object.getOwnPropertyNames(Object);

describe('own', () => {
  it('finds what a map holds, and nothing that every object inherits', () => {
    expect(own({ home: 1 }, 'home')).toBe(1);
    for (const id of inherited) expect(own<unknown>({}, id), id).toBeUndefined();
    expect(own<number>(undefined, 'home')).toBeUndefined();
  });

  it('finds an inherited name that the map has itself, as JSON can', () => {
    const map: Record<string, number> = JSON.parse('{"__proto__": 1, "constructor": 2}');
    expect([own(map, '__proto__'), own(map, 'constructor')]).toEqual([1, 2]);
  });
});

describe('AuthoredId', () => {
  it.each(inherited)('refuses %s, which every object inherits', (id) => {
    expect(isReservedId(id)).toBe(true);
    expect(AuthoredId.safeParse(id).success).toBe(false);
  });

  it.each(statics)('takes %s, a name of Object alone', (id) => {
    expect(AuthoredId.safeParse(id).success).toBe(true);
  });
});
