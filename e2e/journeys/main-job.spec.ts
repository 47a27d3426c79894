import { answerMeetingForm } from '../src/answering.ts';
import { acceptInvitation, createAccount, firstFace, makeProfile, newAccount, signIn } from '../src/child.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';
import { createInvitation, createWorker, openChild, signInWorker } from '../src/staff.ts';

const desk = { viewport: { width: 1280, height: 800 } };

test('a case worker invites, a child answers and shares, the case worker reads', async ({
  browser,
  server,
}) => {
  const worker = await createWorker(server);
  const office = await (await browser.newContext(desk)).newPage();
  const account = newAccount();
  const phone = await (await browser.newContext()).newPage();

  const { link } = await test.step('the worker makes an invitation with a form', async () => {
    await signInWorker(office, worker);
    return createInvitation(office, 'Inför vårt möte');
  });

  await test.step('the child opens the link, creates an account and accepts', async () => {
    await phone.goto(link);
    await createAccount(phone, account);
    await acceptInvitation(phone, worker.unit);
    await makeProfile(phone);
    await expect(firstFace(phone)).toBeVisible();
  });

  await test.step('the child logs a mood with two feelings and sees the streak', async () => {
    await phone.getByRole('link', { name: 'Bra', exact: true }).click();
    await phone.getByRole('button', { name: 'glad', exact: true }).click();
    await phone.getByRole('button', { name: 'trygg', exact: true }).click();
    await phone.getByRole('button', { name: 'Klar', exact: true }).click();
    const streak = phone.getByRole('dialog');
    await expect(streak).toContainText('1 dag i rad');
    await streak.getByRole('button', { name: 'Inte nu' }).click();
    await expect(streak).toHaveCount(0);
    await expect(phone.getByRole('heading', { name: '1 dag i rad' })).toBeVisible();
  });

  await test.step('the child answers, reloads in the middle, goes on at another device, and sends', async () => {
    const tablet = await (await browser.newContext(desk)).newPage();
    await answerMeetingForm(phone, { tablet, account, unit: worker.unit });
    await tablet.context().close();
  });

  const shared = await test.step('the child sees the story and makes a link', async () => {
    await phone.goto(`${urls.child}/beb`);
    await expect(phone.getByRole('heading', { name: 'Min berättelse' })).toBeVisible();
    await expect(phone.getByText(/^Det skulle hjälpa mig om någon lyssnar/).first()).toBeVisible();
    await phone.getByRole('link', { name: 'Dela min berättelse' }).click();
    await phone.getByRole('switch', { name: /^Det jag vill ha hjälp med/ }).click();
    await phone.getByRole('button', { name: /^(Dela|Kopiera) länken$/ }).click();
    await expect(phone.getByText('Länken är klar')).toBeVisible();
    return phone.getByRole('dialog').getByLabel('Länken').inputValue();
  });

  await test.step('a signed-out browser opens the link and sees the story without a name', async () => {
    expect(shared).toContain('/shared#token=');
    const adult = await (await browser.newContext()).newPage();
    await adult.goto(shared);
    await expect(adult.getByRole('heading', { name: 'Jag vill ha hjälp med' })).toBeVisible();
    await expect(adult.getByText(/^Det skulle hjälpa mig om någon lyssnar/)).toBeVisible();
    await expect(adult.locator('body')).not.toContainText(account.phone);
    await expect(adult.locator('body')).not.toContainText('Det här oroar mig');
    await adult.context().close();
  });

  await test.step('the worker reads the answers by pseudonym, after giving a reason', async () => {
    await openChild(office);
    await expect(office.getByText('Att någon lyssnar').first()).toBeVisible();
    await expect(office.locator('body')).not.toContainText(account.phone);
  });

  await test.step('everything is still there after the server is killed', async () => {
    await server.kill();
    await server.start();
    await phone.goto(`${urls.child}/home`);
    await phone.getByRole('button', { name: 'Logga ut' }).click();
    await expect(phone.getByRole('link', { name: 'Skapa konto' })).toBeVisible();
    await signIn(phone, account);
    await expect(phone.getByRole('heading', { name: '1 dag i rad' })).toBeVisible();
    await phone.goto(`${urls.child}/beb`);
    await expect(phone.getByText(/^Det skulle hjälpa mig om någon lyssnar/).first()).toBeVisible();
    await office.reload();
    await expect(office.getByText('Att någon lyssnar').first()).toBeVisible();
  });
});
