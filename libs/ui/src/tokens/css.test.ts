import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupCss, groupsOfTheirOwn, tokensCss } from './css.ts';
import { roles } from './roles.ts';

const written = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');

test('tokens.css is what its source says; else run "npm run tokens -w @lykta/ui"', () => {
  expect(written('tokens.css')).toBe(tokensCss());
});

test.each(groupsOfTheirOwn)('%s.css is what its source says, and its colours come with it alone', (group) => {
  expect(written(`${group}.css`)).toBe(groupCss(group));
  for (const role of Object.keys(roles[group])) {
    expect(groupCss(group)).toContain(`--${role}: `);
    expect(tokensCss()).not.toContain(`--${role}:`);
  }
});

test('a file of a group has the light theme, and what the dark one and the system change', () => {
  expect(groupCss('donut')).toMatch(/:root,\n\[data-theme='light'\] \{\n {2}--donut-1: #868CF8;/);
  expect(groupCss('donut').match(/--donut-edge: #1F2940;/g)).toHaveLength(2);
});

test('both themes, the system theme, more contrast, forced colours and reduced motion are there', () => {
  const css = tokensCss();
  expect(css).toContain("@media screen {\n  [data-theme='dark'] {\n    color-scheme: dark;");
  expect(css).toContain('@media screen and (prefers-color-scheme: dark) {\n  :root:not([data-theme])');
  expect(css).toMatch(
    /prefers-contrast: more\) \{\n {2}:root:root,\n {2}\[data-theme\] \{\n {4}--text-quiet: var\(--text\);/,
  );
  expect(css).toMatch(
    /forced-colors: active\) \{\n {2}:root:root,\n {2}\[data-theme\] \{\n {4}--page: Canvas;/,
  );
  expect(css).toMatch(/prefers-reduced-motion: reduce\) \{\n {2}:root \{\n {4}--t-fast: 0ms;/);
});
