import { keyboard } from '../src/hands.ts';
import { urls } from '../src/ports.ts';
import { reach } from '../src/press.ts';
import { expect, test } from '../src/stack.ts';
import { createWorker, signInWorker } from '../src/staff.ts';

const WIDTH = 768;

test('in English a form is written by keys alone, at 768 px @long @own', async ({ page, server }) => {
  await page.setViewportSize({ width: WIDTH, height: 1024 });
  await signInWorker(page, await createWorker(server, 'author'));
  await page.goto(`${urls.viewer}/settings`);
  const languages = page.getByRole('radiogroup', { name: 'Språk', exact: true });
  await languages.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await page.goto(`${urls.viewer}/forms`);

  await test.step('it begins, and gets two questions', async () => {
    await keyboard.press(page.getByRole('link', { name: 'New form' }));
    await keyboard.write(page.getByLabel('Name of the form'), 'Breaks');
    await page.keyboard.press('Enter');
    await keyboard.write(page.getByLabel('Name that the child sees'), 'Rasterna');
    for (const text of ['Vem är du med?', 'Trivs du på rasten?']) {
      await keyboard.press(page.getByRole('button', { name: 'New question' }));
      await expect(page.getByLabel('The question', { exact: true })).toBeFocused();
      await page.keyboard.type(text);
      await keyboard.write(page.getByLabel('Answer 1', { exact: true }), 'Ja');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Answer 2', { exact: true })).toBeFocused();
      await page.keyboard.type('Nej');
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH);
  });

  await test.step('a question is moved, and an answer taken away and brought back', async () => {
    const list = page.getByRole('navigation', { name: 'Questions' });
    await reach(list.getByRole('button', { name: /Trivs du på rasten/ }));
    await page.keyboard.press('Alt+ArrowUp');
    await expect(list.getByRole('button', { name: /^1 ?Trivs du på rasten/ })).toBeFocused();
    await keyboard.press(page.getByRole('button', { name: 'Remove “Nej”' }));
    await expect(page.getByLabel('Answer 2', { exact: true })).toHaveValue('Hoppa över');
    await expect(page.getByLabel('Answer 2', { exact: true })).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(page.getByLabel('Answer 2', { exact: true })).toHaveValue('Nej');
  });

  await test.step('it is published', async () => {
    await keyboard.press(page.getByRole('button', { name: 'Publish' }));
    const publish = page.getByRole('dialog').getByRole('button', { name: 'Publish' });
    await expect(publish).toBeEnabled();
    await keyboard.press(publish);
    await expect(page.getByRole('link', { name: 'Breaks', exact: true })).toBeVisible();
  });
});
