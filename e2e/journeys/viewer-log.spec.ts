import { formatCode, present } from '@lykta/domain';
import { GIVE_REASON, READ_STAFF_ANSWERS } from '@lykta/domain/calls';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff, meetingAnswers, meetingForm } from '../src/api-staff.ts';
import { variations } from '../src/long.ts';
import { urls } from '../src/ports.ts';
import { expectNoViolations, expectOrder, settle } from '../src/screen-checks.ts';
import { createWorker, signInWorker, type Worker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';

/** More entries than one page of the log holds. */
const MANY = 130;
const desk = { width: 1280, height: 800 };
const narrow = { width: 400, height: 740 };

let admin: Worker;
let client: string;
test.beforeAll(async ({ server }) => {
  admin = await createWorker(server, 'admin');
  const staff = await ApiStaff.signIn(admin);
  const { id, code } = await staff.invite();
  await (await ApiChild.create()).answerAndSend(code, meetingForm, meetingAnswers);
  client = present((await staff.clientsOf(id))[0], 'the child').client;
  await staff.call(GIVE_REASON, { body: { invitation: id, client, reason: 'Inför mötet' } });
  const sheet = { format: 'answers', invitation: id, client } as const;
  await staff.call(READ_STAFF_ANSWERS, {
    params: { formId: meetingForm.id, formVersion: meetingForm.version },
    querystring: sheet,
  });
  for (let made = 0; made < MANY; made += 1) await staff.invite();
});

const lines = (page: Page) => page.getByRole('table').getByRole('row');

async function openLog(page: Page): Promise<void> {
  await signInWorker(page, admin);
  await page.goto(`${urls.viewer}/log`);
  await expect(page.getByRole('cell', { name: 'Skapade inbjudan' }).first()).toBeVisible();
}

const widths = [
  ['400 px', narrow],
  ['1280 px', desk],
] as const;

for (const [name, viewport] of variations(widths))
  test(`the log at ${name}: filtered by child and by kind, and whole again @long`, async ({
    openStranger,
  }) => {
    const page = await openStranger({ viewport });
    await openLog(page);
    await page.getByLabel('Barnets kod').fill(formatCode(client));
    await expect(page).toHaveURL(/client=/);
    await expect(page.getByText('Orsak: Inför mötet')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Skapade inbjudan' })).toHaveCount(0);
    await settle(page);
    await expectOrder(page);
    await expectNoViolations(page);

    // A filter survives a reload; another one is added to it.
    await page.reload();
    await expect(page.getByText('Orsak: Inför mötet')).toBeVisible();
    await page.getByLabel('Vad').selectOption('Loggade in');
    await expect(page.getByText('Inga rader passar.')).toBeVisible();
    await page.getByRole('button', { name: 'Visa hela loggen' }).click();
    await expect(page.getByRole('cell', { name: 'Skapade inbjudan' }).first()).toBeVisible();
  });

for (const [name, viewport] of variations(widths, 0))
  test(`the log at ${name}: older lines come with scrolling, to the very first`, async ({ openStranger }) => {
    const page = await openStranger({ viewport });
    await openLog(page);
    const oldest = page.getByText('Orsak: Inför mötet');
    await expect(oldest).toHaveCount(0);
    await expect(async () => {
      await lines(page).last().scrollIntoViewIfNeeded();
      await expect(oldest).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectOrder(page);
  });

test('the log as a file holds what is filtered, every page of it, and taking it is a line @long', async ({
  openStranger,
}) => {
  const page = await openStranger({ viewport: desk });
  await openLog(page);
  await page.getByLabel('Vad').selectOption('Skapade inbjudan');
  await expect(page).toHaveURL(/kind=invitation-made/);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Spara som fil' }).click();
  expect((await file).suggestedFilename()).toBe('lykta-logg.csv');
  const [head, ...rows] = readFileSync(await (await file).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(head).toContain('När');
  expect(rows).toHaveLength(MANY + 1);
  for (const row of rows) expect(row).toContain('Skapade inbjudan');
  await page.getByLabel('Vad').selectOption('Tog ut loggen som fil');
  await expect(page.getByRole('cell', { name: 'Tog ut loggen som fil' }).first()).toBeVisible();
});

test('a worker who is no admin is not shown the log @long', async ({ openStranger, server }) => {
  const page = await openStranger({ viewport: desk });
  await signInWorker(page, await createWorker(server));
  await expect(page.getByRole('link', { name: 'Logg', exact: true })).toHaveCount(0);
  await page.goto(`${urls.viewer}/log`);
  await expect(page.getByRole('heading', { name: 'Mina barn' })).toBeVisible();
});
