import { assign, createActor, createMachine } from 'xstate';
import { longestWays } from '../random-form.mjs';

/** One state per question, one event per answer, includeIf as a guard; going back replays the events from the start. */
export const xstate = {
  name: 'xstate 5.33.3',
  largest: 2000,
  async prepare(form) {
    const longest = longestWays(form);
    const remember = assign({
      chosen: ({ context, event }) => ({ ...context.chosen, [event.question]: event.type }),
    });
    const states = Object.entries(form.questions).map(([id, { answers, includeIf }]) => {
      const on = Object.entries(answers).map(([answer, { next }]) => [
        answer,
        { target: next ?? 'end', actions: remember },
      ]);
      const guard = ({ context }) =>
        !includeIf.answers.some(({ question, answer }) => context.chosen[question] === answer);
      return [
        id,
        {
          on: Object.fromEntries(on),
          ...(includeIf && { always: { guard, target: includeIf.else ?? 'end' } }),
        },
      ];
    });
    const machine = createMachine({
      initial: form.metadata.firstQuestion,
      context: { chosen: {} },
      states: { ...Object.fromEntries(states), end: {} },
    });
    let actor;
    let played;
    function reply() {
      const { value } = actor.getSnapshot();
      const next = value === 'end' ? null : value;
      const answered = played.length;
      return { next, progress: answered / (answered + longest.get(next)) };
    }
    function play(steps) {
      actor = createActor(machine).start();
      played = [];
      for (const { id, answer } of steps) send(id, answer);
    }
    function send(id, answer) {
      if (actor.getSnapshot().value !== id) return;
      played.push({ id, answer });
      actor.send({ type: answer, question: id });
    }
    return {
      open: (answers) => () => {
        play(answers);
        return reply();
      },
      answer(id, answer) {
        if (actor.getSnapshot().value === id) send(id, answer);
        else play(played.map((step) => (step.id === id ? { id, answer } : step)));
        return reply();
      },
    };
  },
};
