import { AcceptedInvitation, present } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { requestedForms } from './availability.ts';

const DONE = '2026-11-10T10:00:00Z';

/** An accepted invitation whose requests contain forms `[id, done]`, in any order. */
function invitation(
  id: string,
  status: 'active' | 'paused' | 'closed',
  requests: { id: string; created: string; forms: [id: string, order: number, done: string | null][] }[],
) {
  return AcceptedInvitation.parse({
    id,
    code: 'ABC234',
    owner: 'Norra kommunen',
    unit: 'Familjeteamet',
    created: '2026-11-01T10:00:00Z',
    status: { status },
    forOneChild: true,
    requestId: present(requests.at(-1), 'requests.at(-1)').id,
    ownCode: '62Q58W',
    showsFigure: false,
    forms: [],
    requests: requests.map((request) => ({
      id: request.id,
      created: request.created,
      done: null,
      forms: request.forms.map(([form, order, done]) => ({ form: { id: form, version: 1, order }, done })),
    })),
  });
}

describe('forms of invitations', () => {
  it('opens the first undone one in a request and locks those after it', () => {
    const forms = requestedForms([
      invitation('i', 'active', [
        {
          id: 'r',
          created: '2026-11-02T10:00:00Z',
          forms: [
            ['third', 2, null],
            ['first', 0, DONE],
            ['second', 1, null],
          ],
        },
      ]),
    ]);
    expect(forms.map(({ form, availability }) => [form.id, availability])).toEqual([
      ['first', 'done'],
      ['second', 'available'],
      ['third', 'locked'],
    ]);
  });

  it('lets requests go on beside each other, the oldest first', () => {
    const forms = requestedForms([
      invitation('late', 'active', [{ id: 'r2', created: '2026-11-09T10:00:00Z', forms: [['b', 0, null]] }]),
      invitation('early', 'active', [{ id: 'r1', created: '2026-11-02T10:00:00Z', forms: [['a', 0, null]] }]),
    ]);
    expect(forms.map(({ form, availability }) => [form.id, availability])).toEqual([
      ['a', 'available'],
      ['b', 'available'],
    ]);
  });

  it.each(['paused', 'closed'] as const)('leaves out an invitation that is %s', (status) => {
    expect(
      requestedForms([
        invitation('i', status, [{ id: 'r', created: '2026-11-02T10:00:00Z', forms: [['a', 0, null]] }]),
      ]),
    ).toEqual([]);
  });
});
