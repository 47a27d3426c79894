import { present } from '@lykta/domain';
import { ADD_REMARK, REQUEST_FORMS, SAVE_ASKED_ANSWERS, SEND_ANSWERS } from '@lykta/domain/calls';
import { askedOf, answersOf, ApiChild } from '../src/api-child.ts';
import { ApiStaff, meetingAnswers, meetingForm } from '../src/api-staff.ts';
import { createWorker, signInWorker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** The answers that the form asks for after a negative one. */
const hard = { 'what-is-hard': 'school', 'how-often-hard': 'often', 'want-help': 'no' };

test('three sendings of one day: the newest is what the worker reads, and none is lost', async ({
  page,
  server,
}) => {
  const worker = await createWorker(server);
  const staff = await ApiStaff.signIn(worker);
  const { id: invitation, code } = await staff.invite();
  const child = await ApiChild.create();
  await child.accept(code);
  for (const [time, rightNow] of ['so-so', 'poor', 'bad'].entries()) {
    const forms = [{ ...meetingForm, order: 1 }];
    if (time > 0) await staff.call(REQUEST_FORMS, { params: { id: invitation }, body: { forms } });
    const { accepted } = await child.invitations();
    const { id, requestId } = present(accepted.at(-1), 'accepted.at(-1)');
    const params = askedOf(meetingForm, { id, requestId });
    await child.call(SAVE_ASKED_ANSWERS, {
      params,
      body: answersOf({ ...meetingAnswers, ...hard, 'right-now': rightNow }),
    });
    await child.call(SEND_ANSWERS, { params });
    // After the second sending, the child marks its answer about being alone as no longer true.
    const remark = { question: 'alone', remark: 'not-true-any-more' } as const;
    if (time === 1) await child.call(ADD_REMARK, { params, body: remark });
  }

  await signInWorker(page, worker);
  await page.getByRole('link', { name: 'Läs det nya, 1 barn' }).click();
  await page.getByRole('radio', { name: 'Uppföljning' }).click();
  await page.getByRole('button', { name: 'Öppna svaren' }).click();

  await test.step('the newest answer stands in the sheet and among what matters most', async () => {
    const row = page.locator('dl > div').filter({ hasText: 'Hur har du det just nu?' });
    await expect(row.last()).toContainText('1 av 5, inte alls bra');
    const summary = page.getByRole('region', { name: 'Det viktigaste' });
    await expect(summary).toContainText('Just nu har jag det inte alls bra.');
    await expect(summary).not.toContainText(/sådär/i);
  });

  await test.step('what changed since the time before, and what was taken back then', async () => {
    const changes = page.getByRole('region', { name: 'Ändrat sedan tidigare samma dag' });
    await expect(changes.getByRole('listitem').first()).toContainText(/Sämre.*2 av 5, inte så bra.*1 av 5/);
    await expect(changes).toContainText(/Barnet har ändrat sig.*Nej/);
  });

  await test.step('each sending can be chosen', async () => {
    const sendings = page.getByRole('combobox', { name: 'Skickat' });
    await expect(sendings.getByRole('option')).toHaveCount(3);
    await sendings.selectOption({ label: 'i dag, nummer 1 av 3' });
    const row = page.locator('dl > div').filter({ hasText: 'Hur har du det just nu?' });
    await expect(row.last()).toContainText('3 av 5, sådär');
  });
});
