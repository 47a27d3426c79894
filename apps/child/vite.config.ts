import { avatarAssets } from '@lykta/avatar/vite';
import { layerOrder } from '@lykta/ui/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const address = { port: 4200, strictPort: true, host: '127.0.0.1' };

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/child-app',
  plugins: [react(), avatarAssets(), layerOrder()],
  server: address,
  preview: address,
  // Phones that children inherit: Android WebView from 2022, iPhones from iOS 15.6.
  build: { target: ['chrome100', 'safari15.6', 'firefox100'] },
});
