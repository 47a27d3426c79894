/**
 * From the first question to the last; small forms many times over. `budget` is what one engine may take in one
 * round, in milliseconds; who needs more is measured on the first answers, which are the cheapest.
 */
export async function answerAll(engine, _form, walk, budget) {
  const open = engine.open([]);
  let mismatches = 0;
  let count = 0;
  let time = 0;
  while (time < budget && count < 20_000) {
    await open();
    const start = performance.now();
    for (let step = 0; step < walk.length; step++) {
      const { next, progress } = engine.answer(walk[step].id, walk[step].answer);
      if (next !== (walk[step + 1]?.id ?? null) || !Number.isFinite(progress)) mismatches++;
      count++;
      if (time + performance.now() - start > budget) break;
    }
    time += performance.now() - start;
  }
  return { microseconds: (time * 1000) / count, mismatches };
}

/** With all answered, the fifth answer again: to another option and back. */
export async function editEarly(engine, form, walk, budget) {
  await engine.open(walk)();
  const { id, answer } = walk[4];
  const { answers } = form.questions[id];
  const others = Object.keys(answers).filter(
    (other) => other !== answer && answers[other].next === answers[answer].next,
  );
  const start = performance.now();
  let count = 0;
  do {
    engine.answer(id, others[count % others.length]);
    engine.answer(id, answer);
    count += 2;
  } while (performance.now() - start < budget / 3);
  return { microseconds: ((performance.now() - start) * 1000) / count, mismatches: 0 };
}

/** The form with every question answered, from what the server sends to what the screen shows. */
export async function openAnswered(engine, _form, walk, budget) {
  const open = engine.open(walk);
  const start = performance.now();
  let count = 0;
  do {
    await open();
    count++;
  } while (performance.now() - start < budget / 3);
  return { microseconds: ((performance.now() - start) * 1000) / count, mismatches: 0 };
}
