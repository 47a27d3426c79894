import { Form, type AnswersDocument, present } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import type { SaveOutcome } from '../saving/save-queue.ts';
import { openFlowSession } from './flow-session.ts';
import { openingQuestion, placeOf, questionAfter } from './position.ts';

const yesNo = (yes: string | null, no: string | null) => ({
  yes: { type: 'text', text: { sv: 'Ja' }, next: yes },
  no: { type: 'text', text: { sv: 'Nej' }, next: no },
});

/** Asks `alone` only of children who have no friend. */
const form = Form.parse({
  metadata: {
    id: 'school',
    version: 1,
    name: 'Skolan',
    nameForChild: { sv: 'Skolan' },
    mutable: true,
    firstQuestion: 'friend',
  },
  questions: {
    friend: {
      id: 'friend',
      type: 'single',
      text: { sv: 'Har du en kompis?' },
      answers: yesNo('breaks', 'alone'),
    },
    alone: { id: 'alone', type: 'single', text: { sv: 'Är du ensam?' }, answers: yesNo('breaks', 'breaks') },
    breaks: { id: 'breaks', type: 'single', text: { sv: 'Är rasterna bra?' }, answers: yesNo(null, null) },
  },
});

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute));
const empty: AnswersDocument = { answers: {}, inactive: {} };

function visit(document = empty, unsaved?: AnswersDocument) {
  const saves: { document: AnswersDocument; reply(outcome: SaveOutcome): Promise<void> }[] = [];
  const session = openFlowSession({
    form,
    document,
    etag: '"0"',
    unsaved,
    now: at(0),
    save: (sent) =>
      new Promise((resolve) =>
        saves.push({
          document: sent,
          reply: async (outcome) => {
            resolve(outcome);
            await new Promise((done) => setTimeout(done));
          },
        }),
      ),
  });
  return { session, saves };
}

describe('a visit to a form', () => {
  it('goes on at once and saves behind', () => {
    const { session, saves } = visit();
    const flow = session.answer('friend', [{ answer: 'no' }], at(1));
    expect(questionAfter(flow, 'friend', false)).toBe('alone');
    expect(session.view().saving.state).toBe('saving');
    expect(Object.keys(present(saves[0], 'saves[0]').document.answers)).toEqual(['friend']);
  });

  it('names the first question that is not saved, and keeps its choice', async () => {
    const { session, saves } = visit();
    session.answer('friend', [{ answer: 'no' }], at(1));
    session.answer('alone', [{ answer: 'yes' }], at(2));
    await present(saves[0], 'saves[0]').reply({ kind: 'failed', failure: { status: 0, code: 'offline' } });
    expect(session.view()).toMatchObject({ unsavedQuestion: 'friend', saving: { state: 'failed' } });
    expect(session.view().flow.document.answers.friend).toMatchObject([{ answer: 'no' }]);

    session.answer('friend', [{ answer: 'no' }], at(3));
    await present(saves[1], 'saves[1]').reply({ kind: 'saved', etag: '"1"' });
    expect(saves).toHaveLength(2);
    expect(session.view()).toMatchObject({ unsavedQuestion: null, saving: { state: 'saved' } });
  });

  it('takes in what another device answered meanwhile', async () => {
    const { session, saves } = visit();
    session.answer('friend', [{ answer: 'no' }], at(1));
    const theirs = { answers: { breaks: [{ answer: 'yes', timestamp: at(1).toISOString() }] }, inactive: {} };
    await present(saves[0], 'saves[0]').reply({ kind: 'changed', current: theirs, etag: '"5"' });
    expect(session.view().flow.gaps).toEqual(['alone']);
    expect(Object.keys(present(saves[1], 'saves[1]').document.answers).sort()).toEqual(['breaks', 'friend']);
  });

  it('takes up what an earlier visit could not save, and sends it when asked', () => {
    const left = { answers: { friend: [{ answer: 'yes', timestamp: at(0).toISOString() }] }, inactive: {} };
    const { session, saves } = visit(empty, left);
    expect(session.view().flow.resume).toBe('breaks');
    session.retry();
    expect(saves[0]?.document.answers.friend).toMatchObject([{ answer: 'yes' }]);
  });
});

describe('where a form opens', () => {
  const answered = (questions: Record<string, string>): AnswersDocument => ({
    answers: Object.fromEntries(
      Object.entries(questions).map(([question, answer]) => [
        question,
        [{ answer, timestamp: at(0).toISOString() }],
      ]),
    ),
    inactive: {},
  });
  const flowOf = (document: AnswersDocument) => visit(document).session.view().flow;

  it('is the question that was asked for, while it is on the path', () => {
    const flow = flowOf(answered({ friend: 'yes' }));
    expect(openingQuestion(flow, { asked: 'friend', again: true })).toBe('friend');
    expect(openingQuestion(flow, { asked: 'alone', again: true })).toBe('breaks');
    expect(openingQuestion(flow, { asked: 'unheard-of', again: true })).toBe('breaks');
  });

  it('is the first question of a finished own form, and nothing in one that waits to be sent', () => {
    const flow = flowOf(answered({ friend: 'yes', breaks: 'no' }));
    expect(openingQuestion(flow, { again: true })).toBe('friend');
    expect(openingQuestion(flow, { again: false })).toBeNull();
  });

  it('leads through a finished form question by question, and over a gap that a change opens', () => {
    const { session } = visit(answered({ friend: 'yes', breaks: 'no' }));
    expect(questionAfter(session.view().flow, 'friend', true)).toBe('breaks');
    expect(questionAfter(session.view().flow, 'breaks', true)).toBeNull();
    const changed = session.answer('friend', [{ answer: 'no' }], at(1));
    expect(questionAfter(changed, 'friend', true)).toBe('alone');
  });

  it('counts questions along the path', () => {
    const flow = flowOf(answered({ friend: 'no' }));
    expect(placeOf(flow, 'alone')).toEqual({ number: 2, total: 3 });
  });
});
