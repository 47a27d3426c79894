import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const COMMENT = /\/\*[\s\S]*?\*\//g;
/** Blocks that style no element: only values, fonts and movements. */
const ALLOWED = /^(?:@layer |@font-face|@property |@keyframes |:root$)/;
/** Sheets outside the layers, and why. */
const EXEMPT = new Set([
  // Overrides altcha's own styles, which are in no layer.
  'libs/ui/src/field/bot-check/bot-check.module.css',
  // Generated; sets only values, some of them by media query.
  'libs/ui/src/tokens/tokens.css',
]);

/** Finds styles outside the cascade layers: they would beat every layer, the focus ring's included (decision 7). */
export function findUnlayeredStyles(root: string): string[] {
  return globSync('{apps,libs}/*/src/**/*.css', { cwd: root })
    .filter((file) => !EXEMPT.has(file))
    .sort()
    .flatMap((file) =>
      topLevel(readFileSync(path.join(root, file), 'utf8'))
        .filter((prelude) => !ALLOWED.test(prelude))
        .map((prelude) => `${file}: put “${prelude}” in @layer screens or components.`),
    );
}

/** Returns what stands before each block that is in no other block. */
function topLevel(css: string): string[] {
  const preludes: string[] = [];
  let depth = 0;
  let text = '';
  for (const sign of css.replace(COMMENT, '')) {
    if (sign === '{' && depth++ === 0) preludes.push(text.trim().replace(/\s+/g, ' '));
    if (sign === '}') depth--;
    text = depth > 0 || /[{};]/.test(sign) ? '' : text + sign;
  }
  return preludes;
}
