import type { AnswersDocument, Entry } from '@lykta/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeDocuments } from './index.ts';
import { document, entries, OLD, RECENT } from './testing/build.ts';
import { anyDocument, plainDocument } from './testing/random-documents.ts';
import { deepFreeze, runs } from './testing/runs.ts';

const NEW = '2026-05-30T09:00:00.000Z';

describe('mergeDocuments', () => {
  it.each<[string, AnswersDocument, AnswersDocument, AnswersDocument]>([
    [
      'keeps what only one has',
      document({ q1: 'a' }),
      document({}, { q2: 'b' }),
      document({ q1: 'a' }, { q2: 'b' }),
    ],
    [
      'keeps the list with the newest entry, whole',
      document({ q1: [...entries('a', NEW), ...entries('b', OLD)] }),
      document({ q1: entries('a b c', RECENT) }),
      document({ q1: [...entries('a', NEW), ...entries('b', OLD)] }),
    ],
    [
      'leaves it in the map it came from',
      document({ q1: entries('a', OLD) }),
      document({}, { q1: entries('b', NEW) }),
      document({}, { q1: entries('b', NEW) }),
    ],
    [
      'takes the list that sorts last at equal times',
      document({ q1: 'b' }),
      document({}, { q1: 'a' }),
      document({ q1: 'b' }),
    ],
    ['counts data in that', document({ q1: 'a:p1' }), document({ q1: 'a:p2' }), document({ q1: 'a:p2' })],
    [
      'takes answers before inactive for equal lists',
      document({ q1: 'a' }),
      document({}, { q1: 'a' }),
      document({ q1: 'a' }),
    ],
    [
      'takes any entry before an empty list',
      document({ q1: [] }),
      document({}, { q1: entries('a', OLD) }),
      document({}, { q1: entries('a', OLD) }),
    ],
    [
      'holds on to one of two lists in one document',
      document({ q1: entries('a', OLD) }, { q1: 'b' }),
      document(),
      document({}, { q1: 'b' }),
    ],
  ])('%s', (_, a, b, merged) => {
    expect(mergeDocuments(a, b)).toEqual(merged);
    expect(mergeDocuments(b, a)).toEqual(merged);
  });

  it('agrees with the rule written out', () => {
    const property = fc.property(anyDocument, anyDocument, (a, b) => {
      expect(mergeDocuments(deepFreeze(a), deepFreeze(b))).toEqual(written(a, b));
    });
    fc.assert(property, runs(1000));
  });

  it('does not depend on order or grouping, and gives a document merged with itself', () => {
    const property = fc.property(anyDocument, anyDocument, anyDocument, plainDocument, (a, b, c, plain) => {
      const merged = mergeDocuments(a, b);
      expect(mergeDocuments(b, a)).toEqual(merged);
      expect(mergeDocuments(merged, c)).toEqual(mergeDocuments(a, mergeDocuments(b, c)));
      expect(mergeDocuments(merged, merged)).toEqual(merged);
      expect(mergeDocuments(plain, plain)).toEqual(plain);
    });
    fc.assert(property, runs(1000));
  });
});

/** All candidates of a question sorted by the rule; the last one wins. */
function written(a: AnswersDocument, b: AnswersDocument): AnswersDocument {
  const all = [a, b].flatMap((document) =>
    (['inactive', 'answers'] as const).flatMap((map) =>
      Object.entries(document[map]).map(([id, list]) => ({ id, map, list, key: keyOf(list, map) })),
    ),
  );
  const winners = new Map(all.sort((x, y) => (x.key < y.key ? -1 : 1)).map((winner) => [winner.id, winner]));
  const mapOf = (map: string) =>
    Object.fromEntries(
      [...winners.values()].filter((winner) => winner.map === map).map(({ id, list }) => [id, list]),
    );
  return { answers: mapOf('answers'), inactive: mapOf('inactive') };
}

function keyOf(list: Entry[], map: string): string {
  const time = Math.max(0, ...list.map((entry) => new Date(entry.timestamp).getTime()));
  const json = JSON.stringify(list.map((e) => [e.timestamp, e.answer, e.data ?? []]));
  const carries = JSON.stringify(list.map((e) => e.data !== undefined));
  return [String(time).padStart(20, '0'), json, map === 'answers' ? 1 : 0, carries].join('\u0000');
}
