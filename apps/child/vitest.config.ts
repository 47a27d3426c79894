import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/child',
  plugins: [react()],
  test: { name: 'child', environment: 'happy-dom', include: ['src/**/*.test.{ts,tsx}'] },
});
