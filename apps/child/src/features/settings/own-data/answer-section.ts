import {
  joinSentences,
  localText,
  own,
  sentenceOf,
  type Entry,
  type ExportedData,
  type Form,
  type Language,
  type Named,
  type Question,
} from '@lykta/domain';
import type { TFunction } from 'i18next';
import { dateText } from './date-text.ts';
import type { PageSection } from './readable-page.ts';

/** The texts that the page is built from. */
export interface PageWords {
  t: TFunction;
  language: Language;
  /** The answered forms, as far as they could be loaded. */
  forms: readonly Form[];
}

interface AnswerWords extends PageWords {
  /** Words for persons and homes by id: alone, and inside a sentence. */
  told: ReadonlyMap<string, string>;
  named: Named;
}

/** The answers to one form: the child's own sentences, or question and answer where the form has no sentences. */
export function answerSection(
  { form_id: id, form_version: version, sent, content }: ExportedData['answers'][number],
  words: AnswerWords,
): PageSection {
  const { t, language, forms } = words;
  const form = forms.find(({ metadata }) => metadata.id === id && metadata.version === version);
  const name = form ? localText(form.metadata.nameForChild, language) : id;
  const lines = Object.entries(content.answers).flatMap(([qid, entries]) => {
    const question = own(form?.questions, qid);
    const sentences = question && sentencesOf(question, entries, words);
    if (sentences) return sentences;
    const said = entries.map((entry) => entryText(entry, question, words));
    return [`${question ? localText(question.text, language) : qid}: ${said.join(', ')}`];
  });
  const when = sent ? [t('settings.page.sent', { day: dateText(t, sent) })] : [];
  return { title: t('settings.page.answers', { form: name }), lines: [...when, ...lines] };
}

function sentencesOf(
  { answers }: Question,
  entries: readonly Entry[],
  { named, language }: { named: Named; language: Language },
): string[] | undefined {
  const sentences = entries.flatMap(({ answer, data }) => {
    const sentence = own(answers, answer)?.sentence ?? undefined;
    return sentenceOf({ sentence, data }, named) ?? [];
  });
  if (entries.length === 0 || sentences.length < entries.length) return undefined;
  return joinSentences(
    sentences.map((sentence) => localText(sentence, language)),
    language,
  );
}

function entryText(
  { answer, data = [], words }: Entry,
  question: Question | undefined,
  { told, language }: Pick<AnswerWords, 'told' | 'language'>,
): string {
  const option = own(question?.answers, answer);
  const about = data.map((id) => told.get(id) ?? id).join(', ');
  const text = words ?? (option ? localText(option.text, language) : answer);
  return about === '' ? text : about;
}
