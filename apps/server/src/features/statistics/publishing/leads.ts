import type { Form, Question } from '@lykta/domain';

/** For each question, the questions whose answers decide whether it is asked at all. */
export type Leads = ReadonlyMap<string, ReadonlySet<string>>;

/** The node after the last question. Ids are never empty, so it cannot clash with one. */
const END = '';

/** The next node for each answer of a question. */
const waysOf = ({ answers }: Question) => Object.values(answers).map(({ next }) => next ?? END);

/** Every node that can follow a question. A question with a condition can also be skipped. */
const followers = (question: Question) =>
  question.includeIf ? [...waysOf(question), question.includeIf.else ?? END] : waysOf(question);

/** Returns the nodes from which `goal` can be reached without passing `avoided`. */
function reaching(before: ReadonlyMap<string, string[]>, goal: string, avoided?: string): Set<string> {
  const found = new Set([goal]);
  const waiting = [goal];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    for (const id of before.get(place) ?? []) {
      if (id === avoided || found.has(id)) continue;
      found.add(id);
      waiting.push(id);
    }
  }
  return found;
}

/**
 * Finds, for each question, the questions that decide whether it is asked. Another question decides if some of its
 * answers lead towards this question and others do not, or if this question's condition names it.
 */
export function readLeads({ questions }: Form): Leads {
  const all = Object.values(questions);
  const before = new Map<string, string[]>();
  for (const question of all) {
    for (const place of followers(question)) before.set(place, [...(before.get(place) ?? []), question.id]);
  }
  return new Map(
    all.map((question) => {
      const { id, includeIf } = question;
      const can = reaching(before, id);
      const round = reaching(before, END, id);
      const standing = (place: string) => (place === id ? 'always' : `${can.has(place)} ${round.has(place)}`);
      const leads = new Set(includeIf?.answers.map((condition) => condition.question));
      for (const one of all) {
        if (one.id !== id && can.has(one.id) && new Set(waysOf(one).map(standing)).size > 1)
          leads.add(one.id);
      }
      return [id, leads];
    }),
  );
}
