import { readSheet, type Sending } from '@lykta/answer-sheet';
import {
  houseTypeInfo,
  listOf,
  localText,
  own,
  personTypeInfo,
  type Form,
  type IndividualAnswers,
  type WholeLanguage,
} from '@lykta/domain';
import { codingOf, toQuestionnaire, urlOf } from '@lykta/form-studio';
import type {
  Bundle,
  Questionnaire,
  QuestionnaireResponse,
  QuestionnaireResponseItem,
  QuestionnaireResponseItemAnswer,
} from 'fhir/r4.js';

/** Says of an answer that the child has taken it back; no FHIR element does. */
const NOT_TRUE_ANY_MORE = 'urn:lykta:not-true-any-more';

/** Says that a member of staff sat beside the child. */
const ANSWERED_TOGETHER = 'urn:lykta:answered-together';

/** What names a sent form: of one child, and where a file holds several. */
const ANSWERS = 'urn:lykta:answers';

/** Returns the sent forms and what was asked as a FHIR R4 collection, for other systems. */
export function toFhir(client: string, sendings: readonly Sending[], language: WholeLanguage): Bundle {
  const forms = new Map(sendings.map(({ answers: { form } }) => [canonicalOf(form), form]));
  return {
    resourceType: 'Bundle',
    type: 'collection',
    entry: [
      ...[...forms].map(([fullUrl, form]) => ({ fullUrl, resource: toQuestionnaire(form) })),
      ...sendings.map((sending) => ({
        fullUrl: `${ANSWERS}:${keyOf(sending)}`,
        resource: responseOf(client, sending, language),
      })),
    ],
  };
}

/**
 * Returns what a child sent as resources, for a file with one a line: each form stands before the first answers to it.
 * @param written the forms that the file has already; the new ones are added
 */
export function toResources(
  client: string,
  sendings: readonly Sending[],
  language: WholeLanguage,
  written: Set<string>,
): (Questionnaire | QuestionnaireResponse)[] {
  return sendings.flatMap((sending) => {
    const { form } = sending.answers;
    const response = responseOf(client, sending, language);
    if (written.has(canonicalOf(form))) return [response];
    written.add(canonicalOf(form));
    return [toQuestionnaire(form), response];
  });
}

const canonicalOf = (form: Form) => `${urlOf(form)}|${form.metadata.version}`;

/** The same for one sending of a child, whoever takes it out and how often. */
const keyOf = ({ answers: { form, data } }: Sending) =>
  `${data.request}:${form.metadata.id}:${form.metadata.version}`;

function responseOf(client: string, sending: Sending, language: WholeLanguage): QuestionnaireResponse {
  const { answers, questions } = sending;
  const { form, data } = answers;
  const child = { type: 'Patient', identifier: { system: 'urn:lykta:child', value: client } };
  return {
    resourceType: 'QuestionnaireResponse',
    language,
    identifier: { system: ANSWERS, value: `${client}:${keyOf(sending)}` },
    questionnaire: canonicalOf(form),
    status: 'completed',
    subject: child,
    source: child,
    authored: data.sent,
    ...(data.together ? { extension: [{ url: ANSWERED_TOGETHER, valueBoolean: true }] } : {}),
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
  language: WholeLanguage,
): QuestionnaireResponseItemAnswer[] {
  const type = own(form.questions, question)?.type;
  const labelAt = (index: number) =>
    type !== undefined && listOf(type) === 'houses'
      ? houseTypeInfo[data.houses[index]?.type ?? 'UNKNOWN'].label
      : personTypeInfo[data.persons[index]?.type ?? 'UNKNOWN'].label;
  return (own(data.questions, question) ?? []).flatMap(
    ({ answer, data: indexes = [], words }): QuestionnaireResponseItemAnswer[] => {
      if (words !== undefined) return [{ valueString: words }];
      if (indexes.length === 0) return [{ valueCoding: codingOf(form, question, answer, language) }];
      return indexes.map((index) => ({ valueString: localText(labelAt(index), language) }));
    },
  );
}
