import type { AnswersDocument, Entry } from '../form/answers.ts';
import { areas } from '../form/areas.ts';
import type { Form, Question } from '../form/form.ts';
import { asksSomething } from '../form/options.ts';
import { answerTypes } from '../form/question-types.ts';
import type { Mention, StorySection } from '../story.ts';

/** A form and what the child answered in it; the same form may occur several times (versions, requests). */
export interface AnsweredForm {
  form: Form;
  document: AnswersDocument;
}

/** One thing that the child said, and where it is told. */
export interface Told {
  mention: Mention;
  /** The option's story mark and the form's area. */
  sections: StorySection[];
  /** What the ids in `mention.answer.data` stand for. */
  about: 'persons' | 'houses';
}

/** What the entries of one question tell, in option order. A skip tells nothing, nor does what asks nothing or is kept silent. */
export function tell(form: Form, question: Question, entries: readonly Entry[], storyTexts: boolean): Told[] {
  if (!asksSomething(question)) return [];
  const { id, version, group } = form.metadata;
  const area = areas.find((known) => known === group)?.toUpperCase() as StorySection | undefined;
  const text = (storyTexts ? question.storyText : undefined) ?? question.text;
  return Object.entries(question.answers).flatMap(([answerId, option]) => {
    const entry = entries.find((given) => given.answer === answerId);
    if (!entry || option.type === 'skip' || option.sentence === null) return [];
    const mention: Mention = {
      form: { id, version },
      qid: question.id,
      question: { text },
      answer: {
        id: answerId,
        text: option.text,
        ...(option.sentence ? { sentence: option.sentence } : {}),
        ...(entry.data ? { data: entry.data } : {}),
      },
      timestamp: entry.timestamp,
    };
    const sections = [option.story, area].filter((section) => section !== undefined);
    return [{ mention, sections, about: answerTypes[option.type].names ?? 'persons' }];
  });
}
