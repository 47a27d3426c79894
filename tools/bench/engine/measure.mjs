/**
 * What one operation takes, in microseconds: each is timed alone, and the median counts, so that a busy machine does
 * not disturb it. `budget` is what one engine may take in one round, in milliseconds; who needs more is measured on
 * the first answers only, which are the cheapest.
 */
class Stopwatch {
  #times = [];
  #end;
  mismatches = 0;

  constructor(budget) {
    this.#end = performance.now() + budget;
  }

  get isOver() {
    return performance.now() > this.#end || this.#times.length >= 20_000;
  }

  time(operation) {
    const start = performance.now();
    const result = operation();
    this.#times.push(performance.now() - start);
    return result;
  }

  async timeAsync(operation) {
    const start = performance.now();
    await operation();
    this.#times.push(performance.now() - start);
  }

  get result() {
    const times = this.#times.toSorted((a, b) => a - b);
    return { microseconds: times[times.length >> 1] * 1000, mismatches: this.mismatches };
  }
}

/** From the first question to the last; small forms many times over. */
export async function answerAll(engine, _form, walk, budget) {
  const open = engine.open([]);
  const watch = new Stopwatch(budget);
  do {
    await open();
    for (let step = 0; step < walk.length; step++) {
      const { next, progress } = watch.time(() => engine.answer(walk[step].id, walk[step].answer));
      if (next !== (walk[step + 1]?.id ?? null) || !Number.isFinite(progress)) watch.mismatches++;
      if (watch.isOver) break;
    }
  } while (!watch.isOver);
  return watch.result;
}

/** With all answered, the fifth answer again: to another option and back. */
export async function editEarly(engine, form, walk, budget) {
  await engine.open(walk)();
  const { id, answer } = walk[4];
  const { answers } = form.questions[id];
  const other = Object.keys(answers).find(
    (each) => each !== answer && answers[each].next === answers[answer].next,
  );
  const watch = new Stopwatch(budget / 3);
  do {
    watch.time(() => engine.answer(id, other));
    watch.time(() => engine.answer(id, answer));
  } while (!watch.isOver);
  return watch.result;
}

/** The form with every question answered, from what the server sends to what the screen shows. */
export async function openAnswered(engine, _form, walk, budget) {
  const open = engine.open(walk);
  const watch = new Stopwatch(budget / 3);
  do await watch.timeAsync(open);
  while (!watch.isOver);
  return watch.result;
}
