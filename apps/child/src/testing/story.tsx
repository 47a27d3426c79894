import '@lykta/ui/tokens.css';
import '@lykta/ui/base.css';
import { DialogExit, LinkProvider, ToastProvider } from '@lykta/ui';
import type { Language } from '@lykta/domain';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { LeaveFast } from '../frame/screen/leave-fast.tsx';
import { RouterLink } from '../frame/screen/router-link.tsx';
import { rememberLogin } from '../frame/storage/login-time.ts';
import { forgetSignOut } from '../frame/storage/waiting-sign-out.ts';
import { createTexts } from '../i18n.ts';
import { addInnerTexts } from '../inner-texts.ts';
import { en } from '../locales/en.ts';
import { makeStore } from '../store.ts';

interface Place {
  /** Where the visitor is, such as `/mood/good`; with the state that the screen before hands over. */
  at?: string | { pathname: string; state: unknown };
  /** The route that matches, where the screen reads parameters: `/mood/:type`. */
  route?: string;
  /** The language; without one the toolbar decides. */
  language?: Language;
}

function textsIn(language: Language) {
  const texts = createTexts();
  addInnerTexts(texts);
  texts.addResourceBundle('en', 'translation', en);
  void texts.changeLanguage(language);
  return texts;
}

/** Where a story's screen led to, for its play function to read. */
function Elsewhere() {
  return (
    <main>
      <h1>{useLocation().pathname}</h1>
    </main>
  );
}

function Surroundings({ at = '/story', route, language = 'sv', children }: Place & { children: ReactNode }) {
  const [store] = useState(() => {
    // What a story before this one left behind.
    forgetSignOut();
    rememberLogin(new Date('2026-11-19T08:00:00Z'));
    return makeStore();
  });
  const [texts] = useState(() => textsIn(language));
  const own = route ?? (typeof at === 'string' ? at.split(/[?#]/)[0] : at.pathname);
  return (
    <Provider store={store}>
      <I18nextProvider i18n={texts}>
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
      </I18nextProvider>
    </Provider>
  );
}

/**
 * Puts a story into the app: store, router, texts, messages. Another path shows its name.
 * One story's own place stands in its parameters: `parameters: { place: { language: 'en' } }`.
 */
export function inApp(place: Place = {}): Decorator {
  return function InApp(Story, { globals, parameters }) {
    const own = { ...place, ...(parameters.place as Place | undefined) };
    const chosen: unknown = globals.language;
    const language = own.language ?? (chosen === 'en' ? 'en' : 'sv');
    return (
      <Surroundings key={language} {...own} language={language}>
        <Story />
      </Surroundings>
    );
  };
}
