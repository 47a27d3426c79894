import type { AnswerOption, Form, FormMetadata, Question } from '@lykta/domain';
import { draftOf } from '../draft/draft.ts';
import type { Questionnaire, QuestionnaireItem } from 'fhir/r4.js';
import { OF_ANSWER, OF_FORM, OF_QUESTION, ORDINAL, textOf, unpacked } from './fhir-words.ts';
import { foreignQuestionnaire } from './foreign-questionnaire.ts';
import type { Imported } from './foreign.ts';

/** Reads a FHIR R4 Questionnaire: one of ours without loss, any other as far as it fits, the rest named. */
export function fromQuestionnaire(value: unknown): Imported | undefined {
  if (!isQuestionnaire(value)) return undefined;
  const metadata = unpacked(OF_FORM, value.extension);
  return metadata ? { draft: draftOf(ours(value, metadata)), leftOut: [] } : foreignQuestionnaire(value);
}

function isQuestionnaire(value: unknown): value is Questionnaire {
  return (
    typeof value === 'object' &&
    value !== null &&
    'resourceType' in value &&
    value.resourceType === 'Questionnaire'
  );
}

/** Whatever a stranger wrote into the extensions, `toForm` checks the draft before anybody can use it. */
function ours({ title, _title, item = [] }: Questionnaire, metadata: object): Form {
  return {
    metadata: { ...(metadata as FormMetadata), nameForChild: textOf(title, _title) },
    questions: Object.fromEntries(item.map((each) => [each.linkId, questionOf(each)])),
  };
}

function questionOf({
  linkId,
  text,
  _text,
  answerOption,
  enableWhen = [],
  extension,
}: QuestionnaireItem): Question {
  const { includeIf, ...rest } = (unpacked(OF_QUESTION, extension) ?? {}) as Partial<Question>;
  const answers = (answerOption ?? []).map(({ valueCoding, extension: beside }): [string, AnswerOption] => {
    const weight = beside?.find(({ url }) => url === ORDINAL)?.valueDecimal;
    const known = (unpacked(OF_ANSWER, beside) ?? {}) as Partial<AnswerOption>;
    const words = textOf(valueCoding?.display, valueCoding?._display);
    return [
      valueCoding?.code ?? '',
      { type: 'text', ...known, text: words, ...(weight !== undefined && { weight }) },
    ];
  });
  const conditions = enableWhen.map(({ question, answerCoding }) => ({
    question,
    answer: answerCoding?.code ?? '',
  }));
  return {
    type: 'single',
    answers: Object.fromEntries(answers),
    ...rest,
    id: linkId,
    text: textOf(text, _text),
    ...(includeIf && { includeIf: { ...includeIf, answers: conditions } }),
  };
}
