import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/avatar',
  test: { name: 'avatar', environment: 'happy-dom', include: ['{src,vite}/**/*.test.{ts,tsx}'] },
});
