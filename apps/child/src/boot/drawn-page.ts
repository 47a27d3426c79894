import { markLanguage, type Language } from '@lykta/domain';
import { greetingAt } from '../features/home/greeting.ts';
import { changeSettings } from '../frame/storage/settings.ts';

/** The pages that the build draws in every language (prerender.tsx). */
type DrawnPage = 'start' | 'frame' | 'home';

/** Sets the page's language, and shows a drawn page until the app replaces it. Its language menu works at once. */
export function showDrawnPage(language: Language, page: DrawnPage | undefined): void {
  markLanguage(document.documentElement, language);
  const drawn = page && document.getElementById(`drawn-${page}-${language}`);
  const root = document.getElementById('root');
  if (!root || !(drawn instanceof HTMLTemplateElement)) return;
  root.replaceChildren(drawn.content.cloneNode(true));
  const now = greetingAt(new Date().getHours());
  root.querySelectorAll(`[data-greeting]:not([data-greeting=${now}])`).forEach((other) => other.remove());
  const menu = root.querySelector('select');
  menu?.addEventListener('change', () => {
    const chosen = menu.value as Language;
    // For the app, which is about to replace this page (frame/language.ts).
    window.lyktaLanguage = chosen;
    changeSettings({ language: chosen });
    // An added language is not drawn: the page stays as it is until the app has come.
    if (!document.getElementById(`drawn-${page}-${chosen}`)) return;
    showDrawnPage(chosen, page);
    root.querySelector('select')?.focus();
  });
}
