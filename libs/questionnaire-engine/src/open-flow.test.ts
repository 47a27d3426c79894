import { present } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { answer, EngineError, mergeDocuments, openFlow } from './index.ts';
import { document, form, NOW } from './testing/build.ts';
import { branching, examples } from './testing/examples.ts';

describe('openFlow', () => {
  it.each(examples)('$title', (example) => {
    const { skipCutoff } = example;
    const options = skipCutoff ? { now: NOW, skipCutoff: new Date(skipCutoff) } : { now: NOW };
    const flow = openFlow(example.form, example.document, options);
    const [total, answered, left] = example.progress;
    expect(flow.path.join(' ')).toBe(example.path);
    expect(flow.gaps.join(' ')).toBe(example.gaps);
    expect(flow.resume).toBe(example.gaps.split(' ')[0] || null);
    expect(flow.progress).toEqual({ total, answered, left });
    if (example.answers) expect(flow.document.answers).toEqual(example.answers);
    if (example.inactive) expect(flow.document.inactive).toEqual(example.inactive);
  });

  it.each([
    ['a cycle that the walk meets', form({ q1: { a: 'q2' }, q2: { a: 'q1' } }), /"q1"/],
    [
      'a cycle ahead of the open question',
      form({ q1: { a: 'q2', b: null }, q2: { a: 'q3' }, q3: { a: 'q2' } }),
      /"q2"/,
    ],
    ['a question that leads to itself', form({ q1: { a: 'q1', b: null } }), /"q1"/],
    ['an unknown next that the walk meets', form({ q1: { a: 'q9' } }), /"q1", answer "a", leads to "q9"/],
    [
      'an unknown next ahead',
      form({ q1: { a: 'q2', b: null }, q2: { c: 'q9', d: null } }),
      /"q2", answer "c", leads to "q9"/,
    ],
    [
      'an unknown else',
      form({ q1: { a: null } }, { q1: { includeIf: { answers: [], else: 'q9' } } }),
      /else of question "q1" leads to "q9"/,
    ],
    [
      'an else that leads round',
      form({ q1: { a: null } }, { q1: { includeIf: { answers: [], else: 'q1' } } }),
      /"q1"/,
    ],
  ])('refuses %s, and says where', (_, cyclic, message) => {
    const open = () => openFlow(cyclic, document(), { now: NOW });
    expect(open).toThrow(EngineError);
    expect(open).toThrow(message);
  });

  it('walks an authoring error that it does not meet', () => {
    const broken = form({ q1: { a: null }, q2: { a: 'q9', b: 'q2' } });
    expect(openFlow(broken, document(), { now: NOW }).path).toEqual(['q1']);
    expect(
      openFlow({ ...branching, metadata: { ...branching.metadata, firstQuestion: 'q9' } }, document(), {
        now: NOW,
      }).path,
    ).toEqual([]);
  });

  it('gives what cannot be changed, and leaves what it was given as it was', () => {
    const given = document({ q1: 'yes:p1' }, { q9: 'a:p2' });
    const opened = openFlow(branching, given, { now: NOW });
    const flow = answer(opened, 'q2', [{ answer: 'a', data: ['p3'] }], NOW);
    for (const value of [flow.path, flow.gaps, flow.progress, flow.document]) expectDeeplyFrozen(value);
    expectDeeplyFrozen(mergeDocuments(given, given));
    expect(Object.isFrozen(given.answers['q1'])).toBe(false);
    expect(
      Object.isFrozen(
        present(present(given.inactive['q9'], 'given.inactive[’q9’]')[0], 'given.inactive[’q9’][0]').data,
      ),
    ).toBe(false);
  });

  it('forgets a Date that its caller changes later', () => {
    const now = new Date(NOW);
    const flow = openFlow(branching, document({ q1: 'no' }, { q2: 'b' }), { now });
    now.setUTCFullYear(2030);
    expect(answer(flow, 'q1', [{ answer: 'yes' }], NOW).gaps).toEqual(['q3']);
  });
});

describe('previous and following', () => {
  const flow = openFlow(branching, document({ q1: 'yes', q3: 'a' }), { now: NOW });

  it('goes back along the path', () => {
    expect(['q1', 'q2', 'q3', 'q9'].map((id) => flow.previous(id))).toEqual([null, 'q1', 'q2', null]);
  });

  it('goes to the next gap, else to the first one, else nowhere', () => {
    expect(['q1', 'q2', 'q3', 'q9'].map((id) => flow.following(id))).toEqual(['q2', 'q2', 'q2', 'q2']);
    expect(answer(flow, 'q2', [{ answer: 'a' }], NOW).following('q2')).toBeNull();
  });
});

function expectDeeplyFrozen(value: unknown): void {
  expect(Object.isFrozen(value), JSON.stringify(value)).toBe(true);
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(expectDeeplyFrozen);
}
