import { present } from '@lykta/domain';
import { REQUEST_FORMS, SAVE_ASKED_ANSWERS, SEND_ANSWERS, WITHDRAW_REQUEST } from '@lykta/domain/calls';
import { askedOf, ApiChild, answersOf } from '../src/api-child.ts';
import { ApiStaff, meetingAnswers, meetingForm } from '../src/api-staff.ts';
import { choose } from '../src/answering.ts';
import { signIn } from '../src/child.ts';
import { urls } from '../src/ports.ts';
import { createWorker, signInWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const waiting = async (child: ApiChild) =>
  (await child.invitations()).accepted.flatMap(({ requests }) =>
    requests.filter(({ done }) => done === null).flatMap(({ forms }) => forms.map(({ form }) => form.id)),
  );

test('from one child’s page only that child is asked, and what nobody has begun is taken back', async ({
  page,
  server,
}) => {
  const worker = await createWorker(server);
  const staff = await ApiStaff.signIn(worker);
  const { id, code } = await staff.invite();
  const [one, other] = [await ApiChild.create(), await ApiChild.create()];
  await one.answerAndSend(code, meetingForm, meetingAnswers);
  await other.accept(code);
  const [asked] = (await staff.clientsOf(id)).filter(({ sent }) => sent.length > 0);
  await signInWorker(page, worker);

  await test.step('the dialog says who gets it, and how many', async () => {
    await page.goto(`${urls.viewer}/answers/children/${id}/${present(asked, 'asked').client}`);
    await page.getByRole('button', { name: 'Skicka till barnet' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: /^Bara barn/ })).toBeChecked();
    await dialog.getByRole('checkbox', { name: 'Skolan' }).check();
    await dialog.getByRole('button', { name: 'Skicka till 1 barn' }).click();
    await expect(page.getByText('Formulären är skickade.')).toBeVisible();
    expect(await waiting(one)).toEqual(['school']);
    expect(await waiting(other)).toEqual([meetingForm.id]);
  });

  await test.step('it is taken back, and the child is asked no more', async () => {
    await page.goto(`${urls.viewer}/invitations/${id}`);
    const row = page.getByRole('row', { name: /Skolan/ });
    await row.getByRole('button', { name: 'Ta tillbaka' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ta tillbaka' }).click();
    await expect(row).toContainText('Tillbakataget');
    expect(await waiting(one)).toEqual([]);
  });
});

test('a form is taken back while a child has it open: it is kindly said, and what was saved stays', async ({
  page,
  server,
}) => {
  const worker = await createWorker(server);
  const staff = await ApiStaff.signIn(worker);
  const { id, code } = await staff.invite();
  const begun = await ApiChild.create();
  await begun.accept(code);
  const open = await ApiChild.create();
  await open.accept(code);
  await staff.call(REQUEST_FORMS, { params: { id }, body: { forms: [{ ...meetingForm, order: 0 }] } });
  const [{ requestId } = { requestId: '' }] = (await begun.invitations()).accepted;
  const params = askedOf(meetingForm, { id, requestId });
  await begun.call(SAVE_ASKED_ANSWERS, { params, body: answersOf({ welcome: 'ready' }) });

  await signIn(page, open.account);
  await page.goto(`${urls.child}/form/${meetingForm.id}/${meetingForm.version}/${id}/${requestId}`);
  await page.getByRole('button', { name: 'Börja' }).click();
  await staff.call(WITHDRAW_REQUEST, { params: { id, request: requestId } });
  await choose(page, 'Jag är redo');
  const dialog = page.getByRole('dialog', { name: 'Du behöver inte svara på det här' });
  await expect(dialog).toContainText('Allt annat finns kvar.');
  await dialog.getByRole('button', { name: 'Okej' }).click();
  await expect(dialog).toBeHidden();

  await begun.call(SAVE_ASKED_ANSWERS, { params, body: answersOf(meetingAnswers) });
  await begun.call(SEND_ANSWERS, { params });
  expect((await staff.clientsOf(id)).filter(({ sent }) => sent.length > 0)).toHaveLength(1);
});
