import {
  asksForWords,
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
import { opening, type Opening } from './opening.ts';

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
  const conditions = opening(form, question);
  return {
    linkId: id,
    text: text.sv,
    ...(translations && { _text: translations }),
    type: !asks ? 'display' : isList(question) ? 'open-choice' : 'choice',
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

/** Whether something else than an author's option can be answered: a person, a home, or the child's own words. */
const isList = ({ type }: Question) => listOf(type) !== null || asksForWords(type);

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

function enabledBy(form: Form, { question, answer }: Opening): QuestionnaireItemEnableWhen {
  return { question, operator: '=', answerCoding: codingOf(form, question, answer) };
}
