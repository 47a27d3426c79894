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

/** The work of the page's own thread in each task between the first and the last movement. */
function workOf(events: readonly Traced[]): Task[] {
  const moving = events.filter(({ name, ph }) => name === 'Animation' && (ph === 'b' || ph === 'e'));
  const [first, last] = [moving.at(0), moving.at(-1)];
  if (!first || !last) return [];
  const own = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === first.pid && tid === first.tid);
  return own
    .filter(({ name, ts }) => name === 'RunTask' && ts >= first.ts && ts <= last.ts)
    .map(({ ts, dur = 0, tdur = 0 }) => {
      const parts = own.filter((part) => part.name !== 'RunTask' && part.ts >= ts && part.ts < ts + dur);
      const most = parts
        .toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
        .map((part) => `${part.name} ${((part.tdur ?? 0) / 1000).toFixed(0)}`);
      return { took: tdur / 1000, at: (ts - first.ts) / 1000, most: most.slice(0, 6).join(', ') };
    });
}

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
  return workOf(events);
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
