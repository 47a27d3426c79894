import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';

const here = import.meta.dirname;
const read = (files: string[]) => files.map((file) => readFileSync(`${here}/${file}`, 'utf8')).join('\n');

/** Every component folder with its source and its stories. */
const folders = [...new Set(globSync('*/*/*.stories.tsx', { cwd: here }).map((file) => dirname(file)))].map(
  (folder) => ({
    folder,
    source: read(
      globSync(`${folder}/*.tsx`, { cwd: here }).filter((file) => !/\.(?:stories|test)\.tsx$/.test(file)),
    ),
    stories: read(globSync(`${folder}/*.stories.tsx`, { cwd: here })),
  }),
);

/** Drawings have no visible text, only an accessible name. */
const WITHOUT_WORDS = /^(?:art\/|frame\/horizon$)/;

/** Components whose texts are always short (moods, days, languages) or only for screen readers. */
const NEVER_LONG =
  /^(?:art|docs)\/|^(?:chart\/mood-(?:calendar|chart|year)|choice\/mood-picker|feedback\/(?:confetti|light-cord|skeleton|streak-bulbs)|frame\/(?:environment-banner|horizon|language-menu|mood-head|page-header|quick-exit|quiet-scene|skip-link|travels)|action\/icon-button|field\/bot-check)$/;

/** States that a component can have according to its source, and the story that shows each. */
const states: { state: string; when: (one: (typeof folders)[number]) => boolean; story: RegExp }[] = [
  { state: 'in English', when: ({ folder }) => !WITHOUT_WORDS.test(folder), story: /const \w*English\b/ },
  { state: 'with long text', when: ({ folder }) => !NEVER_LONG.test(folder), story: /const Long\w+/ },
  { state: 'with an error', when: ({ source }) => /<FieldFrame/.test(source), story: /\berror: '/ },
  { state: 'empty', when: ({ source }) => /\bempty\??: ReactNode/.test(source), story: /const Empty\b/ },
  { state: 'busy', when: ({ source }) => /\bbusy\??: boolean/.test(source), story: /\bbusy: true/ },
  { state: 'failed', when: ({ source }) => /\bfailed\??: string/.test(source), story: /const Failed\b/ },
];

test('the folders are found', () => {
  expect(folders.length).toBeGreaterThan(50);
});

describe.each(states)('what can be seen $state has a story that shows it', ({ when, story }) => {
  test.each(folders.filter(when))('$folder', ({ stories }) => {
    expect(stories).toMatch(story);
  });
});

/** Focusable parts: its own controls, or a link of the app. */
const TAKES_FOCUS = /<(?:button|input|select|textarea|summary|a|Anchor|Press|IconButton|IconLink|Button)\b/;

describe('the documentation page of a component says', () => {
  test.each(folders)('$folder: do and don’t', ({ stories }) => {
    expect(stories).toMatch(/\bdo: \[/);
    expect(stories).toMatch(/\bdont: \[/);
  });

  test.each(folders.filter(({ source }) => TAKES_FOCUS.test(source)))('$folder: its keys', ({ stories }) => {
    expect(stories).toMatch(/\bkeyboard: \[/);
  });
});
