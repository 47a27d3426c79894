import { readSheet } from '@lykta/answer-sheet';
import {
  asksSomething,
  houseTypeInfo,
  listOf,
  localText,
  optionsOf,
  own,
  personTypeInfo,
  questionTypes,
  type Form,
  type IndividualAnswers,
  type Language,
  type Question,
} from '@lykta/domain';
import type {
  Bundle,
  Coding,
  Questionnaire,
  QuestionnaireItem,
  QuestionnaireResponse,
  QuestionnaireResponseItem,
  QuestionnaireResponseItemAnswer,
} from 'fhir/r4.js';
import type { Sending } from '../../papers/paper.ts';

/** Says of an answer that the child has taken it back; no FHIR element does. */
const NOT_TRUE_ANY_MORE = 'urn:lykta:not-true-any-more';

const urlOf = (form: Form) => `urn:lykta:form:${form.metadata.id}`;

/** Returns the sent forms and what was asked as a FHIR R4 collection, for other systems. */
export function toFhir(client: string, sendings: readonly Sending[], language: Language): Bundle {
  const forms = new Map(
    sendings.map(({ answers: { form } }) => [`${urlOf(form)}|${form.metadata.version}`, form]),
  );
  return {
    resourceType: 'Bundle',
    type: 'collection',
    entry: [
      ...[...forms].map(([fullUrl, form]) => ({ fullUrl, resource: questionnaireOf(form, language) })),
      ...sendings.map((sending) => {
        const { form, data } = sending.answers;
        return {
          fullUrl: `urn:lykta:answers:${data.request}:${form.metadata.id}:${form.metadata.version}`,
          resource: responseOf(client, sending, language),
        };
      }),
    ],
  };
}

function questionnaireOf(form: Form, language: Language): Questionnaire {
  const { version, nameForChild } = form.metadata;
  return {
    resourceType: 'Questionnaire',
    url: urlOf(form),
    version: String(version),
    title: localText(nameForChild, language),
    status: 'active',
    language,
    item: Object.values(form.questions).map((question) => itemOf(form, question, language)),
  };
}

function itemOf(form: Form, question: Question, language: Language): QuestionnaireItem {
  const item = { linkId: question.id, text: localText(question.text, language) };
  if (!asksSomething(question)) return { ...item, type: 'display' };
  const conditions = question.includeIf?.answers ?? [];
  return {
    ...item,
    type: listOf(question.type) === null ? 'choice' : 'open-choice',
    repeats: questionTypes[question.type].several,
    answerOption: optionsOf(question).map(({ id }) => ({
      valueCoding: codingOf(form, question.id, id, language),
    })),
    ...(conditions.length > 0
      ? {
          enableBehavior: 'any' as const,
          enableWhen: conditions.map((condition) => ({
            question: condition.question,
            operator: '=' as const,
            answerCoding: codingOf(form, condition.question, condition.answer, language),
          })),
        }
      : {}),
  };
}

function codingOf(form: Form, question: string, answer: string, language: Language): Coding {
  const option = own(own(form.questions, question)?.answers, answer);
  return {
    system: `${urlOf(form)}:${question}`,
    version: String(form.metadata.version),
    code: answer,
    ...(option ? { display: localText(option.text, language) } : {}),
  };
}

function responseOf(
  client: string,
  { answers, questions }: Sending,
  language: Language,
): QuestionnaireResponse {
  const { form, data } = answers;
  const child = { type: 'Patient', identifier: { system: 'urn:lykta:child', value: client } };
  return {
    resourceType: 'QuestionnaireResponse',
    language,
    questionnaire: `${urlOf(form)}|${form.metadata.version}`,
    status: 'completed',
    subject: child,
    source: child,
    authored: data.sent,
    item: readSheet(answers, language)
      .lines.filter(
        ({ question, given }) => given.state !== 'none' && (questions?.includes(question) ?? true),
      )
      .map(({ question, text, outdated }): QuestionnaireResponseItem => ({
        linkId: question,
        text,
        ...(outdated ? { extension: [{ url: NOT_TRUE_ANY_MORE, valueBoolean: true }] } : {}),
        answer: answersTo(answers, question, language),
      })),
  };
}

/** The chosen options as codes, and the named persons or homes as words. */
function answersTo(
  { form, data }: IndividualAnswers,
  question: string,
  language: Language,
): QuestionnaireResponseItemAnswer[] {
  const type = own(form.questions, question)?.type;
  const labelAt = (index: number) =>
    type !== undefined && listOf(type) === 'houses'
      ? houseTypeInfo[data.houses[index]?.type ?? 'UNKNOWN'].label
      : personTypeInfo[data.persons[index]?.type ?? 'UNKNOWN'].label;
  return (own(data.questions, question) ?? []).flatMap(
    ({ answer, data: indexes = [] }): QuestionnaireResponseItemAnswer[] =>
      indexes.length > 0
        ? indexes.map((index) => ({ valueString: localText(labelAt(index), language) }))
        : [{ valueCoding: codingOf(form, question, answer, language) }],
  );
}
