import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { problem } from '../../testing/handlers.ts';
import { openApp } from '../../testing/show.tsx';

const file = (text: string) => new File([text], 'formular.json', { type: 'application/json' });

test('a form is previewed with the child’s own answers, and nothing is saved', async () => {
  const { user } = openApp('/forms');
  await user.click(await screen.findByRole('link', { name: 'Skolan' }));
  const friend = await screen.findByRole('button', { name: 'Kompis' });
  await user.click(friend);
  expect(friend).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Frågan ställs bara efter svaret ”Oftast inte bra”.')).toBeVisible();
});

test('a broken form is refused with every problem', async () => {
  const errors = [
    { path: 'questions.a', message: 'unknown-next: b' },
    { path: 'metadata', message: 'missing-first-question: none' },
  ];
  const { user } = openApp(
    '/forms',
    http.post('*/staff/forms', () =>
      HttpResponse.json(
        { type: 'about:blank', title: 'x', status: 400, code: 'invalid-input', errors },
        { status: 400 },
      ),
    ),
  );
  await user.upload(await screen.findByLabelText('Fil (JSON)'), file('{"metadata":{}}'));
  await user.click(screen.getByRole('button', { name: 'Lägg in' }));
  expect(await screen.findByText(/2 fel. Inget är sparat./)).toBeVisible();
  expect(screen.getByText('questions.a')).toBeVisible();
  expect(screen.getByText('metadata')).toBeVisible();
});

test('what is no JSON is never sent', async () => {
  let sent = 0;
  const { user } = openApp(
    '/forms',
    http.post('*/staff/forms', () => {
      sent += 1;
      return problem(400, 'invalid-input');
    }),
  );
  await user.upload(await screen.findByLabelText('Fil (JSON)'), file('hej'));
  await user.click(screen.getByRole('button', { name: 'Lägg in' }));
  expect(await screen.findByText('Filen går inte att läsa. Är det en JSON-fil?')).toBeVisible();
  expect(sent).toBe(0);
});

test('a form whose version is taken says so', async () => {
  const { user } = openApp(
    '/forms',
    http.post('*/staff/forms', () => problem(409, 'conflict')),
  );
  await user.upload(await screen.findByLabelText('Fil (JSON)'), file('{}'));
  await user.click(screen.getByRole('button', { name: 'Lägg in' }));
  expect(await screen.findByText('Det namnet och den versionen finns redan. Byt version.')).toBeVisible();
});

test('an unknown version of a form says so', async () => {
  openApp('/forms/gone/1');
  expect(await screen.findByText('Det finns inte, eller hör till en annan enhet.')).toBeVisible();
});
