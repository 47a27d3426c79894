import { mocked } from '@lykta/api/testing';
import { LIST_STAFF_FORMS } from '@lykta/domain/calls';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { forms, ownForms } from '../../../testing/people.ts';
import { openApp } from '../../../testing/show.tsx';

test('a form is previewed with the child’s own answers, and nothing is saved', async () => {
  const { user } = openApp('/forms');
  await user.click(await screen.findByRole('link', { name: 'Skolan' }));
  const friend = await screen.findByRole('button', { name: 'Kompis' });
  await user.click(friend);
  expect(friend).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Frågan ställs bara efter svaret ”Oftast inte bra”.')).toBeVisible();
});

test('the own forms come first, and who may write none reads who can', async () => {
  const list = [...forms, ...ownForms.slice(0, 1).map((form) => ({ ...form, name: 'Rasterna' }))];
  openApp(
    '/forms',
    mocked(LIST_STAFF_FORMS, () => HttpResponse.json(list)),
  );
  const names = within(await screen.findByRole('table', { name: 'Formulär' })).getAllByRole('rowheader');
  expect(names.map(({ textContent }) => textContent.trim())).toEqual([
    'Rasterna Ert eget',
    ...forms.map(({ name }) => name),
  ]);
  expect(screen.getByText(/kan skriva egna formulär/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nytt formulär' })).toBeNull();
});

test('an unknown version of a form says so', async () => {
  openApp('/forms/gone/1');
  expect(await screen.findByText('Det finns inte, eller hör till en annan enhet.')).toBeVisible();
});
