import { mocked } from '@lykta/api/testing';
import { GIVE_REASON, LIST_STAFF_CHILDREN, READ_CHILD_ANSWERS } from '@lykta/domain/calls';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { childrenPage } from '../../testing/handlers.ts';
import { children } from '../../testing/people.ts';
import { sendingsOf } from '../../testing/sendings.ts';
import { openApp } from '../../testing/show.tsx';

test('nothing is read before the reason that the list says is needed', async () => {
  const calls: string[] = [];
  const needing = children.map((child) => ({ ...child, needsReason: true as const }));
  const { user } = openApp(
    '/answers/children/inv-1/2MX9TB',
    mocked(LIST_STAFF_CHILDREN, ({ request }) => childrenPage(request, needing)),
    mocked(GIVE_REASON, () => {
      calls.push('reason');
      return new HttpResponse(null, { status: 204 });
    }),
    mocked(READ_CHILD_ANSWERS, (asked) => {
      calls.push('reading');
      return sendingsOf()(asked);
    }),
  );
  await user.click(await screen.findByRole('radio', { name: 'Utredning' }));
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Öppna svaren' }));
  expect((await screen.findAllByText('Hur trivs du i din klass?')).at(-1)).toBeVisible();
  expect(calls).toEqual(['reason', 'reading']);
});
