import { describe, expect, it } from 'vitest';
import { answer, EngineError, openFlow } from './index.ts';
import { document, entries, form, NOW, OLD } from './testing/build.ts';
import { branching } from './testing/examples.ts';

describe('answer', () => {
  const opened = openFlow(branching, document({ q1: 'yes', q2: entries('a', OLD) }, { q3: 'gone' }), {
    now: NOW,
  });

  it('writes the entries in option order, at the moment given', () => {
    const at = new Date('2026-05-31T10:05:00.000Z');
    const flow = answer(opened, 'q2', [{ answer: 'skip' }, { answer: 'a', data: ['p1'] }], at);
    expect(flow.document.answers['q2']).toEqual([
      { answer: 'a', data: ['p1'], timestamp: at.toISOString() },
      { answer: 'skip', timestamp: at.toISOString() },
    ]);
  });

  it('brings back what this flow deactivated, whatever its age', () => {
    const away = answer(opened, 'q1', [{ answer: 'no' }], NOW);
    expect(away.path).toEqual(['q1', 'q3']);
    expect(away.document.inactive['q2']).toEqual(entries('a', OLD));
    const back = answer(away, 'q1', [{ answer: 'yes' }], NOW);
    expect(back.document.answers['q2']).toEqual(entries('a', OLD));
  });

  it('brings back what opening deactivated, whatever its age', () => {
    const flow = openFlow(branching, document({ q1: 'no', q2: entries('a', OLD) }), { now: NOW });
    expect(answer(flow, 'q1', [{ answer: 'yes' }], NOW).gaps).toEqual(['q3']);
  });

  it('drops what another flow deactivated long ago', () => {
    const saved = openFlow(branching, document({ q1: 'no', q2: entries('a', OLD) }), { now: NOW }).document;
    const flow = answer(openFlow(branching, saved, { now: NOW }), 'q1', [{ answer: 'yes' }], NOW);
    expect(flow.gaps).toEqual(['q2', 'q3']);
    expect(flow.document.inactive).toEqual({});
  });

  it('takes an answer away, and what was inactive for it', () => {
    const flow = answer(opened, 'q3', [], NOW);
    expect(flow.document.inactive).toEqual({});
    expect(answer(flow, 'q1', [], NOW)).toMatchObject({ path: ['q1'], resume: 'q1' });
  });

  it('leaves the flow it came from as it was', () => {
    const before = [opened.path, opened.document, opened.progress];
    answer(opened, 'q1', [{ answer: 'no' }], NOW);
    expect([opened.path, opened.document, opened.progress]).toEqual(before);
    expect(opened.following('q1')).toBe('q3');
  });

  it.each([
    ['a question that is not on the path', 'q9', ['a'], /"q9"/],
    ['an unknown answer', 'q2', ['a', 'c'], /"q2".*: "c"/],
    ['an answer named twice', 'q2', ['b', 'b'], /"q2".*: "b"/],
    ['the name of something every object has', 'q2', ['constructor'], /"constructor"/],
  ])('refuses %s', (_, question, answers, message) => {
    const act = () =>
      answer(
        opened,
        question,
        answers.map((id) => ({ answer: id })),
        NOW,
      );
    expect(act).toThrow(EngineError);
    expect(act).toThrow(message);
  });

  it('refuses an answer that leads into a cycle, and keeps the flow', () => {
    const cyclic = form({ q1: { on: 'q2' }, q2: { back: 'q1', off: null } });
    expect(() => openFlow(cyclic, document(), { now: NOW })).toThrow(EngineError);
    const flow = openFlow(cyclic, document({ q2: 'off' }), { now: NOW });
    expect(() => answer(flow, 'q2', [{ answer: 'back' }], NOW)).toThrow(EngineError);
    expect(flow.path).toEqual(['q1', 'q2']);
  });
});
