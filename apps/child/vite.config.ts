import { avatarAssets } from '@lykta/avatar/vite';
import { bootScript } from '@lykta/ui/boot-script';
import { contentSecurity } from '@lykta/ui/content-security';
import { questionDrawings } from '@lykta/ui/question-drawings';
import { securityTextFile } from '@lykta/ui/security-text';
import { layerOrder } from '@lykta/ui/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { homeFiles } from './vite/home-files.ts';
import { inlineStyles } from './vite/inline-styles.ts';
import { prerenderStartPage } from './vite/prerender.ts';
import { serviceWorker } from './vite/service-worker.ts';

const address = { port: 4200, strictPort: true, host: '127.0.0.1' };

/** What the page's own sources need, also where the start page is drawn. */
const pagePlugins = () => [...react(), layerOrder()];
const appPlugins = () => [...pagePlugins(), avatarAssets()];

const home = homeFiles(appPlugins);

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/child-app',
  plugins: [
    ...appPlugins(),
    questionDrawings(),
    bootScript(),
    serviceWorker(),
    ...home.plugins,
    inlineStyles(),
    prerenderStartPage(pagePlugins),
    securityTextFile(),
    contentSecurity(),
  ],
  server: address,
  preview: address,
  // Phones that children inherit: Android WebView from 2022, iPhones from iOS 15.6.
  build: {
    target: ['chrome100', 'safari15.6', 'firefox100'],
    // What every screen needs comes in one file, and what home needs in another: on a slow network each file more is a
    // wait more.
    rolldownOptions: {
      // Names of calls are written where they are used: else those of every screen come with the first file.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }, ...home.groups] },
      },
    },
  },
});
