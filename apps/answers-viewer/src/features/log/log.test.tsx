import { mocked } from '@lykta/api/testing';
import { EXPORT_AUDIT } from '@lykta/domain/calls';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { admin } from '../../testing/people.ts';
import { server } from '../../testing/server.ts';
import { address, openApp, signedInAs } from '../../testing/show.tsx';

test('an admin sees who did what, how often, and why', async () => {
  openApp('/log', signedInAs(admin));
  const table = await screen.findByRole('table', { name: 'Logg' });
  const row = await within(table).findByRole('row', {
    name: /4 gånger, senast 10:40 Karin Lind Läste svar Barn 7KF-2MA Orsak: Uppföljning Skolan/,
  });
  expect(row).toBeVisible();
  expect(within(table).getByText('Driften')).toBeVisible();
  expect(within(table).getByText('Roll: handläggare → administratör')).toBeVisible();
});

test('a press on a child shows the lines of that child alone, and the address says so', async () => {
  openApp('/log', signedInAs(admin));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('link', { name: 'Barn 9TA-4RC' }));
  expect(address()).toBe('/log?client=9TA4RC');
  await screen.findByText(/vårdnadshavarna/);
  expect(screen.queryByRole('link', { name: 'Barn 7KF-2MA' })).toBeNull();
});

test('the file holds what is shown: it is asked for with the same filters', async () => {
  let asked = '';
  server.use(
    mocked(EXPORT_AUDIT, ({ request }) => {
      asked = new URL(request.url).search;
      return HttpResponse.text('');
    }),
  );
  openApp('/log?kind=signin-failed&from=2026-11-01', signedInAs(admin));
  await userEvent.click(await screen.findByRole('button', { name: 'Spara som fil' }));
  await expect.poll(() => asked).toBe('?from=2026-11-01&kind=signin-failed');
});
