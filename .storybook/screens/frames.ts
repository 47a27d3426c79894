import type { Browser, CDPSession, Page } from 'playwright';
import { moments, type Moment } from '../moments.ts';
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
  args?: { data?: { displayName?: string }; frame_reporter?: FrameReport };
}

/** What the browser says of one frame; it reports a frame twice if the page's own thread was late for it. */
interface FrameReport {
  frame_sequence: number;
  state: string;
  /** Whether something moves without the page's own thread. */
  has_compositor_animation?: boolean;
}

async function traced(devtools: CDPSession, during: () => Promise<void>): Promise<Traced[]> {
  const events: Traced[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  const categories =
    'blink.animations,toplevel,cc,benchmark,devtools.timeline,disabled-by-default-devtools.timeline';
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
  const animations = events.filter(({ name }) => name === 'Animation');
  const endOf = ({ ts, id2 }: Traced) =>
    animations.find((end) => end.ph === 'e' && end.id2?.local === id2?.local && end.ts >= ts)?.ts ?? Infinity;
  return animations
    .filter(({ ph, args }) => ph === 'b' && !scrolled.includes(args?.data?.displayName ?? ''))
    .map((begun) => [begun.ts, endOf(begun)]);
}

/** One frame of the screen. */
interface Frame {
  /** In microseconds. */
  ts: number;
  isShown: boolean;
  /** Whether something moved in it. */
  moves: boolean;
}

function framesOf(events: readonly Traced[]): Frame[] {
  const frames = new Map<number, Frame>();
  for (const { name, ph, ts, args } of events) {
    const report = args?.frame_reporter;
    if (name !== 'PipelineReporter' || ph !== 'b' || !report) continue;
    const known = frames.get(report.frame_sequence) ?? { ts, isShown: false, moves: false };
    frames.set(report.frame_sequence, {
      ts: Math.min(ts, known.ts),
      isShown: known.isShown || report.state !== 'STATE_DROPPED',
      moves: known.moves || report.has_compositor_animation === true,
    });
  }
  return [...frames.values()].toSorted((a, b) => a.ts - b.ts);
}

/** The frames of each movement, from the first in which it is seen until it ends. */
function framesWhileMoving(events: readonly Traced[], scrolled: readonly string[]): Set<Frame> {
  const frames = framesOf(events);
  const seen = movements(events, scrolled).flatMap(([begun, end]) => {
    const during = frames.filter(({ ts }) => ts >= begun && ts <= end);
    const first = during.findIndex(({ isShown, moves }) => isShown && moves);
    return first === -1 ? [] : during.slice(first);
  });
  return new Set(seen);
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

/** Storybook's own line to the story, in its page. */
interface WithChannel {
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, said: object) => void };
}

/** Shows a story from its beginning. */
const showAnew = (page: Page, story: string) =>
  page.evaluate(
    (storyId) =>
      (window as unknown as WithChannel).__STORYBOOK_ADDONS_CHANNEL__.emit('forceRemount', { storyId }),
    story,
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
  const scrolled = await followingScroll(page);
  return { work: workOf(events, scrolled), frames: [...framesWhileMoving(events, scrolled)] };
}

/** Traces every answer to a touch on a slow processor. @returns the movements that miss a frame */
export async function traceMoments(browser: Browser, url: string): Promise<string[]> {
  const slow: string[] = [];
  for (const moment of moments) {
    const context = await browser.newContext({ viewport: sizes[0], reducedMotion: 'no-preference' });
    const page = await context.newPage();
    const { work, frames } = await measure(page, await context.newCDPSession(page), url, moment);
    await context.close();
    const missed = frames.filter(({ isShown }) => !isShown).length;
    const long = work.filter(({ took }) => took > FRAME);
    console.warn(
      `${moment.name}: ${frames.length} frames, ${missed} missed; ${long.length} of ${work.length} tasks above ${FRAME} ms`,
    );
    for (const { took, at, most } of long)
      console.warn(`  ${took.toFixed(1)} ms, after ${at.toFixed(0)}: ${most}`);
    if (frames.length === 0 || missed > 0) slow.push(moment.name);
  }
  return slow;
}
