import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/app-shell',
  plugins: [react()],
  test: { name: 'app-shell', environment: 'happy-dom', isolate: false, include: ['src/**/*.test.{ts,tsx}'] },
});
