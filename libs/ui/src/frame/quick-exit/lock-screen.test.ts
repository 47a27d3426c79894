import { present } from '@lykta/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { showLockScreen } from './lock-screen.ts';

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('shows the time and the date, and nothing of the app can be reached', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 16, 5) });
  document.body.innerHTML = '<main><button>Min berättelse</button></main>';
  document.title = 'Lykta';
  showLockScreen('sv-SE');
  const sheet = present(
    document.querySelector<HTMLElement>('[data-cover]'),
    'document.querySelector<HTMLElement>(…)',
  );
  expect(sheet.textContent).toBe('16:05fredag 20 november');
  expect(document.title).toBe('');
  expect(document.querySelector('main')?.inert).toBe(true);
  vi.setSystemTime(new Date(2026, 10, 20, 16, 6));
  vi.advanceTimersByTime(5000);
  expect(sheet.textContent).toContain('16:06');
});

test('a second press changes nothing', () => {
  showLockScreen('en-GB');
  showLockScreen('en-GB');
  expect(document.querySelectorAll('[data-cover]')).toHaveLength(1);
});
