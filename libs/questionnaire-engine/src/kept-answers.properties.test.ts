import { present, type AnswersDocument } from '@lykta/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, openFlow } from './index.ts';
import { form as build } from './testing/build.ts';
import { threeMonthsBefore } from './testing/naive.ts';
import { act, selectionOf } from './testing/random-acts.ts';
import { anyDocument, now, skipCutoff } from './testing/random-documents.ts';
import { formOf } from './testing/random-forms.ts';
import { deepFreeze, own, runs } from './testing/runs.ts';

const sound = formOf('sound');

describe('what was answered', () => {
  /** Every list of a document with where it lies. */
  const lists = ({ answers, inactive }: AnswersDocument) => [
    ...Object.entries(answers),
    ...Object.entries(inactive),
  ];

  it('is lost only when it is inactive too long, or a newer list takes its place', () => {
    const property = fc.property(sound, anyDocument, (form, document) => {
      deepFreeze(document);
      const flow = openFlow(form, document, { now, skipCutoff });
      const kept = lists(flow.document).map(([, list]) => list);
      for (const [id, list] of Object.entries(document.answers)) {
        if (list.length > 0) expect(kept, id).toContain(list);
      }
      for (const [id, list] of Object.entries(document.inactive)) {
        if (kept.includes(list)) continue;
        const old = list.every((entry) => Date.parse(entry.timestamp) < threeMonthsBefore(now));
        const replaced =
          Object.hasOwn(document.answers, id) && own(flow.document.inactive, id) === document.answers[id];
        expect((old && flow.path.includes(id)) || replaced, id).toBe(true);
      }
    });
    fc.assert(property, runs(1000));
  });

  it('survives a new answer, but for the one it takes the place of', () => {
    const property = fc.property(sound, anyDocument, act, (form, document, todo) => {
      const before = openFlow(form, document, { now });
      const id = present(
        before.path[todo.place % before.path.length],
        'before.path[todo.place % before.path.length]',
      );
      const after = answer(
        before,
        id,
        selectionOf(todo, present(form.questions[id], 'form.questions[id]')),
        now,
      );
      const kept = lists(after.document).map(([, list]) => list);
      for (const [other, list] of lists(before.document)) {
        if (other === id || kept.includes(list)) continue;
        const { answers, inactive } = before.document;
        const newer = Object.hasOwn(answers, other) && own(after.document.inactive, other) === answers[other];
        const old = list.every((entry) => Date.parse(entry.timestamp) < threeMonthsBefore(now));
        expect(own(inactive, other) === list && (newer || (old && after.path.includes(other))), other).toBe(
          true,
        );
      }
    });
    fc.assert(property, runs(1000));
  });

  it('comes back exactly until three calendar months have passed', () => {
    const form = build({ q1: { a: null, b: null } });
    const days = fc.date({
      min: new Date('2019-12-01T00:00:00Z'),
      max: new Date('2033-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    const property = fc.property(days, fc.integer({ min: -2, max: 2 }), (moment, milliseconds) => {
      const timestamp = new Date(threeMonthsBefore(moment) + milliseconds).toISOString();
      const document = { answers: {}, inactive: { q1: [{ answer: 'a', timestamp }] } };
      const flow = openFlow(form, document, { now: moment });
      expect(flow.resume).toBe(milliseconds >= 0 ? null : 'q1');
      expect(flow.document.inactive).toEqual({});
    });
    fc.assert(property, runs(1000));
  });

  it.each([
    ['2026-05-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['2024-05-31T10:00:00.000Z', '2024-02-29T10:00:00.000Z'],
    ['2026-05-28T23:59:59.999Z', '2026-02-28T23:59:59.999Z'],
    ['2026-03-01T00:00:00.000Z', '2025-12-01T00:00:00.000Z'],
    ['2026-01-31T00:00:00.000Z', '2025-10-31T00:00:00.000Z'],
    ['2026-07-31T00:00:00.000Z', '2026-04-30T00:00:00.000Z'],
    ['2000-05-30T12:00:00.000Z', '2000-02-29T12:00:00.000Z'],
    ['2100-05-30T12:00:00.000Z', '2100-02-28T12:00:00.000Z'],
  ])('on %s comes back from %s on', (today, limit) => {
    const form = build({ q1: { a: null, b: null } });
    const resumeAt = (timestamp: string) =>
      openFlow(
        form,
        { answers: {}, inactive: { q1: [{ answer: 'a', timestamp }] } },
        { now: new Date(today) },
      ).resume;
    expect(resumeAt(limit)).toBeNull();
    expect(resumeAt(new Date(Date.parse(limit) - 1).toISOString())).toBe('q1');
  });

  it('is a gap when it is a stale skip, and only then', () => {
    const property = fc.property(sound, anyDocument, (form, document) => {
      const flow = openFlow(form, document, { now, skipCutoff });
      for (const id of flow.path) {
        const list = own(flow.document.answers, id);
        const stale = list?.every(
          (entry) =>
            present(
              present(form.questions[id], 'form.questions[id]').answers[entry.answer],
              'form.questions[id].answers[entry.answer]',
            ).type === 'skip' && Date.parse(entry.timestamp) < skipCutoff.getTime(),
        );
        expect(flow.gaps.includes(id), id).toBe(stale ?? true);
      }
    });
    fc.assert(property, runs(500));
  });
});
