/** A small seeded generator (mulberry32): the same numbers in every run. */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const text = { sv: 'Text' };

/**
 * Makes a form of `count` questions with 5 options each: 8 % of the options jump ahead by two to six questions, and 20
 * % of the questions are included on one of two conditions on one of the ten questions before; everything else leads to
 * the next question.
 */
export function randomForm(count, seed) {
  const random = generator(seed);
  const id = (index) => (index < count ? `q${index}` : null);
  const questions = {};
  for (let index = 0; index < count; index++) {
    const answers = {};
    for (let option = 0; option < 5; option++) {
      const ahead = random() < 0.08 ? 2 + Math.floor(random() * 5) : 1;
      answers[`a${option}`] = { type: 'text', text, next: id(index + ahead) };
    }
    const question = { id: id(index), type: 'single', text, answers };
    if (index > 0 && random() < 0.2) {
      const condition = () => ({
        question: id(Math.max(0, index - 1 - Math.floor(random() * 10))),
        answer: `a${Math.floor(random() * 5)}`,
      });
      question.includeIf = { answers: [condition(), condition()], else: id(index + 1) };
    }
    questions[question.id] = question;
  }
  return {
    metadata: {
      id: 'bench',
      version: 1,
      name: 'Bench',
      nameForChild: text,
      mutable: true,
      firstQuestion: 'q0',
    },
    questions,
  };
}

/** Chooses an answer for each question on a path and its next question, without any engine. */
export function randomWalk(form, seed) {
  const random = generator(seed);
  const chosen = new Map();
  const steps = [];
  let id = form.metadata.firstQuestion;
  while (id !== null) {
    const { includeIf, answers } = form.questions[id];
    if (includeIf && !includeIf.answers.some(({ question, answer }) => chosen.get(question) === answer)) {
      id = includeIf.else;
      continue;
    }
    const answer = `a${Math.floor(random() * 5)}`;
    chosen.set(id, answer);
    steps.push({ id, answer });
    id = answers[answer].next;
  }
  return steps;
}

/**
 * Converts the form for engines with conditions but without jumps: for each question what hides it (an answer that
 * jumps over it) and what shows it (the includeIf, if any).
 */
export function asConditions(form) {
  const ids = Object.keys(form.questions);
  const index = new Map(ids.map((id, position) => [id, position]));
  const rules = ids.map((id) => ({
    id,
    hiddenBy: [],
    shownBy: form.questions[id].includeIf?.answers ?? null,
  }));
  for (const id of ids) {
    for (const [answer, { next }] of Object.entries(form.questions[id].answers)) {
      const target = next === null ? ids.length : index.get(next);
      for (let over = index.get(id) + 1; over < target; over++)
        rules[over].hiddenBy.push({ question: id, answer });
    }
  }
  return rules;
}

/** Returns the longest remaining path from each question, for engines without their own progress. */
export function longestWays(form) {
  const longest = new Map([[null, 0]]);
  for (const id of Object.keys(form.questions).reverse()) {
    const { answers, includeIf } = form.questions[id];
    const nexts = Object.values(answers).map(({ next }) => longest.get(next));
    longest.set(id, Math.max(1 + Math.max(...nexts), includeIf ? longest.get(includeIf.else) : 0));
  }
  return longest;
}
