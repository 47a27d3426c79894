// `budget` is the time per engine and round, in milliseconds. Each function returns microseconds per operation.

/**
 * Answers from the first question to the last; small forms many times. Each answer is timed separately and the median
 * counts, so that a busy machine has little effect. An engine that exceeds the budget is measured only on the first
 * answers, which are the cheapest.
 */
export async function answerAll(engine, _form, walk, budget) {
  const open = engine.open([]);
  const end = performance.now() + budget;
  const isOver = () => performance.now() > end || times.length >= 20_000;
  const times = [];
  let mismatches = 0;
  do {
    await open();
    for (let step = 0; step < walk.length; step++) {
      const start = performance.now();
      const { next, progress } = engine.answer(walk[step].id, walk[step].answer);
      times.push(performance.now() - start);
      if (next !== (walk[step + 1]?.id ?? null) || !Number.isFinite(progress)) mismatches++;
      if (isOver()) break;
    }
  } while (!isOver());
  return { microseconds: times.sort((a, b) => a - b)[times.length >> 1] * 1000, mismatches };
}

/** With all questions answered, changes the fifth answer to another option and back. */
export async function editEarly(engine, form, walk, budget) {
  await engine.open(walk)();
  const { id, answer } = walk[4];
  const { answers } = form.questions[id];
  const other = Object.keys(answers).find(
    (each) => each !== answer && answers[each].next === answers[answer].next,
  );
  let chosen = answer;
  return processorTime(budget / 3, () => {
    chosen = chosen === answer ? other : answer;
    engine.answer(id, chosen);
  });
}

/** Opens a completely answered form: from the server's data to what the screen shows. */
export async function openAnswered(engine, _form, walk, budget) {
  return processorTime(budget / 3, engine.open(walk));
}

/** Measures CPU time, for operations so long that a busy machine would interrupt them. */
async function processorTime(budget, operation) {
  const end = performance.now() + budget;
  const start = process.cpuUsage();
  let count = 0;
  do {
    await operation();
    count++;
  } while (performance.now() < end);
  const { user, system } = process.cpuUsage(start);
  return { microseconds: (user + system) / count, mismatches: 0 };
}
