import { LogicEngine } from 'json-logic-engine';
import { asConditions } from '../random-form.mjs';

/**
 * One compiled rule per question; the next question is the first later one that is shown, and progress counts the shown
 * ones.
 */
export const jsonLogic = {
  name: 'json-logic-engine 5.0.7',
  async prepare(form) {
    const engine = new LogicEngine();
    const is = ({ question, answer }) => ({ '===': [{ var: question }, answer] });
    const rules = asConditions(form).map(({ id, hiddenBy, shownBy }) => {
      const parts = [
        ...hiddenBy.map((by) => ({ '!': [is(by)] })),
        ...(shownBy ? [{ or: shownBy.map(is) }] : []),
      ];
      return { id, isShown: parts.length > 0 ? engine.build({ and: parts }) : () => true };
    });
    const position = new Map(rules.map(({ id }, index) => [id, index]));
    let data;
    function reply(after) {
      let next = null;
      let shown = 0;
      let answered = 0;
      for (let index = 0; index < rules.length; index++) {
        const { id, isShown } = rules[index];
        if (!isShown(data)) continue;
        shown++;
        if (data[id] !== undefined) answered++;
        if (next === null && index > after) next = id;
      }
      return { next, progress: answered / shown };
    }
    return {
      open: (answers) => () => {
        data = Object.fromEntries(answers.map(({ id, answer }) => [id, answer]));
        return reply(-1);
      },
      answer(id, answer) {
        data[id] = answer;
        return reply(position.get(id));
      },
    };
  },
};
