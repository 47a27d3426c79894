import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { toId, storyNameFromExport } from 'storybook/internal/csf';
import { describe, expect, test } from 'vitest';
import { journeys } from './journeys.ts';
import { moments } from './moments.ts';
import { patterns } from './patterns.ts';

const root = `${import.meta.dirname}/..`;
const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
const files = globSync('{apps,libs}/*/src/**/*.stories.tsx', { cwd: root });

/** The ids of all stories, from titles and exports in the files. */
const ids = new Set(
  files.flatMap((file) => {
    const text = read(file);
    const title = /title: '([^']+)'/.exec(text)?.[1];
    const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name!);
    return title ? names.map((name) => toId(title, storyNameFromExport(name))) : [];
  }),
);

/** The titles of all pages of the book. */
const titles = [...files, ...globSync('.storybook/pages/**/*.mdx', { cwd: root })].flatMap(
  (file) => /(?:title: '|title=")([^'"]+)/.exec(read(file))?.[1] ?? [],
);

test('every step of every journey and pattern is a story that exists', () => {
  const shown = [...journeys, ...patterns].flatMap(({ steps }) => steps);
  expect(shown.map(({ story }) => story).filter((id) => !ids.has(id))).toEqual([]);
});

test('every story and page that a page of the book links to exists', () => {
  const pages = globSync('.storybook/{pages,docs}/**/*.{mdx,tsx}', { cwd: root }).map(read).join('\n');
  const linked = [...pages.matchAll(/\b(?:story|docs)\/([a-z][\w-]+--[\w-]+)/g)].map(([, id]) => id!);
  const known = new Set([...ids, ...titles.map((title) => toId(title, 'docs'))]);
  expect(linked.length).toBeGreaterThan(15);
  expect(linked.filter((id) => !known.has(id))).toEqual([]);
});

test('every screen that the book shows as a picture has one, and a small one', () => {
  const wanted = [...journeys, ...patterns].flatMap(({ steps }) => steps.map(({ story }) => story));
  const files = [...new Set(wanted)].map((story) => `docs/pictures/screens/${story}.webp`);
  expect(files.filter((file) => !existsSync(`${root}/${file}`))).toEqual([]);
  expect(files.filter((file) => statSync(`${root}/${file}`).size > 40_000)).toEqual([]);
});

test('every movement of the book has its story, and a small film', () => {
  expect(moments.map(({ story }) => story).filter((id) => !ids.has(id))).toEqual([]);
  const films = moments.map(({ name }) => `docs/pictures/films/${name}.webm`);
  expect(films.filter((file) => !existsSync(`${root}/${file}`))).toEqual([]);
  expect(films.filter((file) => statSync(`${root}/${file}`).size > 300_000)).toEqual([]);
});

/** Routes that render nothing themselves. */
const SHOW_NOTHING = new Set(['ConnectScreen', 'DeskTexts', 'LaterTexts', 'FormStudio']);

/** Lazily loaded parts of a screen. */
const PARTS = new Set(['AskedFirst', 'FormList', 'SignInAgain']);

/** All components loaded by the routes of an app. */
function routedComponents(app: string): string[] {
  const routes = read(`apps/${app}/src/routes.tsx`);
  return [...routes.matchAll(/import\('[^']+'\)(?:\)|\.then\(\(m\) => m)\.(\w+)/g)]
    .map(([, name]) => name!)
    .filter((name) => !SHOW_NOTHING.has(name) && !PARTS.has(name));
}

describe.each(['child', 'answers-viewer'])('the routes of %s', (app) => {
  const stories = files.filter((file) => file.startsWith(`apps/${app}/`)).map(read);

  test('are found', () => {
    expect(routedComponents(app).length).toBeGreaterThan(8);
  });

  test.each(routedComponents(app))('%s has a story, which is checked as a whole screen', (name) => {
    const shown = stories.find((text) => new RegExp(`component: ${name}\\b|<${name}[\\s/>]`).test(text));
    expect(shown).toContain("tags: ['screen']");
  });
});

describe('every screen', () => {
  const screens = files.filter((file) => read(file).includes("tags: ['screen']"));
  const fetching = screens.filter((file) => /\bhangs\('get'/.test(read(file)));

  test.each(screens)('%s is told in English too', (file) => {
    expect(read(file)).toMatch(/const \w*English\b/);
  });

  test.each(fetching)('%s, which loads, also shows what is seen when that fails', (file) => {
    expect(read(file)).toMatch(/\b(?:fails|unreachable)\(/);
  });
});
