import { mocked } from '@lykta/api/testing';
import { IMPORT_FORM } from '@lykta/domain/calls';
import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
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
    {
      path: 'questions.a.answers.yes',
      message: 'Answer "yes" of question "a" leads to "b", which does not exist.',
      code: 'next-unknown',
      named: 'b',
    },
    { path: 'metadata', message: 'The form does not say', code: 'first-question-missing' },
    { path: 'questions.a.text.sv', message: 'Too big: expected', code: 'too_big', named: '4000' },
    { path: '', message: 'not-utf-8' },
  ];
  const { user } = openApp(
    '/forms',
    mocked(IMPORT_FORM, () =>
      HttpResponse.json(
        { type: 'about:blank', title: 'x', status: 400, code: 'invalid-input', errors },
        { status: 400 },
      ),
    ),
  );
  await user.upload(await screen.findByLabelText('Fil (JSON)'), file('{"metadata":{}}'));
  await user.click(screen.getByRole('button', { name: 'Lägg in' }));
  expect(await screen.findByText(/4 fel. Inget är sparat./)).toBeVisible();
  const faults = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(faults).toEqual(
    expect.arrayContaining([
      'Fråga ”a”, svar ”yes”: Leder till frågan ”b”, som inte finns.',
      'Formuläret: Det står inte vilken fråga som kommer först (firstQuestion).',
      'Fråga ”a”, text.sv: För stort, för långt eller för många. Högst 4000.',
      'Formuläret: Något är fel här. Jämför med anvisningen.',
    ]),
  );
});

test('what is no JSON is never sent', async () => {
  let sent = 0;
  const { user } = openApp(
    '/forms',
    mocked(IMPORT_FORM, () => {
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
    mocked(IMPORT_FORM, () => problem(409, 'conflict')),
  );
  await user.upload(await screen.findByLabelText('Fil (JSON)'), file('{}'));
  await user.click(screen.getByRole('button', { name: 'Lägg in' }));
  expect(await screen.findByText('Det namnet och den versionen finns redan. Byt version.')).toBeVisible();
});

test('an unknown version of a form says so', async () => {
  openApp('/forms/gone/1');
  expect(await screen.findByText('Det finns inte, eller hör till en annan enhet.')).toBeVisible();
});
