import type { AnswersDocument, Entry } from '../form/answers.ts';
import { areas } from '../form/areas.ts';
import type { Form, Question } from '../form/form.ts';
import { asksSomething } from '../form/options.ts';
import { answerTypes, asksForWords } from '../form/question-types.ts';
import type { Mention, StorySection } from './schema.ts';

/** A form and the child's answers to it; the same form may occur several times (versions, requests). */
export interface AnsweredForm {
  form: Form;
  document: AnswersDocument;
}

/** One mention, and the sections in which it appears. */
export interface SectionedMention {
  mention: Mention;
  /** The option's story mark and the form's area. */
  sections: StorySection[];
  /** Whether the ids in `mention.answer.data` are persons or houses. */
  about: 'persons' | 'houses';
}

/**
 * Converts the entries of one question to mentions, in option order. Skipped questions, questions that ask nothing,
 * the child's own words, and options marked as silent give none.
 */
export function toMentions(
  form: Form,
  question: Question,
  entries: readonly Entry[],
  storyTexts: boolean,
): SectionedMention[] {
  if (!asksSomething(question) || asksForWords(question.type)) return [];
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
