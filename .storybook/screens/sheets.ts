import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { own } from '@lykta/domain';
import type { Browser } from 'playwright';
import { modes } from './modes.ts';
import { photographAll, type Shown } from './photograph.ts';
import { writeSheet } from './sheet.ts';

export interface SheetsWanted {
  url: string;
  /** The mode: light, dark, … */
  name: string;
  root: string;
  /** Beginnings of ids, with commas between. */
  only: string;
  /** Only the first story of each screen, as it begins: its steps may lead away from it. */
  first: boolean;
  steps: string;
  whole: boolean;
}

/** The screens of both apps, by the first part of their title. */
async function screensOf({ url, only, first }: SheetsWanted): Promise<Shown[]> {
  const index = (await (await fetch(`${url}/index.json`)).json()) as {
    entries: Record<string, Shown & { type: string; tags: string[] }>;
  };
  const screens = Object.values(index.entries).filter(
    ({ type, title, id, tags }) =>
      type === 'story' &&
      /^(?:Child|Viewer)\//.test(title) &&
      tags.includes('screen') &&
      only.split(',').some((beginning) => id.startsWith(beginning)),
  );
  return first
    ? screens.filter(({ title }, at) => at === screens.findIndex((one) => one.title === title))
    : screens;
}

/** Makes the sheets of one mode, one for each app. @returns the ids of stories that showed nothing */
export async function makeSheets(browser: Browser, wanted: SheetsWanted): Promise<string[]> {
  const { url, name, root, first, steps, whole } = wanted;
  const mode = own(modes, name);
  if (!mode) throw new Error(`No mode "${name}"`);
  const screens = await screensOf(wanted);
  const silent: string[] = [];
  for (const app of ['Child', 'Viewer']) {
    const shown = screens.filter(({ title }) => title.startsWith(`${app}/`));
    if (shown.length === 0 || (mode.app && mode.app !== app)) continue;
    const folder = join(root, 'screens', `${app.toLowerCase()}${name === 'light' ? '' : `-${name}`}`);
    const globals = [`steps:${first ? 'still' : steps}`, mode.globals].filter(Boolean).join(';');
    const atOnce = Math.max(3, availableParallelism());
    const pictures = await photographAll(browser, shown, { url, folder, globals, whole, mode, atOnce });
    console.warn(`${pictures.length} screens: ${await writeSheet(browser, folder, pictures, mode.sizes)}`);
    silent.push(...pictures.filter(({ failed }) => failed).map(({ id }) => id));
  }
  return silent;
}
