import { present, type Form } from '@lykta/domain';

/** The names that every object inherits, which are refused as ids. */
export const inheritedNames = Object.getOwnPropertyNames(Object.prototype);
/** Names of `Object` itself: harmless as ids, and allowed. */
export const staticNames = Object.getOwnPropertyNames(Object);

const text = (sv: string) => ({ sv });

/** Returns a form in which each question and each answer has one of these names as its id. */
export function namedForm(id: string, names: readonly string[]): Form {
  const answers = (next: string | undefined) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        { type: 'text' as const, text: text(`Svar ${name}`), ...(next && { next }) },
      ]),
    );
  return {
    metadata: {
      id,
      version: 1,
      name: 'Namn',
      nameForChild: text('Namn'),
      mutable: false,
      firstQuestion: present(names[0], 'names[0]'),
    },
    questions: Object.fromEntries(
      names.map((name, index) => [
        name,
        {
          id: name,
          type: 'single' as const,
          text: text(`Fråga ${name}`),
          answers: answers(names[index + 1]),
        },
      ]),
    ),
  };
}
