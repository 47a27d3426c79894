import { answer, openFlow } from '@lykta/questionnaire-engine';

const now = new Date('2026-05-31T10:00:00.000Z');
const at = () => new Date(now.getTime() + 1);

/** The engine of the product. */
export const lykta = {
  name: 'Lykta',
  async prepare(form) {
    let flow;
    const reply = (id) => ({
      next: flow.following(id),
      progress: flow.progress.answered / flow.progress.total,
    });
    return {
      open(answers) {
        const lists = answers.map(({ id, answer }) => [id, [{ answer, timestamp: now.toISOString() }]]);
        const document = { answers: Object.fromEntries(lists), inactive: {} };
        return () => {
          flow = openFlow(form, document, { now });
          return { next: flow.resume, progress: flow.progress.answered / flow.progress.total };
        };
      },
      answer(id, chosen) {
        flow = answer(flow, id, [{ answer: chosen }], at());
        return reply(id);
      },
    };
  },
};
