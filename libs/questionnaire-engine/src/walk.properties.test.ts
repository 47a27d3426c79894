import { present, type Entry, type Form } from '@lykta/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, openFlow, type Flow } from './index.ts';
import { act, selectionOf, type Act } from './testing/random-acts.ts';
import { anyDocument, now, skipCutoff } from './testing/random-documents.ts';
import { formOf } from './testing/random-forms.ts';
import { own, runs } from './testing/runs.ts';

const sound = formOf('sound');
const acts = fc.array(act, { maxLength: 8 });

/** Answers as somebody does who goes on from the last flow each time. */
function play(form: Form, flow: Flow, todo: Act[]): Flow {
  return todo.reduce((current, each) => {
    const id = present(
      current.path[each.place % current.path.length],
      'current.path[each.place % current.path.length]',
    );
    return answer(current, id, selectionOf(each, present(form.questions[id], 'form.questions[id]')), now);
  }, flow);
}

describe('every walk over a sound form', () => {
  it('ends, goes forwards, and adds up', () => {
    const property = fc.property(sound, anyDocument, acts, (form, document, todo) => {
      const flow = play(form, openFlow(form, document, { now }), todo);
      const order = Object.keys(form.questions);
      const places = flow.path.map((id) => order.indexOf(id));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(new Set(flow.path).size).toBe(flow.path.length);
      expect(flow.gaps).toEqual(flow.path.filter((id) => flow.gaps.includes(id)));
      const { total, answered, left } = flow.progress;
      expect(total).toBe(answered + left);
      expect(answered).toBe(flow.path.length - flow.gaps.length);
      expect(left === 0).toBe(flow.resume === null);
    });
    fc.assert(property, runs(500));
  });

  it('changes nothing the second time', () => {
    const property = fc.property(formOf('wild'), anyDocument, (form, document) => {
      let once: Flow;
      try {
        once = openFlow(form, document, { now, skipCutoff });
      } catch {
        return;
      }
      const twice = openFlow(form, once.document, { now, skipCutoff });
      expect(twice.document).toEqual(once.document);
      expect([twice.path, twice.gaps, twice.progress]).toEqual([once.path, once.gaps, once.progress]);
    });
    fc.assert(property, runs(1000));
  });

  it('comes back to the same path when an answer is given and taken away', () => {
    const property = fc.property(sound, anyDocument, acts, act, (form, document, todo, last) => {
      const before = play(form, openFlow(form, document, { now }), todo);
      const id = present(
        before.path[last.place % before.path.length],
        'before.path[last.place % before.path.length]',
      );
      const had = own(before.document.answers, id) ?? [];
      const there = answer(
        before,
        id,
        selectionOf(last, present(form.questions[id], 'form.questions[id]')),
        now,
      );
      const back = answer(there, id, uniqueBy(had), now);
      expect([back.path, back.gaps, back.progress]).toEqual([before.path, before.gaps, before.progress]);
    });
    fc.assert(property, runs(1000));
  });

  it('never lets the bar run backwards while one answers at the open question', () => {
    let compared = 0;
    const property = fc.property(
      sound,
      anyDocument,
      fc.infiniteStream(fc.nat({ max: 4 })),
      (form, document, choices) => {
        let flow = openFlow(form, document, { now });
        for (const choice of choices) {
          const before = flow;
          const id = before.resume;
          if (id === null) break;
          const options = Object.entries(present(form.questions[id], 'form.questions[id]').answers);
          flow = answer(
            flow,
            id,
            [{ answer: present(options[choice % options.length], 'options[choice % options.length]')[0] }],
            now,
          );
          const isOpen = new Set(options.map(([, option]) => option.next ?? null)).size > 1;
          if (before.gaps.length > 1 || !isOpen) continue;
          compared++;
          expect(flow.progress.answered / flow.progress.total).toBeGreaterThanOrEqual(
            before.progress.answered / before.progress.total,
          );
        }
        expect(flow.progress.left).toBe(0);
      },
    );
    fc.assert(property, runs(500));
    expect(compared).toBeGreaterThan(100);
  });
});

function uniqueBy(list: readonly Entry[]): Entry[] {
  return list.filter((entry, index) => list.findIndex((other) => other.answer === entry.answer) === index);
}
