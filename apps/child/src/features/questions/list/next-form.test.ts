import { Invitations } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { ownPage, requestedPage } from './next-form.ts';

const asked = Invitations.parse({
  pending: [],
  accepted: [
    {
      id: 'i1',
      code: 'ABC234',
      owner: 'Norra kommunen',
      unit: 'Familjeteamet',
      created: '2026-11-01T10:00:00Z',
      status: { status: 'active' },
      forOneChild: true,
      requestId: 'r1',
      ownCode: '62Q58W',
      showsFigure: false,
      forms: [],
      requests: [
        {
          id: 'r1',
          created: '2026-11-01T10:00:00Z',
          done: null,
          forms: [
            { form: { id: 'meeting', version: 3, order: 0 }, done: '2026-11-05T10:00:00Z' },
            { form: { id: 'after', version: 2, order: 1 }, done: null },
          ],
        },
      ],
    },
  ],
});

const none: Invitations = { pending: [], accepted: [] };

/** The own form that the child chose, with this number of questions left. */
const school = (left: number) => ({ id: 'school', version: 1, left });

describe('the forward route', () => {
  it('leads to the next undone form of an invitation', () => {
    expect(requestedPage(asked)).toBe('/form/after/2/i1/r1');
    expect(requestedPage(none)).toBeUndefined();
  });

  it('leads to the own form that the child chose', () => {
    expect(ownPage(school(5), { chosen: 'school' })).toBe('/form/school/1');
  });

  it('says that all is done when nothing is left of what was chosen', () => {
    const finished = { chosen: 'school', finished: true };
    expect(ownPage(school(0), finished)).toBe('/form/done');
    expect(ownPage(undefined, finished)).toBe('/form/done');
    expect(ownPage(undefined, { finished: true })).toBe('/form/done');
  });

  it('leads home when nothing was chosen', () => {
    expect(ownPage(undefined, {})).toBe('/home');
  });
});
