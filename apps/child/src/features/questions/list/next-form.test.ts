import { Invitations, type FormListItem } from '@lykta/domain';
import { describe, expect, it } from 'vitest';
import { nextPage, type FormsServer } from './next-form.ts';

const list: FormListItem[] = ['nagot-har-hant', 'myself', 'school', 'family'].map((id) => ({
  id,
  version: 1,
  name: id,
  nameForChild: { sv: id },
  mutable: true,
  group: id === 'nagot-har-hant' ? 'myself' : id,
  own: true,
}));

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

/** A child with this number of questions left in its own forms. */
function child(
  left: Record<string, number>,
  invitations: Invitations = { pending: [], accepted: [] },
): FormsServer {
  return {
    invitations: () => Promise.resolve(invitations),
    forms: () => Promise.resolve(list),
    left: ({ id }) => Promise.resolve(left[id] ?? 0),
  };
}

describe('the forward route', () => {
  it('takes an invitation’s next undone form first', async () => {
    expect(await nextPage(child({ school: 5 }, asked), { chosen: 'school' })).toBe('/form/after/2/i1/r1');
  });

  it('then opens the form that the child chose, and no other of its area', async () => {
    expect(await nextPage(child({ school: 5, family: 5 }), { chosen: 'family' })).toBe('/form/family/1');
    const happened = { chosen: 'nagot-har-hant', finished: true };
    expect(await nextPage(child({ myself: 5 }), happened)).toBe('/form/done');
  });

  it('says that all is done when nothing is left of what was chosen', async () => {
    expect(await nextPage(child({ family: 5 }), { chosen: 'school', finished: true })).toBe('/form/done');
    expect(await nextPage(child({}), { finished: true })).toBe('/form/done');
  });

  it('goes home when nothing was chosen', async () => {
    expect(await nextPage(child({ school: 5 }), {})).toBe('/home');
  });

  it('passes on that the server was not reached', async () => {
    const unreachable = { ...child({}), forms: () => Promise.reject(new Error('offline')) };
    await expect(nextPage(unreachable, {})).rejects.toThrow('offline');
  });
});
