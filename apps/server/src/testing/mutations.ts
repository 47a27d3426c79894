import { present } from '@lykta/domain';
import fc from 'fast-check';
import type { Call } from './calls.ts';
import { inheritedNames, staticNames } from './named-form.ts';

/** Values that have broken servers: each must be refused properly, or stored and read back unchanged. */
const nasty: unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e300,
  '',
  ' ',
  '0',
  'null',
  'a'.repeat(101),
  'å'.repeat(10_000),
  'NUL \u0000',
  'lone \ud800 surrogate',
  'lone \udc00',
  'emoji 👩‍👩‍👧 and é̂',
  '\u202eright to left',
  '\ufeff',
  "'; drop table accounts; --",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  '${7*7}',
  '__proto__',
  'constructor',
  'toString',
  '0000-01-01',
  '2026-02-30',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-11-20T12:00:00+25:00',
  'Infinity',
  'NaN',
  [],
  {},
  [[]],
  [null],
  { a: 1 },
  { $ne: null },
  { toString: 1 },
  Array.from({ length: 300 }, () => 'x'),
  deep(20),
  deep(60),
];

function deep(levels: number): unknown {
  return levels === 0 ? 'deep' : [deep(levels - 1)];
}

/** One change to a call that works. */
export type Mutation =
  | { kind: 'none' }
  | { kind: 'field'; at: number; value: unknown }
  | { kind: 'drop'; at: number }
  | { kind: 'name'; at: number; name: string }
  | { kind: 'extra'; key: string; value: unknown }
  | { kind: 'path'; at: number; value: string }
  | { kind: 'query'; key: string; value: string }
  | { kind: 'raw'; body: string }
  | { kind: 'header'; name: string; value: string };

const value = fc.oneof(
  fc.constantFrom(...nasty),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
);
const text = fc.oneof(
  fc.constantFrom(...inheritedNames, ...staticNames),
  fc.constantFrom(...nasty.filter((one): one is string => typeof one === 'string' && one.length < 200)),
  fc.string({ maxLength: 60 }),
  fc.integer().map(String),
);
const at = fc.nat({ max: 40 });
/** Names that are properties of every object, and names of `Object` itself. */
const name = fc.constantFrom(...inheritedNames, ...staticNames);
const header = fc.constantFrom(
  'if-match',
  'authorization',
  'content-type',
  'x-lykta-client',
  'x-lykta-device',
  'accept-language',
  'cookie',
  'origin',
);

/** At least a quarter leave the call valid; the others change one thing. */
export const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 35, arbitrary: fc.constant<Mutation>({ kind: 'none' }) },
  { weight: 30, arbitrary: fc.record({ kind: fc.constant('field' as const), at, value }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('drop' as const), at }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('name' as const), at, name }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('extra' as const),
      key: fc.oneof(text, fc.constant('id')),
      value,
    }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('path' as const), at, value: text }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('query' as const),
      key: fc.oneof(
        fc.constantFrom('date', 'from', 'format', 'invitation', 'period', 'keepAnswers', 'code', 'ticket'),
        text,
      ),
      value: text,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('raw' as const),
      body: fc.oneof(
        fc.constantFrom(
          '',
          '{',
          '[]',
          '"x"',
          'null',
          '{"a":1,"a":2}',
          '[1e999]',
          '\u0000',
          '{"__proto__":{}}',
        ),
        fc.json(),
      ),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('header' as const),
      name: header,
      value: fc.string({ unit: fc.constantFrom(...'aZ09 "*/;=,.-:'), maxLength: 200 }),
    }),
  },
);

export interface MutatedCall extends Call {
  headers: Record<string, string>;
}

/** Applies one change to the call; if the call has no such part, it stays as it is. */
export function mutate(call: Call, mutation: Mutation): MutatedCall {
  const headers: Record<string, string> = {};
  const { url } = call;
  const body = structuredClone(call.body);
  switch (mutation.kind) {
    case 'field':
      return { url, body: changeAt(body, mutation.at, () => mutation.value), headers };
    case 'drop':
      return { url, body: changeAt(body, mutation.at, () => undefined), headers };
    case 'name':
      return { url, body: renameAt(body, mutation.at, mutation.name), headers };
    case 'extra':
      return {
        url,
        body: isRecord(body) ? { ...body, [mutation.key]: mutation.value } : mutation.value,
        headers,
      };
    case 'path':
      return { url: changePath(url, mutation.at, mutation.value), body, headers };
    case 'query':
      return {
        url: `${url}${url.includes('?') ? '&' : '?'}${encode(mutation.key)}=${encode(mutation.value)}`,
        body,
        headers,
      };
    case 'raw':
      return { url, body: mutation.body, headers: { 'content-type': 'application/json' } };
    case 'header':
      return { url, body, headers: { [mutation.name]: mutation.value } };
    case 'none':
      return { url, body, headers };
    default:
      return mutation satisfies never;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Half of a surrogate pair cannot be in a URL. */
const encode = (value: string) => encodeURIComponent(value.toWellFormed());

function changePath(url: string, at: number, value: string): string {
  const [path = '', query] = url.split('?');
  const parts = path.split('/');
  parts[1 + (at % (parts.length - 1))] = encode(value);
  return parts.join('/') + (query === undefined ? '' : `?${query}`);
}

/** Returns every path in a JSON value: the value itself, and each key and item at any depth. */
function placesOf(value: unknown): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const entries = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : Object.entries(value);
  return [[], ...entries.flatMap(([key, inner]) => placesOf(inner).map((place) => [key, ...place]))];
}

function changeAt(body: unknown, at: number, change: () => unknown): unknown {
  const places = placesOf(body);
  const place = present(places[at % places.length], 'places[at % places.length]');
  if (place.length === 0) return change();
  let holder = body as Record<string | number, unknown>;
  for (const key of place.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>;
  const last = present(place.at(-1), 'place.at(-1)');
  const next = change();
  if (next === undefined && !Array.isArray(holder)) delete holder[last];
  else holder[last] = next ?? null;
  return body;
}

/** Renames a key of a JSON value at any depth, also to `__proto__`, as untrusted JSON can contain. */
function renameAt(body: unknown, at: number, name: string): unknown {
  const places = placesOf(body).filter((place) => typeof place.at(-1) === 'string');
  const wanted = places[at % places.length];
  if (!wanted) return body;
  const renamed = (value: unknown, place: readonly (string | number)[]): unknown => {
    const [first, ...rest] = place;
    if (Array.isArray(value))
      return value.map((item, index) => (index === first ? renamed(item, rest) : item));
    const entries = Object.entries(value as object).map(([key, inner]) => {
      if (key !== first) return [key, inner];
      return rest.length === 0 ? [name, inner] : [key, renamed(inner, rest)];
    });
    return Object.fromEntries(entries);
  };
  return renamed(body, wanted);
}
