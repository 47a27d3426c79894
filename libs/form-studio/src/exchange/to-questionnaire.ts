import {
  asksSomething,
  listOf,
  optionsOf,
  questionTypes,
  REFERENCE,
  type Form,
  type Question,
} from '@lykta/domain';
import type {
  Questionnaire,
  QuestionnaireItem,
  QuestionnaireItemAnswerOption,
  QuestionnaireItemEnableWhen,
} from 'fhir/r4.js';
import {
  codingOf,
  OF_ANSWER,
  OF_FORM,
  OF_QUESTION,
  ORDINAL,
  packed,
  translationsOf,
  urlOf,
} from './fhir-words.ts';

/**
 * Writes a form as a FHIR R4 Questionnaire. What FHIR knows stands in its own elements: texts, choices, weights, and
 * when a question is asked. Ways, the story and the rest come along as extensions, so that nothing is lost.
 */
export function toQuestionnaire(form: Form): Questionnaire {
  const { nameForChild, ...metadata } = form.metadata;
  const translations = translationsOf(nameForChild);
  return {
    resourceType: 'Questionnaire',
    url: urlOf(form),
    version: String(metadata.version),
    title: nameForChild.sv,
    ...(translations && { _title: translations }),
    status: 'active',
    language: REFERENCE,
    extension: [packed(OF_FORM, metadata)],
    item: Object.values(form.questions).map((question) => itemOf(form, question)),
  };
}

function itemOf(form: Form, question: Question): QuestionnaireItem {
  const { id, text, answers, includeIf, ...rest } = question;
  const translations = translationsOf(text);
  const asks = asksSomething(question);
  const conditions = includeIf?.answers ?? waysTo(form, id);
  return {
    linkId: id,
    text: text.sv,
    ...(translations && { _text: translations }),
    type: !asks ? 'display' : listOf(question.type) === null ? 'choice' : 'open-choice',
    ...(asks && { repeats: questionTypes[question.type].several, answerOption: choicesOf(form, question) }),
    ...(conditions.length > 0 && {
      enableBehavior: 'any' as const,
      enableWhen: conditions.map((condition) => enabledBy(form, condition)),
    }),
    extension: [
      packed(OF_QUESTION, {
        ...rest,
        ...(includeIf && { includeIf: { else: includeIf.else } }),
        ...(!asks && { answers }),
      }),
    ],
  };
}

function choicesOf(form: Form, question: Question): QuestionnaireItemAnswerOption[] {
  return optionsOf(question).map(({ id, text, weight, ...rest }) => {
    const translations = translationsOf(text);
    const coding = codingOf(form, question.id, id);
    return {
      extension: [
        ...(weight === undefined ? [] : [{ url: ORDINAL, valueDecimal: weight }]),
        packed(OF_ANSWER, rest),
      ],
      valueCoding: { ...coding, ...(translations && { _display: translations }) },
    };
  });
}

type Condition = NonNullable<Question['includeIf']>['answers'][number];

/** The answers that lead to a question; none if a question before it always leads there. FHIR has no jumps. */
function waysTo(form: Form, id: string): Condition[] {
  const leading = Object.values(form.questions).flatMap((question) => {
    const options = optionsOf(question);
    const here = options.filter(({ next }) => next === id);
    return here.length === 0 ? [] : [{ question, here, always: here.length === options.length }];
  });
  if (leading.some(({ always }) => always)) return [];
  return leading.flatMap(({ question, here }) =>
    here.map((option) => ({ question: question.id, answer: option.id })),
  );
}

function enabledBy(form: Form, { question, answer }: Condition): QuestionnaireItemEnableWhen {
  return { question, operator: '=', answerCoding: codingOf(form, question, answer) };
}
