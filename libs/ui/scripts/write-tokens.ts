// npm run tokens -w @lykta/ui: writes tokens.css, donut.css and tokens.json from their TypeScript source.
import { writeFileSync } from 'node:fs';
import { donutCss, tokensCss } from '../src/tokens/css.ts';
import { designTokensJson } from '../src/tokens/design-tokens.ts';

writeFileSync(new URL('../src/tokens/tokens.css', import.meta.url), tokensCss());
writeFileSync(new URL('../src/tokens/donut.css', import.meta.url), donutCss());
writeFileSync(new URL('../src/tokens/tokens.json', import.meta.url), designTokensJson());
