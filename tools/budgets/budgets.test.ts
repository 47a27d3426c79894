import { MINUTE_MS } from '@lykta/domain';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp, firstScreen, type FirstScreen } from './first-screen.ts';

const KILOBYTE = 1000;
/** How many bytes a server sends before it waits for the browser's acknowledgement: ten packets. */
const FIRST_ROUND = 14_600;

interface Budget {
  app: string;
  screens: string[];
  /** Compressed bytes of the HTML page; by default one round. */
  page?: number;
  scripts: number;
  styles: number;
  requests: number;
  /**
   * Includes what home or the desk needs, which the page loads beside the first file; kB of scripts, kB of styles,
   * number of files. `screens`: what is shown there, where the build keeps the names of its sources.
   */
  inside: { screens?: string[]; scripts: number; styles: number; requests: number };
}

/** The limits for a phone on a slow network; docs/decisions explains the numbers. */
const budgets: Budget[] = [
  {
    app: 'child',
    screens: [],
    page: 13_000,
    scripts: 114,
    styles: 8,
    requests: 5,
    inside: { scripts: 183, styles: 11.5, requests: 4 },
  },
  {
    app: 'answers-viewer',
    screens: ['src/features/sign-in/sign-in.tsx'],
    scripts: 160,
    styles: 12,
    requests: 7,
    inside: {
      screens: ['src/features/start/start.tsx', 'src/desk-texts.tsx'],
      scripts: 190,
      styles: 16,
      requests: 10,
    },
  },
];

describe.each(budgets)(
  'the first screen of $app',
  ({ app, screens, page, scripts, styles, requests, inside }) => {
    let folder: string;
    let fetched: FirstScreen;

    beforeAll(() => {
      folder = buildApp(app);
      fetched = firstScreen(folder, ...screens);
    }, 3 * MINUTE_MS);
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it('has a page that comes in the first round of a connection', () => {
      expect(fetched.page).toBeLessThanOrEqual(page ?? FIRST_ROUND);
    });

    it(`needs at most ${scripts} kB of script`, () => {
      expect(fetched.scripts).toBeLessThanOrEqual(scripts * KILOBYTE);
    });

    it(`needs at most ${styles} kB of style`, () => {
      expect(fetched.styles).toBeLessThanOrEqual(styles * KILOBYTE);
    });

    it(`needs at most ${requests} files`, () => {
      expect(fetched.requests).toBeLessThanOrEqual(requests);
    });

    it('has all that it needs inside in a few files more', () => {
      expect(fetched.inside.requests).toBeGreaterThan(fetched.requests);
      expect(fetched.inside.requests).toBeLessThanOrEqual(inside.requests);
      expect(fetched.inside.scripts).toBeLessThanOrEqual(inside.scripts * KILOBYTE);
      expect(fetched.inside.styles).toBeLessThanOrEqual(inside.styles * KILOBYTE);
    });

    if (inside.screens) {
      const shown = inside.screens;
      it('names in its page every file that it needs inside', () => {
        const named = firstScreen(folder).inside;
        expect(firstScreen(folder, ...shown).inside).toEqual(named);
      });
    }

    it('brings no other screen', () => {
      expect(fetched.strangers).toEqual([]);
    });
  },
);
