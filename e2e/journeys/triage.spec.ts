import { formatCode, present } from '@lykta/domain';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff, meetingAnswers, meetingForm } from '../src/api-staff.ts';
import { createWorker, signInWorker } from '../src/staff.ts';
import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** A child who has it hard, and wants help with it. */
const hard = {
  'right-now': 'bad',
  'what-is-hard': 'school',
  'how-often-hard': 'often',
  'want-help': 'yes',
  'what-help': 'talk',
};

test('whom to read first stands on top, without an answer, on the start page and in the list @long', async ({
  page,
  server,
}) => {
  const worker = await createWorker(server);
  const staff = await ApiStaff.signIn(worker);
  const { id, code } = await staff.invite();
  const send = async (more: Record<string, string> = {}) => {
    const before = await staff.clientsOf(id);
    const child = await ApiChild.create();
    await child.answerAndSend(code, meetingForm, { ...meetingAnswers, ...more });
    const known = new Set(before.map(({ client }) => client));
    return formatCode(
      present(
        (await staff.clientsOf(id)).find(({ client }) => !known.has(client)),
        'what was sought',
      ).client,
    );
  };
  const wantsHelp = await send(hard);
  const worried = await send({ ...hard, 'want-help': 'no' });
  const calm = await send();

  await signInWorker(page, worker);
  await test.step('the start page has a group for each, the child who wants help first', async () => {
    const help = page.getByRole('list', { name: 'Vill ha hjälp' }).getByRole('link');
    await expect(help).toHaveCount(1);
    await expect(help).toContainText(wantsHelp);
    await expect(help).toContainText(/Vill ha hjälp 2Oro \d/);
    await expect(page.getByRole('list', { name: 'Oro' }).getByRole('link')).toContainText(worried);
    const other = page.getByRole('list', { name: 'Annat nytt' }).getByRole('link');
    await expect(other).toContainText(calm);
    await expect(other).not.toContainText('Oro');
  });

  await test.step('a tile shows only the children that it counts', async () => {
    await page.getByRole('button', { name: '2 barn oro' }).click();
    const rows = page.getByRole('list', { name: 'Barn' }).getByRole('link');
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: '2 barn oro' }).click();
    await expect(page.getByRole('list', { name: 'Annat nytt' })).toBeVisible();
  });

  await test.step('the list does the same, and filters stay in the address', async () => {
    await page.goto(`${urls.viewer}/children`);
    const table = page.getByRole('table', { name: 'Barn' });
    await expect(table.getByRole('rowheader').first()).toContainText(wantsHelp);
    await page.getByLabel('Visa').selectOption('Vill ha hjälp');
    await expect(table.getByRole('rowheader')).toHaveCount(1);
    await page.reload();
    await expect(table.getByRole('rowheader')).toHaveCount(1);
    await page.getByLabel('Visa').selectOption('Har inte svarat');
    await expect(page.getByText('Inget barn passar det du har valt.')).toBeVisible();
    await page.getByLabel('Visa').selectOption('Alla');
    await page.getByRole('combobox', { name: 'Ordning' }).selectOption('Etikett eller kod');
    const inOrder = [wantsHelp, worried, calm].sort((a, b) => a.localeCompare(b, 'sv', { numeric: true }));
    await expect(table.getByRole('rowheader').first()).toContainText(present(inOrder[0], 'inOrder[0]'));
  });

  await test.step('the flags open nothing: the answers still ask for a reason', async () => {
    await page.getByRole('link', { name: `Barn ${wantsHelp}` }).click();
    await expect(page.getByRole('heading', { name: `Barn ${wantsHelp}` })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Det viktigaste om barnet' })).toContainText(
      'Vill ha hjälp 2',
    );
    await expect(page.getByRole('button', { name: 'Öppna svaren' })).toBeDisabled();
    await expect(page.getByText('Svara barnet')).toHaveCount(0);
  });
});
