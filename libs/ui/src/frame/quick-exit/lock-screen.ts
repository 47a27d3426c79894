import { cover } from './leave.ts';

/** Styles of the lock screen, the same in every theme. */
const LOOK = 'display:grid;align-content:start;justify-items:center;gap:0.5rem;padding-block-start:18vh';
const NIGHT = 'background:#0F1524;color:#F7EFE1;font-family:system-ui,sans-serif';
const OFTEN = 5000;

/**
 * Covers the app with an imitation of a locked phone, with time and date, until the app is restarted. It is the quick
 * exit of the native app (docs/product.md §2).
 * @param language of the date, a BCP 47 tag
 */
export function showLockScreen(language: string): void {
  if (document.querySelector('[data-cover]')) return;
  const sheet = cover();
  sheet.style.cssText += `;${LOOK};${NIGHT}`;
  const time = document.createElement('time');
  time.style.cssText = 'font-size:5rem;font-weight:300;line-height:1';
  const date = document.createElement('p');
  date.style.cssText = 'font-size:1.25rem';
  sheet.append(time, date);
  const showTime = () => {
    const now = new Date();
    time.textContent = now.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
    date.textContent = now.toLocaleDateString(language, { weekday: 'long', day: 'numeric', month: 'long' });
  };
  showTime();
  setInterval(showTime, OFTEN);
  // Keeps screen readers and the keyboard away from the app behind it.
  for (const element of document.body.children)
    if (element !== sheet && element instanceof HTMLElement) element.inert = true;
}
