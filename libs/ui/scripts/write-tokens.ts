// npm run tokens -w @lykta/ui: writes tokens.css, tokens.json and a file for each group of roles with one of its own,
// such as donut.css, from their TypeScript source.
import { writeFileSync } from 'node:fs';
import { groupCss, groupsOfTheirOwn, tokensCss } from '../src/tokens/css.ts';
import { designTokensJson } from '../src/tokens/design-tokens.ts';

writeFileSync(new URL('../src/tokens/tokens.css', import.meta.url), tokensCss());
for (const group of groupsOfTheirOwn) {
  writeFileSync(new URL(`../src/tokens/${group}.css`, import.meta.url), groupCss(group));
}
writeFileSync(new URL('../src/tokens/tokens.json', import.meta.url), designTokensJson());
