import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { donutCss, tokensCss } from './css.ts';

const written = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');

test('tokens.css and donut.css are what their source says; else run "npm run tokens -w @lykta/ui"', () => {
  expect(written('tokens.css')).toBe(tokensCss());
  expect(written('donut.css')).toBe(donutCss());
});

test('the colours of a donut come with it alone, in both themes', () => {
  expect(tokensCss()).not.toContain('--donut');
  expect(donutCss()).toMatch(/:root,\n\[data-theme='light'\] \{\n {2}--donut-1: #868CF8;/);
  expect(donutCss().match(/--donut-edge: #1F2940;/g)).toHaveLength(2);
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
