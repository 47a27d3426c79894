import { present } from '@lykta/domain';
import {
  ANSWER_BACK,
  EXPORT_STAFF_ANSWERS,
  GIVE_REASON,
  HAND_OVER_CASES,
  LABEL_CHILD,
  LABEL_INVITATION,
  LIST_COLLEAGUES,
  LIST_INVITATION_CLIENTS,
  LIST_NOTICES,
  LIST_STAFF_CHILDREN,
  LIST_STAFF_INVITATIONS,
  LOG_PRINT,
  MAKE_DOCUMENT,
  MAKE_INVITATION_FILE,
  READ_CHILD_ANSWERS,
  READ_NEWS,
  READ_STAFF_ANSWERS,
  SEARCH_STAFF_CHILDREN,
} from '@lykta/domain/calls';
import { assign, type AssignedCase } from './assigned.ts';
import { giveReason, individualOf } from './sent-case.ts';
import type { TestMember } from './test-server.ts';

/** Every call that could tell what a child answered, as a member makes it. */
export const attacks = (
  of: AssignedCase,
): [string, (member: TestMember) => Promise<{ status: number; body: unknown }>][] => {
  const { invitation, client, form } = of;
  const place = { invitation: invitation.id, client };
  return [
    ['a reason', (member) => giveReason(of, member, client)],
    ['the answers', (member) => member.call(READ_STAFF_ANSWERS, individualOf(of, client))],
    ['all answers', (member) => member.call(READ_CHILD_ANSWERS, { params: { id: invitation.id, client } })],
    [
      'one sending',
      (member) =>
        member.call(
          READ_STAFF_ANSWERS,
          individualOf(of, client, { request: present(invitation.requests[0], 'invitation.requests[0]').id }),
        ),
    ],
    ['the file', (member) => member.call(EXPORT_STAFF_ANSWERS, individualOf(of, client))],
    ['a print', (member) => member.call(LOG_PRINT, { body: { of: 'answers', ...place } })],
    [
      'the child’s label',
      (member) => member.call(LABEL_CHILD, { params: { id: invitation.id, client }, body: { label: 'X' } }),
    ],
    [
      'the invitation’s label',
      (member) => member.call(LABEL_INVITATION, { params: { id: invitation.id }, body: { label: 'X' } }),
    ],
    [
      'an answer back',
      (member) =>
        member.call(ANSWER_BACK, {
          params: { id: invitation.id, client },
          body: {
            answer: { kind: 'read' },
            sent: [
              {
                id: form.metadata.id,
                version: 1,
                request: present(invitation.requests[0], 'invitation.requests[0]').id,
              },
            ],
          },
        }),
    ],
    [
      'a document',
      (member) => {
        const sent = [
          {
            id: form.metadata.id,
            version: 1,
            request: present(invitation.requests[0], 'invitation.requests[0]').id,
          },
        ];
        return member.call(MAKE_DOCUMENT, { body: { kind: 'text', ...place, sent } });
      },
    ],
    [
      'the invitation’s file',
      (member) => member.call(MAKE_INVITATION_FILE, { params: { id: invitation.id } }),
    ],
    ['the sorted list', (member) => member.call(LIST_STAFF_CHILDREN, { querystring: { sort: 'matters' } })],
    [
      'the list of who wants help',
      (member) => member.call(LIST_STAFF_CHILDREN, { querystring: { state: 'help' } }),
    ],
    ['who works with it', (member) => assign(of, { responsible: member.id }, member)],
    [
      'a hand-over',
      (member) => member.call(HAND_OVER_CASES, { body: { to: member.id, cases: [place], coming: true } }),
    ],
    [
      'an emergency without a reason',
      (member) => member.call(GIVE_REASON, { body: { ...place, urgent: true } }),
    ],
    [
      'an emergency with an empty one',
      (member) => member.call(GIVE_REASON, { body: { ...place, reason: ' ', urgent: true } }),
    ],
    [
      'figures',
      (member) =>
        member.call(READ_STAFF_ANSWERS, {
          params: { formId: form.metadata.id, formVersion: 1 },
          querystring: { format: 'stats', invitation: invitation.id },
        }),
    ],
    [
      'all figures',
      (member) =>
        member.call(READ_STAFF_ANSWERS, {
          params: { formId: form.metadata.id, formVersion: 1 },
          querystring: { format: 'stats' },
        }),
    ],
    [
      'the unit’s figures',
      (member) =>
        member.call(READ_STAFF_ANSWERS, {
          params: { formId: form.metadata.id, formVersion: 1 },
          querystring: { format: 'stats', unit: 'Norr' },
        }),
    ],
    [
      'the file of figures',
      (member) =>
        member.call(EXPORT_STAFF_ANSWERS, {
          params: { formId: form.metadata.id, formVersion: 1 },
          querystring: { format: 'stats' },
        }),
    ],
    ['the list', (member) => member.call(LIST_STAFF_CHILDREN)],
    [
      'the invitation’s children',
      (member) => member.call(LIST_INVITATION_CLIENTS, { params: { id: invitation.id } }),
    ],
    ['the invitations', (member) => member.call(LIST_STAFF_INVITATIONS)],
    ['the search', (member) => member.call(SEARCH_STAFF_CHILDREN, { body: { search: '2026' } })],
    ['news', (member) => member.call(READ_NEWS)],
    ['notices', (member) => member.call(LIST_NOTICES)],
    ['colleagues', (member) => member.call(LIST_COLLEAGUES)],
  ];
};

/** What a reply says of children, as text: without the form, whose options stand in every reply about it. */
export function saidIn(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const { form: _form, ...rest } = body as { form?: unknown };
  return JSON.stringify(rest);
}
