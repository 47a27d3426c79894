import { present } from '@lykta/domain';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupsOfTheirOwn } from './tokens/css.ts';
import { rolesIn } from './tokens/roles.ts';
import { palette, scales } from './tokens/tokens.ts';

/** Made from the roles, so they hold the colours themselves. */
const MADE = ['tokens', ...groupsOfTheirOwn].map((name) => `tokens/${name}.css`);

const sheets = globSync('**/*.css', { cwd: import.meta.dirname })
  .filter((file) => !MADE.includes(file))
  .map((file) => [file, readFileSync(`${import.meta.dirname}/${file}`, 'utf8')] as const);

const declared = (css: string) =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.trim());

test('there are sheets to look at', () => {
  expect(sheets.length).toBeGreaterThan(40);
});

test.each(sheets)('%s uses roles, and no colour of its own', (_file, css) => {
  const colours = declared(css).filter((line) => /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/i.test(line));
  expect(colours).toEqual([]);
});

/** The night of the start page is the same picture in both themes; bulbs and the film button are drawings too. */
const NIGHT = new Set([
  'frame/start-scene/start-scene.module.css',
  'frame/play-button/play-button.module.css',
  'media/video/video.module.css',
  'feedback/streak-bulbs/streak-bulbs.module.css',
]);

test.each(sheets.filter(([file]) => !NIGHT.has(file)))('%s uses no palette colour', (_file, css) => {
  const used = [...css.matchAll(/var\(--([\w-]+)/g)].map((match) => present(match[1], 'match[1]'));
  expect(used.filter((name) => name in palette && !name.startsWith('mood-'))).toEqual([]);
});

test.each(sheets)('%s uses only tokens that exist', (_file, css) => {
  const known = new Set([
    ...Object.keys(palette),
    ...Object.keys(rolesIn('light')),
    ...Object.values(scales).flatMap((group) => Object.keys(group.tokens)),
    ...[...css.matchAll(/(?:^|[\s{])--([\w-]+)\s*:/g)].map((match) => present(match[1], 'match[1]')),
    // Set by a component's style attribute, or optional with a fallback value.
    'above',
    'at',
    'bar',
    'banner-picture',
    'card-line',
    'foot',
    'header',
    'days',
    'mood',
    'nth',
    'focus-line',
    'focus-offset',
    'focus-rim',
  ]);
  const used = [...css.matchAll(/var\(--([\w-]+)/g)].map((match) => present(match[1], 'match[1]'));
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

test.each(sheets.filter(([file]) => file.endsWith('.module.css') && !file.startsWith('field/bot-check/')))(
  '%s lies in the layer of the components, so that a screen can lay its own over it',
  (_file, css) => {
    expect(css.startsWith('@layer components {')).toBe(true);
  },
);

test.each(sheets.filter(([, css]) => css.includes('var(--e-card)')))(
  '%s: a card has a line where shadows and fills are not enough to see it',
  (_file, css) => {
    const drawn = (name: string) => css.split(`var(--${name}`).length;
    expect(drawn('card-line')).toBe(drawn('e-card'));
  },
);
