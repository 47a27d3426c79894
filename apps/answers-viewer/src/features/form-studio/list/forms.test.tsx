import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../../testing/show.tsx';

test('a form is previewed with the child’s own answers, and nothing is saved', async () => {
  const { user } = openApp('/forms');
  await user.click(await screen.findByRole('link', { name: 'Skolan' }));
  const friend = await screen.findByRole('button', { name: 'Kompis' });
  await user.click(friend);
  expect(friend).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Frågan ställs bara efter svaret ”Oftast inte bra”.')).toBeVisible();
});

test('an unknown version of a form says so', async () => {
  openApp('/forms/gone/1');
  expect(await screen.findByText('Det finns inte, eller hör till en annan enhet.')).toBeVisible();
});
