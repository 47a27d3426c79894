import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokensCss } from './css.ts';

test('tokens.css is what its source says; else run "npm run tokens -w @lykta/ui"', () => {
  const written = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');
  expect(written).toBe(tokensCss());
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
