import type { ChildSendings, IndividualAnswers, StaffClient } from '@lykta/domain';
import { HttpResponse, type PathParams } from 'msw';
import { familyAnswers, schoolAnswers } from './answers.ts';
import { children } from './people.ts';

type Sent = StaffClient['sent'][number];

const usual = ({ id }: Sent) => (id === 'skola' ? schoolAnswers : familyAnswers);

/**
 * Replies with all that a child sent.
 * @param answers to one form; undefined if the server does not have it
 * @param list the children, with the forms that each sent
 */
export const sendingsOf =
  (answers: (sent: Sent) => IndividualAnswers | undefined = usual, list: readonly StaffClient[] = children) =>
  ({ params }: { params: PathParams }) => {
    const forms = list.find(({ client }) => client === params.client)?.sent ?? [];
    const read = forms.flatMap((sent) => {
      const found = answers(sent);
      return found ? [{ form: found.form, data: { ...found.data, request: sent.request } }] : [];
    });
    const reply: ChildSendings = {
      forms: read.map(({ form }) => form),
      sendings: read.map(({ data }, form) => ({ form, data })),
    };
    return HttpResponse.json(reply);
  };
