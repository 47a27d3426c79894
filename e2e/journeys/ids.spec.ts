import { present, type Form, type StaffInvitation } from '@lykta/domain';
import { IMPORT_FORM } from '@lykta/domain/calls';
import { choose, expectQuestion } from '../src/answering.ts';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff } from '../src/api-staff.ts';
import { urls } from '../src/ports.ts';
import { createWorker, openChild, signInWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

/** Properties of `Object` that an author may use as ids; one of them once broke the server for everybody. */
const names = ['entries', 'keys', 'prototype', 'fromEntries', 'hasOwn', 'name'];
const words = { sv: 'Ordet' };

/** A form in which each question and answer has one of these names as its id. */
const form: Form = {
  metadata: {
    id: 'assign',
    version: 1,
    name: 'Namn på allt',
    nameForChild: { sv: 'Namn på allt' },
    mutable: false,
    firstQuestion: present(names[0], 'names[0]'),
  },
  questions: Object.fromEntries(
    names.map((id, index) => {
      const next = names[index + 1];
      const option = (answer: string) => ({
        type: 'text' as const,
        text: { sv: `${words.sv} ${answer}` },
        ...(next && { next }),
      });
      const answers = Object.fromEntries(names.map((answer) => [answer, option(answer)]));
      return [id, { id, type: 'single' as const, text: { sv: `Vad är ${id}?` }, answers }];
    }),
  ),
};

test('a form with names of Object as ids is answered, sent, read and counted @long', async ({
  page,
  server,
  openAs,
}) => {
  const worker = await createWorker(server, 'admin');
  const staff = await ApiStaff.signIn(worker);
  const { id } = await staff.call(IMPORT_FORM, { body: form });
  const invitation: StaffInvitation = await staff.invite({ forms: [{ id, version: 1, order: 0 }] });
  const child = await ApiChild.create();
  await child.accept(invitation.code);

  const phone = await openAs(child);
  await phone.goto(
    `${urls.child}/form/${id}/1/${invitation.id}/${present(invitation.requests[0], 'invitation.requests[0]').id}`,
  );
  for (const [index, name] of names.entries()) {
    await expectQuestion(phone, `Vad är ${name}?`);
    await choose(phone, `${words.sv} ${names[names.length - 1 - index]}`);
  }
  await phone.getByRole('button', { name: /^Skicka/ }).click();
  await expect(phone.getByRole('heading', { level: 1, name: /^Tack/ })).toBeVisible();

  await signInWorker(page, worker);
  await openChild(page);
  for (const [index, name] of names.entries()) {
    await expect(page.getByText(`Vad är ${name}?`).first()).toBeVisible();
    await expect(page.getByText(`${words.sv} ${names[names.length - 1 - index]}`).first()).toBeVisible();
  }
  await page.goto(`${urls.viewer}/answers/statistics?form=${id}-1&invitation=${invitation.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${urls.viewer}/forms/${id}/1`);
  await expect(page.getByText('Vad är hasOwn?').first()).toBeVisible();
});
