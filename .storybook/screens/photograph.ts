import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Mode } from './modes.ts';

/** A story in Storybook's index. */
export interface Shown {
  id: string;
  title: string;
  name: string;
}

/** A story and its picture files, one per size. */
export interface Picture extends Shown {
  files: readonly string[];
  /** The story did not render, or showed an error of Storybook. */
  failed: boolean;
}

export interface Darkroom {
  url: string;
  folder: string;
  /** Toolbar settings, such as `theme:dark;steps:auto`. */
  globals: string;
  whole: boolean;
  mode: Mode;
  /** Number of pages that work in parallel. */
  atOnce: number;
}

/** What Storybook's preview says of the story that it shows. */
interface Preview {
  currentRender?: { phase?: string };
}

/** Steps that have not ended by then are waiting for something that will not come, such as a screen that stays empty. */
const STEPS = 20_000;

/**
 * Whether the story is rendered: its loaders are done, and its steps have ended.
 * @param plays false: it stands at its beginning, because its steps never end
 */
export async function shows(page: Page, plays = true): Promise<boolean> {
  const shown = await page
    .waitForSelector('body.sb-show-main:not(.sb-show-preparing-story)', { timeout: 60_000 })
    .then(() => true)
    .catch(() => false);
  const hasCome = (ends: boolean) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as { __STORYBOOK_PREVIEW__?: Preview };
    const phase = preview?.currentRender?.phase ?? '';
    if (!ends && phase === 'playing') return true;
    return /^(?:played|complet|afterEach|finished|errored|aborted)/.test(phase);
  };
  await page.waitForFunction(hasCome, plays, { timeout: STEPS }).catch(() => undefined);
  // A development Storybook keeps a connection open: then the picture is taken after two seconds.
  await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  return shown;
}

/** Where a built Storybook shows one story alone. */
export const addressOf = (url: string, id: string, globals: string) =>
  `${url}/iframe.html?id=${id}&viewMode=story&globals=${globals}`;

async function photograph(page: Page, shown: Shown, room: Darkroom): Promise<Picture> {
  const files: string[] = [];
  const { sizes } = room.mode;
  await page.setViewportSize(sizes[0]);
  // A story that ends in the middle of its steps does not reset its settings.
  await page.evaluate(() => localStorage.clear()).catch(() => undefined);
  const came = await page
    .goto(addressOf(room.url, shown.id, room.globals))
    .then(() => true)
    .catch(() => false);
  const failed = !came || !(await shows(page, !room.globals.includes('steps:still')));
  for (const size of sizes) {
    await page.setViewportSize(size);
    const file = `${shown.id}-${size.width}-${size.height}.png`;
    await page.screenshot({ path: join(room.folder, file), fullPage: room.whole });
    files.push(file);
  }
  return { ...shown, files, failed };
}

/**
 * Takes pictures of all stories in one browser with several pages. @returns the pictures in the order of the stories
 */
export async function photographAll(
  browser: Browser,
  stories: readonly Shown[],
  room: Darkroom,
): Promise<Picture[]> {
  rmSync(room.folder, { recursive: true, force: true });
  mkdirSync(room.folder, { recursive: true });
  const pictures: Picture[] = [];
  const waiting = stories.entries();
  // All pages share one iterator and take the next story when they are done.
  const work = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...room.mode.system });
    const page = await context.newPage();
    for (const [index, shown] of waiting) pictures[index] = await photograph(page, shown, room);
    await context.close();
  };
  await Promise.all(Array.from({ length: room.atOnce }, work));
  return pictures;
}
