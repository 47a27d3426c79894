import type { Browser, CDPSession, Page } from 'playwright';
import { moments, type Moment } from '../moments.ts';
import { showAnew } from './films.ts';
import { sizes } from './modes.ts';
import { addressOf, shows } from './photograph.ts';

/** A phone's processor, beside the one of this machine. */
const SLOWER = 4;
/** One frame of 60 in a second, in milliseconds. */
const FRAME = 16;

/** One event of Chromium's trace; times in microseconds. */
interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** How long the thread worked, without the time when other programs had the processor. */
  tdur?: number;
  /** Which animation of the page it is about. */
  id2?: { local: string };
  args?: { data?: { displayName?: string } };
}

async function traced(devtools: CDPSession, during: () => Promise<void>): Promise<Traced[]> {
  const events: Traced[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  const categories = 'blink.animations,toplevel,devtools.timeline,disabled-by-default-devtools.timeline';
  await devtools.send('Tracing.start', { categories });
  await during();
  const over = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await over;
  return events;
}

interface Task {
  /** In milliseconds. */
  took: number;
  /** When, in milliseconds after the first movement. */
  at: number;
  /** The largest part of it. */
  most: string;
}

/** From when to when something moves, in microseconds; what never ends moves until the trace does. */
function movements(events: readonly Traced[], scrolled: readonly string[]): (readonly [number, number])[] {
  const ended = new Map<string | undefined, number>();
  const animations = events.filter(({ name }) => name === 'Animation');
  for (const { ph, ts, id2 } of animations) if (ph === 'e') ended.set(id2?.local, ts);
  return animations
    .filter(({ ph, args }) => ph === 'b' && !scrolled.includes(args?.data?.displayName ?? ''))
    .map(({ ts, id2 }) => [ts, ended.get(id2?.local) ?? Infinity]);
}

/** The work of the page's own thread in each task that begins while something moves. */
function workOf(events: readonly Traced[], scrolled: readonly string[]): Task[] {
  const thread = events.find(({ name }) => name === 'Animation');
  const moving = movements(events, scrolled);
  if (!thread || moving.length === 0) return [];
  const first = Math.min(...moving.map(([begun]) => begun));
  const own = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === thread.pid && tid === thread.tid);
  return own
    .filter(({ name, ts }) => name === 'RunTask' && moving.some(([begun, end]) => ts >= begun && ts <= end))
    .map(({ ts, dur = 0, tdur = 0 }) => {
      const parts = own.filter((part) => part.name !== 'RunTask' && part.ts >= ts && part.ts < ts + dur);
      const most = parts
        .toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
        .map((part) => `${part.name} ${((part.tdur ?? 0) / 1000).toFixed(0)}`);
      return { took: tdur / 1000, at: (ts - first) / 1000, most: most.slice(0, 6).join(', ') };
    });
}

/** The names of what follows scrolling: that has no time, and moves only with a finger. */
const followingScroll = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => !(timeline instanceof DocumentTimeline))
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : '')),
  );

async function measure(page: Page, devtools: CDPSession, url: string, { story, press, moves }: Moment) {
  await page.goto(addressOf(url, story, 'steps:still;motion:full'));
  const target = press
    ? page.getByRole(press.role, { name: press.name, exact: true }).first()
    : page.locator('main h1');
  await target.waitFor();
  await shows(page, false);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const events = await traced(devtools, async () => {
    if (press) await target.evaluate((element: HTMLElement) => element.click());
    else await showAnew(page, story);
    await page.waitForTimeout(moves + 3000);
  });
  return workOf(events, await followingScroll(page));
}

/** Traces every answer to a touch on a slow processor. @returns the movements with a frame that takes too long */
export async function traceMoments(browser: Browser, url: string): Promise<string[]> {
  const slow: string[] = [];
  for (const moment of moments) {
    const context = await browser.newContext({ viewport: sizes[0], reducedMotion: 'no-preference' });
    const page = await context.newPage();
    const work = await measure(page, await context.newCDPSession(page), url, moment);
    await context.close();
    const long = work.filter(({ took }) => took > FRAME);
    const sum = work.reduce((all, { took }) => all + took, 0);
    console.warn(
      `${moment.name}: ${work.length} tasks of ${sum.toFixed(0)} ms while it moves, ${long.length} above ${FRAME} ms`,
    );
    for (const { took, at, most } of long)
      console.warn(`  ${took.toFixed(1)} ms, after ${at.toFixed(0)}: ${most}`);
    if (work.length === 0 || long.length > 0) slow.push(moment.name);
  }
  return slow;
}
