import { assign, type AssignedCase } from './assigned.ts';
import { giveReason, individualPath } from './sent-case.ts';
import type { TestMember } from './test-server.ts';

/** Every call that could tell what a child answered, as a member makes it. */
export const attacks = (
  of: AssignedCase,
): [string, (member: TestMember) => Promise<{ status: number; body: unknown }>][] => {
  const { invitation, client, form } = of;
  const place = { invitation: invitation.id, client };
  const label = `/staff/invitations/${invitation.id}`;
  return [
    ['a reason', (member) => giveReason(of, member, client)],
    ['the answers', (member) => member.get(individualPath(of, client))],
    [
      'one sending',
      (member) => member.get(individualPath(of, client, { request: invitation.requests[0]!.id })),
    ],
    ['the file', (member) => member.get(individualPath(of, client).replace('/1?', '/1/export?'))],
    ['a print', (member) => member.post('/staff/prints', { of: 'answers', ...place })],
    ['the child’s label', (member) => member.put(`${label}/clients/${client}/label`, { label: 'X' })],
    ['the invitation’s label', (member) => member.put(`${label}/label`, { label: 'X' })],
    [
      'an answer back',
      (member) =>
        member.put(`${label}/clients/${client}/answer-back`, {
          answer: { kind: 'read' },
          sent: [{ id: form.metadata.id, version: 1, request: invitation.requests[0]!.id }],
        }),
    ],
    [
      'a document',
      (member) => {
        const sent = [{ id: form.metadata.id, version: 1, request: invitation.requests[0]!.id }];
        return member.post('/staff/documents', { kind: 'text', ...place, sent });
      },
    ],
    ['the sorted list', (member) => member.get('/staff/clients?sort=matters')],
    ['the list of who wants help', (member) => member.get('/staff/clients?state=help')],
    ['who works with it', (member) => assign(of, { responsible: member.id }, member)],
    [
      'a hand-over',
      (member) => member.post('/staff/handovers', { to: member.id, cases: [place], coming: true }),
    ],
    ['an emergency without a reason', (member) => member.post('/staff/readings', { ...place, urgent: true })],
    [
      'an emergency with an empty one',
      (member) => member.post('/staff/readings', { ...place, reason: ' ', urgent: true }),
    ],
    [
      'figures',
      (member) => member.get(`/staff/answers/${form.metadata.id}/1?format=stats&invitation=${invitation.id}`),
    ],
    ['all figures', (member) => member.get(`/staff/answers/${form.metadata.id}/1?format=stats`)],
    [
      'the unit’s figures',
      (member) => member.get(`/staff/answers/${form.metadata.id}/1?format=stats&unit=Norr`),
    ],
    [
      'the file of figures',
      (member) => member.get(`/staff/answers/${form.metadata.id}/1/export?format=stats`),
    ],
    ['the list', (member) => member.get('/staff/clients')],
    ['the invitation’s children', (member) => member.get(`${label}/clients`)],
    ['the invitations', (member) => member.get('/staff/invitations')],
    ['the search', (member) => member.post('/staff/clients/search', { search: '2026' })],
    ['news', (member) => member.get('/staff/news')],
    ['notices', (member) => member.get('/staff/notices')],
    ['colleagues', (member) => member.get('/staff/colleagues')],
  ];
};

/** What a reply says of children, as text: without the form, whose options stand in every reply about it. */
export function saidIn(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  const { form: _form, ...rest } = body as { form?: unknown };
  return JSON.stringify(rest);
}
