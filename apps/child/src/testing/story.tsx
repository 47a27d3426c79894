import '@lykta/ui/tokens.css';
import '@lykta/ui/base.css';
import { RouterLink, TextsProvider } from '@lykta/app-shell';
import { DialogExit, LinkProvider, ToastProvider } from '@lykta/ui';
import { languageOf, type Language } from '@lykta/domain';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { LeaveFast } from '../frame/screen/leave-fast.tsx';
import { rememberLogin } from '../frame/storage/login-time.ts';
import { forgetSignOut } from '../frame/storage/waiting-sign-out.ts';
import { createTexts } from '../i18n.ts';
import { addInnerTexts } from '../inner-texts.ts';
import { addLaterTexts } from '../later-texts.tsx';
import { openArabic } from '@lykta/languages/ar';
import { en } from '../locales/en.ts';
import { makeStore } from '../store.ts';

interface Place {
  /** The visitor's path, such as `/mood/good`, with optional router state. */
  at?: string | { pathname: string; state: unknown };
  /** The route pattern, for screens that read parameters: `/mood/:type`. */
  route?: string;
  /** The language; by default the toolbar's. */
  language?: Language;
}

function textsIn(language: Language) {
  const texts = createTexts();
  addInnerTexts(texts);
  addLaterTexts(texts);
  texts.addResourceBundle('en', 'translation', en);
  if (language === 'ar') texts.addResourceBundle('ar', 'translation', openArabic());
  void texts.changeLanguage(language);
  return texts;
}

/** Shows where a story's screen navigated to, for its play function. */
function Elsewhere() {
  return (
    <main style={{ padding: '3rem 1.5rem', textAlign: 'center', overflowWrap: 'anywhere' }}>
      <h1>{useLocation().pathname}</h1>
    </main>
  );
}

function Surroundings({ at = '/story', route, language = 'sv', children }: Place & { children: ReactNode }) {
  const [store] = useState(() => {
    // Removes what an earlier story left behind.
    forgetSignOut();
    rememberLogin(new Date('2026-11-19T08:00:00Z'));
    return makeStore();
  });
  const [texts] = useState(() => textsIn(language));
  const own = route ?? (typeof at === 'string' ? at.split(/[?#]/)[0] : at.pathname);
  return (
    <Provider store={store}>
      <TextsProvider texts={texts}>
        <MemoryRouter initialEntries={[at]}>
          <LinkProvider component={RouterLink}>
            <ToastProvider closeLabel="Stäng">
              <DialogExit exit={<LeaveFast />}>
                <Routes>
                  <Route path={own} element={children} />
                  <Route path="*" element={<Elsewhere />} />
                </Routes>
              </DialogExit>
            </ToastProvider>
          </LinkProvider>
        </MemoryRouter>
      </TextsProvider>
    </Provider>
  );
}

/**
 * Renders a story inside the app: store, router, texts, toasts. Any other path shows its name. A story can override
 * the place in its parameters: `parameters: { place: { language: 'en' } }`.
 */
export function inApp(place: Place = {}): Decorator {
  return function InApp(Story, { globals, parameters }) {
    const own = { ...place, ...(parameters.place as Place | undefined) };
    const chosen: unknown = globals.language;
    const language = own.language ?? languageOf(chosen) ?? 'sv';
    return (
      <Surroundings key={language} {...own} language={language}>
        <Story />
      </Surroundings>
    );
  };
}
