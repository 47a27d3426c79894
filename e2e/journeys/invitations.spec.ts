import { present } from '@lykta/domain';
import { CHANGE_INVITATION, GIVE_REASON, READ_STAFF_ANSWERS } from '@lykta/domain/calls';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff, meetingAnswers, meetingForm } from '../src/api-staff.ts';
import { makeHousehold } from '../src/household.ts';
import { urls } from '../src/ports.ts';
import { createWorker, signInWorker, type Worker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

let worker: Worker;
let staff: ApiStaff;
test.beforeAll(async ({ server }) => {
  worker = await createWorker(server);
  staff = await ApiStaff.signIn(worker);
});

const invitationsOf = (child: ApiChild) => child.invitations();

test('an invitation that waits is counted on home, and can be declined', async ({ openAs }) => {
  const child = await ApiChild.create();
  await child.verify();
  await staff.invite({ recipients: [child.account.phone] });
  const page = await openAs(child);
  await page.goto(`${urls.child}/home`);
  await page.getByRole('link', { name: /Inbjudningar/ }).click();
  await page.getByRole('button', { name: worker.unit }).click();
  await expect(
    page.getByText('De ser att du är med, och en figur. Inget mer innan du trycker på Skicka.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Nej tack' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, tacka nej' }).click();
  await expect(page.getByText(`Du har tackat nej till ${worker.unit}.`)).toBeVisible();
  await expect(page.getByText('Du har inga inbjudningar')).toBeVisible();
  expect(await invitationsOf(child)).toEqual({ pending: [], accepted: [] });
});

test('accepted by its code, paused, and left', async ({ openAs }) => {
  const child = await ApiChild.create();
  const { id, code } = await staff.invite();
  const page = await openAs(child);
  await page.goto(`${urls.child}/code`);
  await page.getByLabel('Kod').fill(code);
  await page.getByRole('button', { name: 'Okej', exact: true }).click();
  await page.getByRole('button', { name: 'Ja, jag vill vara med' }).click();
  await expect(page.getByText(`Nu är du med hos ${worker.unit}.`)).toBeVisible();

  await page.goto(`${urls.child}/invitations`);
  await expect(page.getByRole('link', { name: 'Inför vårt möte' })).toBeVisible();
  await staff.call(CHANGE_INVITATION, { params: { id }, body: { status: 'paused' } });
  await page.reload();
  await expect(page.getByText('Pausad', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Inför vårt möte' })).toHaveCount(0);
  const [request] = present(
    (await invitationsOf(child)).accepted[0],
    '(await invitationsOf(child)).accepted[0]',
  ).requests;
  await page.goto(
    `${urls.child}/form/${meetingForm.id}/${meetingForm.version}/${id}/${present(request, 'request').id}`,
  );
  await expect(page.getByText('Inbjudan är pausad just nu.', { exact: false })).toBeVisible();

  await page.goto(`${urls.child}/invitations`);
  await page.getByRole('button', { name: `Sluta vara med hos ${worker.unit}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sluta vara med', exact: true }).click();
  await expect(page.getByText(`Du är inte med hos ${worker.unit} längre.`)).toBeVisible();
  expect((await invitationsOf(child)).accepted).toEqual([]);
  expect((await staff.clientsOf(id))[0]?.left).toBeTruthy();
});

test('staff see a figure drawn from the code until the child shows its own, for each invitation alone', async ({
  openAs,
  openStranger,
  server,
}) => {
  const other = await createWorker(server);
  const { code: elsewhere } = await (await ApiStaff.signIn(other)).invite();
  const child = await ApiChild.create();
  await makeHousehold(child);
  const { id, code } = await staff.invite();
  await child.answerAndSend(code, meetingForm, meetingAnswers);
  await child.accept(elsewhere);
  const { client } = present((await staff.clientsOf(id))[0], 'the child');

  const desk = await openStranger({ viewport: { width: 1280, height: 800 } });
  await signInWorker(desk, worker);
  const drawn = desk.getByText('Figuren är ritad efter koden.', { exact: false });
  const look = () => desk.goto(`${urls.viewer}/answers/children/${id}/${client}`);
  await look();
  await desk.getByRole('radio', { name: 'Uppföljning' }).click();
  await desk.getByRole('button', { name: 'Öppna svaren' }).click();
  await expect(drawn).toBeVisible();

  const page = await openAs(child);
  await page.goto(`${urls.child}/invitations`);
  const tick = page.getByRole('checkbox', { name: `Visa min figur för ${worker.unit}` });
  await expect(tick).not.toBeChecked();
  await tick.press('Space');
  await expect(page.getByText('De ser figuren som du har gjort.')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: `Visa min figur för ${other.unit}` })).not.toBeChecked();
  await expect(async () => {
    await look();
    await expect(desk.getByText('Vi går en promenad').first()).toBeVisible();
    await expect(drawn).toHaveCount(0);
  }).toPass();

  await tick.press('Space');
  await expect(page.getByText('De ser figuren som du har gjort.')).toHaveCount(0);
  await expect(async () => {
    await look();
    await expect(drawn).toBeVisible();
  }).toPass();
});

test('a closed invitation says so, and nothing more @long', async ({ openAs }) => {
  const child = await ApiChild.create();
  const { id, code } = await staff.invite();
  await staff.call(CHANGE_INVITATION, { params: { id }, body: { status: 'closed' } });
  const page = await openAs(child);
  await page.goto(`${urls.child}/code`);
  await page.getByLabel('Kod').fill(code);
  await page.getByRole('button', { name: 'Okej', exact: true }).click();
  await expect(page.getByText('Inbjudan är stängd.', { exact: false })).toBeVisible();
  expect((await invitationsOf(child)).accepted).toEqual([]);
});

test('the child sees who has read, and can say that an answer no longer holds', async ({ openAs }) => {
  const child = await ApiChild.create();
  await makeHousehold(child);
  const { id, code } = await staff.invite();
  await child.answerAndSend(code, meetingForm, meetingAnswers);
  const page = await openAs(child);
  await page.goto(`${urls.child}/invitations`);
  await page.getByRole('link', { name: 'Inför vårt möte' }).click();
  await expect(page.getByText('Ingen har läst än.')).toBeVisible();

  const [client] = await staff.clientsOf(id);
  const { client: pseudonym, sent } = present(client, 'client');
  const answers = {
    params: { formId: meetingForm.id, formVersion: 1 },
    querystring: {
      format: 'answers',
      invitation: id,
      client: pseudonym,
      request: present(sent[0], 'sent[0]').request,
    },
  } as const;
  await staff.call(GIVE_REASON, { body: { invitation: id, client: pseudonym, reason: 'Inför mötet' } });
  await staff.call(READ_STAFF_ANSWERS, answers);
  await page.reload();
  await expect(page.getByText(`Handläggare på ${worker.unit} läste`, { exact: false })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Kim Andersson');

  await page.getByRole('button', { name: 'Något stämmer inte' }).click();
  await page.getByRole('button', { name: /^Det här stämmer inte längre: Just nu / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Säg till' }).click();
  await expect(page.getByText('Du har sagt till att det inte stämmer.')).toBeVisible();
  const read = await staff.call(READ_STAFF_ANSWERS, answers);
  expect(read).toMatchObject({ data: { remarks: ['right-now'] } });

  // A sent form cannot be opened for answering again.
  await page.goto(`${urls.child}/form/${meetingForm.id}/1/${id}/${present(sent[0], 'sent[0]').request}`);
  await expect(page).toHaveURL(/\/beb\/requestform\//);
});

test('in English: accepted by its code, sent, read by somebody, and left @long', async ({ openAs }) => {
  const child = await ApiChild.create();
  const { id, code } = await staff.invite();
  const page = await openAs(child, { language: 'en' });
  await page.goto(`${urls.child}/code`);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(
    page.getByText('They see that you have joined, and a figure. Nothing more before you press Send.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Yes, I want to join' }).click();
  await expect(page.getByText(`You have joined ${worker.unit}.`)).toBeVisible();
  await child.answerAndSend(code, meetingForm, meetingAnswers);
  const [client] = await staff.clientsOf(id);
  const { client: pseudonym, sent } = present(client, 'client');
  await staff.call(GIVE_REASON, { body: { invitation: id, client: pseudonym, reason: 'Inför mötet' } });
  await staff.call(READ_STAFF_ANSWERS, {
    params: { formId: meetingForm.id, formVersion: 1 },
    querystring: {
      format: 'answers',
      invitation: id,
      client: pseudonym,
      request: present(sent[0], 'sent[0]').request,
    },
  });
  await page.goto(`${urls.child}/invitations`);
  await page.getByRole('link', { name: 'Before we meet' }).click();
  await expect(page.getByText(`A case worker at ${worker.unit} read it`, { exact: false })).toBeVisible();
  await page.goto(`${urls.child}/invitations`);
  await page.getByRole('button', { name: `Stop taking part at ${worker.unit}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop taking part', exact: true }).click();
  await expect(page.getByText(`You are no longer with ${worker.unit}.`)).toBeVisible();
});
