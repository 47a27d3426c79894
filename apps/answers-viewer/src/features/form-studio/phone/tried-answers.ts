import { dayOf, inventedChild, type AnswersDocument, type Form, type IndividualAnswers } from '@lykta/domain';

/** What the invented child answered, as a case worker gets a child's answers. */
export function triedAnswers(form: Form, { answers }: AnswersDocument): IndividualAnswers {
  const persons = Object.keys(inventedChild.persons);
  const houses = Object.keys(inventedChild.houses);
  const placeOf = (id: string) => Math.max(persons.indexOf(id), houses.indexOf(id));
  const questions = Object.entries(answers).map(([question, entries]) => [
    question,
    entries.map(({ answer, data, words, timestamp }) => ({
      answer,
      date: dayOf(new Date(timestamp)),
      ...(data && { data: data.map(placeOf) }),
      ...(words !== undefined && { words }),
    })),
  ]);
  return {
    format: 'answers',
    form,
    data: {
      request: 'tried',
      sent: dayOf(new Date()),
      remarks: [],
      persons: Object.values(inventedChild.persons),
      houses: Object.values(inventedChild.houses),
      questions: Object.fromEntries(questions),
    },
  };
}
