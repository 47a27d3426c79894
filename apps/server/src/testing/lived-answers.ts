import { answerTypes, orderedOptions, own, present, type AnswersDocument, type Form } from '@lykta/domain';
import type { Insertable } from 'kysely';
import { sealAnswers, type AnswersPlace } from '../records/answers.ts';
import type { Database } from '../database/schema.ts';
import { encryptNew, type ChildKey } from '../security/child-key.ts';
import { newId } from '../security/tokens.ts';
import { walkForm } from '../seed/form-walks.ts';

/** Whom a child's answers may name. */
export interface Named {
  persons: readonly string[];
}

/** Answers a whole form; another number gives other answers. */
export function answersTo(form: Form, number: number, { persons }: Named, at: Date): AnswersDocument {
  const { document } = walkForm(
    form,
    (question) => {
      const options = orderedOptions(question);
      return present(options[number % options.length], 'an option').id;
    },
    {
      at,
      dataOf: (question, answer) => {
        const { names } = answerTypes[present(own(question.answers, answer), 'the option').type];
        return names === 'persons' && persons.length > 0
          ? [present(persons[number % persons.length], 'a person')]
          : undefined;
      },
    },
  );
  return document;
}

/** What is sent to a unit; null for a form of the child's own. */
interface SentTo {
  request: NonNullable<AnswersPlace['request']>;
  unit: string;
  /** The number of the child's sending under the invitation. */
  order: number;
}

/** Makes the row of an answered form as the server stores it. */
export function answersRow(
  key: ChildKey,
  { metadata: { id: form_id, version: form_version } }: Form,
  content: AnswersDocument,
  at: Date,
  to: SentTo | null,
): Insertable<Database['answers']> {
  const row = {
    ...{ id: newId(), account_id: key.childId, form_id, form_version },
    ...{ invitation_id: to?.request.invitationId ?? null, request_id: to?.request.requestId ?? null },
    ...{ sealed: Buffer.alloc(0), etag: 1, created: at, updated: at, answer_back_sealed: null },
    ...{ sent: to && at, sent_order: to?.order ?? null },
  };
  return { ...row, ...sealAnswers(encryptNew, key, { row, content, unit: to?.unit }) };
}
