import { avatarAssets } from '@lykta/avatar/vite';
import { bootScript } from '@lykta/ui/boot-script';
import { contentSecurity } from '@lykta/ui/content-security';
import { namedFiles } from '@lykta/ui/named-files';
import { securityTextFile } from '@lykta/ui/security-text';
import { layerOrder } from '@lykta/ui/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const address = { port: 4300, strictPort: true, host: '127.0.0.1' };

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/answers-viewer',
  plugins: [
    react(),
    avatarAssets(),
    layerOrder(),
    bootScript(),
    namedFiles('desk'),
    namedFiles('list'),
    securityTextFile(),
    contentSecurity(),
  ],
  server: address,
  preview: address,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // What every screen needs comes in one file: on a slow network each file more is a wait more.
    rolldownOptions: {
      // Names of calls are written where they are used: else those of every screen come with the first file.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] },
            // The sign-in page, and before the desk: it must not bring the desk for what both need.
            { name: 'sign-in', test: /features\/sign-in\/sign-in\.tsx$/ },
            // The start page with all that it needs, which the boot script fetches for who is signed in.
            { name: 'desk', test: /answers-viewer\/src\/(desk-texts|features\/start\/start)\.tsx$/ },
            // The list of children with what the desk has not: for who opens it by its address.
            { name: 'list', test: /features\/children\/children\.tsx$/ },
          ],
        },
      },
    },
  },
});
