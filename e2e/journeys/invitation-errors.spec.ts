import { CHANGE_INVITATION, DECLINE_INVITATION } from '@lykta/domain/calls';
import type { Page } from '@playwright/test';
import { ApiChild } from '../src/api-child.ts';
import { ApiStaff } from '../src/api-staff.ts';
import { variations } from '../src/long.ts';
import { urls } from '../src/ports.ts';
import { createWorker, type Worker } from '../src/staff.ts';
import { expect, test } from '../src/stack.ts';
import { kept } from '../src/storage.ts';

let worker: Worker;
let staff: ApiStaff;
test.beforeAll(async ({ server }) => {
  worker = await createWorker(server);
  staff = await ApiStaff.signIn(worker);
});

const words = {
  sv: {
    code: 'Kod',
    yes: 'Ja, jag vill vara med',
    ok: 'Okej',
    enter: 'Skriv in en kod',
    unknown: 'Vi hittar ingen inbjudan med den koden. Kolla koden en gång till.',
    full: 'Det finns ingen plats kvar. Säg till den som bjöd in dig.',
    closed: 'Inbjudan är stängd. Säg till den som bjöd in dig.',
    gone: 'Inbjudan gäller inte. Säg till den som bjöd in dig.',
    away: 'Vi når inte vår server. Kolla att du har nät och prova igen.',
    none: 'Du har inga inbjudningar',
  },
  en: {
    code: 'Code',
    yes: 'Yes, I want to join',
    ok: 'OK',
    enter: 'Type a code',
    unknown: 'We can’t find an invitation with that code. Check the code once more.',
    full: 'There is no place left. Tell the person who invited you.',
    closed: 'The invitation is closed. Tell the person who invited you.',
    gone: 'The invitation is not valid. Tell whoever invited you.',
    away: 'We could not reach our server. Check your connection and try again.',
    none: 'You have no invitations',
  },
} as const;

for (const language of variations(['sv', 'en'] as const)) {
  const text = words[language];
  const type = async (page: Page, code: string) => {
    await page.getByLabel(text.code).fill(code);
    await page.getByRole('button', { name: text.ok, exact: true }).click();
  };

  test(`a code of nobody, one that is closed and one that is full each say what to do, in ${language}`, async ({
    openAs,
  }) => {
    const page = await openAs(await ApiChild.create(), { language });
    await page.goto(`${urls.child}/code`);
    await type(page, 'ZZZ-ZZZ');
    await expect(page.getByText(text.unknown)).toBeVisible();

    const closed = await staff.invite();
    await staff.call(CHANGE_INVITATION, { params: { id: closed.id }, body: { status: 'closed' } });
    await type(page, closed.code);
    await expect(page.getByText(text.closed)).toBeVisible();

    const { code } = await staff.invite({ maxClients: 1 });
    await (await ApiChild.create()).accept(code);
    await type(page, code);
    await page.getByRole('button', { name: text.yes }).click();
    await expect(page.getByText(text.full)).toBeVisible();
    await page.getByRole('button', { name: text.ok, exact: true }).click();
    await expect(page).toHaveURL(/\/(home|profile)$/);
    expect((await kept(page, 'lykta-app-codes')) ?? '').not.toContain(code);
  });

  test(`one that is gone, and a server that is away, each say what to do, in ${language}`, async ({
    openAs,
    server,
  }) => {
    const child = await ApiChild.create();
    await child.verify();
    const { id } = await staff.invite({ recipients: [child.account.phone] });
    const page = await openAs(child, { language });
    await page.goto(`${urls.child}/invitations`);
    await page.getByRole('button', { name: worker.unit }).click();
    const yes = page.getByRole('button', { name: text.yes });
    await expect(yes).toBeVisible();
    // Declined on another device in the meantime.
    await child.call(DECLINE_INVITATION, { params: { id } });
    await yes.click();
    await expect(page.getByText(text.gone)).toBeVisible();
    await page.getByRole('button', { name: text.ok, exact: true }).click();
    await expect(page.getByText(text.none)).toBeVisible();

    await server.kill();
    await page.getByRole('link', { name: text.enter }).click();
    await type(page, 'ZZZ-ZZZ');
    await expect(page.getByText(text.away)).toBeVisible();
    // The typed text stays, and pressing again works once the server is back.
    await server.start();
    await page.getByRole('button', { name: text.ok, exact: true }).click();
    await expect(page.getByText(text.unknown)).toBeVisible();
  });
}
