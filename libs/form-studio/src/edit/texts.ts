import type { Language, LocalText, Question, Translation } from '@lykta/domain';
import type { Draft } from '../draft/draft.ts';
import type { Edit } from './edit.ts';
import { mapAnswers } from './links.ts';
import { changeAnswer, changeQuestion } from './places.ts';
import { setFields } from './set-fields.ts';

/** Texts that a form or a question can be without. */
const optional = new Set(['easy', 'header', 'storyText', 'help', 'why', 'sentence']);

/** Writes one text in one language. */
export function write(draft: Draft, { at, language, text }: Extract<Edit, { do: 'write' }>): Draft {
  if (at.question === undefined) return writeForm(draft, at.field, language, text);
  if (at.answer === undefined) {
    const { field } = at;
    return changeQuestion(draft, at.question, (question) =>
      field === 'imageAlt' || field === 'linkText'
        ? writeBeside(question, field, language, text)
        : setFields(question, { [field]: written(question[field], language, text, field) }),
    );
  }
  const { field } = at;
  return changeAnswer(draft, at.question, at.answer, (answer) =>
    setFields(answer, { [field]: written(answer[field] ?? undefined, language, text, field) }),
  );
}

/** Writes what a picture shows, or the words of a link; without the picture or the link there is nothing to write. */
function writeBeside(
  question: Question,
  field: 'imageAlt' | 'linkText',
  language: Language,
  text: string,
): Question {
  const { image, link } = question;
  if (field === 'imageAlt')
    return image
      ? setFields(question, { image: { ...image, alt: written(image.alt, language, text, field) } })
      : question;
  return link
    ? setFields(question, { link: { ...link, text: written(link.text, language, text, field) } })
    : question;
}

function writeForm(
  { metadata, questions }: Draft,
  field: 'nameForChild' | 'introHeader' | 'introText',
  language: Language,
  text: string,
): Draft {
  if (field === 'nameForChild') {
    const nameForChild = written(metadata.nameForChild, language, text, field)!;
    return { metadata: { ...metadata, nameForChild }, questions };
  }
  const { header = { sv: '' }, text: body = { sv: '' } } = metadata.intro ?? {};
  const intro =
    field === 'introHeader'
      ? { header: written(header, language, text, field)!, text: body }
      : { header, text: written(body, language, text, field)! };
  const isEmpty = [intro.header, intro.text].every(isBlank);
  return { metadata: setFields(metadata, { intro: isEmpty ? undefined : intro }), questions };
}

/** Returns a text with one language changed; undefined where nothing is left of a text that may be missing. */
function written(
  before: LocalText | undefined,
  language: Language,
  text: string,
  field: string,
): LocalText | undefined {
  const isTranslation = language !== 'sv';
  const after = setFields<LocalText>(before ?? { sv: '' }, {
    [language]: isTranslation && text === '' ? undefined : text,
  });
  return optional.has(field) && isBlank(after) ? undefined : after;
}

const isBlank = (text: LocalText) => Object.values(text).every((words) => words === '');

/** Removes a language from every text. */
export function dropLanguage({ metadata, questions }: Draft, language: Translation): Draft {
  const without = <T extends LocalText | null | undefined>(text: T): T =>
    text && language in text ? (setFields<LocalText>(text, { [language]: undefined }) as T) : text;
  const { nameForChild, intro } = metadata;
  return {
    metadata: setFields(metadata, {
      nameForChild: without(nameForChild),
      intro: intro && { header: without(intro.header), text: without(intro.text) },
    }),
    questions: questions.map((question) => withoutLanguage(question, without)),
  };
}

function withoutLanguage(
  question: Question,
  without: <T extends LocalText | null | undefined>(text: T) => T,
): Question {
  const { text, easy, header, storyText, help, why, image, link } = question;
  const plain = setFields(question, {
    text: without(text),
    easy: without(easy),
    header: without(header),
    storyText: without(storyText),
    help: without(help),
    why: without(why),
    image: image && { ...image, alt: without(image.alt) },
    link: link && { ...link, text: without(link.text) },
  });
  return mapAnswers(plain, (answer) =>
    setFields(answer, {
      text: without(answer.text),
      easy: without(answer.easy),
      sentence: without(answer.sentence),
    }),
  );
}
