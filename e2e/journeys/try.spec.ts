import { urls } from '../src/ports.ts';
import { expect, test } from '../src/stack.ts';

test(
  'an invented child tells how it is; nothing is sent, and nothing is kept',
  { tag: '@visitor' },
  async ({ page }) => {
    const sent: string[] = [];
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    await page.goto(urls.child);
    await expect(page.getByRole('link', { name: 'Prova utan konto' })).toBeVisible();
    page.on('request', (request) => {
      const { origin, search } = new URL(request.url());
      const isFile = request.method() === 'GET' && origin === urls.child && search === '';
      if (!isFile) sent.push(`${request.method()} ${request.url()}`);
    });
    await page.getByRole('link', { name: 'Prova utan konto' }).click();
    await page.getByRole('radio', { name: 'Omar, 12 år' }).click();
    await expect(heading('Hur har Omar det idag?')).toBeFocused();
    await page.getByRole('radio', { name: 'Dåligt' }).click();
    await page.getByRole('radio', { name: 'Inte så bra' }).click();

    await test.step('Back goes one question back, with its answer', async () => {
      await expect(heading('Har du någon att vara med på rasten?')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('radio', { name: 'Inte så bra' })).toBeChecked();
      await page.getByRole('radio', { name: 'Inte så bra' }).click();
    });
    await page.getByRole('radio', { name: 'Nej' }).click();
    await page.getByRole('button', { name: 'Musik' }).click();
    await page.getByRole('button', { name: 'Nästa' }).click();
    await page.getByRole('radio', { name: 'Ofta' }).click();
    await page.getByRole('radio', { name: 'Ibland' }).click();
    await page.getByRole('radio', { name: 'En kompis' }).click();
    await expect(heading('Så här är det för Omar')).toBeFocused();
    await expect(page.getByText('Jag har ingen att vara med på rasten.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Stöd och hjälp' })).toBeVisible();

    expect(sent).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(
      await page.evaluate(async () => [
        localStorage.length,
        sessionStorage.length,
        (await indexedDB.databases()).length,
        JSON.stringify(history.state).includes('lonely') || document.URL.includes('omar'),
      ]),
    ).toEqual([0, 0, 0, false]);

    await test.step('a page that is opened anew has forgotten everything', async () => {
      await page.reload();
      await expect(page.getByRole('radio', { name: 'Omar, 12 år' })).not.toBeChecked();
      await expect(page.getByText('Jag har ingen att vara med på rasten.')).toHaveCount(0);
    });
    expect(sent).toEqual([]);
  },
);

test('the start page fetches nothing of it @long', { tag: '@visitor' }, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(urls.child, { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => /\/try[^/]*\.js/.test(url))).toEqual([]);
});
