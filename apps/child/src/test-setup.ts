import { cleanup } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';

// The files of a worker share a window: each begins with empty storage, and leaves nothing drawn.
beforeAll(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterAll(cleanup);
