// npm run tokens -w @lykta/ui: writes tokens.css from its TypeScript source.
import { writeFileSync } from 'node:fs';
import { tokensCss } from '../src/tokens/css.ts';

writeFileSync(new URL('../src/tokens/tokens.css', import.meta.url), tokensCss());
