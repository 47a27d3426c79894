import { present } from '@lykta/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkForm, EngineError, openFlow } from '../index.ts';
import { form } from '../testing/build.ts';
import { formOf } from '../testing/random-forms.ts';
import { deepFreeze, runs } from '../testing/runs.ts';

const blank = { answers: {}, inactive: {} };
const now = new Date('2026-05-31T10:00:00.000Z');

describe('checkForm on anything', () => {
  it('never throws, and finds something wrong', () => {
    const property = fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (value) => {
      expect(checkForm(value).length).toBeGreaterThan(0);
    });
    fc.assert(property, runs(1000));
  });

  it('never throws on a form of which anything may be missing or something else', () => {
    const scalar = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.constantFrom(null, undefined, true, 'q1', 'a', [], {}),
    );
    const option = fc.oneof(
      scalar,
      fc.record({ type: scalar, text: scalar, next: scalar, group: scalar }, { requiredKeys: [] }),
    );
    const look = fc.oneof(
      scalar,
      fc.record({ question: scalar, answer: scalar, answers: fc.array(scalar) }, { requiredKeys: [] }),
    );
    const question = fc.oneof(
      scalar,
      fc.record(
        {
          id: scalar,
          type: scalar,
          text: scalar,
          header: scalar,
          answers: fc.oneof(scalar, fc.array(option), fc.dictionary(fc.string(), option)),
          includeIf: fc.oneof(scalar, fc.record({ answers: fc.oneof(scalar, fc.array(look)), else: scalar })),
          ref: fc.oneof(look, fc.array(look)),
        },
        { requiredKeys: [] },
      ),
    );
    const value = fc.record(
      {
        metadata: fc.oneof(scalar, fc.record({ firstQuestion: scalar, name: scalar, nameForChild: scalar })),
        questions: fc.oneof(
          scalar,
          fc.array(question),
          fc.dictionary(fc.constantFrom('q1', 'q2', '3', '__proto__'), question),
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(value, (each) => void checkForm(deepFreeze(each))),
      runs(1000),
    );
  });

  it('tells a form that can be walked from one that cannot', () => {
    const property = fc.property(formOf('wild'), (wild) => {
      const broken = checkForm(wild).some(({ code }) =>
        ['cycle', 'next-unknown', 'else-unknown'].includes(code),
      );
      try {
        openFlow(wild, blank, { now });
      } catch (error) {
        expect(error).toBeInstanceOf(EngineError);
        expect(broken).toBe(true);
      }
    });
    fc.assert(property, runs(1000));
  });

  it('names a real cycle exactly where there is one', () => {
    const property = fc.property(formOf('wild'), (wild) => {
      const { questions } = wild;
      const next = (id: string) => [
        ...Object.values(present(questions[id], 'questions[id]').answers).map((option) => option.next),
        ...(present(questions[id], 'questions[id]').includeIf
          ? [present(present(questions[id], 'questions[id]').includeIf, 'questions[id].includeIf').else]
          : []),
      ];
      const cyclic = Object.keys(questions).filter((id) => leadsBack(id, next, questions));
      const named = checkForm(wild).filter(({ code }) => code === 'cycle');
      for (const { question, message } of named) {
        const way = message.slice(message.indexOf(': ') + 2, -1).split(' → ');
        expect([way[0], way.at(-1)]).toEqual([question, question]);
        for (const [index, id] of way.slice(1).entries())
          expect(next(present(way[index], 'way[index]'))).toContain(id);
      }
      expect(named.length > 0).toBe(cyclic.length > 0);
      for (const id of cyclic) {
        const part = (other: string | null) =>
          reaches(id, present(other, 'other'), next, questions) &&
          reaches(present(other, 'other'), id, next, questions);
        expect(named.filter(({ question }) => part(question))).toHaveLength(1);
      }
    });
    fc.assert(property, runs(500));
  });

  it('agrees with the rules written out, on links, reach and backward looks', () => {
    const property = fc.property(formOf('wild'), (wild) => {
      const { questions, metadata } = wild;
      const exists = (id: string) => Object.hasOwn(questions, id);
      const byAnswer: Next = (id) =>
        Object.values(present(questions[id], 'questions[id]').answers).map((option) => option.next);
      const byAny: Next = (id) => [...byAnswer(id), present(questions[id], 'questions[id]').includeIf?.else];
      const expected = Object.entries(questions).flatMap(([id, { answers, includeIf }]) => {
        const looks = includeIf?.answers ?? [];
        const fine = looks.filter((look) => exists(look.question));
        const early = new Set(
          fine.map((look) => look.question).filter((from) => !reaches(from, id, byAnswer, questions)),
        );
        const { firstQuestion } = metadata;
        const met =
          !exists(firstQuestion) || id === firstQuestion || reaches(firstQuestion, id, byAny, questions);
        return [
          ...byAnswer(id)
            .filter((next) => next != null && !exists(next))
            .map(() => 'next-unknown'),
          ...(includeIf?.else != null && !exists(includeIf.else) ? ['else-unknown'] : []),
          ...(includeIf && looks.length === 0 ? ['include-if-empty'] : []),
          ...looks
            .filter(
              (look) =>
                !exists(look.question) ||
                !Object.hasOwn(
                  present(questions[look.question], 'questions[look.question]').answers,
                  look.answer,
                ),
            )
            .map(() => 'include-if-unknown'),
          ...[...early].map(() => 'include-if-not-before'),
          ...(met ? [] : ['unreachable']),
          ...(Object.keys(answers).length === 0 ? ['no-options'] : []),
        ].map((code) => `${code}@${id}`);
      });
      if (!exists(metadata.firstQuestion)) expected.push('first-question-unknown@null');
      const ignored = ['cycle', 'options-do-not-fit', 'id-reserved'];
      const found = checkForm(wild).filter(({ code }) => !ignored.includes(code));
      expect(found.map(({ code, question }) => `${code}@${question}`).sort()).toEqual(expected.sort());
    });
    fc.assert(property, runs(500));
  });

  it('takes a form of 2,000 questions in far less than a second', () => {
    const sketches = Object.fromEntries(
      Array.from({ length: 2000 }, (_, index) => {
        const next = index < 1999 ? `q${index + 1}` : null;
        return [`q${index}`, { a: next, b: next, c: next, d: next, e: next }];
      }),
    );
    const looks = Object.fromEntries(
      Array.from({ length: 2000 }, (_, index) => [
        `q${index}`,
        index > 0
          ? {
              includeIf: {
                answers: [{ question: `q${index >> 1}`, answer: 'a' }],
                else: index < 1999 ? `q${index + 1}` : null,
              },
            }
          : {},
      ]),
    );
    const large = form(sketches, looks);
    const times = [1, 2, 3].map(() => {
      const start = process.cpuUsage().user;
      expect(checkForm(large)).toEqual([]);
      return (process.cpuUsage().user - start) / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(1000);
  });
});

type Next = (id: string) => (string | null | undefined)[];

function reaches(from: string, to: string, next: Next, questions: object): boolean {
  const seen = new Set<string>();
  const queue = [from];
  for (const id of queue) {
    for (const target of next(id)) {
      if (target === to) return true;
      if (typeof target !== 'string' || !Object.hasOwn(questions, target) || seen.has(target)) continue;
      seen.add(target);
      queue.push(target);
    }
  }
  return false;
}

function leadsBack(id: string, next: Next, questions: object): boolean {
  return reaches(id, id, next, questions);
}
