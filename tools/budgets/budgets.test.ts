import { MINUTE_MS } from '@lykta/domain';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp, firstScreen, whoLoadsSchemas, type FirstScreen } from './first-screen.ts';

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
  /** The only sources that may load schemas, 30 kB of script that the others would read for a constant. */
  schemas: RegExp;
  /** Screens of who is signed in, which the page loads beside the first file. */
  inside: Inside[];
  /** The part of home that comes after it, and what of it other screens need: how many files each is. */
  later?: { part: string; requests: number; shared: string; sharedRequests: number };
}

/** What one of them needs with the first files: kB of scripts, kB of styles, number of files. */
interface Inside {
  /** What the boot script loads, by the names in the page. */
  ahead: string[];
  /** What is shown there, where the build keeps the names of its sources. */
  screens?: string[];
  scripts: number;
  styles: number;
  requests: number;
}

/** The limits for a phone on a slow network; docs/decisions explains the numbers. */
const budgets: Budget[] = [
  {
    app: 'child',
    screens: [],
    page: 13_700,
    scripts: 114,
    styles: 8,
    requests: 5,
    schemas: /^src\/features\/questions\/preview\//,
    inside: [{ ahead: ['home'], scripts: 183.3, styles: 11.5, requests: 4 }],
    later: { part: 'forms', requests: 6, shared: 'forms-and-more', sharedRequests: 2 },
  },
  {
    app: 'answers-viewer',
    screens: ['sign-in'],
    scripts: 160,
    styles: 12,
    requests: 4,
    schemas: /^src\/features\/(?:form-studio|log|settings)\//,
    inside: [
      {
        ahead: ['desk'],
        screens: ['desk'],
        scripts: 190,
        styles: 16,
        requests: 6,
      },
      {
        ahead: ['desk', 'list'],
        screens: ['desk', 'list'],
        scripts: 205,
        styles: 17,
        requests: 8,
      },
    ],
  },
];

describe.each(budgets)(
  'the first screen of $app',
  ({ app, screens, page, scripts, styles, requests, schemas, inside, later }) => {
    let folder: string;
    let fetched: FirstScreen;

    beforeAll(() => {
      folder = buildApp(app);
      fetched = firstScreen(folder, [], ...screens);
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

    describe.each(inside)('with $ahead for who is signed in', ({ ahead, screens: shown, ...most }) => {
      it('has all that it needs in a few files more', () => {
        const found = firstScreen(folder, ahead).inside;
        expect(found.requests).toBeGreaterThan(fetched.requests);
        expect(found.requests).toBeLessThanOrEqual(most.requests);
        expect(found.scripts).toBeLessThanOrEqual(most.scripts * KILOBYTE);
        expect(found.styles).toBeLessThanOrEqual(most.styles * KILOBYTE);
      });

      it.runIf(shown)('is named in the page with every file that it needs', () => {
        const named = firstScreen(folder, ahead).inside;
        expect(firstScreen(folder, ahead, ...(shown ?? [])).inside).toEqual(named);
      });
    });

    describe.runIf(later)('with the later part of home', () => {
      const more = (part: string) =>
        firstScreen(folder, inside[0]!.ahead, part).inside.requests -
        firstScreen(folder, inside[0]!.ahead).inside.requests;

      it('has it in a few files', () => {
        expect(more(later!.part)).toBeGreaterThan(0);
        expect(more(later!.part)).toBeLessThanOrEqual(later!.requests);
      });

      it('gives other screens what they share without the rest', () => {
        expect(more(later!.shared)).toBeGreaterThan(0);
        expect(more(later!.shared)).toBeLessThanOrEqual(later!.sharedRequests);
      });
    });

    it('loads schemas only where something is checked by them', () => {
      const who = whoLoadsSchemas(folder);
      expect(who).not.toEqual([]);
      expect(who.filter((source) => !schemas.test(source))).toEqual([]);
    });

    it('brings no other screen', () => {
      expect(fetched.strangers).toEqual([]);
    });
  },
);
