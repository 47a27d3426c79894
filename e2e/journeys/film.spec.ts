import { present } from '@lykta/domain';
import type { Page } from '@playwright/test';
import { urls } from '../src/ports.ts';
import { endSaying, isSaying, said, speakAs } from '../src/speech.ts';
import { expect, test } from '../src/stack.ts';

/** Pauses the film at a time in seconds, so that a slow machine sees the same caption. */
const stopAt = (page: Page, seconds: number) =>
  page.locator('video').evaluate((film: HTMLVideoElement, at) => {
    film.pause();
    film.currentTime = at;
  }, seconds);

test('the film of the start page comes when somebody asks for it', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/films/')) fetched.push(request.url());
  });
  await page.goto(urls.child);
  const play = page.getByRole('button', { name: 'Se hur Lykta funkar' });
  await expect(play).toBeVisible();
  expect(fetched).toEqual([]);

  await play.click();
  await expect(page.getByRole('dialog', { name: 'Se hur Lykta funkar' })).toBeVisible();
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused))
    .toBe(false);
  await stopAt(page, 1);
  const caption = page.getByText('Hej! Det här är Lykta.');
  await expect(caption).toBeVisible();
  const below = present(await caption.boundingBox(), 'caption.boundingBox()').y;
  const picture = present(await page.locator('video').boundingBox(), 'page.locator(’video’).boundingBox()');
  expect(below).toBeGreaterThanOrEqual(picture.y + picture.height);
  await stopAt(page, 4);
  await page.getByLabel('Text i filmen').selectOption('العربية');
  await expect(page.getByText('هنا يمكنك أن تحكي عن حياتك.')).toBeVisible();
  await page.getByRole('button', { name: 'Stäng' }).click();
  await expect(page.locator('video')).toHaveCount(0);
  await expect(play).toBeFocused();
});

test('the device says the captions in time with the film, and is silent once it is left @long', async ({
  page,
}) => {
  await speakAs(page, 'sv-SE');
  await page.goto(urls.child);
  await page.getByRole('button', { name: 'Se hur Lykta funkar' }).click();
  await page.getByRole('button', { name: 'Slå på rösten' }).click();
  await expect.poll(() => said(page)).toContain('Hej! Det här är Lykta.');
  // The voice has not ended: the film does not run ahead of it.
  await expect.poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
  await endSaying(page);
  await expect.poll(() => said(page)).toHaveLength(2);
  await page.getByRole('button', { name: 'Stäng', exact: true }).click();
  await expect.poll(() => isSaying(page)).toBe(false);
});

test('who wants no motion presses play themselves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(urls.child);
  await page.getByRole('button', { name: 'Se hur Lykta funkar' }).click();
  const film = page.locator('video');
  await expect(film).toBeVisible();
  expect(await film.evaluate((one: HTMLVideoElement) => [one.paused, one.autoplay])).toEqual([true, false]);
});

for (const [name, seconds] of [
  ['explainer', 58],
  ['gender', 31],
] as const) {
  for (const format of ['webm', 'mp4']) {
    test(`${name}.${format} is played @long`, async ({ page }) => {
      await page.goto(urls.child);
      const played = await page.evaluate(async (src) => {
        const film = document.createElement('video');
        film.muted = true;
        film.src = src;
        await film.play();
        return { width: film.videoWidth, seconds: Math.floor(film.duration) };
      }, `/films/${name}.${format}`);
      expect(played).toEqual({ width: 960, seconds });
    });
  }
}
