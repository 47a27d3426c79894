import { DAY_MS, MINUTE_MS, present, type AnswersDocument, type Entry } from '@lykta/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, EngineError, openFlow, type Flow } from './index.ts';
import { questionIds } from './testing/random.ts';
import { act, selectionOf, type Act } from './testing/random-acts.ts';
import { anyDocument, now, skipCutoff } from './testing/random-documents.ts';
import { formOf, type Wildness } from './testing/random-forms.ts';
import { naiveAnswer, NaiveError, naiveOpen, naiveProgress, type Naive } from './testing/naive.ts';
import { deepFreeze, runs } from './testing/runs.ts';

/** Key order in a document carries no meaning; the order of a list does. */
function sorted(lists: Iterable<[string, readonly Entry[]]>): string {
  const pairs = [...lists].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(
    pairs.map(([id, list]) => [id, list.map((e) => [e.answer, e.data ?? null, e.timestamp])]),
  );
}

function seen(flow: Flow): unknown {
  const { path, gaps, resume, progress, document } = flow;
  return {
    path,
    gaps,
    resume,
    progress,
    answers: sorted(Object.entries(document.answers)),
    inactive: sorted(Object.entries(document.inactive)),
    previous: questionIds.map((id) => flow.previous(id)),
    following: questionIds.map((id) => flow.following(id)),
  };
}

function expected(naive: Naive): unknown {
  const { path, gaps } = naive;
  return {
    path,
    gaps,
    resume: gaps[0] ?? null,
    progress: naiveProgress(naive),
    answers: sorted(naive.answers),
    inactive: sorted(naive.inactive),
    previous: questionIds.map((id) => (path.indexOf(id) > 0 ? path[path.indexOf(id) - 1] : null)),
    following: questionIds.map((id) => {
      const later = path.includes(id) ? gaps.filter((gap) => path.indexOf(gap) > path.indexOf(id)) : [];
      return later[0] ?? gaps[0] ?? null;
    }),
  };
}

/** Does the same with both; null where both refuse. */
function pair<A, B>(engine: () => A, naive: () => B): { flow: A; naive: B } | null {
  let expectedResult: B;
  try {
    expectedResult = naive();
  } catch (error) {
    if (!(error instanceof NaiveError)) throw error;
    expect(engine).toThrow(EngineError);
    return null;
  }
  return { flow: engine(), naive: expectedResult };
}

/** Another day, with what was saved; what was skipped before is asked again. */
function reopen({ flow, naive }: { flow: Flow; naive: Naive }, days: number) {
  const later = new Date(naive.now.getTime() + days * DAY_MS);
  const saved = { answers: Object.fromEntries(naive.answers), inactive: Object.fromEntries(naive.inactive) };
  return pair(
    () => openFlow(naive.form, flow.document, { now: later, skipCutoff: naive.now }),
    () => naiveOpen(naive.form, saved, later, naive.now),
  );
}

function compareRun(
  form: Parameters<typeof openFlow>[0],
  document: AnswersDocument,
  acts: Act[],
  cutoff?: Date,
) {
  deepFreeze([form, document, acts]);
  const options = cutoff ? { now, skipCutoff: cutoff } : { now };
  const opened = pair(
    () => openFlow(form, document, options),
    () => naiveOpen(form, document, now, cutoff),
  );
  if (!opened) return;
  const flows = [opened];
  for (const each of acts) {
    const last = present(
      flows.at(-1 - (each.from % flows.length)),
      'flows.at(-1 - (each.from % flows.length))',
    );
    const base = each.daysAway === undefined ? last : reopen(last, each.daysAway);
    if (!base) continue;
    const { path } = base.naive;
    const id = each.instead?.question ?? path[each.place % Math.max(path.length, 1)] ?? 'q1';
    const selection =
      each.instead?.selection ??
      selectionOf(each, form.questions[id] ?? present(form.questions['q1'], 'form.questions[’q1’]'));
    const at = new Date(base.naive.now.getTime() + each.minutes * MINUTE_MS);
    const next = pair(
      () => answer(base.flow, id, selection, at),
      () => naiveAnswer(base.naive, id, selection, at),
    );
    if (next) flows.push(next);
  }
  // Looked at last: no flow changes when others grow out of it.
  for (const { flow, naive } of flows) expect(seen(flow)).toEqual(expected(naive));
}

describe('the engine and a naive walk agree', () => {
  it.each<[Wildness, number]>([
    ['sound', 1500],
    ['wild', 1500],
  ])('on %s forms, any document and any answers', (wildness, count) => {
    const cutoff = fc.constantFrom(undefined, skipCutoff);
    const property = fc.property(
      formOf(wildness),
      anyDocument,
      fc.array(act, { maxLength: 10 }),
      cutoff,
      compareRun,
    );
    fc.assert(property, runs(count));
  });
});
