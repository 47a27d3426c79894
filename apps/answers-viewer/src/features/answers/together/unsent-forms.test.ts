import { present } from '@lykta/domain';
import { expect, it } from 'vitest';
import { children, forms, invitations } from '../../../testing/people.ts';
import { unsentForms } from './unsent-forms.ts';

const invitation = present(invitations[0], 'invitations[0]');
const [both, one, , , , none] = children;
const now = new Date('2026-11-23T12:00:00Z');
const namesOf = (child = one, of = invitation) =>
  unsentForms({ invitation: of, child: present(child, 'child') }, forms, now).map(({ name }) => name);

it('are the forms that the child is asked and has not sent', () => {
  expect(namesOf(both)).toEqual([]);
  expect(namesOf(one)).toEqual(['Familjen']);
  expect(namesOf(none)).toEqual(['Skolan', 'Familjen']);
});

it('are not those that are withdrawn, past their last day, or asked of others', () => {
  const [request] = invitation.requests;
  const asked = present(request, 'request');
  for (const change of [
    { withdrawn: '2026-11-20T08:00:00Z' },
    { lastDay: '2026-11-22' },
    { clients: ['7KF2MA'] },
  ])
    expect(namesOf(none, { ...invitation, requests: [{ ...asked, ...change }] })).toEqual([]);
});

it('names a form once, from the newest request', () => {
  const [request] = invitation.requests;
  const newer = { ...present(request, 'request'), id: 'inv-1-r2', created: '2026-11-20T08:00:00Z' };
  const twice = { ...invitation, requests: [...invitation.requests, newer] };
  const child = present(none, 'none');
  expect(unsentForms({ invitation: twice, child }, forms, now).map(({ request: id }) => id)).toEqual([
    'inv-1-r2',
    'inv-1-r2',
  ]);
});
