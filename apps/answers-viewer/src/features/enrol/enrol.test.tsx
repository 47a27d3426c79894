import { mocked } from '@lykta/api/testing';
import { READ_STAFF_SESSION, SET_STAFF_TOTP } from '@lykta/domain/calls';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { problem } from '../../testing/handlers.ts';
import { worker } from '../../testing/people.ts';
import { address, openApp } from '../../testing/show.tsx';

test('a member who has not enrolled is led through it before anything else', async () => {
  let enrolled = false;
  const { user } = openApp(
    '/children',
    mocked(READ_STAFF_SESSION, () => HttpResponse.json(enrolled ? worker : { ...worker, enrol: true })),
    mocked(SET_STAFF_TOTP, async ({ request }) => {
      const { code } = await request.json();
      if (code === undefined)
        return HttpResponse.json({ uri: 'otpauth://totp/x?secret=ABCD', secret: 'ABCDEFGH' });
      if (code !== '123456') return problem(401, 'wrong-credentials');
      enrolled = true;
      return HttpResponse.json({ recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] });
    }),
  );
  expect(await screen.findByRole('img', { name: 'QR-kod för appen' })).toBeVisible();
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  await user.type(screen.getByLabelText('Kod från appen'), '000000');
  await user.click(screen.getByRole('button', { name: 'Fortsätt' }));
  expect(await screen.findByText('Fel e-post, lösenord eller kod.')).toBeVisible();
  await user.clear(screen.getByLabelText('Kod från appen'));
  await user.type(screen.getByLabelText('Kod från appen'), '123 456');
  await user.click(screen.getByRole('button', { name: 'Fortsätt' }));
  expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Jag har sparat dem' }));
  expect(await screen.findByRole('button', { name: 'Logga ut' })).toBeVisible();
  expect(address()).toBe('/');
});
