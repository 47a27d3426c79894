import { avatarAssets } from '@lykta/avatar/vite';
import { contentSecurity } from '@lykta/ui/content-security';
import { securityTextFile } from '@lykta/ui/security-text';
import { layerOrder } from '@lykta/ui/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const address = { port: 4300, strictPort: true, host: '127.0.0.1' };

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/answers-viewer',
  plugins: [react(), avatarAssets(), layerOrder(), securityTextFile(), contentSecurity()],
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
            // The fields of the sign-in page, which would otherwise be a file each.
            { name: 'fields', test: /libs\/ui\/src\/field\/(text-field|password-field)\// },
          ],
        },
      },
    },
  },
});
