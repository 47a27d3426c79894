import { longestWays } from '../random-form.mjs';

/**
 * A simple implementation of an afternoon: walks from the first question every time; without inactive answers,
 * timestamps or skips.
 */
export const plainWalk = {
  name: 'plain walk from the start',
  async prepare(form) {
    const longest = longestWays(form);
    const { questions, metadata } = form;
    let chosen;
    function walk() {
      let answered = 0;
      let id = metadata.firstQuestion;
      while (id !== null) {
        const { includeIf, answers } = questions[id];
        if (includeIf && !includeIf.answers.some(({ question, answer }) => chosen.get(question) === answer)) {
          id = includeIf.else;
          continue;
        }
        const answer = chosen.get(id);
        if (answer === undefined) break;
        answered++;
        id = answers[answer].next;
      }
      return { next: id, progress: answered / (answered + longest.get(id)) };
    }
    return {
      open: (answers) => () => {
        chosen = new Map(answers.map(({ id, answer }) => [id, answer]));
        return walk();
      },
      answer(id, answer) {
        chosen.set(id, answer);
        return walk();
      },
    };
  },
};
