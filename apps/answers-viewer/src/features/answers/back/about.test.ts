import type { StaffClient } from '@lykta/domain';
import { expect, test } from 'vitest';
import { latestAnswerBack, toAnswer } from './about.ts';

const sent = (request: string, more: Partial<StaffClient['sent'][number]> = {}) => ({
  id: 'skola',
  version: 1,
  request,
  at: '2026-11-20T13:20:00Z',
  opened: true,
  readers: [],
  ...more,
});
const answered = (day: string) => ({ answerBack: { answer: { kind: 'read' as const }, day } });

test('an answer is about what the member has read and nobody has answered', () => {
  const child = {
    sent: [sent('a', answered('2026-11-20')), sent('b'), sent('c', { opened: false }), sent('d')],
  };
  expect(toAnswer(child).map(({ request }) => request)).toEqual(['b', 'd']);
});

test('when all is answered it is about the newest that is read, and nothing when nothing is read', () => {
  const child = { sent: [sent('a', answered('2026-11-20')), sent('b', answered('2026-11-21'))] };
  expect(toAnswer(child)).toEqual([{ id: 'skola', version: 1, request: 'b' }]);
  expect(toAnswer({ sent: [sent('a', { opened: false })] })).toEqual([]);
});

test('the latest answer back is by day', () => {
  expect(latestAnswerBack({ sent: [sent('a', answered('2026-11-21')), sent('b')] })?.day).toBe('2026-11-21');
  expect(latestAnswerBack({ sent: [sent('a')] })).toBeUndefined();
});
