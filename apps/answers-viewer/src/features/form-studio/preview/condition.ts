import { localText, type Form, type Language, type Question, own } from '@lykta/domain';

/** The answer that leads to a question with a condition: "Ja" or "Ja / Ibland"; undefined without one. */
export function conditionOf({ includeIf }: Question, form: Form, language: Language): string | undefined {
  const options = (includeIf?.answers ?? []).flatMap(({ question, answer }) => {
    const option = own(own(form.questions, question)?.answers, answer);
    return option ? [localText(option.text, language)] : [];
  });
  return options.length > 0 ? [...new Set(options)].join(' / ') : undefined;
}
