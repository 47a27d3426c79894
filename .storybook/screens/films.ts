import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import { moments, type Moment } from '../moments.ts';
import { sizes } from './modes.ts';
import { addressOf, shows } from './photograph.ts';
import { RATE, writeWebm } from './webm.ts';

const STEP = 1000 / RATE;
/** Pictures before the touch, with the touch, and after everything has come to rest. */
const BEFORE = 12;
const TOUCH = 6;
const AFTER = 25;
/** The longest movement, in milliseconds: what never ends by itself is not waited for. */
const LONGEST = 4000;

/** When a story is opened: the day after its child has signed in. */
export const OPENED = '2026-11-20T12:00:00';
/** From then on time passes only with the pictures. Loading takes less than that, even on a slow machine. */
const STOPPED = '2026-11-20T12:10:00';

/** Shows where a finger is. */
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
      if (animation.timeline instanceof DocumentTimeline && animation.playState === 'running')
        animation.currentTime = Number(animation.currentTime ?? 0) + by;
  }, STEP);
  await page.clock.runFor(STEP);
}

async function pressed(page: Page, { role, name }: NonNullable<Moment['press']>, taken: Buffer[]) {
  const target = page.getByRole(role, { name, exact: true }).first();
  const still = await page.screenshot();
  taken.push(...Array.from({ length: BEFORE }, () => still));
  const box = await target.boundingBox();
  if (!box || box.y + box.height > sizes[0].height) throw new Error(`${name} cannot be seen`);
  await touchAt(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const touched = await page.screenshot();
  taken.push(...Array.from({ length: TOUCH }, () => touched));
  await page.evaluate(() => document.getElementById('finger')?.remove());
  await target.evaluate((element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  );
}

const remember = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.id = 'before';
  });

/** Lets time pass until something new moves; movements themselves stand still, so that nothing of them is missed. */
async function untilMoving(page: Page, { name, press }: Moment): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    const begun = await page.evaluate(
      (opens) =>
        document.getAnimations().some(({ id, timeline, effect }) => {
          if (!(effect instanceof KeyframeEffect)) return false;
          // Storybook shows a spinner of its own while a story loads.
          const isOfStory = Boolean(effect.target?.closest('#storybook-root'));
          const fits = opens ? effect.pseudoElement?.startsWith('::view-transition') : isOfStory;
          return fits && id !== 'before' && timeline instanceof DocumentTimeline;
        }),
      press?.opens ?? false,
    );
    if (begun) return;
    await page.clock.runFor(STEP / 2);
    await new Promise((resolve) => setTimeout(resolve, STEP / 2));
  }
  throw new Error(`Nothing moves in ${name}`);
}

/** Whether nothing moves that comes to an end. */
const rests = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .every(
        ({ timeline, playState, effect }) =>
          !(timeline instanceof DocumentTimeline) ||
          playState !== 'running' ||
          effect?.getComputedTiming().endTime === Infinity,
      ),
  );

async function film(page: Page, devtools: CDPSession, url: string, moment: Moment): Promise<Buffer[]> {
  const { story, press, moves } = moment;
  const taken: Buffer[] = [];
  await page.clock.install({ time: OPENED });
  await page.goto(addressOf(url, story, 'steps:still;motion:full'));
  const shown = press
    ? page.getByRole(press.role, { name: press.name, exact: true })
    : page.locator('main h1');
  await shown.first().waitFor();
  await shows(page, false);
  // A story may begin by moving the focus.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.clock.pauseAt(STOPPED);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await remember(page);
  if (press) await pressed(page, press, taken);
  else await page.reload();
  await untilMoving(page, moment);
  for (let at = 0; at < moves || (at < LONGEST && !(await rests(page))); at += STEP) {
    const now = await page.screenshot();
    // A film that begins with the movement stands still at first: a reader sees what it begins with.
    taken.push(...Array.from({ length: taken.length === 0 ? BEFORE : 1 }, () => now));
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
    writeWebm(file, await film(page, await context.newCDPSession(page), url, moment));
    await context.close();
    console.warn(`${file}: ${Math.round(statSync(file).size / 1000)} kB`);
  }
}
