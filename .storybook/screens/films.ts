import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import { moments } from '../moments.ts';
import type { Moment } from '../moments.ts';
import { sizes } from './modes.ts';
import { addressOf } from './photograph.ts';
import { RATE, writeWebm } from './webm.ts';

const STEP = 1000 / RATE;
/** Pictures before the touch, with the touch, and after everything has come to rest. */
const BEFORE = 12;
const TOUCH = 6;
const AFTER = 25;

/** Storybook's own line to the story, in its page. */
interface WithChannel {
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, said: object) => void };
}

/** Shows where a finger is, and takes it away. */
const touchAt = (page: Page, { x, y }: { x: number; y: number }) =>
  page.evaluate(
    (at) => {
      const finger = document.createElement('i');
      finger.id = 'finger';
      finger.style.cssText = `position:fixed;left:${at.x - 20}px;top:${at.y - 20}px;width:40px;height:40px;border-radius:50%;background:#1f2a4459;border:2px solid #fff;z-index:9999;pointer-events:none`;
      document.body.append(finger);
    },
    { x, y },
  );

/** Moves everything on by one picture: style sheets, view transitions, and what scripts draw. */
async function step(page: Page): Promise<void> {
  await page.evaluate((by) => {
    for (const animation of document.getAnimations())
      // What follows scrolling has no time.
      if (animation.timeline instanceof DocumentTimeline)
        animation.currentTime = Number(animation.currentTime ?? 0) + by;
  }, STEP);
  await page.clock.runFor(STEP);
}

async function pressed(page: Page, { role, name }: NonNullable<Moment['press']>, taken: Buffer[]) {
  const target = page.getByRole(role, { name, exact: true }).first();
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const still = await page.screenshot();
  taken.push(...Array.from({ length: BEFORE }, () => still));
  const box = await target.boundingBox();
  if (!box) throw new Error(`${name} cannot be seen`);
  await touchAt(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const touched = await page.screenshot();
  taken.push(...Array.from({ length: TOUCH }, () => touched));
  await page.evaluate(() => document.getElementById('finger')?.remove());
  await target.evaluate((element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  );
}

/** Waits until something moves; the clock of movements stands still, so that nothing is missed. */
async function untilMoving(page: Page, name: string): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (
      await page.evaluate(() =>
        document.getAnimations().some(({ timeline }) => timeline instanceof DocumentTimeline),
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`Nothing moves in ${name}`);
}

async function film(page: Page, devtools: CDPSession, url: string, moment: Moment): Promise<Buffer[]> {
  const taken: Buffer[] = [];
  await page.clock.install();
  await page.goto(addressOf(url, moment.story, 'steps:still;motion:full'));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  if (moment.press) await pressed(page, moment.press, taken);
  else
    await page.evaluate(
      (storyId) =>
        (window as unknown as WithChannel).__STORYBOOK_ADDONS_CHANNEL__.emit('forceRemount', { storyId }),
      moment.story,
    );
  await untilMoving(page, moment.name);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
  for (let at = 0; at < moment.moves; at += STEP) {
    taken.push(await page.screenshot());
    await step(page);
  }
  const end = await page.screenshot();
  taken.push(...Array.from({ length: AFTER }, () => end));
  return taken;
}

/** Films every answer to a touch, picture by picture, so that a slow machine makes the same films. */
export async function takeFilms(browser: Browser, url: string, folder: string, only: string): Promise<void> {
  if (only === '') rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const wanted = moments.filter(({ story }) =>
    only.split(',').some((beginning) => story.startsWith(beginning)),
  );
  for (const moment of wanted) {
    const context = await browser.newContext({ viewport: sizes[0], reducedMotion: 'no-preference' });
    const page = await context.newPage();
    const file = join(folder, `${moment.name}.webm`);
    await writeWebm(file, await film(page, await context.newCDPSession(page), url, moment));
    await context.close();
    console.warn(`${file}: ${Math.round(statSync(file).size / 1000)} kB`);
  }
}
