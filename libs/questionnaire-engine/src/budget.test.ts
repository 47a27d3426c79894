import { present, type AnswersDocument, type Form } from '@lykta/domain';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { answer, openFlow } from './index.ts';
import { form } from './testing/build.ts';

describe('what a browser loads', () => {
  let code: string;

  beforeAll(async () => {
    const result = (await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        lib: { entry: `${import.meta.dirname}/index.ts`, formats: ['iife'], name: 'engine' },
      },
    })) as Rolldown.RolldownOutput[];
    code = present(result[0], 'result[0]').output[0].code;
  });

  it('is at most 6 kB, compressed', () => {
    expect(code.split('\n').length).toBeLessThan(10);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(6000);
  });

  it('needs nothing but the language, and no clock', () => {
    const script = `
      globalThis.Date = class extends Date {
        constructor(...given) { if (given.length === 0) throw new Error('took the time from a clock'); super(...given); }
        static now() { throw new Error('took the time from a clock'); }
      };
      ${code}
      (form, document) => {
        const now = new Date('2026-05-31T10:00:00.000Z');
        const merged = engine.mergeDocuments(document, document);
        const flow = engine.answer(engine.openFlow(form, merged, { now }), 'q1', [{ answer: 'a' }], now);
        return [engine.checkForm(form).length, flow.path, flow.document.answers.q1[0].timestamp];
      }`;
    const run: (form: Form, document: AnswersDocument) => unknown = runInNewContext(script);
    const two = form({ q1: { a: 'q2' }, q2: { b: null } });
    const result = run(two, { answers: {}, inactive: {} });
    expect(JSON.stringify(result)).toBe('[0,["q1","q2"],"2026-05-31T10:00:00.000Z"]');
  });
});

describe('the cost of an answer', () => {
  const now = new Date('2026-05-31T10:00:00.000Z');
  const empty = { answers: {}, inactive: {} };

  /**
   * Milliseconds for one answer with next question and progress; the median of many, from the first question to the
   * last, again and again, so that a busy machine does not disturb it.
   */
  function costOf(count: number, answers: number): number {
    const large = branching(count);
    const times: number[] = [];
    while (times.length < answers) {
      let flow = openFlow(large, empty, { now });
      for (let id = flow.resume; id !== null; id = flow.following(id)) {
        const start = performance.now();
        flow = answer(flow, id, [{ answer: `a${times.length % 5}` }], now);
        if (flow.resume === undefined || flow.progress.total < 1) throw new Error('no progress');
        times.push(performance.now() - start);
      }
    }
    return present(
      times.sort((a, b) => a - b)[times.length >> 1],
      'times.sort((a, b) => a - b)[times.length >> 1]',
    );
  }

  it('grows at most 20 times from 200 to 20,000 questions', () => {
    costOf(200, 2000);
    expect(costOf(20_000, 10_000) / costOf(200, 10_000)).toBeLessThanOrEqual(20);
  });

  it('does not depend on what comes before: the middle costs what follows it', () => {
    const large = branching(20_000);
    let flow = openFlow(large, { answers: {}, inactive: {} }, { now });
    for (let id = flow.resume; id !== null; id = flow.following(id))
      flow = answer(flow, id, [{ answer: 'a0' }], now);
    const { path } = flow;
    const timeAt = (fromEnd: number) => {
      const times = Array.from({ length: 9 }, () => {
        const start = performance.now();
        answer(
          flow,
          present(path[path.length - fromEnd], 'path[path.length - fromEnd]'),
          [{ answer: 'a1' }],
          now,
        );
        return performance.now() - start;
      });
      return Math.min(...times);
    };
    expect(timeAt(10)).toBeLessThan(timeAt(path.length) / 20);
  });
});

/** Five options a question, every twelfth a jump ahead, every fifth question included on a condition. */
function branching(count: number) {
  const id = (index: number) => (index < count ? `q${index}` : null);
  const indexes = Array.from({ length: count }, (_, index) => index);
  return form(
    Object.fromEntries(
      indexes.map((index) => [
        `q${index}`,
        Object.fromEntries(
          [0, 1, 2, 3, 4].map((option) => {
            const jump = (index * 5 + option) % 12 === 0 ? 1 + (index % 4) : 0;
            return [`a${option}`, id(index + 1 + jump)];
          }),
        ),
      ]),
    ),
    Object.fromEntries(
      indexes
        .filter((index) => index > 5 && index % 5 === 0)
        .map((index) => {
          const answers = [1, 2, 3].map((back) => ({
            question: `q${index - back}`,
            answer: `a${(index + back) % 5}`,
          }));
          return [`q${index}`, { includeIf: { answers, else: id(index + 1) } }];
        }),
    ),
  );
}
