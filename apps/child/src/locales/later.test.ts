import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { later } from './later.ts';

const src = path.join(import.meta.dirname, '..');

/** Screens whose routes lie inside LaterTexts, or that add these texts themselves. */
const WITH_THEM = [
  'features/calm/',
  'features/kept/',
  'features/settings/',
  'features/sharing/',
  'features/story/',
  'features/questions/together/',
  'features/try/',
  'features/account/ask-for-code.tsx',
  'features/account/legacy-login.tsx',
  'features/account/migrate-screen.tsx',
  'features/account/new-username.tsx',
  'features/account/type-code.tsx',
  'features/account/undo-screen.tsx',
  'features/account/verify-screen.tsx',
];

it('a text that comes later is used only by screens that bring it', () => {
  const ids = Object.keys(later);
  const files = globSync('**/*.{ts,tsx}', {
    cwd: src,
    exclude: ['locales/**', '**/*.{stories,test}.{ts,tsx}'],
  });
  const others = files
    .filter((file) => !WITH_THEM.some((place) => file.startsWith(place)))
    .filter((file) => {
      const code = readFileSync(path.join(src, file), 'utf8');
      return ids.some((id) => code.includes(`'${id}'`));
    });
  expect(files.length).toBeGreaterThan(200);
  expect(others).toEqual([]);
});
