import { expect, test } from 'vitest';
import { z } from 'zod';
import { replySerializer } from './reply-serializer.ts';

const writerOf = (schema: z.ZodType) => replySerializer({ schema, method: 'GET', url: '/moods' });

test('writes what the schema names, and nothing else', () => {
  const write = writerOf(z.object({ days: z.array(z.object({ mood: z.string() })) }));
  const days = [{ mood: 'happy', account: 'secret' }];
  expect(write({ days, password: 'secret' })).toBe('{"days":[{"mood":"happy"}]}');
});

test('refuses a reply that does not fit its schema', () => {
  const write = writerOf(z.object({ mood: z.string().min(1) }));
  expect(() => write({ mood: '' })).toThrow(expect.objectContaining({ method: 'GET', url: '/moods' }));
});

test('reads a part of a reply as often, however many schemas with checks are around it', () => {
  const readsInside = (levels: number) => {
    let reads = 0;
    const mood = {
      get mood() {
        reads += 1;
        return 'happy';
      },
    };
    let [schema, reply]: [z.ZodType, unknown] = [z.object({ mood: z.string().min(1) }), mood];
    for (let level = 0; level < levels; level++) [schema, reply] = [z.array(schema).min(1), [reply]];
    writerOf(schema)(reply);
    return reads;
  };
  expect(readsInside(1)).toBeGreaterThan(0);
  expect(readsInside(6)).toBe(readsInside(1));
});
