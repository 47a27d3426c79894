import { localText, type WholeLanguage } from '@lykta/domain';
import { helpLinks, informationLinks, supportFor } from '@lykta/domain/support';
import { ApiChild } from '../src/api-child.ts';
import { twin } from '../src/long.ts';
import { speaking } from '../src/open-as.ts';
import { urls } from '../src/ports.ts';
import { settle } from '../src/screen-checks.ts';
import { expect, test } from '../src/stack.ts';

const words = {
  sv: {
    title: 'Stöd och hjälp',
    call: 'Ring 112',
    bullied: 'Jag blir mobbad',
    checked: /^Vi kollade uppgifterna/,
    open: 'Öppet nu',
    share: 'Visa din berättelse för en vuxen',
  },
  en: {
    title: 'Support and help',
    call: 'Call 112',
    bullied: 'I am bullied',
    checked: /^We checked/,
    open: 'Open now',
    share: 'Show your story to an adult',
  },
} satisfies Record<WholeLanguage, unknown>;

for (const language of ['sv', 'en'] as const) {
  const word = words[language];

  test(`help is open to somebody who is signed in nowhere: ${language}`, async ({ openStranger }) => {
    const page = await openStranger({ storageState: speaking(language) });
    // A Wednesday morning in Stockholm, when school nurses and phone lines answer.
    await page.clock.setFixedTime('2026-11-18T09:00:00Z');
    await page.goto(`${urls.child}/support`);
    await expect(page.getByRole('heading', { level: 1, name: word.title })).toBeVisible();
    await expect(page.getByRole('link', { name: word.call })).toHaveAttribute('href', 'tel:112');
    await expect(page.getByRole('link', { name: word.share })).toBeHidden();
    await page.getByRole('link', { name: word.bullied }).click();
    await expect(page.getByRole('heading', { level: 1, name: word.bullied })).toBeVisible();
    for (const { name, what, url, channels } of supportFor('bullied')) {
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(card.getByText(localText(what, language))).toBeVisible();
      await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute('href', url);
      await expect(card.getByText(word.checked)).toBeVisible();
      for (const { kind, value } of channels)
        if (kind === 'phone')
          await expect(card.locator(`a[href="tel:${value.replace(/[^\d+]/g, '')}"]`)).toBeVisible();
    }
    await expect(page.getByText(word.open).first()).toBeVisible();
  });

  test(`every subject has somebody who helps, and an unknown one leads to all: ${language}${twin(language)}`, async ({
    openAs,
  }) => {
    const page = await openAs(await ApiChild.create(), { language });
    for (const link of [...helpLinks, ...informationLinks]) {
      await page.goto(`${urls.child}/support/${link}`);
      await settle(page);
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(supportFor(link).length);
    }
    await page.goto(`${urls.child}/support/glimrande`);
    await expect(page).toHaveURL(/\/support$/);
    await expect(page.getByRole('link', { name: word.share })).toHaveAttribute('href', '/beb/share');
  });

  test(`help opens without a network: ${language}${twin(language)}`, async ({ openStranger }) => {
    const page = await openStranger({ serviceWorkers: 'allow', storageState: speaking(language) });
    await page.goto(urls.child);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.context().setOffline(true);
    await page.goto(`${urls.child}/support/bullied`);
    await expect(page.getByRole('heading', { level: 1, name: word.bullied })).toBeVisible();
    await page.goto(`${urls.child}/support`);
    await expect(page.getByRole('link', { name: word.call })).toHaveAttribute('href', 'tel:112');
  });
}
